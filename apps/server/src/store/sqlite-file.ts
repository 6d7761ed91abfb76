// The file of a SQLite store, which one server at a time may use. SQLite itself holds the lock, on a small file
// beside the store, and the system lets it go when the process ends, however it ends.

import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql, { type Database } from 'libsql';
import { failure } from './failure.ts';
import { StoreError } from './store.ts';

/** Long enough for a server that is just stopping. */
const WAIT_MS = 2000;

/** Locks held; without a reference they would be garbage-collected and closed. */
const held = new Set<Database>();

/**
 * It contains hidden cards: no other user on the machine may read it. One that is there is not touched: a process that opens
 * and closes a file loses all its locks on it, also those that SQLite holds.
 */
export function createFile(path: string): void {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
}

/** Answers with the way to let go of it. */
export function holdFile(path: string, waitMs = WAIT_MS): () => void {
  createFile(path);
  const lock = new Libsql(`${realpathSync(path)}-lock`);
  try {
    lock.pragma(`busy_timeout = ${waitMs}`);
    lock.pragma('journal_mode = off');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw failure(error);
    throw new StoreError(
      `Another server is using ${path}: stop it first, or choose another file. One file serves one server; ` +
        'several servers share a PostgreSQL database.',
    );
  }
  held.add(lock);
  return () => {
    if (!held.delete(lock)) return;
    // Closing alone would leave the lock until the object is collected.
    lock.exec('rollback');
    lock.close();
  };
}
