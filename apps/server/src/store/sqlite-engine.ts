// One SQLite file with a write-ahead log, which is synced after every commit. It takes and gives plain rows: sqlite.ts
// is what the server sees of it.

import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Id, Mark, Person, Phase } from '@menagerie/protocol';
import Libsql, { type Database } from 'libsql';
import { nextBeat, type BeatRow, type Outage } from './beat.ts';
import { failure } from './failure.ts';
import { GroupCommit, transact } from './group-commit.ts';
import { CREATE_MIGRATIONS, stepsAfter } from './migrations.ts';
import { isWriting, MODERATION, type ModerationStatement } from './moderation-statements.ts';
import * as rows from './rows.ts';
import { createFile } from './sqlite-file.ts';
import { prepareAll, type SqliteStatements } from './sqlite-statements.ts';
import {
  StoreError,
  type Beat,
  type EntryRow,
  type GamesQuery,
  type Device,
  type ListQuery,
  type NewDevice,
  type MarkQuery,
  type Meetings,
  type PutOffQuery,
  type RateQuery,
  type RawTable,
  type Skill,
  type SkillLine,
} from './store.ts';

export interface SqliteOptions {
  /** How long to wait for another process that writes. */
  readonly busyMs?: number;
  /** The size to which the file may grow. */
  readonly maxPages?: number;
}

/** What an append writes. */
export interface AppendRows {
  readonly table: Id;
  readonly after: number;
  readonly length: number;
  readonly people: readonly Id[];
  readonly summary: rows.SummaryRow;
  readonly entries: readonly EntryRow[];
}

export interface ErasureRows {
  readonly table: Id;
  readonly person: Id;
  readonly length: number;
  readonly entries: readonly EntryRow[];
  readonly line: string;
}

/** More than fits into one page. */
const PROBE = 'x'.repeat(8192);

export type SkillEntries = readonly (readonly [Id, Skill])[];

/** What a rating starts from. */
export interface Standing {
  readonly skills: SkillEntries;
  readonly met: Meetings;
}
const IN_MEMORY = ':memory:';
/** The same file from the sources as from what is built: threads run JavaScript. */
const CHECKPOINT = new URL('../../dist/store/sqlite-checkpoint.js', import.meta.url);
/** Each changes some five pages of 4 kB, so that the log stays below about 40 MB. */
const WRITES_PER_CHECKPOINT = 2_000;
const START_BUSY_MS = 5_000;

