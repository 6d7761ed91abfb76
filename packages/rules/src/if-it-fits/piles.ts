// The piles of the deck (IF-7, IF-22): how many cards each has, and how many of them are Princesses.

import { BOX_CARDS, TOYS } from './pieces.ts';
import { BOX_LIMITS } from './types.ts';

export interface Pile {
  readonly cards: number;
  readonly princesses: number;
}

const PRINCESSES = 5;

/** Top first. Under extended rules the deck is one pile with all the Princesses. */
export function pilesOf({ players, extended }: { players: number; extended: boolean }): readonly Pile[] {
  return (extended ? EXTENDED : BASIC)[players];
}

export const deckSizeOf = (piles: readonly Pile[]): number =>
  piles.reduce((sum, { cards }) => sum + cards, 0);

const counts = Array.from({ length: BOX_LIMITS.players + 1 }, (_, players) => players);
const undealt = (players: number): number => BOX_CARDS - BOX_LIMITS.dealt * players + TOYS;

const EXTENDED = counts.map((players): Pile[] => [
  { cards: undealt(players) + PRINCESSES, princesses: PRINCESSES },
]);

/** As equal as possible, earlier piles taking the extra cards, with one Princess in each. */
const BASIC = counts.map((players): Pile[] =>
  Array.from({ length: players }, (_, pile) => ({
    cards: Math.ceil((undealt(players) - pile) / players) + 1,
    princesses: 1,
  })),
);
