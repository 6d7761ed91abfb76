// SQLite's log on its way to disk. Only this file of the store is opened here: closing a second opening of the database
// itself would let go of SQLite's locks.

import { closeSync, fdatasync, fsyncSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

/** Resolves to the built file from the sources too: threads run JavaScript. */
const CHECKPOINT = new URL('../../dist/store/sqlite-checkpoint.js', import.meta.url);
/** Each changes some five pages of 4 kB, so that the log stays below about 40 MB. */
const WRITES_PER_CHECKPOINT = 2_000;

const toDisk = promisify(fdatasync);

export interface Disk {
  /** Resolves, with the number of writes, when all commits are on disk. */
  sync(writes: number): Promise<void>;
  close(): void;
}

/** For a store in memory. */
export const NO_DISK: Disk = { sync: () => Promise.resolve(), close: () => undefined };

/** Syncs by threads of the system's own, and keeps the log short. */
export class LogDisk implements Disk {
  readonly #path: string;
  readonly #log: number;
  #writes = 0;

  constructor(path: string) {
    // SQLite keeps its log beside the file that a link leads to.
    this.#path = realpathSync(path);
    this.#log = openSync(`${this.#path}-wal`, 'r+');
    const folder = openSync(dirname(this.#path), 'r');
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
