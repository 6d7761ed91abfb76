// What others may read from Trump Whales beyond the interface: bots from positions, tables and pages from
// views, where cards and moves are text. Functions that take a position allocate nothing, because search calls
// them in every playout.

import type { Move, Seat } from '../core/game.ts';
import {
  BONUS_OF,
  deckSizeFor,
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
import type { WhaleRank } from './faces.ts';
import { cardOf, isKeep, isName, isSpend, isTake, KEEP_MOVE, NAME_MOVE } from './moves.ts';
import { parseMove } from './notation.ts';
import { CHOOSE } from './phases.ts';
import { bestPlace } from './play.ts';
import { flipped } from './tokens.ts';
import {
  GOAL,
  TRICKS,
  type WhaleCard,
  type WhalePosition,
  type WhaleStanding,
  type WhaleTrickView,
  type WhaleView,
} from './types.ts';

export {
  beatingRanks,
  BONUS_OF,
  cardStrengths,
  countCards,
  countRanks,
  deckSizeFor,
  FAMILIES,
  familyOf,
} from './cards.ts';
export { FIVE, FLIP, LOW_CARDS, lowestCard, PEARLS_OF, POINT, POINT_CARDS, RANKS, ranksOf } from './cards.ts';
export { rankStrength } from './cards.ts';
export { rewindRound } from './deal.ts';
export { FACES } from './faces.ts';
export { cardOf, isPlay, isSpend } from './moves.ts';
export { CHOOSE, NAME, PLAY, TAKE } from './phases.ts';
export { strengthOf } from './play.ts';
export {
  explainPearls,
  explainWhaleRound,
  winnersOf,
  type WhalePearls,
  type WhaleSeatScore,
} from './score.ts';
export { flipped, HIGHEST, LOWEST } from './tokens.ts';
export { GOAL, HAND_SIZE, seatInTrick, TRICKS } from './types.ts';

// Moves: a play is its card; `cardOf` also reads a card that is spent, taken or kept.
export const keepOf = (card: Card): Move => KEEP_MOVE | card;
export const leaderIn = (name: Move): Seat => name - NAME_MOVE;

/** How many tricks come after the current one, or after the choice of first bonuses. */
export const tricksToCome = ({ phase, tricksDone }: WhalePosition): number =>
  phase === CHOOSE ? TRICKS : TRICKS - 1 - tricksDone;

/** How close the leading player is to the goal: a game can have any number of rounds (TW-15). */
export function progressOf({ players, totals }: WhalePosition): number {
  let highest = 0;
  for (let seat = 0; seat < players; seat++) highest = Math.max(highest, totals[seat]);
  return Math.min(1, highest / GOAL);
}

/** All cards in deck order; the fives, which are alike, come last. */
export const WHALE_DECK: readonly WhaleCard[] = Array.from(SORTED_DECK, describe);
const CARDS: ReadonlyMap<CardText, WhaleCard> = new Map(WHALE_DECK.map((card) => [card.text, card]));

export const deckFor = (players: number): readonly WhaleCard[] => WHALE_DECK.slice(0, deckSizeFor(players));

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

/** The text must be a card, as texts from a view or a legal move are. */
export function readWhaleCard(text: CardText): WhaleCard {
  return CARDS.get(text) as WhaleCard;
}

/** What a move does, and with which card. */
export type WhaleMove =
  | { readonly type: 'keep' | 'spend' | 'play' | 'take'; readonly card: CardText }
  | { readonly type: 'name'; readonly seat: Seat };

/** The text must be a move. */
export function readMove(text: string): WhaleMove {
  const move = parseMove(text);
  if (!move.ok) throw new Error(`${text} ${move.error.reason}`);
  if (isName(move.value)) return { type: 'name', seat: leaderIn(move.value) };
  return { type: typeOf(move.value), card: formatCard(cardOf(move.value)) };
}

function typeOf(move: Move): 'keep' | 'spend' | 'play' | 'take' {
  if (isKeep(move)) return 'keep';
  if (isSpend(move)) return 'spend';
  return isTake(move) ? 'take' : 'play';
}

/** Trump and token after the card's bonus is spent (TW-8). */
export function standingAfter({ trump, token }: WhaleStanding, { bonus }: WhaleCard): WhaleStanding {
  if (bonus === 'point' || bonus === 'none') return { trump, token };
  return bonus === 'flip' ? { trump, token: flipped(token) } : { trump: bonus, token };
}

/** The led family, set by the cards in order of play; null while there are only fives (TW-10). */
export const ledBy = (cards: readonly WhaleCard[]): Family | null =>
  cards.find(({ family }) => family !== null)?.family ?? null;

/** The index of the winning card, for cards in order of play, as if the trick ended there (TW-10, TW-11). */
export function winningPlace(cards: readonly WhaleCard[], { trump, token }: WhaleStanding): number {
  const trick = cards.map(({ text }) => parseCard(text));
  const led = ledBy(cards);
  const ledFamily = led === null ? -1 : FAMILIES.indexOf(led);
  return bestPlace(trick, trick.length, ledFamily, FAMILIES.indexOf(trump), token);
}

/** The last trick stays on the table until the next one begins. */
export const trickOnTable = ({ tricks }: WhaleView): WhaleTrickView | null => tricks.at(-1) ?? null;

/** Null unless more cards are to be played to it. */
export function openTrick(view: WhaleView): WhaleTrickView | null {
  const trick = trickOnTable(view);
  return view.phase === 'play' && trick?.taken === null ? trick : null;
}

export interface LaidCard {
  readonly seat: Seat;
  readonly card: CardText;
}

/** The cards in order of play. */
export function laidIn(trick: WhaleTrickView | null): LaidCard[] {
  return (trick?.turns ?? []).flatMap(({ seat, card }) => (card === null ? [] : [{ seat, card }]));
}

/** Who would win if the trick ended here; null before the first card. */
export function winnerSoFar(laid: readonly LaidCard[], standing: WhaleStanding): Seat | null {
  if (laid.length === 0) return null;
  const cards = laid.map(({ card }) => readWhaleCard(card));
  return laid[winningPlace(cards, standing)].seat;
}

/** Whether the viewer, who is about to play, holds a card of the led family (TW-9). */
export function mustFollow(view: WhaleView): boolean {
  const led = openTrick(view)?.led ?? null;
  return led !== null && view.hand.some((card) => readWhaleCard(card).family === led);
}

/** Who would name the next leader if this card's pearls were taken; null if the winner leads (TW-13). */
export function namerAfterTaking(view: WhaleView, taken: CardText): Seat | null {
  const isFive = (card: CardText): boolean => readWhaleCard(card).family === null;
  if (isFive(taken) || view.tricks.length === TRICKS) return null;
  return laidIn(trickOnTable(view)).find(({ card }) => isFive(card))?.seat ?? null;
}
