// Playing a legal move (TW-6 to TW-13). Search spends most of its time in this file, so nothing here allocates,
// except the result of a round when it ends.

import type { Move, Seat } from '../core/game.ts';
import { BONUS_OF, cardStrengths, familyOf, FIVE, FLIP, PEARLS_OF, POINT, type Card } from './cards.ts';
import { cardOf, KEEP_MOVE, NAME_MOVE, SPEND_MOVE, TAKE_MOVE } from './moves.ts';
import { DEAL, NAME, OVER, PLAY, TAKE } from './phases.ts';
import { isDecided, scoreRound } from './score.ts';
import { flipped } from './tokens.ts';
import { seatAfter, seatInTrick, TRICKS, WhalePosition } from './types.ts';

/** A trump card beats every card of the led family; any other family has no strength (TW-11). */
const TRUMP_STRENGTH = 16;

export function play(position: WhalePosition, seat: Seat, move: Move): void {
  const card = cardOf(move);
  if (move >= KEEP_MOVE && move < NAME_MOVE) return keep(position, seat, card);
  position.made[position.moves] = move;
  position.makers[position.moves++] = seat;
  if (move < SPEND_MOVE) playCard(position, seat, card);
  else if (move < TAKE_MOVE) spend(position, seat, card);
  else if (move < KEEP_MOVE) takePearls(position, seat, card);
  else openTrick(position, move - NAME_MOVE);
}

export function openTrick(position: WhalePosition, leader: Seat): void {
  position.leader = leader;
  position.turn = leader;
  position.cardsInTrick = 0;
  position.led = -1;
  position.phase = PLAY;
}

/** The choices are shown, as bonuses, once everyone has chosen (TW-6). */
function keep(position: WhalePosition, seat: Seat, card: Card): void {
  position.chosen[seat] = card + 1;
  position.hands[seat] &= ~(1 << card);
  position.choosing &= ~(1 << seat);
  while (position.choosing && !(position.choosing & (1 << position.turn))) {
    position.turn = seatAfter(position, position.turn);
  }
  if (position.choosing) return;
  for (let other = 0; other < position.players; other++) {
    position.bonuses[other] = 1 << (position.chosen[other] - 1);
  }
  openTrick(position, position.first);
}

/** TW-8. */
function spend(position: WhalePosition, seat: Seat, card: Card): void {
  position.bonuses[seat] &= ~(1 << card);
  const bonus = BONUS_OF[card];
  if (bonus === FLIP) position.token = flipped(position.token);
  else if (bonus === POINT) position.pearls[seat]++;
  else position.trump = bonus;
}

function playCard(position: WhalePosition, seat: Seat, card: Card): void {
  if (card === FIVE) {
    position.fives[seat]--;
  } else {
    position.hands[seat] &= ~(1 << card);
    if (position.led < 0) position.led = familyOf(card);
    else if (familyOf(card) !== position.led) position.lacks[seat] |= 1 << position.led;
  }
  position.trick[position.cardsInTrick] = card;
  if (++position.cardsInTrick < position.players) {
    position.turn = seatAfter(position, seat);
  } else {
    const { trick, players, led, trump, token } = position;
    position.turn = seatInTrick(position, bestPlace(trick, players, led, trump, token));
    position.phase = TAKE;
  }
}

/**
 * The index of the best of the first cards of a trick (TW-10, TW-11). While there are only fives, nothing is led
 * and they tie: the first is best.
 */
export function bestPlace(
  trick: ArrayLike<Card>,
  length: number,
  led: number,
  trump: number,
  token: number,
): number {
  const strengths = cardStrengths(token);
  let best = 0;
  let bestStrength = 0;
  for (let i = 0; i < length; i++) {
    const strength = strengthOf(trick[i], led, trump, strengths);
    if (strength > bestStrength) {
      bestStrength = strength;
      best = i;
    }
  }
  return best;
}

/**
 * How strong a card is in a trick, by the token's `cardStrengths`; one played while nothing is led counts as
 * led.
 */
export function strengthOf(card: Card, led: number, trump: number, strengths: Uint8Array): number {
  const family = card === FIVE ? led : familyOf(card);
  if (family === trump) return TRUMP_STRENGTH + strengths[card];
  return led < 0 || family === led ? strengths[card] : 0;
}

/** TW-12, TW-13. */
function takePearls(position: WhalePosition, winner: Seat, card: Card): void {
  position.pearls[winner] += PEARLS_OF[card];
  let firstFive = -1;
  for (let i = position.players - 1; i >= 0; i--) {
    if (position.trick[i] === FIVE) firstFive = seatInTrick(position, i);
    else if (position.trick[i] === card) position.bonuses[seatInTrick(position, i)] |= 1 << card;
  }
  if (++position.tricksDone === TRICKS) return endRound(position);
  if (card === FIVE || firstFive < 0) return openTrick(position, winner);
  position.turn = firstFive;
  position.phase = NAME;
}

function endRound(position: WhalePosition): void {
  scoreRound(position);
  position.phase = isDecided(position) ? OVER : DEAL;
}
