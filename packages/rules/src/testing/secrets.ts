// What the laws must know of a game to hunt for leaks. Each game tells it in `testing/GAME.ts`, from
// the data of a position (deal and moves) alone, so that a fault in `view` or `sample` cannot hide itself.

import type { Eyes, JsonObject, View } from '../core/game.ts';
import type { Random } from '../core/random.ts';

export interface Secrets<V extends View = View> {
  /** Every card that the view's JSON names, as text, sorted. */
  cardsIn(view: V): string[];
  /** Every card that the eyes may know, as text, sorted: the same list if nothing leaks or is withheld. */
  knownCards(position: JsonObject, eyes: Eyes): string[];
  /**
   * The data of another position that the eyes cannot tell from this one: two hidden cards swapped.
   * Null when there is nothing to swap, or when the swap would have shown in what everyone saw.
   */
  swapHidden(position: JsonObject, eyes: Eyes, random: Random): JsonObject | null;
}
