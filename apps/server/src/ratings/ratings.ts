// Rates the games that end on this server, one after the other: so they take one connection of the store at most.

import type { House } from '../house/house.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { rate, ratedGame } from './rate.ts';

export interface RatingsOptions {
  readonly store: Store;
  readonly house: House;
  readonly onError: (error: unknown) => void;
}

export class Ratings {
  readonly #options: RatingsOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: RatingsOptions) {
    this.#options = options;
    options.house.onChange((table, entries) => {
      if (entries.some(({ event }) => event.type === 'ended')) this.#add(table);
    });
  }

  /** Resolves when every game that has ended here so far is rated. */
  async settled(): Promise<void> {
    await this.#last;
  }

  #add(table: Table): void {
    const { store, onError } = this.#options;
    const game = ratedGame(table);
    if (!game) return;
    this.#last = this.#last
      .then(() => store.updateRatings(game, (current) => rate(game, current)))
      .catch(onError);
  }
}
