// A database without its store, for backups, checks and the doctor: it knows rows and not what they mean. It works
// beside running servers.

import type { Dialect } from '../store/migrations.ts';
import type { Value } from '../store/rows.ts';

export type Columns = readonly string[];

/** A name that may be a word of SQL. */
export const quoted = (name: string): string => `"${name}"`;

export interface RawDatabase {
  readonly dialect: Dialect;
  /** The values stand for the `?` of the statement. */
  all<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Any number of statements. */
  exec(sql: string): Promise<void>;
  /** What a query finds, in portions; only inside `read` or `write`. */
  batches<Row>(sql: string): Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  insert(table: string, columns: Columns, rows: readonly (readonly Value[])[]): Promise<void>;
  /** All that is read in it is as it was at one moment. */
  read<T>(work: () => Promise<T>): Promise<T>;
  /** All or nothing. */
  write<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface RawOptions {
  /** Makes the SQLite file if it is not there. */
  readonly create?: boolean;
}

/** All of the work or none of it. */
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
    // What broke may have ended the transaction already.
    await db.exec('rollback').catch(() => undefined);
    throw error;
  }
}