/** A path, or `:memory:` for a store that is gone when it is closed. */
export function openEngine(path: string, { busyMs = 5_000, maxPages }: SqliteOptions = {}): SqliteEngine {
  try {
    const db = open(path);
    try {
      if (maxPages !== undefined) db.pragma(`max_page_count = ${maxPages}`);
      migrate(db);
      // From here on nobody waits on the event loop for another process: see GroupCommit.
      db.pragma('busy_timeout = 0');
      const disk = path === IN_MEMORY ? NO_DISK : new Disk(path);
      return new SqliteEngine(db, disk, busyMs);
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw failure(error);
  }
}

function open(path: string): Database {
  if (path !== IN_MEMORY) {
    createFile(path);
  }
  const db = new Libsql(path);
  db.pragma(`busy_timeout = ${START_BUSY_MS}`);
  db.pragma('journal_mode = wal');
  // The log is synced here, and copied into the file by a thread.
  db.pragma('synchronous = normal');
  db.pragma('wal_autocheckpoint = 0');
  db.pragma('foreign_keys = on');
  return db;
}

/** Brings SQLite's log to disk, by threads of the system's own, and keeps it short. */
class Disk {
  readonly #path: string;
  readonly #log: number;
  #writes = 0;

  constructor(path: string) {
    this.#path = path;
    this.#log = openSync(`${path}-wal`, 'r+');
    const folder = openSync(dirname(path), 'r');
    fsyncSync(folder);
    closeSync(folder);
  }

  async sync(writes: number): Promise<void> {
    await toDisk(this.#log);
    this.#writes += writes;
    if (this.#writes < WRITES_PER_CHECKPOINT) return;
    this.#writes = 0;
    // If it fails, the log is longer until the next time.
    new Worker(CHECKPOINT, { workerData: this.#path }).on('error', () => undefined).unref();
  }

  close(): void {
    closeSync(this.#log);
  }
}

const toDisk = promisify(fdatasync);
const NO_DISK: Pick<Disk, 'sync' | 'close'> = { sync: () => Promise.resolve(), close: () => undefined };

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

export class SqliteEngine {
  #db: Database;
  #disk: Pick<Disk, 'sync' | 'close'>;
  #sql: SqliteStatements;
  #writes: GroupCommit;

  constructor(db: Database, disk: Pick<Disk, 'sync' | 'close'>, busyMs: number) {
    this.#db = db;
    this.#disk = disk;
    this.#sql = prepareAll(db);
    this.#writes = new GroupCommit({ db, sync: (writes) => disk.sync(writes), busyMs });
  }

  append(append: AppendRows): Promise<boolean> {
    return this.#writes.write(() => this.#append(append));
  }

  #append({ table, after, length, people, summary, entries }: AppendRows): boolean {
    const sql = this.#sql;
    const { due_at, changed_at, line, phase, listed, host, hidden_until } = summary;
    const as = [table, after, phase, listed, summary.people, host, hidden_until] as const;
    if (sql.goOn.run(length, due_at, changed_at, line, ...as).changes === 0) {
      const was = sql.table.all<rows.TableRow>(table)[0];
      if ((was?.length ?? 0) !== after) return false;
      const values = Object.values(summary);
      if (was === undefined) sql.addTable.run(table, length, ...values);
      else sql.growTable.run(length, ...values, table);
      if (was?.people !== summary.people || was.phase !== phase) {
        sql.hidePlayers.run(table, JSON.stringify(people));
        for (const person of people) sql.putPlayer.run(table, person, phase);
      }
    }
    for (const { n, at, event } of entries) sql.addEntry.run(table, n, at, event);
    return true;
  }

  read(table: Id, from: number, limit: number): Promise<readonly EntryRow[]> {
    return this.#read(() => this.#sql.entries.all<EntryRow>(table, from, limit));
  }

  readRaw(table: Id): Promise<RawTable | null> {
    return this.#read(() => {
      const [row] = this.#sql.rawTable.all<Omit<RawTable, 'entries'>>(table);
      return row ? { ...row, entries: this.#sql.entries.all<EntryRow>(table, 0, -1) } : null;
    });
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

  list({
    phases,
    game,
    limit,
    skip = 0,
    now = Number.MAX_VALUE,
  }: ListQuery): Promise<readonly rows.ListedRow[]> {
    const asked = game ?? null;
    const most = skip + limit;
    const find = (phase: Phase, after: number, until: number): rows.ListedRow[] =>
      this.#sql.listed.all<rows.ListedRow>(phase, asked, asked, after, until, most);
    return this.#read(() =>
      phases
        .flatMap((phase) => [
          ...find(phase, -1, now),
          ...(phase === 'playing' ? find('over', now, Number.MAX_VALUE) : []),
        ])
        .sort((a, b) => a.turn - b.turn || b.changed_at - a.changed_at)
        .slice(skip, most),
    );
  }

  countListed(host: Id): Promise<number> {
    return this.#read(() => this.#sql.countListed.all<{ count: number }>(host)[0]?.count ?? 0);
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

  setAside(table: Id, until: number): Promise<void> {
    return this.#writes.write(() => void this.#sql.setAside.run(until, table));
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

  addPerson(person: Person, keyHash: string, device?: NewDevice): Promise<void> {
    return this.#writes.write(() => {
      this.#sql.addPerson.run(...rows.personValues(person));
      this.#addKey(person.id, keyHash, device);
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

  addKey(person: Id, keyHash: string, device?: NewDevice): Promise<void> {
    return this.#writes.write(() => this.#addKey(person, keyHash, device));
  }

  #addKey(person: Id, keyHash: string, device: NewDevice | undefined): void {
    this.#sql.addKey.run(keyHash, person, device?.label ?? '', device?.at ?? null);
  }

  removeKey(keyHash: string): Promise<void> {
    return this.#writes.write(() => void this.#sql.removeKey.run(keyHash));
  }

  useKey(keyHash: string, at: number): Promise<void> {
    return this.#writes.write(() => void this.#sql.useKey.run(at, keyHash));
  }

  devicesOf(person: Id): Promise<readonly Device[]> {
    return this.#read(() => this.#sql.devicesOf.all<rows.DeviceRow>(person).map(rows.deviceOf));
  }

  addCode(codeHash: string, person: Id, until: number): Promise<boolean> {
    return this.#writes.write(() => this.#sql.addCode.run(codeHash, until, person).changes > 0);
  }

  putRecovery(codeHash: string, person: Id, at: number): Promise<boolean> {
    return this.#writes.write(() => this.#sql.putRecovery.run(codeHash, at, person).changes > 0);
  }

  recoveryOf(person: Id): Promise<number | null> {
    return this.#read(() => this.#sql.recoveryOf.all<{ made_at: number }>(person)[0]?.made_at ?? null);
  }

  personByRecovery(codeHash: string): Promise<Person | null> {
    return this.#read(
      () => this.#sql.personByRecovery.all<rows.PersonRow>(codeHash).map(rows.personOf)[0] ?? null,
    );
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

  marksOf(person: Id): Promise<readonly Mark[]> {
    return this.#read(() => this.#sql.marksOf.all<rows.MarkRow>(person).map(rows.markOf));
  }

  putMark({ person, other, kind, at, most }: MarkQuery): Promise<'kept' | 'too-many' | 'no-person'> {
    return this.#writes.write(() => {
      const sql = this.#sql;
      if (sql.known.all(JSON.stringify([person, other])).length < 2) return 'no-person';
      if ((sql.countMarks.all<{ count: number }>(person, other)[0]?.count ?? 0) >= most) return 'too-many';
      sql.putMark.run(person, other, kind, at);
      return 'kept';
    });
  }

  removeMark(person: Id, other: Id): Promise<void> {
    return this.#writes.write(() => void this.#sql.removeMark.run(person, other));
  }

  foesOf(person: Id, others: readonly Id[]): Promise<readonly Id[]> {
    return this.#read(() =>
      this.#sql.foesOf.all<{ id: Id }>(person, JSON.stringify(others)).map(({ id }) => id),
    );
  }

  strangersTo(person: Id): Promise<readonly Id[]> {
    return this.#read(() => this.#sql.strangersTo.all<{ id: Id }>(person, person).map(({ id }) => id));
  }

  deletePerson(id: Id): Promise<void> {
    return this.#writes.write(() => {
      for (const table of this.#tablesNaming(id)) this.#strike(table, id);
      this.#sql.deletePerson.run(id);
    });
  }

  moderate(name: ModerationStatement, values: readonly rows.Value[]): Promise<readonly object[]> {
    // Written for PostgreSQL; SQLite calls the same parameter ?1.
    const sql = MODERATION[name].replace(/\$(\d)/g, '?$1');
    const run = (): object[] => this.#db.prepare(sql).all(...values) as object[];
    return isWriting(name) ? this.#writes.write(run) : this.#read(run);
  }

  /** Needs new pages, and gives them back: a full file or disk fails here as it would for an append. */
  check(): Promise<void> {
    return this.#writes.write(() => {
      this.#sql.probe.run(PROBE);
      this.#sql.probe.run('');
    });
  }

  async close(): Promise<void> {
    await this.#writes.close();
    if (!this.#db.open) return;
    this.#disk.close();
    this.#db.close();
  }

  #read<T>(work: () => T): Promise<T> {
    return this.#writes.read(() => {
      if (!this.#db.open) throw new StoreError('The store is closed.');
      return work();
    });
  }
}

type Methods = Pick<SqliteEngine, keyof SqliteEngine>;
export type EngineCall = keyof Methods;
export type Engine = { readonly [Name in EngineCall]: Methods[Name] };

export const ENGINE_CALLS = Object.getOwnPropertyNames(SqliteEngine.prototype).filter(
  (name) => name !== 'constructor',
) as EngineCall[];
