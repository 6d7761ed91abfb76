// Which moves are legal, in a fixed order, and why the others are not (CB-8, CB-9, CB-11 to CB-15).
//
// Moves inside the program: a play is its cell (colour << 4 | rank, under 64), laying a card face
// down is 64 | rank, a prediction is 80 | tricks.

import type { JsonObject, Move, Refusal, Seat } from '../core/game.ts';
import { CatPosition, COLOURS, colourOf, DISCARD, PLAY, PREDICT, RED, RED_BITS, rankOf } from './types.ts';

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
    for (const tricks of position.table.predictions) into[length++] = PREDICT_MOVE | tricks;
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
 * Notes where the seat to play may play by CB-13, and whether it can at all: CB-19 turns on that. Red is
 * never barred to a seat that has nothing else.
 */
export function notePlayable(position: CatPosition): boolean {
  const { free, turn } = position;
  const holds = position.holds[turn];
  const tokens = position.tokens[turn];
  position.redBlue = free[0] & holds & TOKEN_BITS[tokens & 3];
  position.yellowGreen = free[1] & holds & TOKEN_BITS[tokens >> 2];
  return (position.redBlue | position.yellowGreen) !== 0;
}

/** Which bits of a word the tokens of its two colours allow. */
const TOKEN_BITS = Int32Array.of(0, 0x0000ffff, 0xffff0000, 0xffffffff);

/** CB-14: the trick is to be led, and no token is in a red cell yet. */
function redIsClosed(position: CatPosition): boolean {
  return position.cardsInTrick === 0 && ((position.free[0] ^ position.allCells) & RED_BITS) === 0;
}

/** Whether CB-14 keeps the seat to play from red: it is closed, and the seat can play something else. */
function redIsBarred(position: CatPosition): boolean {
  return redIsClosed(position) && ((position.redBlue & ~RED_BITS) | position.yellowGreen) !== 0;
}

/** What a seat that leads a closed red shows: none of the ranks that it could have played otherwise. */
export function lackedByLeadingRed(position: CatPosition, seat: Seat): number {
  if (!redIsClosed(position)) return 0;
  const { free, tokens } = position;
  const blue = free[0] & TOKEN_BITS[tokens[seat] & 2];
  const yellowGreen = free[1] & TOKEN_BITS[tokens[seat] >> 2];
  return (blue >>> 16) | (yellowGreen & RED_BITS) | (yellowGreen >>> 16);
}

export function refusal(position: CatPosition, seat: Seat, move: Move): Refusal | null {
  if (position.phase === DISCARD) return refuseDiscard(position, seat, move);
  if (position.phase === PREDICT) return refusePrediction(position, seat, move);
  if (position.phase === PLAY) return refusePlay(position, seat, move);
  return refuse('CB-12', 'no-move-due', {});
}

function refuseDiscard(position: CatPosition, seat: Seat, move: Move): Refusal | null {
  if (!(seat >= 0 && seat < position.players)) return refuse('CB-8', 'no-such-seat', { seat });
  if (!isDiscard(move)) return refuse('CB-8', 'discard-first', {});
  if (!(position.choosing & (1 << seat))) return refuse('CB-8', 'already-discarded', {});
  return refuseMissing(position, seat, rankOf(move), 'CB-8');
}

function refusePrediction(position: CatPosition, seat: Seat, move: Move): Refusal | null {
  if (seat !== position.turn) return refuse('CB-9', 'not-your-turn', { turn: position.turn });
  if ((move & ~15) !== PREDICT_MOVE) return refuse('CB-9', 'predict-first', {});
  const { predictions } = position.table;
  return predictions.includes(move & 15) ? null : refuse('CB-9', 'no-such-prediction', { predictions });
}

function refusePlay(position: CatPosition, seat: Seat, move: Move): Refusal | null {
  if (seat !== position.turn) return refuse('CB-11', 'not-your-turn', { turn: position.turn });
  if (!(move >= 0 && isPlay(move))) return refuse('CB-11', 'play-a-card', {});
  const missing = refuseMissing(position, seat, rankOf(move), 'CB-13');
  if (missing) return missing;
  const facts = { rank: rankOf(move), colour: COLOURS[colourOf(move)] };
  if (!(position.tokens[seat] & (1 << colourOf(move)))) return refuse('CB-13', 'colour-lost', facts);
  if (!(position.free[move >> 5] & (1 << move))) return refuse('CB-13', 'cell-taken', facts);
  if (colourOf(move) === RED && redIsBarred(position)) return refuse('CB-14', 'red-not-open', facts);
  return null;
}

function refuseMissing(position: CatPosition, seat: Seat, rank: number, rule: string): Refusal | null {
  return position.holds[seat] & (1 << rank) ? null : refuse(rule, 'card-not-in-hand', { rank });
}

function refuse(rule: string, code: string, facts: JsonObject): Refusal {
  return { rule, code, facts };
}
