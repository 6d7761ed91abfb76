// The default store: one SQLite file with a write-ahead log, which is synced after every commit. Other processes may use
// it at the same time, but only growth by this process is announced.

import Libsql, { type Database } from 'libsql';
import { nextBeat, type BeatRow, type Outage } from './beat.ts';
import { CONTESTS } from './contest-statements.ts';
import { Contests } from './contests.ts';
import { Puzzles, PUZZLES } from './puzzles.ts';
import { FRIENDS } from './friend-statements.ts';
import { FriendsKept } from './friends.ts';
import { failure } from './failure.ts';
import { transact } from './group-commit.ts';
import { CREATE_MIGRATIONS, stepsAfter } from './migrations.ts';
import { NOTICES } from './notice-statements.ts';
import { Notices } from './notices.ts';
import { MODERATION } from './moderation-statements.ts';
import { Moderation } from './moderation.ts';
import { OUTAGES_TOLD } from './rows.ts';
import { LogDisk, NO_DISK } from './sqlite-disk.ts';
import { createFile } from './sqlite-file.ts';
import { SqlitePeople } from './sqlite-people.ts';
import type { Beat, Store } from './store.ts';

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
      // From here on the event loop never waits for another process: see GroupCommit.
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
  // Deleted people are gone from the file too, not only from query results.
  db.pragma('secure_delete = on');
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

class SqliteStore extends SqlitePeople implements Store {
  readonly moderation = new Moderation(this.shared(MODERATION));
  readonly notices = new Notices(this.shared(NOTICES));
  readonly contests = new Contests(this.shared(CONTESTS));
  readonly puzzles = new Puzzles(this.shared(PUZZLES));
  readonly friends = new FriendsKept(this.shared(FRIENDS));

  beat(clock: number, notBefore?: number): Promise<Beat> {
    return this.write(() => {
      const sql = this.sql;
      const { at, ahead, found } = nextBeat(sql.lastBeat.all<BeatRow>()[0] ?? null, clock, notBefore);
      sql.putBeat.run(at, ahead);
      if (found) sql.addOutage.run(found.since, found.until);
      return { now: at, found, outages: sql.outages.all<Outage>(OUTAGES_TOLD) };
    });
  }

  /** Allocates new pages and frees them again: a full file or disk fails here as it would for an append. */
  check(): Promise<void> {
    return this.write(() => {
      this.sql.probe.run(PROBE);
      this.sql.probe.run('');
    });
  }
}
