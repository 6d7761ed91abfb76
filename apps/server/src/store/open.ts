// The store that the configuration asks for.

import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreConfig {
  /** Of a PostgreSQL database; it goes before `path`. */
  readonly databaseUrl?: string | undefined;
  /** Of a SQLite file, made if it is not there; without it, the store lives in memory. */
  readonly path?: string | undefined;
}

export function openStore({ databaseUrl, path = ':memory:' }: StoreConfig): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(path) : openPostgres(databaseUrl);
}
