// One SQLite file, with a write-ahead log and a full sync at every commit. It takes and gives plain rows, so that it
// can run in a thread of its own: sqlite.ts is what the server sees of it.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Id, Person } from '@menagerie/protocol';
import Libsql, { type Database } from 'libsql';
import { nextBeat, type BeatRow, type Outage } from './beat.ts';
import { failure } from './failure.ts';
import { GroupCommit, transact } from './group-commit.ts';
import { CREATE_MIGRATIONS, stepsAfter } from './migrations.ts';
import * as rows from './rows.ts';
import { prepareAll, type SqliteStatements } from './sqlite-statements.ts';
import {
  StoreError,
  type Beat,
  type GamesQuery,
  type ListQuery,
  type Meetings,
  type PutOffQuery,
  type RateQuery,
  type Skill,
  type SkillLine,
} from './store.ts';

export interface SqliteOptions {
  /** How long to wait for another process that writes. */
  readonly busyMs?: number;
  /** The size to which the file may grow. */
  readonly maxPages?: number;
}

/** What an append writes: `values` are the columns of `rows.summaryRow`. */
export interface AppendRows {
  readonly table: Id;
  readonly after: number;
  readonly length: number;
  readonly phase: string;
  readonly people: readonly Id[];
  readonly values: readonly rows.Value[];
  readonly entries: readonly rows.EntryRow[];
}

export interface ErasureRows {
  readonly table: Id;
  readonly person: Id;
  readonly length: number;
  readonly entries: readonly rows.EntryRow[];
  readonly line: string;
}

export type SkillEntries = readonly (readonly [Id, Skill])[];

/** What a rating starts from. */
export interface Standing {
  readonly skills: SkillEntries;
  readonly met: Meetings;
}

