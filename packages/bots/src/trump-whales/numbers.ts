// The cards and moves of Trump Whales as numbers, as in the rules: a card is family << 3 | place of its rank,
// a five is 32; sets of cards are bits.

import { WHALE_DECK } from '@menagerie/rules';

export const CHOOSE = 1;
export const PLAY = 2;
export const TAKE = 3;
export const TRICKS = 8;
export const HIGHEST = 9;

export const FIVE = 32;
export const SPEND_MOVE = 64;
export const TAKE_MOVE = 128;
export const KEEP_MOVE = 192;
export const NAME_MOVE = 240;
/** The card of a move to spend, or to take. */
export const CARD_OF_MOVE = 63;

export const FLIP = 4;
export const POINT = 5;

const CARDS = WHALE_DECK.slice(0, FIVE + 1);

export const PEARLS = Uint8Array.from(CARDS, ({ pearls }) => pearls);

/** The number of a family, if trump moves there. */
export const BONUS = Uint8Array.from(CARDS, ({ bonus }) =>
  ['o', 'n', 'b', 's', 'flip', 'point', 'none'].indexOf(bonus),
);

export const POINT_CARDS = CARDS.reduce(
  (set, { bonus }, card) => (bonus === 'point' ? set | (1 << card) : set),
  0,
);

/** [isHighest][card]: its rank, counted upwards from the worst; and the ranks of its family that beat it. */
export const STRENGTH = [false, true].map((isHighest) =>
  Uint8Array.from(CARDS, ({ rank }) => (isHighest ? rank : 10 - rank)),
);
export const BETTER = [false, true].map((isHighest) =>
  Uint8Array.from(CARDS, (_, card) => {
    if (card === FIVE) return isHighest ? 0xf0 : 0x0f;
    return isHighest ? 0xfe << (card & 7) : (1 << (card & 7)) - 1;
  }),
);

/** [ranks of a family]: how many. */
export const COUNT = Uint8Array.from({ length: 256 }, (_, set) => set.toString(2).replaceAll('0', '').length);

export function countCards(set: number): number {
  return COUNT[set & 0xff] + COUNT[(set >>> 8) & 0xff] + COUNT[(set >>> 16) & 0xff] + COUNT[set >>> 24];
}

/** The ranks that a set has of a family. */
export function ranksOf(set: number, family: number): number {
  return (set >>> (family << 3)) & 0xff;
}

/** Of a set that is not empty. */
export function firstOf(set: number): number {
  return 31 - Math.clz32(set & -set);
}
