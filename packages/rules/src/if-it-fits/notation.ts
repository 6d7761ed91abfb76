// Moves and whole positions as text and data. A card and its place, as in `17@3,-2`, followed by `r` if
// it is turned; x ends in a half where a card lies across two cells. A position is its options, its deal
// and its moves.

import * as v from 'valibot';
import type { Game, JsonObject, Move, Seat } from '../core/game.ts';
import { list } from '../core/list.ts';
import { parseOptions, playTexts } from '../core/play.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { describeMismatch, fits, listOf } from '../core/schema.ts';
import { begin, dealOf } from './deal.ts';
import {
  acrossOf,
  cellOf,
  discardOf,
  DRAW,
  FLAG,
  isAcross,
  isDiscard,
  isTurned,
  MOVE_BITS,
  moveOf,
  PASS,
  pieceOf,
} from './moves.ts';
import { DEAL } from './phases.ts';
import { CAT, isStart, isTurnable, nameOf, pieceNamed, SLEEPER, type Piece } from './pieces.ts';
import { cellAt, isOnGrid, xOf, yOf } from './table.ts';
import { BOX_LIMITS, BoxPosition, type BoxOptions, type BoxSpot } from './types.ts';

export function formatMove(move: Move): string {
  if (move === DRAW) return 'draw';
  if (move === PASS) return 'pass';
  const piece = pieceOf(move);
  if (isDiscard(move)) return `x${nameOf(piece)}`;
  const x = xOf(cellOf(move));
  const y = yOf(cellOf(move));
  if (isAcross(move)) return `${nameOf(piece)}@${x + 0.5},${y}`;
  return `${piece === SLEEPER ? 'sleep' : nameOf(piece)}@${x},${y}${isTurned(move) ? 'r' : ''}`;
}

/** A piece and its place: `17@3,-2r`. */
export interface Placement extends BoxSpot {
  readonly piece: string;
  readonly isTurned: boolean;
  readonly move: string;
}

/** Null for `draw`, `pass` and discards. */
export function readPlacement(move: string): Placement | null {
  const parts = /^(\w+)@(-?[\d.]+),(-?\d+)(r?)$/.exec(move);
  if (!parts) return null;
  const [, piece, x, y, turned] = parts;
  return { piece, x: Number(x), y: Number(y), isTurned: turned !== '', move };
}

const BAD_MOVE = fault(
  'bad-move',
  'is not a move: draw, pass, a card and its place as 17@3,-2 (17@3,-2r turned, sleep@3,-2 a sleeping cat, cat@3.5,-2 across), or x17',
);

export function parseMove(text: string): Result<Move> {
  const move = readMove(text);
  // Anything that could be written in two ways (03, -0, 1.50) is accepted in only one.
  return move !== null && formatMove(move) === text ? ok(move) : BAD_MOVE;
}

function readMove(text: string): Move | null {
  if (text === 'draw') return DRAW;
  if (text === 'pass') return PASS;
  const discard = /^x([a-z0-9]{1,8})$/.exec(text);
  if (discard) {
    const piece = pieceCalled(discard[1]);
    return piece && piece < CAT && !isStart(piece) ? discardOf(piece) : null;
  }
  const parts = /^([a-z0-9]{1,8})@(-?\d{1,2}(?:\.5)?),(-?\d)(r?)$/.exec(text);
  if (!parts) return null;
  const piece = pieceCalled(parts[1]);
  const x = Math.floor(Number(parts[2]));
  const y = Number(parts[3]);
  if (piece === 0 || !isOnGrid(x, y)) return null;
  if (!Number.isInteger(Number(parts[2]))) {
    return isOnGrid(x + 1, y) && !isTurnable(piece) && !isStart(piece) ? acrossOf(piece, cellAt(x, y)) : null;
  }
  if (piece === CAT) return null;
  return moveOf(piece, cellAt(x, y)) | (parts[4] ? FLAG : 0);
}

function pieceCalled(name: string): Piece {
  if (name === 'sleep') return SLEEPER;
  return pieceNamed(/^\d+$/.test(name) ? Number(name) : name);
}

export function formatPosition(position: BoxPosition): JsonObject {
  const { players, table, extended } = position;
  const options = { players, table, extended };
  if (position.phase === DEAL) return options;
  const moves = list(position.made, (i) => formatMove(moveIn(position.moves[i])));
  return { ...options, ...dealOf(position), moves };
}

/** The move and the seat of an entry in `position.moves`. */
export const moveIn = (entry: number): Move => entry & ((1 << MOVE_BITS) - 1);
export const seatIn = (entry: number): Seat => entry >> MOVE_BITS;

const positionSchema = v.strictObject({
  players: v.number(),
  table: v.optional(v.string()),
  extended: v.optional(v.boolean()),
  first: v.optional(v.unknown()),
  hands: v.optional(v.unknown()),
  deck: v.optional(v.unknown()),
  moves: v.optional(listOf(v.string(), BOX_LIMITS.moves)),
});

export function parsePosition(game: Game<BoxPosition>, data: unknown): Result<BoxPosition> {
  if (!fits(positionSchema, data)) return fault('bad-position', describeMismatch(positionSchema, data));
  const { first, hands, deck, moves = [], ...chosen } = data;
  const options = parseOptions(game, chosen);
  if (!options.ok) return options;
  const position = new BoxPosition(options.value as BoxOptions);
  if (first === undefined && hands === undefined && deck === undefined) {
    return moves.length ? fault('bad-position', 'the deal is missing') : ok(position);
  }
  const begun = begin(position, { first, hands, deck });
  if (!begun.ok) return begun;
  const played = playTexts(game, position, moves);
  return played.ok ? ok(position) : played;
}
