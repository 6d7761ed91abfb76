// Lists the legal moves, in a fixed order (TW-6 to TW-9, TW-12, TW-13); refusals.ts explains why the others
// aren't legal.
//
// Moves inside the program: a play is its card (a five is 32), spending a bonus is 64 | card, taking a card's
// pearls is 128 | card, keeping a first bonus is 192 | card, naming a leader is 240 | seat.

import type { Move, Seat } from '../core/game.ts';
import { cardsOfFamily, FIVE, lowestCard, type Card } from './cards.ts';
import { CHOOSE, NAME, PLAY, TAKE } from './phases.ts';
import { seatInTrick, WhalePosition } from './types.ts';

export const SPEND_MOVE = 64;
export const TAKE_MOVE = 128;
export const KEEP_MOVE = 192;
export const NAME_MOVE = 240;

/** A seat holds one card fewer for every trick that may have given it a bonus: never more than nine moves. */
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
 * Bonuses to spend, then cards to play, each in deck order (families o n b s, ranks ascending, fives last); first
 * bonuses to keep likewise; pearls to take in order of play; seats ascending.
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

/** TW-9 for family cards. */
export function playableCards(position: WhalePosition, seat: Seat): number {
  const hand = position.hands[seat];
  const following = position.led < 0 ? 0 : hand & cardsOfFamily(position.led);
  return following === 0 ? hand : following;
}
