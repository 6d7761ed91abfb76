// What an inexperienced player remembers of a view: it overlooks some of the colours that others have given up,
// and forgets what happened in earlier rounds.

import type { Random, Seated } from '@menagerie/rules';
import { COLOURS, type CatView } from '@menagerie/rules/cat-in-the-box';

/**
 * `overlooks`: the percentage of the colours others have given up. Only for evaluation: no position fits the
 * result.
 */
export function rememberedView(view: Seated<CatView>, overlooks: number, random: Random): Seated<CatView> {
  return {
    ...view,
    seats: view.seats.map((seat, i) => {
      if (i === view.seat) return seat;
      const isThought = (colour: (typeof COLOURS)[number]): boolean =>
        seat.colours.includes(colour) || random.below(100) < overlooks;
      return { ...seat, colours: COLOURS.filter(isThought) };
    }),
    results: view.results.map((result) => ({
      ...result,
      predictions: [],
      bonuses: result.bonuses.map(() => 0),
      paradox: null,
    })),
  };
}
