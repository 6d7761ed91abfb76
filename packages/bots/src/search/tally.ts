// The totals of one move's playouts.

import type { Move } from '@menagerie/rules';
import type { Estimate } from '../bot.ts';
import { Mean } from './mean.ts';

export class MoveTally {
  readonly move: Move;
  readonly #chance = new Mean();
  readonly #score = new Mean();
  #playouts = 0;

  constructor(move: Move) {
    this.move = move;
  }

  get playouts(): number {
    return this.#playouts;
  }

  get meanChance(): number {
    return this.#chance.value;
  }

  get meanScore(): number {
    return this.#score.value;
  }

  get chanceError(): number {
    return this.#chance.error;
  }

  /** The prior for a move before its first playout, counted as this many playouts. */
  expect(playouts: number, chance: number, spread: number): void {
    this.#chance.expect(playouts, chance, spread);
  }

  add(chance: number, score: number): void {
    this.#playouts++;
    this.#chance.add(chance);
    this.#score.add(score);
  }

  estimate(): Estimate {
    return {
      move: this.move,
      chance: this.#chance.value,
      chanceError: this.#chance.error,
      score: this.#score.value,
      scoreError: this.#score.error,
      playouts: this.#playouts,
    };
  }
}
