// What a player of little experience keeps in mind of a view: the cards of the last few tricks. Those of earlier ones
// may still be out, as far as it knows, and it also forgets who could not follow then.

import type { Seated } from '@menagerie/rules';
import type { WhaleTrickView, WhaleView } from '@menagerie/rules/trump-whales';

/** With the cards of so many tricks before the one on the table. It is for judging only: no position fits it. */
export function rememberedView(view: Seated<WhaleView>, tricks: number): Seated<WhaleView> {
  const from = view.tricks.filter(({ taken }) => taken !== null).length - tricks;
  if (from <= 0) return view;
  return {
    ...view,
    seats: view.seats.map((seat, i) => (i === view.seat ? seat : { ...seat, lacks: [] })),
    tricks: view.tricks.map((trick, i) => (i < from ? withoutCards(trick, view.seat) : trick)),
  };
}

/** One's own cards are not forgotten. */
function withoutCards(trick: WhaleTrickView, viewer: number): WhaleTrickView {
  return {
    ...trick,
    turns: trick.turns.map((turn) => (turn.seat === viewer ? turn : { ...turn, card: null })),
  };
}
