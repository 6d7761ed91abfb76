// What the laws must know about a game to find leaks. Each game provides it in `testing/GAME.ts`, only
// from a position's data (deal and moves), so that a bug in `view` or `sample` can't hide itself.

import type { Eyes, JsonObject, View } from '../core/game.ts';
import type { Random } from '../core/random.ts';

export interface Secrets<V extends View = View> {
  /** Every card named in the view's JSON, as text, sorted. */
  cardsIn(view: V): string[];
  /** Every card the viewer may know, as text, sorted: the same list if nothing is leaked or withheld. */
  knownCards(position: JsonObject, eyes: Eyes): string[];
  /**
   * The data of another position that looks the same to this viewer: two hidden cards swapped. Null when
   * there is nothing to swap, or when the swap would have shown in what everyone saw.
   */
  swapHidden(position: JsonObject, eyes: Eyes, random: Random): JsonObject | null;
}
