// Places where tests keep stores: an empty SQLite file or PostgreSQL database, which several stores may share.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openStore, type StoreConfig } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { newDatabaseAt } from './postgres.ts';
import type {} from './shared-postgres.ts';

export interface TestDatabase {
  readonly where: StoreConfig;
  /** One more store there; `remove` closes it. */
  open(): Promise<Store>;
  remove(): Promise<void>;
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

export async function newSqliteDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-sqlite-'));
  return database({ path: join(folder, 'menagerie.db') }, () => rm(folder, { recursive: true }));
}

export async function newPostgresDatabase(): Promise<TestDatabase> {
  const databaseUrl = await newDatabaseAt(inject('postgres'));
  return database({ databaseUrl }, () => Promise.resolve());
}
