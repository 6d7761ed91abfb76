// Lists the legal moves, in a fixed order (CB-8, CB-9, CB-11 to CB-15); refusals.ts explains why the others
// aren't legal.
//
// Moves inside the program: a play is its cell (colour << 4 | rank, under 64), a discard is 64 | rank, a
// prediction is 80 | tricks.

import type { Move, Seat } from '../core/game.ts';
import { CatPosition, DISCARD, PLAY, PREDICT, RED_BITS } from './types.ts';

export const DISCARD_MOVE = 64;
export const PREDICT_MOVE = 80;
export const MAX_LEGAL_MOVES = 36;

export const isPlay = (move: Move): boolean => move < DISCARD_MOVE;
export const isDiscard = (move: Move): boolean => (move & ~15) === DISCARD_MOVE;

export function toMove(position: CatPosition): number {
  if (position.phase === DISCARD) return position.choosing;
  return position.phase === PREDICT || position.phase === PLAY ? 1 << position.turn : 0;
}

/** Simultaneous choices are listed clockwise from the first player. */
export function nextSeat(position: CatPosition): Seat {
  const { phase, turn } = position;
  return phase === PLAY || phase === PREDICT || phase === DISCARD ? turn : -1;
}

/** Plays by colour in board order, then by rank; discards and predictions ascending. */
export function legalMoves(position: CatPosition, seat: Seat, into: Int32Array): number {
  if (position.phase === PLAY) return seat === position.turn ? legalPlays(position, into) : 0;
  let length = 0;
  if (position.phase === DISCARD && position.choosing & (1 << seat)) {
    for (let ranks = position.holds[seat] & 0xffff; ranks; ranks &= ranks - 1) {
      into[length++] = DISCARD_MOVE | (31 - Math.clz32(ranks & -ranks));
    }
  } else if (position.phase === PREDICT && seat === position.turn) {
    for (const tricks of position.setup.predictions) into[length++] = PREDICT_MOVE | tricks;
  }
  return length;
}

function legalPlays(position: CatPosition, into: Int32Array): number {
  const { yellowGreen } = position;
  let { redBlue } = position;
  if (redIsClosed(position) && (redBlue & ~RED_BITS) | yellowGreen) redBlue &= ~RED_BITS;
  let length = 0;
  for (let cells = redBlue; cells; cells &= cells - 1) into[length++] = 31 - Math.clz32(cells & -cells);
  for (let cells = yellowGreen; cells; cells &= cells - 1) into[length++] = 63 - Math.clz32(cells & -cells);
  return length;
}

/**
 * Stores the cells where the current seat may play by CB-13, and returns whether there are any, which decides
 * CB-19. A seat that has nothing else may always play red.
 */
export function notePlayable(position: CatPosition): boolean {
  const { free, turn } = position;
  const holds = position.holds[turn];
  const tokens = position.tokens[turn];
  position.redBlue = free[0] & holds & TOKEN_BITS[tokens & 3];
  position.yellowGreen = free[1] & holds & TOKEN_BITS[tokens >> 2];
  return (position.redBlue | position.yellowGreen) !== 0;
}

/** Which bits of a word are allowed by the tokens of its two colours. */
const TOKEN_BITS = Int32Array.of(0, 0x0000ffff, 0xffff0000, 0xffffffff);

/** CB-14: a trick is about to be led, and there is no token in a red cell yet. */
function redIsClosed(position: CatPosition): boolean {
  return position.cardsInTrick === 0 && ((position.free[0] ^ position.allCells) & RED_BITS) === 0;
}

/** Whether CB-14 keeps the current seat from playing red: red is closed, and the seat can play something else. */
export function redIsBarred(position: CatPosition): boolean {
  return redIsClosed(position) && ((position.redBlue & ~RED_BITS) | position.yellowGreen) !== 0;
}

/** What leading a closed red shows about a seat: it holds none of the ranks it could have played otherwise. */
export function lackedByLeadingRed(position: CatPosition, seat: Seat): number {
  if (!redIsClosed(position)) return 0;
  const { free, tokens } = position;
  const blue = free[0] & TOKEN_BITS[tokens[seat] & 2];
  const yellowGreen = free[1] & TOKEN_BITS[tokens[seat] >> 2];
  return (blue >>> 16) | (yellowGreen & RED_BITS) | (yellowGreen >>> 16);
}
