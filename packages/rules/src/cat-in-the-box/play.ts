// Playing a legal move (CB-8 to CB-20). Nothing here allocates: search lives in this file.

import type { Move, Seat } from '../core/game.ts';
import { hasLegalPlay, isPlay, lackedByLeadingRed } from './moves.ts';
import { scoreRound } from './score.ts';
import {
  CatPosition,
  colourOf,
  DEAL,
  DISCARD,
  inBothColours,
  nextSeatOf,
  OVER,
  PLAY,
  PREDICT,
  RED,
  rankOf,
} from './types.ts';

/** A red card beats every card of the led colour; any other colour has no strength (CB-18). */
const RED_STRENGTH = 16;

export function play(position: CatPosition, seat: Seat, move: Move): void {
  if (isPlay(move)) return playCard(position, seat, move);
  const value = move & 15;
  if (position.phase === DISCARD) layFaceDown(position, seat, value);
  else predict(position, seat, value);
}

/** The state of the trick phase before its first card. */
export function openPlay(position: CatPosition): void {
  position.tricksDone = 0;
  position.plays = 0;
  position.paradox = -1;
  openTrick(position);
}

function openTrick(position: CatPosition): void {
  position.cardsInTrick = 0;
  position.ledColour = -1;
  position.bestSeat = -1;
  position.bestStrength = 0;
}

function layFaceDown(position: CatPosition, seat: Seat, rank: number): void {
  position.discards[seat] = rank;
  takeFromHand(position, seat, rank);
  position.choosing &= ~(1 << seat);
  while (position.choosing && !(position.choosing & (1 << position.turn))) {
    position.turn = nextSeatOf(position, position.turn);
  }
  if (position.choosing) return;
  position.turn = position.first;
  position.phase = position.table.predictions.length ? PREDICT : PLAY;
}

function predict(position: CatPosition, seat: Seat, tricks: number): void {
  position.predictions[seat] = tricks;
  position.turn = nextSeatOf(position, seat);
  if (position.turn === position.first) position.phase = PLAY;
}

function playCard(position: CatPosition, seat: Seat, cell: number): void {
  const colour = colourOf(cell);
  const rank = rankOf(cell);
  if (position.cardsInTrick === 0) {
    position.leaders[position.tricksDone] = seat;
    position.ledColour = colour;
    if (colour === RED) position.lacks[seat] |= lackedByLeadingRed(position, seat);
  } else if (colour !== position.ledColour) {
    position.tokens[seat] &= ~(1 << position.ledColour);
  }
  takeFromHand(position, seat, rank);
  position.free[cell >> 5] &= ~(1 << cell);
  const place = position.placeOf[cell];
  position.marks[seat * 2 + (place >> 5)] |= 1 << place;
  position.played[position.plays++] = cell;

  const strength = colour === RED ? RED_STRENGTH + rank : colour === position.ledColour ? rank : 0;
  if (strength > position.bestStrength) {
    position.bestStrength = strength;
    position.bestSeat = seat;
  }
  if (++position.cardsInTrick === position.players) {
    if (endTrick(position)) return endRound(position);
  } else {
    position.turn = nextSeatOf(position, seat);
  }
  if (!hasLegalPlay(position, position.turn)) {
    position.paradox = position.turn;
    endRound(position);
  }
}

/** Whether that was the last trick. */
function endTrick(position: CatPosition): boolean {
  const winner = position.bestSeat;
  position.won[winner]++;
  position.turn = winner;
  openTrick(position);
  return ++position.tricksDone === position.table.tricks;
}

function endRound(position: CatPosition): void {
  scoreRound(position);
  position.phase = position.roundsScored === position.players ? OVER : DEAL;
}

function takeFromHand(position: CatPosition, seat: Seat, rank: number): void {
  if (--position.counts[seat * 10 + rank] === 0) position.holds[seat] &= ~inBothColours(rank);
}
