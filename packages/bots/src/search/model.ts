// What search must know of a game besides its rules: how people with sense play it, and what the end of
// a round is worth. Positions here are sampled ones: nobody's real cards.

import type { Game, Move, Position, Random, Seat, View } from '@menagerie/rules';

export interface Model<P extends Position = Position, V extends View = View> {
  readonly game: Game<P, V>;
  /** A quick move, not a bad one, for the seat to move next. */
  choose(position: P, seat: Seat, random: Random): Move;
  /**
   * Once a round is over: for each seat the chance to win the game, adding up to 1, and the final score
   * that it may expect.
   */
  judge(position: P, chances: Float64Array, scores: Float64Array): void;
  /** How well the hidden cards of a sample explain what the other seats have done: a weight above 0. */
  likelihood?(sample: P, seat: Seat): number;
}

/** Plays to the end of the round. */
export function playOut<P extends Position, V extends View>(
  model: Model<P, V>,
  position: P,
  random: Random,
): void {
  const { game } = model;
  for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
    game.play(position, seat, model.choose(position, seat, random));
  }
}
