// Playing a legal move (IF-8 to IF-17). Nothing here allocates, since search spends most of its
// time in this file.

import type { Move, Seat } from '../core/game.ts';
import { layAwakeCat, laySleepingCat, mayLayCat, replaceAwakeCat, replaceSleepingCat } from './cats.ts';
import { layAcross, layInCell } from './lay.ts';
import { cellOf, DRAW, isAcross, isDiscard, MOVE_BITS, PASS, pieceOf, sidesOf } from './moves.ts';
import { CARD, CAT_OR_PASS, OVER, START_CARD, TOY_CARD, TURN } from './phases.ts';
import { isToy, PRINCESS, START, type Piece } from './pieces.ts';
import { scoreGame } from './score.ts';
import { BOX_LIMITS, type BoxPosition } from './types.ts';

const HAND = BOX_LIMITS.hand;

export function play(position: BoxPosition, seat: Seat, move: Move): void {
  position.moves[position.made++] = (seat << MOVE_BITS) | move;
  switch (position.phase) {
    case TURN:
      if (move === DRAW) return draw(position, seat);
      laySleepingCat(position, seat, cellOf(move), sidesOf(move));
      return endTurn(position, seat);
    case CARD:
      return playCard(position, seat, move);
    case CAT_OR_PASS:
      if (move !== PASS) layAwakeCat(position, seat, cellOf(move));
      return endTurn(position, seat);
    case TOY_CARD:
      return playToy(position, seat, move);
    case START_CARD:
      return layStart(position, seat, move);
  }
}

function layStart(position: BoxPosition, seat: Seat, move: Move): void {
  const piece = pieceOf(move);
  layInCell(position, cellOf(move), piece, sidesOf(move));
  position.startsLeft &= ~(1 << (piece - START));
  position.turn = seatAfter(position, seat);
  if (position.turn === position.first) position.phase = TURN;
}

function draw(position: BoxPosition, seat: Seat): void {
  const piece = position.deck[position.drawn++];
  if (isToy(piece)) {
    position.toy = piece;
    position.phase = TOY_CARD;
  } else {
    addToHand(position, seat, piece);
    position.phase = CARD;
  }
}

function playCard(position: BoxPosition, seat: Seat, move: Move): void {
  const piece = pieceOf(move);
  takeFromHand(position, seat, piece);
  if (isDiscard(move)) return endTurn(position, seat);
  if (piece === PRINCESS) {
    if (isAcross(move)) replaceAwakeCat(position, cellOf(move));
    else replaceSleepingCat(position, cellOf(move));
    return endTurn(position, seat);
  }
  layForCat(position, seat, move);
}

function playToy(position: BoxPosition, seat: Seat, move: Move): void {
  position.toy = 0;
  if (isDiscard(move)) return endTurn(position, seat);
  if (!isAcross(move)) return layForCat(position, seat, move);
  layAcross(position, cellOf(move), pieceOf(move));
  endTurn(position, seat);
}

/** Lays a card in a cell; the turn continues only if a cat can follow. */
function layForCat(position: BoxPosition, seat: Seat, move: Move): void {
  position.justLaid = cellOf(move);
  layInCell(position, position.justLaid, pieceOf(move), sidesOf(move));
  if (mayLayCat(position, seat)) position.phase = CAT_OR_PASS;
  else endTurn(position, seat);
}

function endTurn(position: BoxPosition, seat: Seat): void {
  if (!position.isLastPhase) {
    position.isLastPhase = position.drawn === position.deckSize || position.catsLeft[seat] === 0;
    position.turn = seatAfter(position, seat);
    position.phase = position.isLastPhase ? CARD : TURN;
    return;
  }
  position.phase = CARD;
  let next = seat;
  do {
    next = seatAfter(position, next);
    if (position.handSizes[next] > 0) {
      position.turn = next;
      return;
    }
  } while (next !== seat);
  position.phase = OVER;
  scoreGame(position);
}

export const seatAfter = (position: BoxPosition, seat: Seat): Seat =>
  seat + 1 === position.players ? 0 : seat + 1;

export function addToHand({ hands, handSizes }: BoxPosition, seat: Seat, piece: Piece): void {
  const from = seat * HAND;
  let at = from + handSizes[seat]++;
  for (; at > from && hands[at - 1] > piece; at--) hands[at] = hands[at - 1];
  hands[at] = piece;
}

function takeFromHand({ hands, handSizes }: BoxPosition, seat: Seat, piece: Piece): void {
  const last = seat * HAND + --handSizes[seat];
  let at = seat * HAND;
  while (at < last && hands[at] !== piece) at++;
  for (; at < last; at++) hands[at] = hands[at + 1];
  hands[last] = 0;
}
