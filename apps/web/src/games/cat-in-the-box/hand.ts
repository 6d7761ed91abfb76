// A hand as it lies: cards of the same rank are one pile, for they are one choice.

import type { Rank } from '@menagerie/rules';

export interface Pile {
  readonly rank: Rank;
  readonly count: number;
}

export function pilesOf(hand: readonly Rank[]): readonly Pile[] {
  const ranks = [...new Set(hand)].sort((a, b) => a - b);
  return ranks.map((rank) => ({ rank, count: hand.filter((one) => one === rank).length }));
}
