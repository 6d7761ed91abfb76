// What an inexperienced player remembers of a view: the cards of the last few tricks. As far as it knows, those of
// earlier ones may still be out, and it also forgets who couldn't follow then.

import type { Seated } from '@menagerie/rules';
import type { WhaleTrickView, WhaleView } from '@menagerie/rules/trump-whales';

/** With the cards of this many tricks before the current one. Only for evaluation: no position fits it. */
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
