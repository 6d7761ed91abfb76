import type { StoreConfig } from '../store/open.ts';
import { openRawPostgres } from './raw-postgres.ts';
import { openRawSqlite } from './raw-sqlite.ts';
import type { RawDatabase, RawOptions } from './raw.ts';

export async function openRaw(
  { databaseUrl, path }: StoreConfig,
  options: RawOptions = {},
): Promise<RawDatabase> {
  return databaseUrl === undefined
    ? openRawSqlite(path ?? ':memory:', options)
    : openRawPostgres(databaseUrl);
}
