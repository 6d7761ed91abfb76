// Draws whole positions that fit a view. With a likelihood, those that explain the others' moves better
// are drawn more often: a pool of even samples grows as the search goes on, and draws are from the pool,
// by weight.

import type { Position, Random, View } from '@menagerie/rules';
import type { Model } from './model.ts';

const FIRST_POOL = 48;
const LARGEST_POOL = 600;

export class Sampler<P extends Position, V extends View> {
  readonly #model: Model<P, V>;
  readonly #view: V;
  readonly #random: Random;
  readonly #pool: P[] = [];
  /** Sums of the weights up to each sample of the pool. */
  readonly #sums: number[] = [];

  constructor(model: Model<P, V>, view: V, random: Random) {
    this.#model = model;
    this.#view = view;
    this.#random = random;
  }

  first(): P {
    return this.#model.game.sample(this.#view, this.#random);
  }

  draw(into: P): void {
    if (!this.#model.likelihood) {
      this.#model.game.sample(this.#view, this.#random, into);
      return;
    }
    do this.#grow();
    while (this.#pool.length < FIRST_POOL);
    into.copyFrom(this.#pool[this.#pick()]);
  }

  #grow(): void {
    if (this.#pool.length >= LARGEST_POOL) return;
    const sample = this.first();
    const weight = this.#model.likelihood?.(sample, this.#view.seat as number) ?? 1;
    this.#sums.push((this.#sums.at(-1) ?? 0) + weight);
    this.#pool.push(sample);
  }

  #pick(): number {
    const sums = this.#sums;
    const target = ((this.#random.below(1 << 16) + 0.5) / (1 << 16)) * sums[sums.length - 1];
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] > target) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
