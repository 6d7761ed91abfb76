import { existsSync } from 'node:fs';
import Libsql, { type Database } from 'libsql';
import { failure } from '../store/failure.ts';
import { createFile } from '../store/sqlite-file.ts';
import type { Value } from '../store/rows.ts';
import { StoreError } from '../store/store.ts';
import { transact, quoted, type Columns, type RawDatabase, type RawOptions } from './raw.ts';

const BATCH = 500;
const BUSY_MS = 5000;

export function openRawSqlite(path: string, { create = false }: RawOptions = {}): RawDatabase {
  if (path !== ':memory:') {
    if (create) createFile(path);
    else if (!existsSync(path)) throw new StoreError(`There is no store at ${path}.`);
  }
  try {
    const db = new Libsql(path);
    db.pragma(`busy_timeout = ${BUSY_MS}`);
    db.pragma('foreign_keys = on');
    if (path !== ':memory:') db.pragma('journal_mode = wal');
    return new RawSqlite(db);
  } catch (error) {
    throw failure(error);
  }
}

class RawSqlite implements RawDatabase {
  readonly dialect = 'sqlite';
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  all<Row>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return attempt(() => this.#db.prepare(sql).all(...values) as Row[]);
  }

  exec(sql: string): Promise<void> {
    return attempt(() => void this.#db.exec(sql));
  }

  *batches<Row>(sql: string): Generator<readonly Row[]> {
    let batch: Row[] = [];
    try {
      for (const row of this.#db.prepare(sql).iterate()) {
        if (batch.push(row as Row) < BATCH) continue;
        yield batch;
        batch = [];
      }
    } catch (error) {
      throw failure(error);
    }
    yield batch;
  }

  insert(table: string, columns: Columns, rows: readonly (readonly Value[])[]): Promise<void> {
    return attempt(() => {
      const places = columns.map(() => '?').join(', ');
      const statement = this.#db.prepare(
        `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values (${places})`,
      );
      for (const row of rows) statement.run(...row);
    });
  }

  read<T>(work: () => Promise<T>): Promise<T> {
    return transact(this, 'begin', work);
  }

  write<T>(work: () => Promise<T>): Promise<T> {
    return transact(this, 'begin immediate', work);
  }

  close(): Promise<void> {
    return attempt(() => void this.#db.close());
  }
}

async function attempt<T>(work: () => T): Promise<T> {
  try {
    return await Promise.resolve(work());
  } catch (error) {
    throw failure(error);
  }
}
