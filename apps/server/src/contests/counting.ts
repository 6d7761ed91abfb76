// Records results of counted games, one by one. A table stays due until that is done, so the sweep picks up
// those whose server died in between.

import type { TableRegistry } from '../live/table-registry.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { resultOf } from './play.ts';

export interface CountingOptions {
  readonly store: Pick<Store, 'contests'>;
  readonly registry: TableRegistry;
  readonly onError: (error: unknown) => void;
}

export class Counting {
  readonly #options: CountingOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: CountingOptions) {
    this.#options = options;
    options.registry.onChange((table) => this.add(table));
  }

  /** Resolves when every game that was added so far is noted. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** The store notes each table once, however often it is added. */
  add(table: Table): void {
    const { store, registry, onError } = this.#options;
    const [person] = table.people;
    const result = table.contest?.isCounted && person !== undefined ? resultOf(table, person) : null;
    if (!result) return;
    this.#last = this.#last.then(() => store.contests.note(table.id, result, registry.now())).catch(onError);
  }
}
