// An own move before the server has answered: what it will look like, as far as that can be known.

import {
  Replay,
  SeededRandom,
  type Game,
  type Position,
  type Seat,
  type Step,
  type View,
} from '@menagerie/rules';

export interface Foreseen {
  readonly view: View;
  readonly step: Step;
}

/** A whole position that fits what is seen: the rules for one's own moves are the same in all of them. */
export function anyPosition(game: Game, view: View): Position {
  return game.sample(view, new SeededRandom('any'));
}

/**
 * Null for a move that shows cards nobody here knows yet, or that ends a round: the server tells of those. That the
 * hidden cards of others end the round cannot be foreseen; then the picture is corrected.
 */
export function foresee(game: Game, view: View, seat: Seat, text: string): Foreseen | null {
  const move = game.parseMove(text);
  if (!move.ok) return null;
  const [step] = Replay.from(game, anyPosition(game, view)).play(seat, move.value);
  return step.showedCards ? null : { view: game.view(step.position, seat), step };
}
