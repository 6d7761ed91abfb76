// The cards (TW-1) as numbers and as text, with lookup tables for what they show.

import { FACES, type WhaleFace, type WhaleRank } from './faces.ts';
import { HIGHEST, LOWEST } from './tokens.ts';

/** In the order that defines the next family (TW-3). */
export const FAMILIES = ['o', 'n', 'b', 's'] as const;
export type Family = (typeof FAMILIES)[number];

/** A card outside the program: n2, or 5 for any five. */
export type CardText = string;

/**
 * A card inside the program: family << 3 | index of its rank among the family's eight. Fives are
 * alike: each is 32. A set of family cards is one 32-bit word; fives are counted separately.
 */
export type Card = number;
export const FIVE: Card = 32;
export const FIVES = 4;
export const RANKS: readonly WhaleRank[] = [1, 2, 3, 4, 6, 7, 8, 9];

/** A five's family is none of the four. */
export const familyOf = (card: Card): number => card >> 3;
/** The ranks that a set has in a family, as bits, lowest first. */
export const ranksOf = (set: number, family: number): number => (set >>> (family << 3)) & 0xff;
export const cardsOfFamily = (family: number): number => 0xff << (family << 3);
/** The card of the lowest bit in a set. */
export const lowestCard = (set: number): Card => 31 - Math.clz32(set & -set);

const COUNTS = Uint8Array.from({ length: 256 }, (_, ranks) => ranks.toString(2).replaceAll('0', '').length);
/** How many ranks of one family there are. */
export const countRanks = (ranks: number): number => COUNTS[ranks];
export const countCards = (set: number): number =>
  COUNTS[set & 0xff] + COUNTS[(set >>> 8) & 0xff] + COUNTS[(set >>> 16) & 0xff] + COUNTS[set >>> 24];

/** Families in order, ranks ascending, then the fives. */
export const SORTED_DECK = Uint8Array.from({ length: FIVE + FIVES }, (_, i) => Math.min(i, FIVE));
/** Two players play without the fives. */
export const deckSizeFor = (players: number): number => (players === 2 ? FIVE : FIVE + FIVES);

/** A bonus that moves trump is represented by the family it moves to. */
export const FLIP = 4;
export const POINT = 5;
const NO_BONUS = 6;

const rankAt = (card: Card): WhaleRank => (card === FIVE ? 5 : RANKS[card & 7]);
const byCard = (value: (card: Card) => number): Uint8Array =>
  Uint8Array.from({ length: FIVE + 1 }, (_, i) => value(i));

export const RANK_OF = byCard(rankAt);
export const PEARLS_OF = byCard((card) => FACES[rankAt(card)].pearls);
export const BONUS_OF = byCard((card) => bonusOf(familyOf(card), FACES[rankAt(card)]));

function bonusOf(family: number, { bonus }: WhaleFace): number {
  switch (bonus) {
    case 'own family':
      return family;
    case 'next family':
      return (family + 1) % FAMILIES.length;
    case 'flip':
      return FLIP;
    case 'point':
      return POINT;
    case 'none':
      return NO_BONUS;
  }
}

/** How good a rank is, from 1 to 9 (TW-4, TW-11). */
export const rankStrength = (rank: number, token: number): number =>
  token === HIGHEST ? rank : HIGHEST + LOWEST - rank;

/** The same by card: with the token on lowest, then on highest. */
const RANK_STRENGTHS = [LOWEST, HIGHEST].map((token) => byCard((card) => rankStrength(rankAt(card), token)));
/** Which ranks of its family, as in `ranksOf`, beat the card. */
const BEATING_RANKS = [LOWEST, HIGHEST].map((token) =>
  byCard((card) =>
    RANKS.reduce(
      (ranks, rank, i) =>
        rankStrength(rank, token) > rankStrength(rankAt(card), token) ? ranks | (1 << i) : ranks,
      0,
    ),
  ),
);
export const cardStrengths = (token: number): Uint8Array => RANK_STRENGTHS[token === HIGHEST ? 1 : 0];
export const beatingRanks = (token: number): Uint8Array => BEATING_RANKS[token === HIGHEST ? 1 : 0];

const setOf = (has: (card: Card) => boolean): number => {
  let set = 0;
  for (let card = 0; card < FIVE; card++) if (has(card)) set |= 1 << card;
  return set;
};
/** Cards below the fives whose bonus is a point. */
export const LOW_CARDS = setOf((card) => RANK_OF[card] < RANK_OF[FIVE]);
export const POINT_CARDS = setOf((card) => BONUS_OF[card] === POINT);

const TEXTS: readonly CardText[] = Array.from({ length: FIVE + 1 }, (_, card) =>
  card === FIVE ? '5' : `${FAMILIES[familyOf(card)]}${rankAt(card)}`,
);
const CARDS: ReadonlyMap<CardText, Card> = new Map(TEXTS.map((text, card) => [text, card]));

export const formatCard = (card: Card): CardText => TEXTS[card];

/** -1 if there is no such card. */
export const parseCard = (text: CardText): Card => CARDS.get(text) ?? -1;

/** A set of cards and a number of fives, in the order of the deck. */
export function listCards(set: number, fives: number): CardText[] {
  const cards: CardText[] = [];
  for (let left = set; left; left &= left - 1) cards.push(formatCard(lowestCard(left)));
  for (let i = 0; i < fives; i++) cards.push(formatCard(FIVE));
  return cards;
}
