// A hand as displayed: cards of the same rank form one pile, because they are one choice.

import type { CatView, Rank, Seat } from '@menagerie/rules';

/** The visible part of the hand at the bottom: spectators see card backs, until all cards are shown. */
export function handOf(
  view: CatView,
  eyes: Seat,
): { readonly hand: readonly Rank[]; readonly covered: number } {
  if (view.seat !== null) return { hand: view.hand, covered: 0 };
  if (view.opened) return { hand: view.opened.hands[eyes], covered: 0 };
  return { hand: [], covered: view.seats[eyes].cards };
}

export interface Pile {
  readonly rank: Rank;
  readonly count: number;
}

export function pilesOf(hand: readonly Rank[]): readonly Pile[] {
  const ranks = [...new Set(hand)].sort((a, b) => a - b);
  return ranks.map((rank) => ({ rank, count: hand.filter((one) => one === rank).length }));
}
