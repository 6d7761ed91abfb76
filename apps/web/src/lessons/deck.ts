// A deck of If It Fits for two that starts with the given cards, then all others, with a Princess in each pile.

import { BOX_CARDS, pilesOf, TOYS } from '@menagerie/rules/if-it-fits';

const [FIRST_PILE] = pilesOf({ players: 2, extended: false });

type Card = number | string;

/** The first pile's Princess must be among the cards on top. */
export function listDeck(hands: readonly (readonly number[])[], top: readonly Card[]): Card[] {
  const boxes = Array.from({ length: BOX_CARDS }, (_, i): Card => i + 1);
  const toys = Array.from({ length: TOYS }, (_, i): Card => `toy${i + 1}`);
  const known = new Set<Card>([...hands.flat(), ...top]);
  const rest = [...boxes, ...toys].filter((card) => !known.has(card));
  const more = FIRST_PILE.cards - top.length;
  return [...top, ...rest.slice(0, more), 'princess', ...rest.slice(more)];
}
