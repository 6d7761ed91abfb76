// What each legal move of a view is worth: the chance to win and the final score, with their errors, ever more
// precise as time passes.

import {
  findGame,
  isSeated,
  listLegalMoves,
  type Game,
  type Random,
  type Turn,
  type View,
} from '@menagerie/rules';
import type { Estimate } from './bot.ts';
import type { Allowance } from './budget.ts';
import { ponder, type Loop } from './ponder.ts';
import { analystFor } from './registry.ts';

/**
 * Estimates of every legal move, best first, after each slice of thinking, until the allowance is used up or
 * the consumer stops. Yields nothing for a seat that isn't to move.
 */
export async function* analyse(
  view: View,
  random: Random,
  allowance: Allowance,
  loop: Loop,
): AsyncGenerator<readonly Estimate[], void, undefined> {
  const game = findGame(view.game);
  const analyst = analystFor(view.game);
  if (!game || !analyst) return;
  const turn = turnFrom(game, view, random);
  if (!turn) return;
  for await (const thought of ponder(analyst, turn, random, allowance, loop)) {
    const estimates = thought.estimates();
    if (Number.isFinite(estimates[0].chanceError)) yield estimates;
  }
}

/**
 * A seat knows its own legal moves: they are the same in every position that fits its view. Null if the viewer
 * isn't to move.
 */
export function turnFrom(game: Game, view: View, random: Random): Turn | null {
  if (!isSeated(view) || !view.toMove.includes(view.seat)) return null;
  return { view, legal: listLegalMoves(game, game.sample(view, random), view.seat) };
}
