// The same tests for both stores, each test with an empty store of its own.

import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Store } from '../store/store.ts';
import { postgresPlaces, sqlitePlaces, type TestPlace, type TestPlaces } from './store-places.ts';

/** The store of the test that runs, and the place at which others of it may be opened. */
export interface At {
  readonly store: Store;
  readonly place: TestPlace;
}

export function forEveryStore(tests: (at: At) => void): void {
  describe.each([
    ['SQLite', sqlitePlaces],
    ['PostgreSQL', postgresPlaces],
  ])('the %s store', (_, start) => {
    let places: TestPlaces;
    let place: TestPlace;
    let store: Store;

    beforeAll(async () => {
      places = await start();
    }, 60_000);
    afterAll(() => places.stop(), 30_000);
    beforeEach(async () => {
      place = await places.newPlace();
      store = await place.open();
    });
    afterEach(() => place.remove());

    tests({
      get store() {
        return store;
      },
      get place() {
        return place;
      },
    });
  });
}

/** Sample ids as they were called. */
export const ids = (lines: readonly { id: string }[]): string[] =>
  lines.map(({ id }) => id.replace(/_+$/, ''));
