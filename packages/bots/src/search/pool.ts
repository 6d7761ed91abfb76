// A pool of sampled deals, each with a weight, that grows during the search: draws are by weight, so
// deals that explain more are looked at more often.

import type { Random } from '@menagerie/rules';

export interface PoolSize {
  /** The number of deals before the first draw, and the maximum. */
  readonly first: number;
  readonly most: number;
  /**
   * After this many draws another one is sampled: the more expensive sampling is, the more draws.
   */
  readonly drawsPerItem: number;
}

export class WeightedPool<T> {
  readonly #random: Random;
  readonly #imagine: () => { item: T; weight: number };
  readonly #size: PoolSize;
  readonly #items: T[] = [];
  /** Cumulative weights. */
  readonly #sums: number[] = [];
  #draws = 0;

  constructor(random: Random, imagine: () => { item: T; weight: number }, size: PoolSize) {
    this.#random = random;
    this.#imagine = imagine;
    this.#size = size;
  }

  /** One from the pool, by weight. */
  draw(): T {
    const { first, most, drawsPerItem } = this.#size;
    while (this.#items.length < Math.min(most, first + this.#draws / drawsPerItem)) this.#grow();
    this.#draws++;
    const sums = this.#sums;
    const target = ((this.#random.below(1 << 16) + 0.5) / (1 << 16)) * sums[sums.length - 1];
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] > target) high = middle;
      else low = middle + 1;
    }
    return this.#items[low];
  }

  #grow(): void {
    const { item, weight } = this.#imagine();
    this.#sums.push((this.#sums.at(-1) ?? 0) + weight);
    this.#items.push(item);
  }
}
