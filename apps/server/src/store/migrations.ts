// The shape of the database, as numbered steps that are run at start. A step that was ever released is never
// edited: what changes comes as a new one at the end.

import type { Dialect } from './shared-statements.ts';
import { StoreError } from './store.ts';

export type { Dialect };

/** Both dialects take these types: `double precision` holds a time in milliseconds, 0 and 1 stand for no and yes. */
function first(dialect: Dialect): string {
  // A log is read in order, so SQLite keeps its entries side by side.
  const sideBySide = dialect === 'sqlite' ? 'without rowid' : '';
  return `
    create table tables (
      id text primary key,
      length integer not null,
      phase text not null,
      game text not null,
      listed integer not null,
      due_at double precision,
      people text not null,
      opened_at double precision not null,
      changed_at double precision not null,
      line text not null
    );
    create index tables_due on tables (due_at) where due_at is not null;
    create index tables_listed on tables (phase, changed_at) where listed = 1;
    create index tables_playing on tables (id) where phase = 'playing';

    create table entries (
      table_id text not null references tables on delete cascade,
      n integer not null,
      at double precision not null,
      event text not null,
      primary key (table_id, n)
    ) ${sideBySide};

    create table players (
      table_id text not null references tables on delete cascade,
      person_id text not null,
      phase text not null,
      primary key (table_id, person_id)
    ) ${sideBySide};
    create index players_person on players (person_id, phase);

    create table people (
      id text primary key,
      name text not null,
      is_bot integer not null,
      offer text,
      since double precision not null
    );
    create index people_offering on people (since) where offer is not null;

    create table keys (hash text primary key, person_id text not null references people on delete cascade);
    create index keys_person on keys (person_id);

    create table codes (
      hash text primary key,
      person_id text not null references people on delete cascade,
      until double precision not null
    );
    create index codes_person on codes (person_id);

    create table beat (one integer primary key check (one = 1), at double precision not null);
  `;
}

/** Built-in bots are people without a key, so that each has ratings. */
function second(): string {
  return `
    insert into people (id, name, is_bot, offer, since) values
      ('house-kitten', 'kitten', 1, null, 0), ('house-cat', 'cat', 1, null, 0), ('house-tiger', 'tiger', 1, null, 0);

    create table ratings (
      person_id text not null references people on delete cascade,
      game text not null,
      kind text not null,
      mu double precision not null,
      sigma double precision not null,
      games integer not null,
      primary key (person_id, game, kind)
    );

    create table rated (table_id text primary key references tables on delete cascade);
  `;
}

/** Keeps track of people named in a log after they left the table or took it off their list. */
function third(dialect: Dialect): string {
  const named =
    dialect === 'sqlite'
      ? `select table_id, value as person_id from entries, json_tree(event)
         where key in ('person', 'host') and type = 'text'`
      : `select table_id, found[1] as person_id
         from entries, regexp_matches(event, '"(?:person|host)":"([^"]+)"', 'g') as found`;
  return `
    alter table players add column keeps integer not null default 1;

    insert into players (table_id, person_id, phase, keeps)
    select distinct table_id, person_id, phase, 0 from (${named}) as named join tables on tables.id = table_id
    where true on conflict do nothing;
  `;
}

/** A key says on which device it is; a recovery code is the way back when all are lost. `probe` is written to see that it can be. */
function devices(): string {
  return `
    alter table keys add column label text not null default '';
    alter table keys add column made_at double precision;
    alter table keys add column used_at double precision;

    create table recoveries (
      person_id text primary key references people on delete cascade,
      hash text not null unique,
      made_at double precision not null
    );

    create table probe (one integer primary key check (one = 1), padding text not null);
    insert into probe (one, padding) values (1, '');
  `;
}

/** The host of a table and until when its end is delayed, for lists; mutes and blocks. */
function hostsAndMarks(dialect: Dialect): string {
  const host = dialect === 'sqlite' ? `json_extract(event, '$.host')` : `event::json ->> 'host'`;
  return `
    alter table tables add column host text not null default '';
    alter table tables add column hidden_until double precision;
    update tables set host = coalesce(
      (select ${host} from entries where entries.table_id = tables.id and n = 0 and event like '%"host"%'), '');
    create index tables_host on tables (host) where listed = 1;

    create table marks (
      person_id text not null references people on delete cascade,
      other_id text not null references people on delete cascade,
      kind text not null,
      since double precision not null,
      primary key (person_id, other_id)
    );
    create index marks_other on marks (other_id);
  `;
}

/** The store's time and outages, and who played rated games with whom. */
function timeAndRatings(): string {
  return `
    alter table beat add column ahead double precision not null default 0;
    create table outages (since double precision primary key, until double precision not null);

    create table met (
      person_id text not null references people on delete cascade,
      other_id text not null references people on delete cascade,
      game text not null,
      kind text not null,
      at double precision not null
    );
    create index met_pair on met (person_id, other_id, game, kind, at);
  `;
}

