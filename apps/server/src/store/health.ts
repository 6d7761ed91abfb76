// Whether the store can be read and written. It is tested once a second at most, however many ask, and nobody waits long.

import type { Store } from './store.ts';

const FRESH_MS = 1_000;
const PATIENCE_MS = 2_000;

export class StoreHealth {
  readonly #store: Pick<Store, 'check'>;
  readonly #now: () => number;
  #check: Promise<boolean> = Promise.resolve(false);
  #checkedAt = -Infinity;

  constructor(store: Pick<Store, 'check'>, now: () => number = () => performance.now()) {
    this.#store = store;
    this.#now = now;
  }

  isWell(): Promise<boolean> {
    if (this.#now() - this.#checkedAt >= FRESH_MS) {
      this.#checkedAt = this.#now();
      this.#check = this.#tryIt();
    }
    return this.#check;
  }

  async #tryIt(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const tried = this.#store.check().then(
      () => true,
      () => false,
    );
    const isWell = await Promise.race([tried, tooLate]);
    clearTimeout(timer);
    return isWell;
  }
}
