// Rates games that are over, one after the other: so they take one connection of the store at most. A game is
// due until it is rated, so that the sweep picks up those whose server crashed in between.

import type { TableRegistry } from '../live/table-registry.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { rate, ratedGame } from './rate.ts';

export interface RatingsOptions {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly onError: (error: unknown) => void;
}

export class Ratings {
  readonly #options: RatingsOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: RatingsOptions) {
    this.#options = options;
    // Each entry after the end makes the table due once more.
    options.registry.onChange((table) => this.add(table));
  }

  /** Resolves when every game that was added so far is rated. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** The store rates each table once, however often it is added. */
  add(table: Table): void {
    const { store, onError } = this.#options;
    const game = ratedGame(table);
    if (!game) return;
    this.#last = this.#last
      .then(() => store.updateRatings(game, (current, met) => rate(game, current, met)))
      .catch(onError);
  }
}
