// A cache of recently requested contests: what is played never changes, and a title removed by an operator may be seen
// for a second more. However many ask at once, the store is asked once.

import type { Store } from '../store/store.ts';
import type { Contest } from './contest.ts';

const FRESH_MS = 1_000;
const MOST_KEPT = 300;

interface Known {
  /** By the process's own clock. */
  readonly at: number;
  readonly contest: Promise<Contest | null>;
}

export class KnownContests {
  readonly #store: Pick<Store, 'contests'>;
  readonly #known = new Map<string, Known>();

  constructor(store: Pick<Store, 'contests'>) {
    this.#store = store;
  }

  find(id: string): Promise<Contest | null> {
    const known = this.#known.get(id);
    if (known && performance.now() - known.at < FRESH_MS) return known.contest;
    const contest = this.#store.contests.find(id);
    this.#known.delete(id);
    this.#known.set(id, { at: performance.now(), contest });
    // A missing one may be created at any moment.
    const drop = (): void => {
      if (this.#known.get(id)?.contest === contest) this.#known.delete(id);
    };
    contest.then((found) => found ?? drop(), drop);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KEPT) this.#known.delete(oldest);
    return contest;
  }
}
