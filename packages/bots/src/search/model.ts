// What search must know about a game besides its rules: how sensible people play it, and what the end of
// a round is worth. Positions here are sampled ones: nobody's real cards.

import type { Game, Move, Position, Random, Seat, Seated, View } from '@menagerie/rules';

export interface Model<P extends Position = Position, V extends View = View> {
  readonly game: Game<P, V>;
  /** A quick move, not a bad one, for the seat to move next. */
  choose(position: P, seat: Seat, random: Random): Move;
  /**
   * Once a round is over: for each seat the chance to win the game, adding up to 1, and the final score
   * that it may expect.
   */
  judge(position: P, chances: Float64Array, scores: Float64Array): void;
  /**
   * What the policy thinks of each of these legal moves: chances to win, compared with each other. For search
   * to begin with.
   */
  weigh?(position: P, seat: Seat, moves: readonly Move[], into: Float64Array): void;
  /** Whether so little of the round is left that every way to end it can be looked at. */
  isNearlyOver?(position: P): boolean;
  /** How well the hidden cards of a sample explain what the other seats have done: a weight above 0. */
  likelihood?(sample: P, seat: Seat): number;
  /** A study of its own, instead of the one made from `choose` and `likelihood`. */
  study?(view: Seated<V>, random: Random): Study<P>;
}

/** What a seat makes of a view: the whole positions that may be behind it, and how they will go on. */
export interface Study<P extends Position = Position> {
  readonly game: Game<P>;
  /** Any position that fits the view. */
  first(): P;
  /** One drawn at random, written over `into`; what follows is about it until the next. */
  draw(into: P): void;
  choose(position: P, seat: Seat, random: Random): Move;
  /** Whether a tree should let the seat choose what is best for it, rather than as `choose` says. */
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
