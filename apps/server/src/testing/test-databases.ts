// Places where tests keep stores: an empty SQLite file or PostgreSQL database, which several stores may share.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type StoreConfig } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { startPostgres } from './postgres.ts';

export interface TestDatabase {
  readonly where: StoreConfig;
  /** One more store there; `remove` closes it. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export interface TestDatabases {
  newDatabase(): Promise<TestDatabase>;
  stop(): Promise<void>;
}

function database(where: StoreConfig, clear: () => Promise<void>): TestDatabase {
  const stores: Store[] = [];
  return {
    where,
    async open() {
      const store = await openStore(where);
      stores.push(store);
      return store;
    },
    async remove() {
      await Promise.all(stores.map((store) => store.close()));
      await clear();
    },
  };
}

export function sqliteDatabases(): Promise<TestDatabases> {
  return Promise.resolve({
    async newDatabase() {
      const folder = await mkdtemp(join(tmpdir(), 'menagerie-sqlite-'));
      return database({ path: join(folder, 'menagerie.db') }, () => rm(folder, { recursive: true }));
    },
    stop: () => Promise.resolve(),
  });
}

export async function postgresDatabases(): Promise<TestDatabases> {
  const postgres = await startPostgres();
  return {
    newDatabase: async () => database({ databaseUrl: await postgres.newDatabase() }, () => Promise.resolve()),
    stop: () => postgres.stop(),
  };
}