/** Players' reports, and what operators do. Acts are only ever added; who deletes themselves takes reports along. */
function moderation(): string {
  return `
    create table reports (
      id text primary key,
      at double precision not null,
      reporter_id text not null references people on delete cascade,
      person_id text not null references people on delete cascade,
      name text not null,
      table_id text not null,
      n integer not null,
      reason text not null,
      words text not null,
      quote text,
      closed_at double precision,
      unique (reporter_id, person_id, table_id, n)
    );
    create index reports_open on reports (at) where closed_at is null;
    create index reports_person on reports (person_id);

    create table watchers (
      table_id text not null references tables on delete cascade,
      person_id text not null references people on delete cascade,
      primary key (table_id, person_id)
    );
    create index watchers_person on watchers (person_id);

    create table warnings (
      id text primary key,
      at double precision not null,
      person_id text not null references people on delete cascade,
      text text not null,
      read_at double precision
    );
    create index warnings_person on warnings (person_id);

    create table bans (
      id text primary key,
      at double precision not null,
      person_id text,
      address text,
      until double precision not null,
      reason text not null
    );
    create index bans_until on bans (until);

    create table acts (
      id text primary key,
      at double precision not null,
      operator text not null,
      what text not null,
      person_id text,
      table_id text,
      address text,
      detail text not null,
      why text not null
    );
    create index acts_at on acts (at);
    create index acts_person on acts (person_id);

    create table admin_keys (label text primary key, hash text not null, at double precision not null);
  `;
}

/** Levels between the first three. */
function moreLevels(): string {
  return `
    insert into people (id, name, is_bot, offer, since) values
      ('house-ocelot', 'ocelot', 1, null, 0), ('house-lynx', 'lynx', 1, null, 0), ('house-leopard', 'leopard', 1, null, 0);
  `;
}

/** Contests, their plays and results; ratings day by day; public profiles. */
function contests(): string {
  return `
    create table contests (
      id text primary key,
      kind text not null,
      game text not null,
      plan text not null,
      secret text not null,
      opens_at double precision not null,
      closes_at double precision not null,
      title text not null,
      host_id text references people on delete set null,
      listed integer not null,
      source text unique
    );
    create index contests_opens on contests (kind, opens_at);
    create index contests_host on contests (host_id, closes_at) where host_id is not null;

    create table plays (
      contest_id text not null references contests on delete cascade,
      deal integer not null,
      person_id text not null references people on delete cascade,
      table_id text not null,
      begun_at double precision not null,
      total integer,
      margin integer,
      place integer,
      outcome text,
      line text,
      moves integer,
      think_ms double precision,
      ended_at double precision,
      noted_at double precision,
      primary key (contest_id, deal, person_id)
    );
    create index plays_noted on plays (contest_id, deal, noted_at);
    create index plays_person on plays (person_id, begun_at);
    create index plays_table on plays (table_id);

    create table rating_days (
      person_id text not null references people on delete cascade,
      game text not null,
      kind text not null,
      at double precision not null,
      mu double precision not null,
      sigma double precision not null,
      primary key (person_id, game, kind, at)
    );
    create index rating_days_at on rating_days (game, kind, at);

    create table profiles (person_id text primary key references people on delete cascade);
  `;
}

/** Notifications: when tables are due for them, subscriptions, wishes, and what is to be sent. */
function notices(): string {
  return `
    alter table tables add column notice_at double precision;
    create index tables_notice on tables (notice_at) where notice_at is not null;

    create table server_keys (name text primary key, value text not null);

    create table subscriptions (
      id text primary key,
      person_id text not null references people on delete cascade,
      key_hash text not null references keys on delete cascade,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      made_at double precision not null
    );
    create unique index subscriptions_key on subscriptions (key_hash);
    create index subscriptions_person on subscriptions (person_id);

    create table wishes (person_id text primary key references people on delete cascade, wishes text not null);

    create table notices (
      subscription_id text not null references subscriptions on delete cascade,
      topic text not null,
      content text not null,
      due_at double precision,
      tries integer not null,
      made_at double precision not null,
      primary key (subscription_id, topic)
    );
    create index notices_due on notices (due_at) where due_at is not null;
    create index notices_made on notices (made_at);
  `;
}

/** The first answer of each person to each puzzle, and how strong a solver they were then. */
function puzzleAnswers(): string {
  return `
    create table puzzle_answers (
      person_id text not null references people on delete cascade,
      game text not null,
      puzzle text not null,
      is_right integer not null,
      rating integer not null,
      at double precision not null,
      primary key (person_id, game, puzzle)
    );
    create index puzzle_answers_puzzle on puzzle_answers (game, puzzle);
  `;
}

/** Friends and requests, who appears offline, and until when somebody counts as online. */
function friends(): string {
  return `
    create table friends (
      person_id text not null references people on delete cascade,
      other_id text not null references people on delete cascade,
      since double precision not null,
      primary key (person_id, other_id)
    );
    create index friends_other on friends (other_id);

    create table hidden_people (person_id text primary key references people on delete cascade);

    create table here (
      person_id text primary key references people on delete cascade,
      until double precision not null
    );
  `;
}

const STEPS: readonly ((dialect: Dialect) => string)[] = [
  first,
  second,
  third,
  devices,
  hostsAndMarks,
  timeAndRatings,
  moderation,
  moreLevels,
  contests,
  notices,
  puzzleAnswers,
  friends,
];

export const CREATE_MIGRATIONS = `
  create table if not exists migrations (n integer primary key, at double precision not null)`;

/** The version of a database that is up to date. */
export const latestMigration = (): number => STEPS.length;

export interface Step {
  readonly n: number;
  readonly sql: string;
}

/** The steps still needed by a database that has had this many. */
export function stepsAfter(done: number, dialect: Dialect): readonly Step[] {
  if (done > STEPS.length)
    throw new StoreError(
      `The database has version ${done}, and this program knows versions up to ${STEPS.length}: ` +
        'start the newer program, or restore a backup from before the upgrade.',
    );
  return STEPS.map((step, index) => ({ n: index + 1, sql: step(dialect) })).slice(done);
}
