// Writes that arrive while others are on their way to disk share the next SQLite transaction, and so one sync. The
// transaction itself is quick; waiting, for the disk or for another process, never holds up the event loop.

import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'libsql';
import { failure } from './failure.ts';
import { StoreError } from './store.ts';

const BUSY_PAUSE_MS = 2;

interface Job {
  readonly work: () => void;
  readonly done: () => void;
  readonly fail: (error: StoreError) => void;
}

export interface GroupCommitOptions {
  readonly db: Database;
  /** Resolves when all that was committed is on disk. */
  readonly sync: (writes: number) => Promise<void>;
  /** How long to wait for another process that writes. */
  readonly busyMs: number;
}

/** Takes the write lock at once, so that what the work reads is what it writes over. */
export function transact(db: Database, work: () => void): void {
  db.exec('begin immediate');
  try {
    work();
    db.exec('commit');
  } catch (error) {
    // A full disk has already rolled back.
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

export class GroupCommit {
  readonly #options: GroupCommitOptions;
  #waiting: Job[] = [];
  #running: Promise<void> | null = null;
  #syncing: Promise<void> | null = null;
  /** Why nothing more is written. */
  #end: StoreError | null = null;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
  }

  /** Resolves when the work is durable. The work may run twice, but only one run counts. */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#end) throw this.#end;
      let result: T;
      this.#waiting.push({
        work: () => (result = work()),
        done: () => resolve(result),
        fail: reject,
      });
      this.#running ??= this.#run();
    });
  }

  /** What is read, at once: but nobody learns of it before it is durable. */
  async read<T>(work: () => T): Promise<T> {
    try {
      const value = await this.#whileBusy(work);
      if (this.#syncing) await this.#syncing;
      return value;
    } catch (error) {
      throw failure(error);
    }
  }

  async close(): Promise<void> {
    this.#end ??= new StoreError('The store is closed.');
    await this.#running;
  }

  async #run(): Promise<void> {
    await nextTurn();
    while (this.#waiting.length > 0) {
      const jobs = this.#waiting;
      this.#waiting = [];
      await this.#commit(jobs);
    }
    this.#running = null;
  }

  async #commit(jobs: readonly Job[]): Promise<void> {
    const { db, sync } = this.#options;
    try {
      await this.#whileBusy(() =>
        transact(db, () => {
          for (const job of jobs) job.work();
        }),
      );
    } catch (error) {
      // One job's fault is not the others': each tries alone, unless it was the lock, for which all have waited.
      if (jobs.length > 1 && !isBusy(error)) for (const job of jobs) await this.#commit([job]);
      else for (const job of jobs) job.fail(failure(error));
      return;
    }
    try {
      this.#syncing = sync(jobs.length);
      await this.#syncing;
      for (const job of jobs) job.done();
    } catch (error) {
      // What the system failed to sync it may have thrown away: only a new start reads what is really there.
      this.#end = new StoreError('A write to disk failed. Restart the server.', {
        cause: error,
      });
      for (const job of [...jobs, ...this.#waiting.splice(0)]) job.fail(this.#end);
    } finally {
      this.#syncing = null;
    }
  }

  async #whileBusy<T>(work: () => T): Promise<T> {
    const since = performance.now();
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() - since > this.#options.busyMs) throw error;
      }
      await pause(BUSY_PAUSE_MS);
    }
  }
}

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
