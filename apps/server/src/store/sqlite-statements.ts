// Every statement of the SQLite store, prepared. The driver ends the process when it is given a boolean or
// undefined, hence the type of values; and it runs a statement to its end only by `all` and `run`, never by `get`.

import type { Database } from 'libsql';
import type { Value } from './rows.ts';

const STATEMENTS = {
  table: 'select length, phase, people from tables where id = ?',
  addTable: `
    insert into tables (id, length, phase, game, listed, due_at, people, opened_at, changed_at, line)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  growTable: `
    update tables set length = ?, phase = ?, game = ?, listed = ?, due_at = ?, people = ?,
      opened_at = ?, changed_at = ?, line = ? where id = ?`,
  addEntry: 'insert into entries (table_id, n, at, event) values (?, ?, ?, ?)',
  putPlayer: `
    insert into players (table_id, person_id, phase, keeps) values (?, ?, ?, 1)
    on conflict do update set phase = excluded.phase, keeps = case when phase = 'over' then keeps else 1 end`,
  hidePlayers: `
    update players set keeps = 0
    where table_id = ? and person_id not in (select value from json_each(?)) and keeps = 1`,

  entries: 'select n, at, event from entries where table_id = ? and n >= ? order by n',
  rewriteEntry: 'update entries set event = ? where table_id = ? and n = ?',
  rewriteLine: 'update tables set line = ? where id = ?',

  listed: `
    select line, changed_at from tables where listed = 1 and phase = ? and (? is null or game = ?)
    order by changed_at desc limit ?`,
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
      where table_id = tables.id and keeps = 1 and is_bot = 0)`,
  tablesNaming: 'select table_id from players where person_id = ?',

  claimDue: `
    update tables set due_at = ? where id in
      (select id from tables where due_at <= ? order by due_at limit ?) returning id`,
  rest: 'update tables set due_at = ? where id = ? and length = ?',
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
  addKey: 'insert into keys (hash, person_id) values (?, ?)',
  removeKey: 'delete from keys where hash = ?',
  addCode: 'insert into codes (hash, person_id, until) values (?, ?, ?)',
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

  deletePerson: 'delete from people where id = ?',
} as const;

interface Statement {
  all<Row>(...values: Value[]): Row[];
  run(...values: Value[]): { readonly changes: number };
}

export type SqliteStatements = Readonly<Record<keyof typeof STATEMENTS, Statement>>;

export function prepareAll(db: Database): SqliteStatements {
  const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)]);
  return Object.fromEntries(prepared) as SqliteStatements;
}
