// Direct access to a database, for backups, checks and the doctor: it knows rows, not their meaning. It works
// beside running servers.

import type { Dialect } from '../store/migrations.ts';
import type { Value } from '../store/rows.ts';

export type Columns = readonly string[];

/** A name that may be an SQL keyword. */
export const quoted = (name: string): string => `"${name}"`;

export interface RawDatabase {
  readonly dialect: Dialect;
  /** The values stand for the `?` of the statement. */
  all<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Any number of statements. */
  exec(sql: string): Promise<void>;
  /** Query results in batches; only inside `read` or `write`. */
  batches<Row>(sql: string): Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  insert(table: string, columns: Columns, rows: readonly (readonly Value[])[]): Promise<void>;
  /** Reads a consistent snapshot. */
  read<T>(work: () => Promise<T>): Promise<T>;
  /** All or nothing. */
  write<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface RawOptions {
  /** Makes the SQLite file if it is not there. */
  readonly create?: boolean;
}

/** All or nothing. */
export async function transact<T>(
  db: Pick<RawDatabase, 'exec'>,
  begin: string,
  work: () => Promise<T>,
): Promise<T> {
  await db.exec(begin);
  try {
    const result = await work();
    await db.exec('commit');
    return result;
  } catch (error) {
    // The failure may already have ended the transaction.
    await db.exec('rollback').catch(() => undefined);
    throw error;
  }
}
