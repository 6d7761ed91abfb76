// The same tests for both stores, each test with a database or an empty store of its own.

import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Store } from '../store/store.ts';
import {
  postgresDatabases,
  sqliteDatabases,
  type TestDatabase,
  type TestDatabases,
} from './test-databases.ts';

/** The database of the test that runs, where stores may be opened. */
export interface AtDatabase {
  readonly database: TestDatabase;
}

/** The store of the test that runs, and the database at which others of it may be opened. */
export interface At extends AtDatabase {
  readonly store: Store;
}

export function forEveryDatabase(tests: (at: AtDatabase) => void): void {
  describe.each([
    ['SQLite', sqliteDatabases],
    ['PostgreSQL', postgresDatabases],
  ])('the %s store', (_, start) => {
    let databases: TestDatabases;
    let database: TestDatabase;

    beforeAll(async () => {
      databases = await start();
    }, 60_000);
    afterAll(() => databases.stop(), 30_000);
    beforeEach(async () => {
      database = await databases.newDatabase();
    });
    afterEach(() => database.remove());

    tests({
      get database() {
        return database;
      },
    });
  });
}

export function forEveryStore(tests: (at: At) => void): void {
  forEveryDatabase((at) => {
    let store: Store;
    beforeEach(async () => {
      store = await at.database.open();
    });

    tests({
      get store() {
        return store;
      },
      get database() {
        return at.database;
      },
    });
  });
}

/** Sample ids as they were called. */
export const ids = (lines: readonly { id: string }[]): string[] =>
  lines.map(({ id }) => id.replace(/_+$/, ''));
