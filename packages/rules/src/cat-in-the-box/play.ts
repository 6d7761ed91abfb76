// Playing a legal move (CB-8 to CB-20). Nothing here allocates, since search spends most of its time in
// this file. Where the outcome is random, arithmetic replaces branches: the processor would mispredict
// half of them.

import type { Move, Seat } from '../core/game.ts';
import { isPlay, lackedByLeadingRed, notePlayable } from './moves.ts';
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
  RED_STRENGTH,
  rankOf,
  type Cell,
} from './types.ts';

/** In `position.best`. */
const STRENGTH_SHIFT = 3;

/**
 * [led << 6 | cell]: a red card beats every card of the led colour; any other card has no strength
 * (CB-18).
 */
const STRENGTHS = Uint8Array.from({ length: 4 << 6 }, (_, i) => {
  const cell = i & 63;
  if (colourOf(cell) === RED) return RED_STRENGTH + rankOf(cell);
  return colourOf(cell) === i >> 6 ? rankOf(cell) : 0;
});

/** How strong a card is in a trick; `led` is -1 if this card leads it. */
export const strengthOf = (cell: Cell, led: number): number =>
  STRENGTHS[((led < 0 ? colourOf(cell) : led) << 6) | cell];

export function play(position: CatPosition, seat: Seat, move: Move): void {
  if (isPlay(move)) return playCard(position, seat, move);
  const value = move & 15;
  if (position.phase === DISCARD) layFaceDown(position, seat, value);
  else predict(position, seat, value);
}

/** What a card must exceed to take the lead in the trick. */
export const strengthToBeat = ({ best }: CatPosition): number => best >> STRENGTH_SHIFT;

/** The state of the trick phase before its first card. */
export function openPlay(position: CatPosition): void {
  position.tricksDone = 0;
  position.plays = 0;
  position.paradox = -1;
  position.redBlue = 0;
  position.yellowGreen = 0;
  openTrick(position);
}

function openTrick(position: CatPosition): void {
  position.cardsInTrick = 0;
  position.ledColour = -1;
  position.best = 0;
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
  if (position.setup.predictions.length) position.phase = PREDICT;
  else beginTricks(position);
}

function predict(position: CatPosition, seat: Seat, tricks: number): void {
  position.predictions[seat] = tricks;
  position.turn = nextSeatOf(position, seat);
  if (position.turn === position.first) beginTricks(position);
}

function beginTricks(position: CatPosition): void {
  position.phase = PLAY;
  notePlayable(position);
}

function playCard(position: CatPosition, seat: Seat, cell: number): void {
  const colour = colourOf(cell);
  if (position.cardsInTrick === 0) {
    position.leaders[position.tricksDone] = seat;
    position.ledColour = colour;
    if (colour === RED) position.lacks[seat] |= lackedByLeadingRed(position, seat);
  }
  const led = position.ledColour;
  const isOther = (led - colour) | (colour - led); // its sign bit
  position.tokens[seat] &= ~((isOther >>> 31) << led);
  takeFromHand(position, seat, rankOf(cell));
  position.free[cell >> 5] &= ~(1 << cell);
  position.played[position.plays++] = cell;

  const lead = ((STRENGTHS[(led << 6) | cell] << STRENGTH_SHIFT) | seat) - position.best;
  position.best += lead & ~(lead >> 31);
  if (++position.cardsInTrick === position.players) {
    if (endTrick(position)) return endRound(position);
  } else {
    position.turn = nextSeatOf(position, seat);
  }
  if (!notePlayable(position)) {
    position.paradox = position.turn;
    endRound(position);
  }
}

/** Whether this was the last trick. */
function endTrick(position: CatPosition): boolean {
  const winner = position.best & ((1 << STRENGTH_SHIFT) - 1);
  position.won[winner]++;
  position.turn = winner;
  openTrick(position);
  return ++position.tricksDone === position.setup.tricks;
}

function endRound(position: CatPosition): void {
  scoreRound(position);
  position.redBlue = 0;
  position.yellowGreen = 0;
  position.phase = position.roundsScored === position.setup.rounds ? OVER : DEAL;
}

function takeFromHand(position: CatPosition, seat: Seat, rank: number): void {
  const left = --position.counts[seat * 10 + rank];
  position.holds[seat] &= ~(inBothColours(rank) & ((left - 1) >> 31));
}
