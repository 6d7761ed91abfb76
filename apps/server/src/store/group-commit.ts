// Writes that arrive in the same turn of the event loop share one SQLite transaction, and so one sync to disk.

import type { Database } from 'libsql';
import { failure } from './failure.ts';
import { StoreError } from './store.ts';

interface Job {
  readonly work: () => void;
  readonly done: () => void;
  readonly fail: (error: StoreError) => void;
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
  #db: Database;
  #waiting: Job[] = [];
  #isClosed = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Resolves when the work is durable. The work may run twice, but only one run counts. */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new StoreError('The store is closed.');
      let result: T;
      this.#waiting.push({
        work: () => (result = work()),
        done: () => resolve(result),
        fail: reject,
      });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  close(): void {
    this.#flush();
    this.#isClosed = true;
  }

  #flush(): void {
    const jobs = this.#waiting;
    this.#waiting = [];
    if (jobs.length > 0) this.#commit(jobs);
  }

  #commit(jobs: readonly Job[]): void {
    try {
      transact(this.#db, () => {
        for (const job of jobs) job.work();
      });
    } catch (error) {
      // One job's fault is not the others': each tries alone, unless it was the lock, for which all have waited.
      const isBusy = (error as { code?: unknown }).code === 'SQLITE_BUSY';
      if (jobs.length > 1 && !isBusy) for (const job of jobs) this.#commit([job]);
      else for (const job of jobs) job.fail(failure(error));
      return;
    }
    for (const job of jobs) job.done();
  }
}
