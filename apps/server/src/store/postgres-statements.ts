// Every statement of the PostgreSQL store but the append. Each is prepared under its name on the connections that use it.

import { CHANNEL } from './postgres-growth.ts';

const PERSON = 'id, name, is_bot, offer, since';

export const STATEMENTS = {
  entries: 'select n, at, event from entries where table_id = $1 and n >= $2 order by n',
  rawTable: 'select length, line from tables where id = $1',
  rewriteEntries: `
    update entries set event = e.event from unnest($2::int[], $3::text[]) as e (n, event)
    where table_id = $1 and entries.n = e.n`,
  rewriteLine: 'update tables set line = $2 where id = $1',
  tell: `select pg_notify('${CHANNEL}', $1)`,

  listed: `
    select line from unnest($1::text[]) as asked (phase), lateral (
      select line, changed_at from tables
      where listed = 1 and tables.phase = asked.phase and ($2::text is null or game = $2)
      order by changed_at desc limit $3
    ) as newest order by changed_at desc limit $3`,
  // By rank, so that tables that changed in the same millisecond stay on one page.
  gamesOf: `
    select line from (
      select line, changed_at, rank() over (order by changed_at desc) as place
      from players join tables on tables.id = players.table_id
      where person_id = $1 and keeps = 1 and players.phase = any ($2::text[]) and changed_at < $3
    ) as mine where place <= $4 order by changed_at desc`,

  tablesNaming: 'select table_id from players where person_id = $1',
  lockTables: 'select id, length from tables where id = any ($1::text[]) order by id for update',
  hidePlayer:
    'update players set keeps = 0 where table_id = $1 and person_id = $2 and keeps = 1 returning table_id',
  strikePlayer: `
    with struck as (
      delete from players where table_id = any ($1::text[]) and person_id = $2 returning table_id, keeps
    )
    select table_id from struck where keeps = 1`,
  deleteDeserted: `
    delete from tables where id = any ($1::text[]) and not exists (
      select 1 from players join people on people.id = person_id
      where table_id = tables.id and keeps = 1 and is_bot = 0)`,

  claimDue: `
    with due as materialized (
      select id from tables where due_at <= $1 order by due_at limit $3 for update skip locked
    )
    update tables set due_at = $2 from due where tables.id = due.id returning tables.id`,
  rest: 'update tables set due_at = null where id = $1 and length = $2',
  setAside: 'update tables set due_at = $2 where id = $1 and due_at is not null',
  // What another holds locked is being changed, and due later by that.
  putOff: `
    with waiting as materialized (
      select id from tables
      where listed = 1 and phase = 'open' and (
        id = any ($1::text[]) or id in (
          select table_id from players where person_id = any ($2::text[]) and phase = 'open' and keeps = 1))
      for update skip locked
    )
    update tables set due_at = least($3::float8, changed_at + $4::float8) from waiting where tables.id = waiting.id`,
  playing: "select id from tables where phase = 'playing'",
  beat: 'insert into beat (one, at) values (1, $1) on conflict (one) do update set at = excluded.at',
  lastBeat: 'select at from beat',

  addPerson: `
    with person as (insert into people (${PERSON}) values ($1, $2, $3, $4, $5))
    insert into keys (hash, person_id) values ($6, $1)`,
  person: `select ${PERSON} from people where id = $1`,
  personByKey: `select ${PERSON} from keys join people on people.id = person_id where hash = $1`,
  savePerson: 'update people set name = $2, is_bot = $3, offer = $4, since = $5 where id = $1',
  offers: `
    select ${PERSON} from people
    where offer is not null and is_bot = 1 and ($1::text is null or jsonb_exists(offer::jsonb -> 'games', $1))
    order by since desc limit $2`,
  addKey: 'insert into keys (hash, person_id) values ($2, $1)',
  removeKey: 'delete from keys where hash = $1',
  addCode: 'insert into codes (hash, person_id, until) values ($1, $2, $3)',
  takeCodes: 'delete from codes where hash = $1 or until <= $2 returning hash, person_id, until',

  markRated: `
    with settled as (update tables set due_at = null where id = $1 returning id)
    insert into rated (table_id) select id from settled
    on conflict do nothing returning table_id`,
  // Those who play are locked and not their ratings, of which there may be none yet.
  lockKnown: 'select id from people where id = any ($1::text[]) order by id for no key update',
  ratingsOf: `
    select person_id, game, kind, mu, sigma, games from ratings where person_id = $1 order by game, kind`,
  ratingsAmong: `
    select person_id, game, kind, mu, sigma, games from ratings
    where person_id = any ($1::text[]) and game = $2 and kind = $3`,
  putRatings: `
    insert into ratings (person_id, game, kind, mu, sigma, games)
    select person_id, $1, $2, mu, sigma, games
    from unnest($3::text[], $4::float8[], $5::float8[], $6::int[]) as s (person_id, mu, sigma, games)
    on conflict (person_id, game, kind)
      do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,

  deletePerson: 'delete from people where id = $1',
} as const;

export type StatementName = keyof typeof STATEMENTS;
