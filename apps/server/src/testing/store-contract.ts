// The same tests for both stores, each with its own empty database or store.

import { afterEach, beforeEach, describe } from 'vitest';
import type { Store } from '../store/store.ts';
import { newPostgresDatabase, newSqliteDatabase, type TestDatabase } from './test-databases.ts';

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
    ['SQLite', newSqliteDatabase],
    ['PostgreSQL', newPostgresDatabase],
  ])('the %s store', (_, newDatabase) => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await newDatabase();
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
