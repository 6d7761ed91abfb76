// Cards named by what they are under the current trump and token: family 0 is trump, the others follow in order; place 0
// is the worst of a family's eight ranks, 7 the best. A card is family * 8 + place, a five 32; a set of family cards is
// one word of 32 bits.

import {
  BONUS_OF,
  FAMILIES,
  familyOf,
  FIVE,
  HIGHEST,
  RANKS,
  WHALE_DECK,
  type CardText,
  type Family,
  type WhaleStanding,
} from '@menagerie/rules/trump-whales';

/** The number of a card, which is the same for all fives. */
const NUMBERS: ReadonlyMap<CardText, number> = new Map(
  WHALE_DECK.map(({ text }, number) => [text, Math.min(number, FIVE)]),
);
export const numberOf = (text: CardText): number => NUMBERS.get(text) as number;

const TOP = RANKS.length - 1;
const FAMILY_MASK = FAMILIES.length - 1;

/** How cards are named under the given trump and token. */
export class Naming {
  readonly #trump: number;
  readonly #turn: number;

  constructor({ trump, token }: WhaleStanding) {
    this.#trump = FAMILIES.indexOf(trump);
    this.#turn = token === HIGHEST ? 0 : TOP;
  }

  /** For a card by its number. */
  card(number: number): number {
    if (number === FIVE) return FIVE;
    return (((familyOf(number) - this.#trump) & FAMILY_MASK) << 3) | ((number & TOP) ^ this.#turn);
  }

  family(family: Family): number {
    return (FAMILIES.indexOf(family) - this.#trump) & FAMILY_MASK;
  }

  /** Fives are omitted. */
  set(cards: Iterable<CardText>): number {
    let set = 0;
    for (const text of cards) {
      const number = numberOf(text);
      if (number !== FIVE) set |= 1 << this.card(number);
    }
    return set;
  }
}

/** What a named card's bonus does: trump moves to the family of that name, FLIP, or POINT. */
export const effectOf = (card: number): number => BONUS_OF[card];

/** For a named card, after the effect as well. */
export function renamed(card: number, effect: number): number {
  if (card === FIVE) return FIVE;
  if (effect < FAMILIES.length) return (((familyOf(card) - effect) & FAMILY_MASK) << 3) | (card & TOP);
  return card ^ TOP;
}
