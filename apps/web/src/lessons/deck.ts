// A deck of If It Fits for two that begins as told: all other cards after them, a Princess in each pile.

const BOX_CARDS = 72;
const TOYS = ['toy1', 'toy2', 'toy3'];
/** Of the first of two piles, its Princess included. */
const FIRST_PILE = 37;

type Card = number | string;

/** The Princess of the first pile is among the cards on top. */
export function listDeck(hands: readonly (readonly number[])[], top: readonly Card[]): Card[] {
  const boxes = Array.from({ length: BOX_CARDS }, (_, i): Card => i + 1);
  const known = new Set<Card>([...hands.flat(), ...top]);
  const rest = [...boxes, ...TOYS].filter((card) => !known.has(card));
  const more = FIRST_PILE - top.length;
  return [...top, ...rest.slice(0, more), 'princess', ...rest.slice(more)];
}
