// The default store: one SQLite file with a write-ahead log, which is synced after every commit. Other processes may use
// it at the same time, but only growth by this process is announced.

import type { Id, Mark, Person, Phase, TableLine } from '@menagerie/protocol';
import Libsql, { type Database } from 'libsql';
import type { LogEntry } from '../table/log.ts';
import { nextBeat, type BeatRow, type Outage } from './beat.ts';
import {
  contestStatement,
  isWriting as isContestWrite,
  type ContestStatement,
} from './contest-statements.ts';
import { Contests } from './contests.ts';
import { failure } from './failure.ts';
import { GroupCommit, transact } from './group-commit.ts';
import { CREATE_MIGRATIONS, stepsAfter } from './migrations.ts';
import { Moderation } from './moderation.ts';
import { isWriting, MODERATION, type ModerationStatement } from './moderation-statements.ts';
import * as rows from './rows.ts';
import { LogDisk, NO_DISK, type Disk } from './sqlite-disk.ts';
import { createFile } from './sqlite-file.ts';
import { prepare, prepareAll, type SqliteStatements, type Statement } from './sqlite-statements.ts';
import {
  StoreError,
  type Append,
  type Beat,
  type Device,
  type EntryRow,
  type Erasure,
  type GamesQuery,
  type Growth,
  type ListQuery,
  type MarkQuery,
  type Meetings,
  type NewDevice,
  type PutOffQuery,
  type RateQuery,
  type RawTable,
  type SkillLine,
  type Skills,
  type Store,
  type Voided,
} from './store.ts';

export interface SqliteOptions {
  /** How long to wait for another process that writes. */
  readonly busyMs?: number;
  /** The size to which the file may grow. */
  readonly maxPages?: number;
}

/** More than fits into one page. */
const PROBE = 'x'.repeat(8192);

const IN_MEMORY = ':memory:';
const START_BUSY_MS = 5_000;

/** A path, or `:memory:` for a store that is gone when it is closed. */
export function openSqlite(path: string, { busyMs = 5_000, maxPages }: SqliteOptions = {}): Promise<Store> {
  return new Promise<Store>((resolve) => {
    const db = open(path);
    try {
      if (maxPages !== undefined) db.pragma(`max_page_count = ${maxPages}`);
      migrate(db);
      // From here on nobody waits on the event loop for another process: see GroupCommit.
      db.pragma('busy_timeout = 0');
      resolve(new SqliteStore(db, path === IN_MEMORY ? NO_DISK : new LogDisk(path), busyMs));
    } catch (error) {
      db.close();
      throw error;
    }
  }).catch((error: unknown) => {
    throw failure(error);
  });
}

