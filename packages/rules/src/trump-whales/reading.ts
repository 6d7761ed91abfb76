// Cards as views and moves name them, read by the rules: for bots, tables and pages, which see text only.

import {
  BONUS_OF,
  FAMILIES,
  familyOf,
  FIVE,
  FLIP,
  formatCard,
  parseCard,
  PEARLS_OF,
  POINT,
  RANK_OF,
  SORTED_DECK,
  type Card,
  type CardText,
  type Family,
} from './cards.ts';
import { bestPlace } from './play.ts';
import type { WhaleRank } from './faces.ts';
import type { Token } from './types.ts';

export interface WhaleCard {
  readonly text: CardText;
  /** Null for a five. */
  readonly family: Family | null;
  readonly rank: WhaleRank;
  readonly pearls: number;
  /** A family, if the bonus moves trump there. */
  readonly bonus: Family | 'flip' | 'point' | 'none';
}

/** What trump and token are. */
export interface WhaleStanding {
  readonly trump: Family;
  readonly token: Token;
}

/** All cards in the order of the deck; the fives, which are alike, come last. */
export const WHALE_DECK: readonly WhaleCard[] = Array.from(SORTED_DECK, describe);
const CARDS: ReadonlyMap<CardText, WhaleCard> = new Map(WHALE_DECK.map((card) => [card.text, card]));

function describe(card: Card): WhaleCard {
  return {
    text: formatCard(card),
    family: card === FIVE ? null : FAMILIES[familyOf(card)],
    rank: RANK_OF[card] as WhaleRank,
    pearls: PEARLS_OF[card],
    bonus: nameBonus(BONUS_OF[card]),
  };
}

function nameBonus(bonus: number): WhaleCard['bonus'] {
  if (bonus === FLIP) return 'flip';
  return bonus === POINT ? 'point' : (FAMILIES[bonus] ?? 'none');
}

/** The card must be one: text from a view or a legal move is. */
export function readWhaleCard(text: CardText): WhaleCard {
  return CARDS.get(text) as WhaleCard;
}

/** Trump and token once the card's bonus is spent (TW-8). */
export function standingAfter({ trump, token }: WhaleStanding, { bonus }: WhaleCard): WhaleStanding {
  if (bonus === 'point' || bonus === 'none') return { trump, token };
  return bonus === 'flip' ? { trump, token: token === 1 ? 9 : 1 } : { trump: bonus, token };
}

/** The place of the card that wins, of cards in order of play, as if the trick ended there (TW-10, TW-11). */
export function winningPlace(cards: readonly WhaleCard[], { trump, token }: WhaleStanding): number {
  const trick = cards.map(({ text }) => parseCard(text));
  const led = trick.find((card) => card !== FIVE);
  return bestPlace(
    trick,
    trick.length,
    led === undefined ? -1 : familyOf(led),
    FAMILIES.indexOf(trump),
    token,
  );
}
