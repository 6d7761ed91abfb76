// What a player of little experience keeps in mind of a view: some of the colours that others have given up are
// overlooked, and what happened in earlier rounds is forgotten.

import type { Random, Seated } from '@menagerie/rules';
import { COLOURS, type CatView } from '@menagerie/rules/cat-in-the-box';

/** `overlooks`: of a hundred colours that others have given up. It is for judging only: no position fits it. */
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
