// The same tests for both stores, each test with a place or an empty store of its own.

import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Store } from '../store/store.ts';
import { postgresPlaces, sqlitePlaces, type TestPlace, type TestPlaces } from './store-places.ts';

/** The place of the test that runs, where stores may be opened. */
export interface AtPlace {
  readonly place: TestPlace;
}

/** The store of the test that runs, and the place at which others of it may be opened. */
export interface At extends AtPlace {
  readonly store: Store;
}

export function forEveryPlace(tests: (at: AtPlace) => void): void {
  describe.each([
    ['SQLite', sqlitePlaces],
    ['PostgreSQL', postgresPlaces],
  ])('the %s store', (_, start) => {
    let places: TestPlaces;
    let place: TestPlace;

    beforeAll(async () => {
      places = await start();
    }, 60_000);
    afterAll(() => places.stop(), 30_000);
    beforeEach(async () => {
      place = await places.newPlace();
    });
    afterEach(() => place.remove());

    tests({
      get place() {
        return place;
      },
    });
  });
}

export function forEveryStore(tests: (at: At) => void): void {
  forEveryPlace((at) => {
    let store: Store;
    beforeEach(async () => {
      store = await at.place.open();
    });

    tests({
      get store() {
        return store;
      },
      get place() {
        return at.place;
      },
    });
  });
}

/** Sample ids as they were called. */
export const ids = (lines: readonly { id: string }[]): string[] =>
  lines.map(({ id }) => id.replace(/_+$/, ''));
