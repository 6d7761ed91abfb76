// Every statement of the PostgreSQL store but the append. Each is prepared under its name on the connections that use it.

import { NOBODY } from '../table/erase.ts';
import { CHANNEL } from './postgres-growth.ts';

const PERSON = 'id, name, is_bot, offer, since';

export const STATEMENTS = {
  entries: 'select n, at, event from entries where table_id = $1 and n >= $2 order by n limit $3',
  rawTable: 'select length, line from tables where id = $1',
  rewriteEntries: `
    update entries set event = e.event from unnest($2::int[], $3::text[]) as e (n, event)
    where table_id = $1 and entries.n = e.n`,
  rewriteLine: `
    update tables set line = $2, people = replace(people, $3, '${NOBODY}'), host = replace(host, $3, '${NOBODY}')
    where id = $1`,
  tell: `select pg_notify('${CHANNEL}', $1)`,

  listed: `
    select line, changed_at, hidden_until, turn from unnest($1::text[]) as asked (phase), lateral (
      select line, changed_at, hidden_until,
        row_number() over (partition by phase, host order by changed_at desc) as turn
      from (
        select line, changed_at, hidden_until, phase, host from tables
        where listed = 1 and ($2::text is null or game = $2) and (
          tables.phase = asked.phase and coalesce(hidden_until, 0) <= $4::float8
          or asked.phase = 'playing' and tables.phase = 'over' and hidden_until > $4::float8)
        order by changed_at desc limit 1000
      ) as newest
    ) as fair order by turn, changed_at desc limit $3 offset $5`,
  countListed: `
    select count(*)::int as count from tables where host = $1 and listed = 1 and phase in ('open', 'playing')`,
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
      where table_id = tables.id and keeps = 1 and is_bot = 0)
      and not exists (select 1 from plays where plays.table_id = tables.id)`,
  strikePlays: 'delete from plays where table_id = any ($1::text[]) and person_id = $2 returning table_id',

  claimDue: `
    with due as materialized (
      select id from tables where due_at <= $1 order by due_at limit $3 for update skip locked
    )
    update tables set due_at = $2 from due where tables.id = due.id returning tables.id`,
  rest: 'update tables set due_at = $3 where id = $1 and length = $2',
  setAside: 'update tables set due_at = $2 where id = $1 and due_at is not null',
  // Locked rows are being changed, and so will be due later.
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
  lastPlayed: "select max(changed_at) as at from tables where phase = 'playing'",
  lastBeat: 'select at from beat',
  // Both parts of a beat are single statements: a server cut off in between blocks nobody.
  beatRow: `
    select extract(epoch from clock_timestamp())::float8 * 1000 as clock, (select row_to_json(beat) from beat) as was,
      (select coalesce(json_agg(newest), '[]')
       from (select since, until from outages order by since desc limit $1) as newest) as outages`,
  putBeat: `
    with put as (
      insert into beat (one, at, ahead) values (1, $1, $2)
      on conflict (one) do update set at = excluded.at, ahead = excluded.ahead
        where beat.at = $3::float8 and beat.ahead = $4::float8
      returning one
    ),
    noted as (
      insert into outages (since, until) select $5::float8, $6::float8 from put where $5 is not null
      on conflict do nothing
    )
    select one from put`,

  addPerson: `
    with person as (insert into people (${PERSON}) values ($1, $2, $3, $4, $5))
    insert into keys (hash, person_id, label, made_at) values ($6, $1, $7, $8)`,
  person: `select ${PERSON} from people where id = $1`,
  personByKey: `select ${PERSON} from keys join people on people.id = person_id where hash = $1`,
  savePerson: 'update people set name = $2, is_bot = $3, offer = $4, since = $5 where id = $1',
  offers: `
    select ${PERSON} from people
    where offer is not null and is_bot = 1 and ($1::text is null or jsonb_exists(offer::jsonb -> 'games', $1))
    order by since desc limit $2`,
  addKey: 'insert into keys (hash, person_id, label, made_at) values ($2, $1, $3, $4)',
  removeKey: `
    with gone as (delete from keys where hash = $1 returning hash)
    select pg_notify('${CHANNEL}', $2) from gone`,
  useKey: 'update keys set used_at = $2 where hash = $1',
  devicesOf: `
    select hash, label, made_at, used_at from keys where person_id = $1
    order by coalesce(used_at, 0) desc, coalesce(made_at, 0) desc, hash`,
  putRecovery: `
    insert into recoveries (hash, person_id, made_at) select $1, id, $3 from people where id = $2
    on conflict (person_id) do update set hash = excluded.hash, made_at = excluded.made_at returning person_id`,
  recoveryOf: 'select made_at from recoveries where person_id = $1',
  personByRecovery: `select ${PERSON} from recoveries join people on people.id = person_id where hash = $1`,
  addCode: `
    insert into codes (hash, person_id, until) select $1, id, $3 from people where id = $2 returning person_id`,
  takeCodes: 'delete from codes where hash = $1 or until <= $2 returning hash, person_id, until',

  markRated: `
    with settled as (update tables set due_at = null where id = $1 returning id)
    insert into rated (table_id) select id from settled
    on conflict do nothing returning table_id`,
  // Locks the players, not their ratings, which may not exist yet.
  lockKnown: 'select id from people where id = any ($1::text[]) order by id for no key update',
  ratingsOf: `
    select person_id, game, kind, mu, sigma, games from ratings where person_id = $1 order by game, kind`,
  ratingsAmong: `
    select person_id, game, kind, mu, sigma, games from ratings
    where person_id = any ($1::text[]) and game = $2 and kind = $3`,
  countMet: `
    select count(met.at)::int as games
    from unnest($1::text[], $2::text[]) with ordinality as pair (one, other, n)
    left join met on person_id = one and other_id = other and game = $3 and kind = $4 and at > $5
    group by n order by n`,
  putMet: `
    with pair as (select * from unnest($1::text[], $2::text[]) as p (one, other)),
    forgotten as (
      delete from met using pair
      where person_id = one and other_id = other and game = $3 and kind = $4 and at <= $5
    )
    insert into met (person_id, other_id, game, kind, at)
    select one, other, $3, $4, $6 from pair
    where exists (select from people where id = one) and exists (select from people where id = other)`,
  putRatings: `
    with days as (
      insert into rating_days (person_id, game, kind, at, mu, sigma)
      select person_id, $1, $2, $7::float8, mu, sigma
      from unnest($3::text[], $4::float8[], $5::float8[]) as s (person_id, mu, sigma)
      on conflict (person_id, game, kind, at) do update set mu = excluded.mu, sigma = excluded.sigma
    )
    insert into ratings (person_id, game, kind, mu, sigma, games)
    select person_id, $1, $2, mu, sigma, games
    from unnest($3::text[], $4::float8[], $5::float8[], $6::int[]) as s (person_id, mu, sigma, games)
    on conflict (person_id, game, kind)
      do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,

  marksOf: `
    select other_id, name, kind, marks.since from marks join people on people.id = other_id
    where person_id = $1 order by marks.since desc, other_id`,
  countMarks: 'select count(*)::int as count from marks where person_id = $1 and other_id <> $2',
  putMark: `
    insert into marks (person_id, other_id, kind, since) values ($1, $2, $3, $4)
    on conflict (person_id, other_id) do update set kind = excluded.kind, since = excluded.since`,
  removeMark: 'delete from marks where person_id = $1 and other_id = $2',
  foesOf: `
    select person_id as id from marks where other_id = $1 and kind = 'block' and person_id = any ($2::text[])`,
  strangersTo: `
    select other_id as id from marks where person_id = $1 and kind = 'block'
    union select person_id from marks where other_id = $1 and kind = 'block' limit 2000`,

  clearTitles: "update contests set title = '', listed = 0 where host_id = $1",
  deletePerson: 'delete from people where id = $1',
  probe: "update probe set padding = ''",
} as const;

export type StatementName = keyof typeof STATEMENTS;
