// Dealing (TW-1, TW-4, TW-5, TW-7): shuffled, or given as data.

import * as v from 'valibot';
import { list } from '../core/list.ts';
import { shuffle, type Random } from '../core/random.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { describeMismatch, fits, listOf, wholeNumber } from '../core/schema.ts';
import type { Seat } from '../core/game.ts';
import {
  deckSizeFor,
  FAMILIES,
  familyOf,
  FIVE,
  FIVES,
  listCards,
  parseCard,
  RANK_OF,
  SORTED_DECK,
  type Card,
  type CardText,
  type Family,
} from './cards.ts';
import { isPlay } from './moves.ts';
import { CHOOSE, DEAL } from './phases.ts';
import { openTrick } from './play.ts';
import { HIGHEST, LOWEST, type Token } from './tokens.ts';
import { HAND_SIZE, MAX_SEATS, seatAfter, WhalePosition } from './types.ts';

export interface WhaleDeal {
  readonly first: Seat;
  readonly trump: Family;
  readonly token: Token;
  readonly hands: readonly (readonly CardText[])[];
}

const dealSchema = v.strictObject({
  first: wholeNumber(0, MAX_SEATS - 1),
  trump: v.picklist(FAMILIES),
  token: v.picklist([LOWEST, HIGHEST]),
  hands: listOf(listOf(v.string(), HAND_SIZE), MAX_SEATS),
});

const deck = SORTED_DECK.slice();

/**
 * Draws, in this order: the first player of the first round; the card that sets trump and token, from
 * the sorted deck (families o n b s, ranks ascending, then the fives, except with two players), again
 * if it is a five; then shuffles that deck and deals it from the front: seat 0's hand, seat 1's, ….
 */
export function deal(position: WhalePosition, random: Random): void {
  const { players } = position;
  const size = deckSizeFor(players);
  const first = position.results.length === 0 ? random.below(players) : seatAfter(position, position.first);
  let drawn = FIVE;
  while (drawn === FIVE) drawn = SORTED_DECK[random.below(size)];
  deck.set(SORTED_DECK);
  shuffle(deck, size, random);

  clearRound(position, first, familyOf(drawn), RANK_OF[drawn] < RANK_OF[FIVE] ? LOWEST : HIGHEST);
  for (let i = 0; i < players * HAND_SIZE; i++) addToHand(position, Math.floor(i / HAND_SIZE), deck[i]);
}

export function begin(position: WhalePosition, data: unknown): Result<void> {
  if (position.phase !== DEAL) return fault('no-deal-due', 'the round under way has not ended');
  if (!fits(dealSchema, data)) return fault('bad-deal', describeMismatch(dealSchema, data));
  const { first, trump, token, hands } = data;
  const { players } = position;
  if (first >= players) return fault('bad-deal', `first is ${first}, but there are ${players} seats`);
  const due = position.results.length === 0 ? first : seatAfter(position, position.first);
  if (first !== due) return fault('bad-deal', `seat ${due} is first in this round, not seat ${first} (TW-7)`);
  if (hands.length !== players) return fault('bad-deal', `${players} players, but ${hands.length} hands`);
  const wrong = hands.findIndex((hand) => hand.length !== HAND_SIZE);
  if (wrong >= 0) {
    return fault('bad-deal', `seat ${wrong} has ${hands[wrong].length} cards, not ${HAND_SIZE} (TW-5)`);
  }
  const left = new Uint8Array(FIVE + 1).fill(1);
  left[FIVE] = players === 2 ? 0 : FIVES;
  for (const text of hands.flat()) {
    const card = parseCard(text);
    if (card < 0) return fault('bad-deal', `there is no card ${JSON.stringify(text)} (TW-1)`);
    if (left[card]-- === 0) return fault('bad-deal', `too many cards ${text} (TW-1)`);
  }

  clearRound(position, first, FAMILIES.indexOf(trump), token);
  hands.forEach((hand, seat) => hand.forEach((text) => addToHand(position, seat, parseCard(text))));
  return ok(undefined);
}

export function dealOf(position: WhalePosition): WhaleDeal {
  return {
    first: position.first,
    ...dealtTrumpOf(position),
    hands: list(position.players, (seat) => dealtHand(position, seat)),
  };
}

export function dealtTrumpOf(position: WhalePosition): { trump: Family; token: Token } {
  return { trump: FAMILIES[position.dealtTrump], token: position.dealtToken };
}

/** The cards the seat was dealt: those it holds, chose and played. */
function dealtHand(position: WhalePosition, seat: Seat): CardText[] {
  let set = position.hands[seat];
  let fives = position.fives[seat];
  if (position.chosen[seat]) set |= 1 << (position.chosen[seat] - 1);
  for (let i = 0; i < position.moves; i++) {
    const move = position.made[i];
    if (position.makers[i] !== seat || !isPlay(move)) continue;
    if (move === FIVE) fives++;
    else set |= 1 << move;
  }
  return listCards(set, fives);
}

/** Everyone chooses a first bonus; the hands are still empty. */
export function clearRound(position: WhalePosition, first: Seat, trump: number, token: Token): void {
  position.clearRound();
  position.round = position.results.length;
  position.first = first;
  position.choosing = (1 << position.players) - 1;
  position.dealtTrump = trump;
  position.dealtToken = token;
  position.trump = trump;
  position.token = token;
  position.tricksDone = 0;
  position.moves = 0;
  openTrick(position, first);
  position.phase = CHOOSE;
}

export function addToHand(position: WhalePosition, seat: Seat, card: Card): void {
  if (card === FIVE) position.fives[seat]++;
  else position.hands[seat] |= 1 << card;
}

/** Takes the round back to its deal, when everyone chooses a first bonus. Allocates nothing. */
export function rewindRound(position: WhalePosition): void {
  const { hands, fives, chosen, made, makers } = position;
  for (let i = 0; i < position.moves; i++) if (isPlay(made[i])) addToHand(position, makers[i], made[i]);
  for (let seat = 0; seat < position.players; seat++) {
    if (chosen[seat]) addToHand(position, seat, chosen[seat] - 1);
    dealtHands[seat] = hands[seat];
    dealtFives[seat] = fives[seat];
  }
  clearRound(position, position.first, position.dealtTrump, position.dealtToken);
  for (let seat = 0; seat < position.players; seat++) {
    hands[seat] = dealtHands[seat];
    fives[seat] = dealtFives[seat];
  }
}

const dealtHands = new Int32Array(MAX_SEATS);
const dealtFives = new Uint8Array(MAX_SEATS);
