// The default store: one SQLite file, with a write-ahead log and a full sync at every commit. Other processes
// may use the file at the same time, but only growth by this one is told.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Id, Person, TableLine } from '@menagerie/protocol';
import Libsql, { type Database } from 'libsql';
import type { LogEntry } from '../table/log.ts';
import { failure } from './failure.ts';
import { GroupCommit, transact } from './group-commit.ts';
import { CREATE_MIGRATIONS, stepsAfter } from './migrations.ts';
import * as rows from './rows.ts';
import { prepareAll, type SqliteStatements } from './sqlite-statements.ts';
import {
  StoreError,
  type Append,
  type Erasure,
  type GamesQuery,
  type Growth,
  type ListQuery,
  type PutOffQuery,
  type RateQuery,
  type SkillLine,
  type Skills,
  type Store,
} from './store.ts';

export interface SqliteOptions {
  /** How long to wait for another process that writes. */
  readonly busyMs?: number;
  /** The size to which the file may grow. */
  readonly maxPages?: number;
}

/** A path, or `:memory:` for a store that is gone when it is closed. */
export function openSqlite(path: string, options: SqliteOptions = {}): Promise<Store> {
  return attempt(() => {
    const db = open(path, options);
    try {
      migrate(db);
      return new SqliteStore(db);
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

function open(path: string, { busyMs = 5000, maxPages }: SqliteOptions): Database {
  if (path !== ':memory:') {
    mkdirSync(dirname(path), { recursive: true });
    // It holds hidden cards: nobody else on the machine may read it.
    closeSync(openSync(path, 'a', 0o600));
  }
  const db = new Libsql(path);
  db.pragma(`busy_timeout = ${busyMs}`);
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  db.pragma('foreign_keys = on');
  if (maxPages !== undefined) db.pragma(`max_page_count = ${maxPages}`);
  return db;
}

function migrate(db: Database): void {
  transact(db, () => {
    db.exec(CREATE_MIGRATIONS);
    const [{ done }] = db.prepare('select coalesce(max(n), 0) as done from migrations').all() as [
      { done: number },
    ];
    for (const { n, sql } of stepsAfter(done, 'sqlite')) {
      db.exec(sql);
      db.prepare('insert into migrations (n, at) values (?, ?)').run(n, Date.now());
    }
  });
}

function attempt<T>(work: () => T): Promise<T> {
  return new Promise<T>((resolve) => resolve(work())).catch((error: unknown) => {
    throw failure(error);
  });
}

class SqliteStore implements Store {
  #db: Database;
  #sql: SqliteStatements;
  #writes: GroupCommit;
  #listeners: ((growth: Growth) => void)[] = [];

  constructor(db: Database) {
    this.#db = db;
    this.#sql = prepareAll(db);
    this.#writes = new GroupCommit(db);
  }

  async append(append: Append): Promise<boolean> {
    const growth = rows.growthOf(append);
    const grew = await this.#writes.write(() => this.#append(append, growth));
    if (grew) for (const listener of this.#listeners) listener(growth);
    return grew;
  }

  #append({ table, after, entries, face }: Append, { length, people }: Growth): boolean {
    const sql = this.#sql;
    const was = sql.table.all<rows.TableRow>(table)[0];
    if ((was?.length ?? 0) !== after) return false;
    const values = Object.values(rows.faceRow(face));
    if (was === undefined) sql.addTable.run(table, length, ...values);
    else sql.growTable.run(length, ...values, table);
    for (const { n, at, event } of entries) sql.addEntry.run(table, n, at, JSON.stringify(event));
    if (was?.people !== people.join(' ') || was.phase !== face.phase) {
      sql.hidePlayers.run(table, JSON.stringify(people));
      for (const person of people) sql.putPlayer.run(table, person, face.phase);
    }
    return true;
  }

  read(table: Id, from = 0): Promise<readonly LogEntry[]> {
    return this.#read(() => this.#sql.entries.all<rows.EntryRow>(table, from).map(rows.entryOf));
  }

  erase(erasure: Erasure): Promise<boolean> {
    return this.#writes.write(() => this.#erase(erasure));
  }

  #erase({ table, person, length, entries, line }: Erasure): boolean {
    const sql = this.#sql;
    if (sql.table.all<rows.TableRow>(table)[0]?.length !== length) return false;
    for (const { n, event } of entries) sql.rewriteEntry.run(JSON.stringify(event), table, n);
    sql.rewriteLine.run(JSON.stringify(line), table);
    this.#strike(table, person);
    return true;
  }

  list({ phases, game, limit }: ListQuery): Promise<readonly TableLine[]> {
    const asked = game ?? null;
    return this.#read(() =>
      phases
        .flatMap((phase) =>
          this.#sql.listed.all<rows.LineRow & { changed_at: number }>(phase, asked, asked, limit),
        )
        .sort((a, b) => b.changed_at - a.changed_at)
        .slice(0, limit)
        .map(rows.lineOf),
    );
  }

  gamesOf({ person, phases, before = Number.MAX_VALUE, limit }: GamesQuery): Promise<readonly TableLine[]> {
    return this.#read(() =>
      this.#sql.gamesOf.all<rows.LineRow>(person, JSON.stringify(phases), before, limit).map(rows.lineOf),
    );
  }

  #strike(table: Id, person: Id): void {
    const [struck] = this.#sql.strikePlayer.all<{ keeps: number }>(table, person);
    if (struck?.keeps === 1) this.#sql.deleteDeserted.run(table);
  }

  tablesNaming(person: Id): Promise<readonly Id[]> {
    return this.#read(() => this.#tablesNaming(person));
  }

  #tablesNaming(person: Id): readonly Id[] {
    return this.#sql.tablesNaming.all<{ table_id: Id }>(person).map(({ table_id }) => table_id);
  }

  forget(table: Id, person: Id): Promise<void> {
    return this.#writes.write(() => {
      const { changes } = this.#sql.hidePlayer.run(table, person);
      if (changes > 0) this.#sql.deleteDeserted.run(table);
    });
  }

  claimDue(now: number, again: number, limit: number): Promise<readonly Id[]> {
    return this.#writes.write(() =>
      this.#sql.claimDue.all<{ id: Id }>(again, now, limit).map(({ id }) => id),
    );
  }

  rest(table: Id, length: number): Promise<void> {
    return this.#writes.write(() => void this.#sql.rest.run(table, length));
  }

  putOff({ tables, people, until, idle }: PutOffQuery): Promise<void> {
    return this.#writes.write(
      () => void this.#sql.putOff.run(until, idle, JSON.stringify(tables), JSON.stringify(people)),
    );
  }

  playing(): Promise<readonly Id[]> {
    return this.#read(() => this.#sql.playing.all<{ id: Id }>().map(({ id }) => id));
  }

  beat(now: number): Promise<void> {
    return this.#writes.write(() => void this.#sql.beat.run(now));
  }

  lastBeat(): Promise<number | null> {
    return this.#read(() => this.#sql.lastBeat.all<{ at: number }>()[0]?.at ?? null);
  }

  addPerson(person: Person, keyHash: string): Promise<void> {
    return this.#writes.write(() => {
      this.#sql.addPerson.run(...rows.personValues(person));
      this.#sql.addKey.run(keyHash, person.id);
    });
  }

  personByKey(keyHash: string): Promise<Person | null> {
    return this.#read(() => this.#sql.personByKey.all<rows.PersonRow>(keyHash).map(rows.personOf)[0] ?? null);
  }

  person(id: Id): Promise<Person | null> {
    return this.#read(() => this.#sql.person.all<rows.PersonRow>(id).map(rows.personOf)[0] ?? null);
  }

  savePerson(person: Person): Promise<void> {
    const [id, ...values] = rows.personValues(person) as [string, ...rows.Value[]];
    return this.#writes.write(() => void this.#sql.savePerson.run(...values, id));
  }

  offers(game: string | undefined, limit: number): Promise<readonly Person[]> {
    const asked = game ?? null;
    return this.#read(() => this.#sql.offers.all<rows.PersonRow>(asked, asked, limit).map(rows.personOf));
  }

  addKey(person: Id, keyHash: string): Promise<void> {
    return this.#writes.write(() => void this.#sql.addKey.run(keyHash, person));
  }

  removeKey(keyHash: string): Promise<void> {
    return this.#writes.write(() => void this.#sql.removeKey.run(keyHash));
  }

  addCode(codeHash: string, person: Id, until: number): Promise<void> {
    return this.#writes.write(() => void this.#sql.addCode.run(codeHash, person, until));
  }

  useCode(codeHash: string, now: number): Promise<Id | null> {
    return this.#writes.write(() =>
      rows.whoseCode(this.#sql.takeCodes.all<rows.CodeRow>(codeHash, now), codeHash, now),
    );
  }

  ratingsOf(person: Id): Promise<readonly SkillLine[]> {
    return this.#read(() => this.#sql.ratingsOf.all<rows.SkillRow>(person).map(rows.skillLineOf));
  }

  updateRatings(query: RateQuery, change: (current: Skills) => Skills): Promise<boolean> {
    return this.#writes.write(() => this.#updateRatings(query, change));
  }

  #updateRatings({ table, game, kind, players }: RateQuery, change: (current: Skills) => Skills): boolean {
    const sql = this.#sql;
    sql.settle.run(table);
    if (sql.markRated.run(table).changes === 0) return false;
    const asked = JSON.stringify(players);
    const skills = change(rows.skillsOf(sql.ratingsAmong.all<rows.SkillRow>(asked, game, kind)));
    for (const { id } of sql.known.all<{ id: Id }>(asked)) {
      const skill = skills.get(id);
      if (skill) sql.putRating.run(id, game, kind, skill.mu, skill.sigma, skill.games);
    }
    return true;
  }

  deletePerson(id: Id): Promise<void> {
    return this.#writes.write(() => {
      for (const table of this.#tablesNaming(id)) this.#strike(table, id);
      this.#sql.deletePerson.run(id);
    });
  }

  onGrowth(listener: (growth: Growth | 'lost') => void): void {
    this.#listeners.push(listener);
  }

  check(): Promise<void> {
    return this.#read(() => void this.#sql.lastBeat.all<{ at: number }>());
  }

  close(): Promise<void> {
    return attempt(() => {
      this.#writes.close();
      if (this.#db.open) this.#db.close();
    });
  }

  #read<T>(work: () => T): Promise<T> {
    return attempt(() => {
      if (!this.#db.open) throw new StoreError('The store is closed.');
      return work();
    });
  }
}
