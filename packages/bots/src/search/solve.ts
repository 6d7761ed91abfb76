// Examines every way a round can end when only a few cards are left: each seat does what is best for itself
// (max^n). The sample is taken as the truth, so this is exact for a deal, not for what is hidden.

import type { Position, Seat, View } from '@menagerie/rules';
import type { Model } from './model.ts';

interface Level<P> {
  readonly position: P;
  readonly moves: Int32Array;
  readonly chances: Float64Array;
  readonly scores: Float64Array;
}

export class Solver<P extends Position, V extends View> {
  readonly #model: Model<P, V>;
  readonly #levels: Level<P>[] = [];

  constructor(model: Model<P, V>) {
    this.#model = model;
  }

  /** Writes what the end of the round will be worth to each seat. */
  solve(position: P, chances: Float64Array, scores: Float64Array, depth = 0): void {
    const { game } = this.#model;
    const seat: Seat = game.nextSeat(position);
    if (seat < 0) return this.#model.judge(position, chances, scores);
    const level = (this.#levels[depth] ??= this.#newLevel(position));
    const length = game.legalMoves(position, seat, level.moves);
    let most = -1;
    for (let i = 0; i < length; i++) {
      game.play(level.position.copyFrom(position), seat, level.moves[i]);
      this.solve(level.position, level.chances, level.scores, depth + 1);
      if (level.chances[seat] <= most) continue;
      most = level.chances[seat];
      chances.set(level.chances);
      scores.set(level.scores);
    }
  }

  #newLevel(position: P): Level<P> {
    return {
      position: position.clone(),
      moves: new Int32Array(this.#model.game.maxLegalMoves),
      chances: new Float64Array(8),
      scores: new Float64Array(8),
    };
  }
}
