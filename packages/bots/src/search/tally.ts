// What the playouts of one move add up to.

import type { Move } from '@menagerie/rules';
import type { Estimate } from '../bot.ts';

export class MoveTally {
  readonly move: Move;
  #playouts = 0;
  #chance = 0;
  #chanceSquares = 0;
  #score = 0;
  #scoreSquares = 0;

  constructor(move: Move) {
    this.move = move;
  }

  get playouts(): number {
    return this.#playouts;
  }

  get meanChance(): number {
    return this.#playouts ? this.#chance / this.#playouts : 0;
  }

  get meanScore(): number {
    return this.#playouts ? this.#score / this.#playouts : 0;
  }

  get chanceError(): number {
    return standardError(this.#chance, this.#chanceSquares, this.#playouts);
  }

  add(chance: number, score: number): void {
    this.#playouts++;
    this.#chance += chance;
    this.#chanceSquares += chance * chance;
    this.#score += score;
    this.#scoreSquares += score * score;
  }

  estimate(): Estimate {
    const playouts = this.#playouts;
    return {
      move: this.move,
      chance: this.meanChance,
      chanceError: this.chanceError,
      score: playouts ? this.#score / playouts : 0,
      scoreError: standardError(this.#score, this.#scoreSquares, playouts),
      playouts,
    };
  }
}

/** Infinite until two values are known. */
function standardError(sum: number, squares: number, count: number): number {
  if (count < 2) return Infinity;
  const variance = Math.max(0, squares - (sum * sum) / count) / (count - 1);
  return Math.sqrt(variance / count);
}
