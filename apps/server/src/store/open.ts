// The store that the configuration asks for.

import { openPostgres } from './postgres.ts';
import { holdFile } from './sqlite-file.ts';
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

/** For a server: two on one SQLite file would not notice each other, so the second is refused. */
export async function openServerStore(config: StoreConfig): Promise<Store> {
  // Held until the process ends: only then is it certain that nothing more is written.
  if (config.databaseUrl === undefined && config.path !== undefined) holdFile(config.path);
  return openStore(config);
}
