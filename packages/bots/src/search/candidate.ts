// A move under comparison: the net's opinion of it, if there is one, and what looks at it have shown since.

import type { Move } from '@menagerie/rules';
import type { Difference, Estimate } from '../bot.ts';
import type { Outlook } from './look.ts';
import { Mean } from './mean.ts';
import { MoveTally } from './tally.ts';

/**
 * The net's opinion of a move counts as this many looks. The errors it may have, and that the net keeps however many looks
 * there are: this much for each unit of `chance * (1 - chance)`. Found by playing rounds of Cat in the Box to their end:
 * the opinion and a dozen looks predict a difference about equally well.
 */
const OPINION = { looks: 12, spread: 0.9, error: 0.1 };
const NO_DIFFERENCE: Difference = { mean: 0, error: 0 };

export class Candidate extends MoveTally {
  /** The net's chance for it; undefined in a game without a net, and once a look has reached the end of the game. */
  #opinion: number | undefined;
  /** The chance in each sweep, by the number of the sweep. */
  readonly #looks: number[] = [];

  constructor(move: Move, opinion: number | undefined) {
    super(move);
    this.#opinion = opinion;
    if (opinion !== undefined) this.expect(OPINION.looks, opinion, OPINION.spread * unitAt(opinion));
  }

  note(sweep: number, { chance, score, isFinal }: Outlook): void {
    if (isFinal && this.#opinion !== undefined && this.playouts === 0) {
      // A result replaces the opinion. It counts twice, so that its error is known.
      this.#opinion = undefined;
      this.expect(1, chance, 0);
    }
    this.add(chance, score);
    this.#looks[sweep] = chance;
  }

  override estimate(): Estimate {
    const estimate = super.estimate();
    return { ...estimate, chanceError: this.#withOwnError(estimate.chanceError) };
  }

  /** How far it is behind another one, on the sweeps that both were in. */
  behind(other: Candidate): Difference {
    if (other === this) return NO_DIFFERENCE;
    const difference = new Mean();
    if (this.#opinion !== undefined && other.#opinion !== undefined)
      difference.expect(
        OPINION.looks,
        other.#opinion - this.#opinion,
        OPINION.spread * unitAt(other.#opinion),
      );
    this.#looks.forEach((chance, sweep) => {
      const best = other.#looks[sweep] as number | undefined;
      if (best !== undefined) difference.add(best - chance);
    });
    return { mean: difference.value, error: this.#withOwnError(difference.error) };
  }

  #withOwnError(error: number): number {
    return this.#opinion === undefined ? error : Math.hypot(error, OPINION.error * unitAt(this.#opinion));
  }
}

const unitAt = (chance: number): number => chance * (1 - chance);
