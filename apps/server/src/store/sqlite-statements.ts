// Every statement of the SQLite store, prepared. The driver ends the process when it is given a boolean or
// undefined, hence the type of values; and it runs a statement to its end only by `all` and `run`, never by `get`.

import type { Database } from 'libsql';
import { NOBODY } from '../table/erase.ts';
import type { Value } from './rows.ts';

/** How many of the newest are put into a fair order. */
const MOST_RANKED = 1000;

const STATEMENTS = {
  table: 'select length, phase, people from tables where id = ?',
  addTable: `
    insert into tables (id, length, phase, game, listed, due_at, people, opened_at, changed_at, line, host,
      hidden_until, notice_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  growTable: `
    update tables set length = ?, phase = ?, game = ?, listed = ?, due_at = ?, people = ?,
      opened_at = ?, changed_at = ?, line = ?, host = ?, hidden_until = ?, notice_at = ?
    where id = ?`,
  // What most appends do: nothing changes that other indexes hold.
  goOn: `
    update tables set length = ?, due_at = ?, changed_at = ?, line = ?, notice_at = ?
    where id = ? and length = ? and phase = ? and listed = ? and people = ? and host = ? and hidden_until is ?`,
  addEntry: 'insert into entries (table_id, n, at, event) values (?, ?, ?, ?)',
  putPlayer: `
    insert into players (table_id, person_id, phase, keeps) values (?, ?, ?, 1)
    on conflict do update set phase = excluded.phase, keeps = case when phase = 'over' then keeps else 1 end`,
  hidePlayers: `
    update players set keeps = 0
    where table_id = ? and person_id not in (select value from json_each(?)) and keeps = 1`,

  entries: 'select n, at, event from entries where table_id = ? and n >= ? order by n limit ?',
  rawTable: 'select length, line from tables where id = ?',
  rewriteEntry: 'update entries set event = ? where table_id = ? and n = ?',
  rewriteLine: `
    update tables set line = ?, people = replace(people, ?, '${NOBODY}'), host = replace(host, ?, '${NOBODY}')
    where id = ?`,

  listed: `
    select line, changed_at, hidden_until,
      row_number() over (partition by host order by changed_at desc) as turn
    from (
      select line, changed_at, hidden_until, host from tables
      where listed = 1 and phase = ? and (? is null or game = ?)
        and coalesce(hidden_until, 0) > ? and coalesce(hidden_until, 0) <= ?
      order by changed_at desc limit ${MOST_RANKED}
    ) order by turn, changed_at desc limit ?`,
  countListed: `
    select count(*) as count from tables where host = ? and listed = 1 and phase in ('open', 'playing')`,
  // By rank, so that tables that changed in the same millisecond stay on one page.
  gamesOf: `
    select line from (
      select line, changed_at, rank() over (order by changed_at desc) as place
      from players join tables on tables.id = players.table_id
      where person_id = ? and keeps = 1 and players.phase in (select value from json_each(?)) and changed_at < ?
    ) where place <= ? order by changed_at desc`,

  hidePlayer: 'update players set keeps = 0 where table_id = ? and person_id = ? and keeps = 1',
  strikePlayer: 'delete from players where table_id = ? and person_id = ? returning keeps',
  deleteDeserted: `
    delete from tables where id = ? and not exists (
      select 1 from players join people on people.id = person_id
      where table_id = tables.id and keeps = 1 and is_bot = 0)
      and not exists (select 1 from plays where plays.table_id = tables.id)`,
  strikePlay: 'delete from plays where table_id = ? and person_id = ?',
  tablesNaming: 'select table_id from players where person_id = ?',

  claimDue: `
    update tables set due_at = ? where id in
      (select id from tables where due_at <= ? order by due_at limit ?) returning id`,
  rest: 'update tables set due_at = ? where id = ? and length = ?',
  setAside: 'update tables set due_at = ? where id = ? and due_at is not null',
  putOff: `
    update tables set due_at = min(?, changed_at + ?)
    where listed = 1 and phase = 'open' and (
      id in (select value from json_each(?)) or id in (
        select table_id from players join json_each(?) on person_id = value where phase = 'open' and keeps = 1))`,
  playing: "select id from tables where phase = 'playing'",
  lastPlayed: "select max(changed_at) as at from tables where phase = 'playing'",
  lastBeat: 'select at, ahead from beat',
  putBeat: `
    insert into beat (one, at, ahead) values (1, ?, ?)
    on conflict do update set at = excluded.at, ahead = excluded.ahead`,
  addOutage: 'insert into outages (since, until) values (?, ?) on conflict do nothing',
  outages: 'select since, until from outages order by since desc limit ?',

  addPerson: 'insert into people (id, name, is_bot, offer, since) values (?, ?, ?, ?, ?)',
  person: 'select id, name, is_bot, offer, since from people where id = ?',
  personByKey: `
    select id, name, is_bot, offer, since from keys join people on people.id = person_id where hash = ?`,
  savePerson: 'update people set name = ?, is_bot = ?, offer = ?, since = ? where id = ?',
  offers: `
    select id, name, is_bot, offer, since from people
    where offer is not null and is_bot = 1 and (? is null or ? in (select value from json_each(offer, '$.games')))
    order by since desc limit ?`,
  addKey: 'insert into keys (hash, person_id, label, made_at) values (?, ?, ?, ?)',
  removeKey: 'delete from keys where hash = ?',
  useKey: 'update keys set used_at = ? where hash = ?',
  devicesOf: `
    select hash, label, made_at, used_at from keys where person_id = ?
    order by coalesce(used_at, 0) desc, coalesce(made_at, 0) desc, hash`,
  putRecovery: `
    insert into recoveries (hash, made_at, person_id) select ?, ?, id from people where id = ?
    on conflict (person_id) do update set hash = excluded.hash, made_at = excluded.made_at`,
  recoveryOf: 'select made_at from recoveries where person_id = ?',
  personByRecovery: `
    select id, name, is_bot, offer, since from recoveries join people on people.id = person_id where hash = ?`,
  addCode: 'insert into codes (hash, until, person_id) select ?, ?, id from people where id = ?',
  takeCodes: 'delete from codes where hash = ? or until <= ? returning hash, person_id, until',

  settle: 'update tables set due_at = null where id = ?',
  markRated: `
    insert into rated (table_id) select id from tables where id = ? on conflict do nothing`,
  known: 'select id from people where id in (select value from json_each(?))',
  ratingsOf: `
    select person_id, game, kind, mu, sigma, games from ratings where person_id = ? order by game, kind`,
  ratingsAmong: `
    select person_id, game, kind, mu, sigma, games from ratings
    where person_id in (select value from json_each(?)) and game = ? and kind = ?`,
  countMet: `
    select count(*) as games from met
    where person_id = ? and other_id = ? and game = ? and kind = ? and at > ?`,
  forgetMet: 'delete from met where person_id = ? and other_id = ? and game = ? and kind = ? and at <= ?',
  addMet: `
    insert into met (person_id, other_id, game, kind, at)
    select one.id, other.id, ?, ?, ? from people as one, people as other where one.id = ? and other.id = ?`,
  putRating: `
    insert into ratings (person_id, game, kind, mu, sigma, games) values (?, ?, ?, ?, ?, ?)
    on conflict do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,
  putRatingDay: `
    insert into rating_days (person_id, game, kind, at, mu, sigma) values (?, ?, ?, ?, ?, ?)
    on conflict do update set mu = excluded.mu, sigma = excluded.sigma`,

  marksOf: `
    select other_id, name, kind, marks.since from marks join people on people.id = other_id
    where person_id = ? order by marks.since desc, other_id`,
  countMarks: 'select count(*) as count from marks where person_id = ? and other_id <> ?',
  putMark: `
    insert into marks (person_id, other_id, kind, since) values (?, ?, ?, ?)
    on conflict do update set kind = excluded.kind, since = excluded.since`,
  removeMark: 'delete from marks where person_id = ? and other_id = ?',
  foesOf: `
    select person_id as id from marks
    where other_id = ? and kind = 'block' and person_id in (select value from json_each(?))`,
  strangersTo: `
    select other_id as id from marks where person_id = ? and kind = 'block'
    union select person_id from marks where other_id = ? and kind = 'block' limit 2000`,

  clearTitles: "update contests set title = '', listed = 0 where host_id = ?",
  deletePerson: 'delete from people where id = ?',
  probe: 'update probe set padding = ?',
} as const;

export interface Statement {
  all<Row>(...values: Value[]): Row[];
  run(...values: Value[]): { readonly changes: number };
}

export type SqliteStatements = Readonly<Record<keyof typeof STATEMENTS, Statement>>;

export const prepare = (db: Database, sql: string): Statement => db.prepare(sql) as Statement;

export function prepareAll(db: Database): SqliteStatements {
  const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)]);
  return Object.fromEntries(prepared) as SqliteStatements;
}