/** A path, or `:memory:` for a store that is gone when it is closed. */
export function openEngine(path: string, options: SqliteOptions = {}): SqliteEngine {
  try {
    const db = open(path, options);
    try {
      migrate(db);
      return new SqliteEngine(db);
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw failure(error);
  }
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
  // Pages that change again and again are copied into the file less often; the log stays below 32 MB.
  db.pragma('wal_autocheckpoint = 8000');
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

export class SqliteEngine {
  #db: Database;
  #sql: SqliteStatements;
  #writes: GroupCommit;

  constructor(db: Database) {
    this.#db = db;
    this.#sql = prepareAll(db);
    this.#writes = new GroupCommit(db);
  }

  append(append: AppendRows): Promise<boolean> {
    return this.#writes.write(() => this.#append(append));
  }

  #append({ table, after, length, phase, people, values, entries }: AppendRows): boolean {
    const sql = this.#sql;
    const was = sql.table.all<rows.TableRow>(table)[0];
    if ((was?.length ?? 0) !== after) return false;
    if (was === undefined) sql.addTable.run(table, length, ...values);
    else sql.growTable.run(length, ...values, table);
    for (const { n, at, event } of entries) sql.addEntry.run(table, n, at, event);
    if (was?.people !== people.join(' ') || was.phase !== phase) {
      sql.hidePlayers.run(table, JSON.stringify(people));
      for (const person of people) sql.putPlayer.run(table, person, phase);
    }
    return true;
  }

  read(table: Id, from: number): Promise<readonly rows.EntryRow[]> {
    return this.#read(() => this.#sql.entries.all<rows.EntryRow>(table, from));
  }

  erase(erasure: ErasureRows): Promise<boolean> {
    return this.#writes.write(() => this.#erase(erasure));
  }

  #erase({ table, person, length, entries, line }: ErasureRows): boolean {
    const sql = this.#sql;
    if (sql.table.all<rows.TableRow>(table)[0]?.length !== length) return false;
    for (const { n, event } of entries) sql.rewriteEntry.run(event, table, n);
    sql.rewriteLine.run(line, table);
    this.#strike(table, person);
    return true;
  }

  list({ phases, game, limit }: ListQuery): Promise<readonly rows.LineRow[]> {
    const asked = game ?? null;
    return this.#read(() =>
      phases
        .flatMap((phase) =>
          this.#sql.listed.all<rows.LineRow & { changed_at: number }>(phase, asked, asked, limit),
        )
        .sort((a, b) => b.changed_at - a.changed_at)
        .slice(0, limit),
    );
  }

  gamesOf({
    person,
    phases,
    before = Number.MAX_VALUE,
    limit,
  }: GamesQuery): Promise<readonly rows.LineRow[]> {
    return this.#read(() =>
      this.#sql.gamesOf.all<rows.LineRow>(person, JSON.stringify(phases), before, limit),
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

  rest(table: Id, length: number, until: number | null): Promise<void> {
    return this.#writes.write(() => void this.#sql.rest.run(until, table, length));
  }

  putOff({ tables, people, until, idle }: PutOffQuery): Promise<void> {
    return this.#writes.write(
      () => void this.#sql.putOff.run(until, idle, JSON.stringify(tables), JSON.stringify(people)),
    );
  }

  playing(): Promise<readonly Id[]> {
    return this.#read(() => this.#sql.playing.all<{ id: Id }>().map(({ id }) => id));
  }

  lastPlayed(): Promise<number | null> {
    return this.#read(() => this.#sql.lastPlayed.all<{ at: number | null }>()[0]?.at ?? null);
  }

  beat(clock: number, notBefore?: number): Promise<Beat> {
    return this.#writes.write(() => {
      const sql = this.#sql;
      const { at, ahead, found } = nextBeat(sql.lastBeat.all<BeatRow>()[0] ?? null, clock, notBefore);
      sql.putBeat.run(at, ahead);
      if (found) sql.addOutage.run(found.since, found.until);
      return { now: at, found, outages: sql.outages.all<Outage>(rows.OUTAGES_TOLD) };
    });
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

  standingOf(query: RateQuery): Promise<Standing> {
    return this.#read(() => this.#standingOf(query));
  }

  #standingOf({ game, kind, players, pairs, since }: RateQuery): Standing {
    const among = this.#sql.ratingsAmong.all<rows.SkillRow>(JSON.stringify(players), game, kind);
    const met = pairs.map(
      ([one, other]) => this.#sql.countMet.all<{ games: number }>(one, other, game, kind, since)[0].games,
    );
    return { skills: [...rows.skillsOf(among)], met };
  }

  /** Null: the skills are no longer as they were when `after` was worked out from them. */
  putSkills(query: RateQuery, before: Standing, after: SkillEntries): Promise<boolean | null> {
    return this.#writes.write(() => {
      const { table, game, kind, players, pairs, at, since } = query;
      const sql = this.#sql;
      if (JSON.stringify(this.#standingOf(query)) !== JSON.stringify(before)) return null;
      sql.settle.run(table);
      if (sql.markRated.run(table).changes === 0) return false;
      const skills = new Map(after);
      for (const { id } of sql.known.all<{ id: Id }>(JSON.stringify(players))) {
        const skill = skills.get(id);
        if (skill) sql.putRating.run(id, game, kind, skill.mu, skill.sigma, skill.games);
      }
      for (const [one, other] of pairs) {
        sql.forgetMet.run(one, other, game, kind, since);
        sql.addMet.run(game, kind, at, one, other);
      }
      return true;
    });
  }

  deletePerson(id: Id): Promise<void> {
    return this.#writes.write(() => {
      for (const table of this.#tablesNaming(id)) this.#strike(table, id);
      this.#sql.deletePerson.run(id);
    });
  }

  check(): Promise<void> {
    return this.#read(() => void this.#sql.lastBeat.all<BeatRow>());
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

type Methods = Pick<SqliteEngine, keyof SqliteEngine>;
export type EngineCall = keyof Methods;
/** What can be asked of an engine, in whichever thread it is. */
export type Engine = { readonly [Name in EngineCall]: Methods[Name] };

export const ENGINE_CALLS = Object.getOwnPropertyNames(SqliteEngine.prototype).filter(
  (name) => name !== 'constructor',
) as EngineCall[];
