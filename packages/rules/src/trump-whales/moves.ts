// Which moves are legal, in a fixed order, and why the others are not (TW-6 to TW-9, TW-12, TW-13).
//
// Moves inside the program: a play is its card (a five is 32), spending a bonus is 64 | card, taking
// the pearls of a card is 128 | card, keeping a first bonus is 192 | card, naming a leader is 240 | seat.

import type { JsonObject, Move, Refusal, Seat } from '../core/game.ts';
import { cardsOfFamily, FAMILIES, FIVE, formatCard, lowestCard, type Card } from './cards.ts';
import { CHOOSE, NAME, PLAY, TAKE } from './phases.ts';
import { seatInTrick, WhalePosition } from './types.ts';

export const SPEND_MOVE = 64;
export const TAKE_MOVE = 128;
export const KEEP_MOVE = 192;
export const NAME_MOVE = 240;

/** A seat holds one card less for every trick that may have given it a bonus: never more than nine moves. */
export const MAX_LEGAL_MOVES = 9;

export const isPlay = (move: Move): boolean => move >= 0 && move <= FIVE;
export const isSpend = (move: Move): boolean => move >= SPEND_MOVE && move <= SPEND_MOVE + FIVE;
export const isTake = (move: Move): boolean => move >= TAKE_MOVE && move <= TAKE_MOVE + FIVE;
export const isKeep = (move: Move): boolean => move >= KEEP_MOVE && move <= KEEP_MOVE + FIVE;
export const isName = (move: Move): boolean => move >= NAME_MOVE && move < NAME_MOVE + 4;
export const cardOf = (move: Move): Card => move & 63;

export function toMove(position: WhalePosition): number {
  const { phase } = position;
  if (phase === CHOOSE) return position.choosing;
  return phase === PLAY || phase === TAKE || phase === NAME ? 1 << position.turn : 0;
}

/** Simultaneous choices are listed clockwise from the first player. */
export function nextSeat(position: WhalePosition): Seat {
  const { phase } = position;
  return phase === CHOOSE || phase === PLAY || phase === TAKE || phase === NAME ? position.turn : -1;
}

/**
 * First bonuses to spend, then cards to play, each in the order of the deck (families o n b s, ranks
 * ascending, fives last); first bonuses to keep likewise; pearls to take in order of play; seats ascending.
 */
export function legalMoves(position: WhalePosition, seat: Seat, into: Int32Array): number {
  const { phase } = position;
  if (phase === CHOOSE) {
    return position.choosing & (1 << seat) ? listSet(position.hands[seat], KEEP_MOVE, into, 0) : 0;
  }
  if (seat !== position.turn) return 0;
  if (phase === PLAY) return legalPlays(position, seat, into);
  if (phase === TAKE) return legalTakes(position, seat, into);
  if (phase !== NAME) return 0;
  for (let leader = 0; leader < position.players; leader++) into[leader] = NAME_MOVE | leader;
  return position.players;
}

function legalPlays(position: WhalePosition, seat: Seat, into: Int32Array): number {
  let length = listSet(position.bonuses[seat], SPEND_MOVE, into, 0);
  length = listSet(playableCards(position, seat), 0, into, length);
  if (position.fives[seat]) into[length++] = FIVE;
  return length;
}

function legalTakes(position: WhalePosition, seat: Seat, into: Int32Array): number {
  let length = 0;
  let hasFive = false;
  for (let i = 0; i < position.players; i++) {
    if (seatInTrick(position, i) === seat) continue;
    const card = position.trick[i];
    if (card === FIVE && hasFive) continue;
    if (card === FIVE) hasFive = true;
    into[length++] = TAKE_MOVE | card;
  }
  return length;
}

function listSet(set: number, move: Move, into: Int32Array, from: number): number {
  let length = from;
  for (let left = set; left; left &= left - 1) into[length++] = move | lowestCard(left);
  return length;
}

/** TW-9 for cards of families. */
function playableCards(position: WhalePosition, seat: Seat): number {
  const hand = position.hands[seat];
  const following = position.led < 0 ? 0 : hand & cardsOfFamily(position.led);
  return following === 0 ? hand : following;
}

export function refusal(position: WhalePosition, seat: Seat, move: Move): Refusal | null {
  if (position.phase === CHOOSE) return refuseKeep(position, seat, move);
  if (position.phase === PLAY) return refusePlay(position, seat, move);
  if (position.phase === TAKE) return refuseTake(position, seat, move);
  if (position.phase === NAME) return refuseName(position, seat, move);
  return refuse('TW-7', 'no-move-due', {});
}

function refuseKeep(position: WhalePosition, seat: Seat, move: Move): Refusal | null {
  if (!(seat >= 0 && seat < position.players)) return refuse('TW-6', 'no-such-seat', { seat });
  if (!isKeep(move)) return refuse('TW-6', 'choose-first', {});
  if (!(position.choosing & (1 << seat))) return refuse('TW-6', 'already-chosen', {});
  const card = cardOf(move);
  if (!holds(position, seat, card)) return refuse('TW-6', 'card-not-in-hand', { card: formatCard(card) });
  return card === FIVE ? refuse('TW-6', 'five-has-no-bonus', {}) : null;
}

function refusePlay(position: WhalePosition, seat: Seat, move: Move): Refusal | null {
  const { turn, led } = position;
  if (seat !== turn) return refuse('TW-7', 'not-your-turn', { turn });
  const facts = { card: formatCard(cardOf(move)) };
  if (isSpend(move)) {
    const isInFront = cardOf(move) !== FIVE && position.bonuses[seat] & (1 << cardOf(move));
    return isInFront ? null : refuse('TW-8', 'bonus-not-in-front', facts);
  }
  if (!isPlay(move)) return refuse('TW-7', 'play-a-card', {});
  if (!holds(position, seat, move)) return refuse('TW-9', 'card-not-in-hand', facts);
  if (move === FIVE || playableCards(position, seat) & (1 << move)) return null;
  return refuse('TW-9', 'must-follow', { ...facts, led: FAMILIES[led] });
}

function refuseTake(position: WhalePosition, seat: Seat, move: Move): Refusal | null {
  const { turn, players } = position;
  if (seat !== turn) return refuse('TW-12', 'not-your-turn', { turn });
  if (!isTake(move)) return refuse('TW-12', 'take-pearls-first', {});
  const card = cardOf(move);
  let code = 'card-not-in-trick';
  for (let i = 0; i < players; i++) {
    if (position.trick[i] !== card) continue;
    if (seatInTrick(position, i) !== seat) return null;
    code = 'own-card';
  }
  return refuse('TW-12', code, { card: formatCard(card) });
}

function refuseName(position: WhalePosition, seat: Seat, move: Move): Refusal | null {
  const { turn, players } = position;
  if (seat !== turn) return refuse('TW-13', 'not-your-turn', { turn });
  if (!isName(move)) return refuse('TW-13', 'name-a-leader-first', {});
  const leader = move - NAME_MOVE;
  return leader < players ? null : refuse('TW-13', 'no-such-seat', { seat: leader });
}

function holds(position: WhalePosition, seat: Seat, card: Card): boolean {
  return card === FIVE ? position.fives[seat] > 0 : (position.hands[seat] & (1 << card)) !== 0;
}

function refuse(rule: string, code: string, facts: JsonObject): Refusal {
  return { rule, code, facts };
}
