// Places where tests keep stores: an empty SQLite file or PostgreSQL database, which several stores may share.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type StorePlace } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { startPostgres } from './postgres.ts';

export interface TestPlace {
  readonly where: StorePlace;
  /** One more store there; `remove` closes it. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export interface TestPlaces {
  newPlace(): Promise<TestPlace>;
  stop(): Promise<void>;
}

function place(where: StorePlace, clear: () => Promise<void>): TestPlace {
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

export function sqlitePlaces(): Promise<TestPlaces> {
  return Promise.resolve({
    async newPlace() {
      const folder = await mkdtemp(join(tmpdir(), 'menagerie-sqlite-'));
      return place({ path: join(folder, 'menagerie.db') }, () => rm(folder, { recursive: true }));
    },
    stop: () => Promise.resolve(),
  });
}

export async function postgresPlaces(): Promise<TestPlaces> {
  const postgres = await startPostgres();
  return {
    newPlace: async () => place({ databaseUrl: await postgres.newDatabase() }, () => Promise.resolve()),
    stop: () => postgres.stop(),
  };
}