function open(path: string): Database {
  if (path !== IN_MEMORY) createFile(path);
  const db = new Libsql(path);
  db.pragma(`busy_timeout = ${START_BUSY_MS}`);
  db.pragma('journal_mode = wal');
  // The log is synced here, and copied into the file by a thread.
  db.pragma('synchronous = normal');
  db.pragma('wal_autocheckpoint = 0');
  db.pragma('foreign_keys = on');
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

class SqliteStore implements Store {
  readonly moderation = new Moderation((name, values) => this.#moderate(name, values));
  readonly contests = new Contests((name, values) => this.#contest(name, values));
  readonly #db: Database;
  readonly #disk: Disk;
  readonly #sql: SqliteStatements;
  readonly #contestSql = new Map<ContestStatement, Statement>();
  readonly #writes: GroupCommit;
  readonly #onGrowth: ((growth: Growth) => void)[] = [];
  readonly #onVoided: ((voided: Voided) => void)[] = [];

  constructor(db: Database, disk: Disk, busyMs: number) {
    this.#db = db;
    this.#disk = disk;
    this.#sql = prepareAll(db);
    this.#writes = new GroupCommit({ db, sync: (writes) => disk.sync(writes), busyMs });
  }

  async append(append: Append): Promise<boolean> {
    const growth = rows.growthOf(append);
    const grew = await this.#writes.write(() => this.#append(append, growth));
    if (grew) for (const listener of this.#onGrowth) listener(growth);
    return grew;
  }

  #append(append: Append, { length, people }: Growth): boolean {
    const { table, after, entries } = append;
    const summary = rows.summaryRow(append.summary);
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
    for (const { n, at, event } of entries) sql.addEntry.run(table, n, at, JSON.stringify(event));
    return true;
  }

  async read(table: Id, from = 0, limit = -1): Promise<readonly LogEntry[]> {
    const found = await this.#read(() => this.#sql.entries.all<EntryRow>(table, from, limit));
    return found.map(rows.entryOf);
  }

  readRaw(table: Id): Promise<RawTable | null> {
    return this.#read(() => {
      const [row] = this.#sql.rawTable.all<Omit<RawTable, 'entries'>>(table);
      return row ? { ...row, entries: this.#sql.entries.all<EntryRow>(table, 0, -1) } : null;
    });
  }

  erase({ table, person, length, entries, line }: Erasure): Promise<boolean> {
    return this.#writes.write(() => {
      const sql = this.#sql;
      if (sql.table.all<rows.TableRow>(table)[0]?.length !== length) return false;
      for (const { n, event } of entries) sql.rewriteEntry.run(JSON.stringify(event), table, n);
      sql.rewriteLine.run(JSON.stringify(line), table);
      this.#strike(table, person);
      return true;
    });
  }

  list({ phases, game, limit, skip = 0, now = Number.MAX_VALUE }: ListQuery): Promise<readonly TableLine[]> {
    const asked = game ?? null;
    const most = skip + limit;
    const find = (phase: Phase, after: number, until: number): rows.ListedRow[] =>
      this.#sql.listed.all<rows.ListedRow>(phase, asked, asked, after, until, most);
    return this.#read(() => {
      const found = phases
        .flatMap((phase) => [
          ...find(phase, -1, now),
          ...(phase === 'playing' ? find('over', now, Number.MAX_VALUE) : []),
        ])
        .sort((a, b) => a.turn - b.turn || b.changed_at - a.changed_at)
        .slice(skip, most);
      return rows.listedLinesOf(found, now);
    });
  }

  countListed(host: Id): Promise<number> {
    return this.#read(() => this.#sql.countListed.all<{ count: number }>(host)[0]?.count ?? 0);
  }

  gamesOf({ person, phases, before = Number.MAX_VALUE, limit }: GamesQuery): Promise<readonly TableLine[]> {
    return this.#read(() =>
      rows.linesOf(this.#sql.gamesOf.all<rows.LineRow>(person, JSON.stringify(phases), before, limit)),
    );
  }

  #strike(table: Id, person: Id): void {
    const [struck] = this.#sql.strikePlayer.all<{ keeps: number }>(table, person);
    const counted = this.#sql.strikePlay.run(table, person).changes > 0;
    if (struck?.keeps === 1 || counted) this.#sql.deleteDeserted.run(table);
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

  async removeKey(keyHash: string): Promise<void> {
    await this.#writes.write(() => void this.#sql.removeKey.run(keyHash));
    this.#tellVoided({ key: keyHash });
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

  updateRatings(query: RateQuery, change: (current: Skills, met: Meetings) => Skills): Promise<boolean> {
    return this.#writes.write(() => {
      const { table, game, kind, players, pairs, at, since } = query;
      const sql = this.#sql;
      sql.settle.run(table);
      if (sql.markRated.run(table).changes === 0) return false;
      const among = sql.ratingsAmong.all<rows.SkillRow>(JSON.stringify(players), game, kind);
      const met = pairs.map(
        ([one, other]) => sql.countMet.all<{ games: number }>(one, other, game, kind, since)[0].games,
      );
      const skills = change(rows.skillsOf(among), met);
      for (const { id } of sql.known.all<{ id: Id }>(JSON.stringify(players))) {
        const skill = skills.get(id);
        if (!skill) continue;
        sql.putRating.run(id, game, kind, skill.mu, skill.sigma, skill.games);
        sql.putRatingDay.run(id, game, kind, rows.dayOf(at), skill.mu, skill.sigma);
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

  async deletePerson(id: Id): Promise<void> {
    await this.#writes.write(() => {
      for (const table of this.#tablesNaming(id)) this.#strike(table, id);
      this.#sql.clearTitles.run(id);
      this.#sql.deletePerson.run(id);
    });
    this.#tellVoided({ person: id });
  }

  #tellVoided(voided: Voided): void {
    for (const listener of this.#onVoided) listener(voided);
  }

  onVoided(listener: (voided: Voided) => void): void {
    this.#onVoided.push(listener);
  }

  onGrowth(listener: (growth: Growth) => void): void {
    this.#onGrowth.push(listener);
  }

  #moderate(name: ModerationStatement, values: readonly rows.Value[]): Promise<readonly object[]> {
    // Written for PostgreSQL; SQLite calls the same parameter ?1.
    const sql = MODERATION[name].replace(/\$(\d)/g, '?$1');
    const run = (): object[] => this.#db.prepare(sql).all(...values) as object[];
    return isWriting(name) ? this.#writes.write(run) : this.#read(run);
  }

  #contest(name: ContestStatement, values: readonly rows.Value[]): Promise<readonly object[]> {
    const run = (): object[] => {
      const prepared = this.#contestSql.get(name) ?? prepare(this.#db, contestStatement(name, 'sqlite'));
      this.#contestSql.set(name, prepared);
      return prepared.all<object>(...values);
    };
    return isContestWrite(name) ? this.#writes.write(run) : this.#read(run);
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
    // Closing leaves that to whoever opens the file next.
    this.#db.pragma('wal_checkpoint(truncate)');
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
