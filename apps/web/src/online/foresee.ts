// Shows the reader's own move before the server has answered, as far as its outcome can be known.

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

/** Any full position that fits the view: the rules for the reader's own moves are the same in all of them. */
export function anyPosition(game: Game, view: View): Position {
  return game.sample(view, new SeededRandom('any'));
}

/**
 * Null for a move that reveals cards nobody here knows yet, or that ends a round: wait for the server. Hidden cards of
 * others may end the round unexpectedly; then the picture is corrected.
 */
export function foresee(game: Game, view: View, seat: Seat, text: string): Foreseen | null {
  const move = game.parseMove(text);
  if (!move.ok) return null;
  const [step] = Replay.from(game, anyPosition(game, view)).play(seat, move.value);
  return step.showedCards ? null : { view: game.view(step.position, seat), step };
}
