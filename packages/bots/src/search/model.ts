// What search must know about a game besides its rules: how sensible people play it, and what the end of a
// round is worth. Positions here are samples: they contain nobody's real cards.

import type { Game, Move, Position, Random, Seat, Seated, View } from '@menagerie/rules';

export interface Model<P extends Position = Position, V extends View = View> {
  readonly game: Game<P, V>;
  /** A quick but decent move for the seat to move next. */
  choose(position: P, seat: Seat, random: Random): Move;
  /**
   * Once a round is over: each seat's chance to win the game, adding up to 1, and its expected final score.
   */
  judge(position: P, chances: Float64Array, scores: Float64Array): void;
  /**
   * What the policy thinks of each of these legal moves: chances to win relative to each other. A starting
   * point for search.
   */
  weigh?(position: P, seat: Seat, moves: readonly Move[], into: Float64Array): void;
  /** Whether so little of the round is left that every possible ending can be examined. */
  isNearlyOver?(position: P): boolean;
  /** How well the hidden cards of a sample explain what the other seats have done: a weight above 0. */
  likelihood?(sample: P, seat: Seat): number;
  /** A custom study, instead of the one based on `choose` and `likelihood`. */
  study?(view: Seated<V>, random: Random): Study<P>;
}

/** What a seat infers from a view: the full positions that may be behind it, and how they will continue. */
export interface Study<P extends Position = Position> {
  readonly game: Game<P>;
  /** Any position that fits the view. */
  first(): P;
  /** Draws one at random, written into `into`; until the next draw, everything below refers to it. */
  draw(into: P): void;
  choose(position: P, seat: Seat, random: Random): Move;
  /** Whether a tree should let the seat choose what is best for it, rather than what `choose` returns. */
  thinks(seat: Seat): boolean;
}

/** Plays to the end of the round, or until `isEnough`. */
export function playOut<P extends Position>(
  by: Pick<Study<P>, 'game' | 'choose'>,
  position: P,
  random: Random,
  isEnough?: (position: P) => boolean,
): void {
  const { game } = by;
  for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
    if (isEnough?.(position)) return;
    game.play(position, seat, by.choose(position, seat, random));
  }
}
