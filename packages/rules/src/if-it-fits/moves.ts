// Moves as numbers, and the legal ones in a fixed order.
//
// A move is piece << 9 | flag << 8 | cell. For a box card or a sleeping cat the flag says that it is turned;
// for an awake cat, a Princess or a special toy, that it lies across the cell and the one to its right.
// Drawing and passing have their own piece numbers; a discard is 1 << 16 | piece << 9.

import type { Move, Seat } from '../core/game.ts';
import { hasCatOnTable } from './cats.ts';
import { CARD, CAT_OR_PASS, DEAL, OVER, START_CARD, TOY_CARD, TURN } from './phases.ts';
import {
  BOX_CARDS,
  CAT,
  isBoxCard,
  isTurnable,
  OPEN_SIDES,
  PRINCESS,
  SLEEPER,
  START,
  STARTS,
  type Piece,
} from './pieces.ts';
import {
  BOTTOM,
  CELLS,
  halfTurned,
  hasCell,
  isEmptySet,
  LEFT,
  listCells,
  MIDDLE,
  OFF_TABLE,
  TOP,
  type Cell,
} from './table.ts';
import { BOX_LIMITS, type BoxPosition } from './types.ts';

const PIECE_SHIFT = 9;
export const FLAG = 1 << 8;
export const DRAW: Move = 126 << PIECE_SHIFT;
export const PASS: Move = 127 << PIECE_SHIFT;
export const DISCARD: Move = 1 << 16;
/** Every move is less than this, so a seat can be stored above it. */
export const MOVE_BITS = 17;

export const moveOf = (piece: Piece, cell: Cell): Move => (piece << PIECE_SHIFT) | cell;
export const acrossOf = (piece: Piece, pair: Cell): Move => (piece << PIECE_SHIFT) | FLAG | pair;
export const discardOf = (piece: Piece): Move => DISCARD | (piece << PIECE_SHIFT);

export const isDiscard = (move: Move): boolean => move >= DISCARD;
export const pieceOf = (move: Move): Piece => (move >> PIECE_SHIFT) & 127;
export const cellOf = (move: Move): Cell => move & 255;
export const isAcross = (move: Move): boolean => (move & FLAG) !== 0 && !isTurnable(pieceOf(move));
export const isTurned = (move: Move): boolean => (move & FLAG) !== 0 && isTurnable(pieceOf(move));
/** The open sides of the card when the move lays it in a cell. */
export const sidesOf = (move: Move): number => {
  const open = OPEN_SIDES[pieceOf(move)];
  return isTurned(move) ? halfTurned(open) : open;
};

/**
 * The most are box cards, each placed in two ways. n connected cards touch at most 2n + 2 empty cells, and on
 * 231 cells at most 231 - n are empty, so the frontier has no more than 154 cells; a hand has three cards.
 */
export const MAX_FRONTIER = 154;
export const MAX_LEGAL_MOVES = BOX_LIMITS.hand * 2 * MAX_FRONTIER;

const cells = new Uint8Array(CELLS);

export function toMove(position: BoxPosition): number {
  return position.phase === DEAL || position.phase === OVER ? 0 : 1 << position.turn;
}

export function nextSeat(position: BoxPosition): Seat {
  return position.phase === DEAL || position.phase === OVER ? -1 : position.turn;
}

/**
 * Cells always come row by row from the top left, cards by number with the Princess last.
 * - start cards: by cell, then by card;
 * - a turn: draw, then sleeping cats by cell, upright before turned;
 * - cards: by card, then by cell, upright before turned; a Princess first for awake cats, then for sleeping
 * ones;
 * - a special toy: by cell; a cat: by cell, then pass; discards: by card.
 */
export function legalMoves(position: BoxPosition, seat: Seat, into: Int32Array): number {
  if (seat !== position.turn) return 0;
  switch (position.phase) {
    case CARD:
      return legalCards(position, seat, into);
    case TURN:
      return legalTurns(position, seat, into);
    case CAT_OR_PASS:
      return legalCats(position, into);
    case TOY_CARD:
      return legalToys(position, into);
    case START_CARD:
      return legalStarts(position, into);
    default:
      return 0;
  }
}

function legalStarts(position: BoxPosition, into: Int32Array): number {
  if (position.laid === 0) return addStarts(position, MIDDLE, into, 0);
  const count = listCells(position.frontier, cells);
  let length = 0;
  for (let i = 0; i < count; i++) {
    if (touchesShortSide(position, cells[i])) length = addStarts(position, cells[i], into, length);
  }
  return length;
}

function addStarts(position: BoxPosition, cell: Cell, into: Int32Array, length: number): number {
  for (let card = 1; card <= STARTS; card++) {
    if (position.startsLeft & (1 << card)) into[length++] = moveOf(START + card, cell);
  }
  return length;
}

/** IF-8: a card lies above or below. */
export function touchesShortSide({ grid, pieces }: BoxPosition, cell: Cell): boolean {
  const above = grid.neighbours[(cell << 2) | TOP];
  const below = grid.neighbours[(cell << 2) | BOTTOM];
  return (above !== OFF_TABLE && pieces[above] > 0) || (below !== OFF_TABLE && pieces[below] > 0);
}

function legalTurns(position: BoxPosition, seat: Seat, into: Int32Array): number {
  into[0] = DRAW;
  if (position.catsLeft[seat] === 0) return 1;
  return addCard(position, SLEEPER, listCells(position.frontier, cells), into, 1);
}

function legalCards(position: BoxPosition, seat: Seat, into: Int32Array): number {
  const from = seat * BOX_LIMITS.hand;
  const size = position.handSizes[seat];
  const count = listCells(position.frontier, cells);
  let length = 0;
  for (let i = 0; i < size; i++) {
    const piece = position.hands[from + i];
    if (piece > BOX_CARDS) {
      length = addAcross(position.awake, PRINCESS, into, length);
      length = addInCells(position.asleep, PRINCESS, into, length);
      break;
    }
    length = addCard(position, piece, count, into, length);
  }
  return length || legalDiscards(position, seat, into);
}

/** Among the first `count` of `cells`. */
function addCard(
  position: BoxPosition,
  piece: Piece,
  count: number,
  into: Int32Array,
  length: number,
): number {
  return position.extended
    ? addWhereNoDoubleWall(position, piece, count, into, length)
    : addAnywhere(piece, count, into, length);
}

function addAnywhere(piece: Piece, count: number, into: Int32Array, length: number): number {
  const upright = moveOf(piece, 0);
  if (looksTheSame(piece)) {
    for (let i = 0; i < count; i++) into[length++] = upright | cells[i];
    return length;
  }
  for (let i = 0; i < count; i++) {
    const move = upright | cells[i];
    into[length++] = move;
    into[length++] = move | FLAG;
  }
  return length;
}

/** IF-22. */
function addWhereNoDoubleWall(
  { walls }: BoxPosition,
  piece: Piece,
  count: number,
  into: Int32Array,
  length: number,
): number {
  const open = OPEN_SIDES[piece];
  const turned = halfTurned(open);
  for (let i = 0; i < count; i++) {
    const cell = cells[i];
    if (!(walls[cell] & ~open)) into[length++] = moveOf(piece, cell);
    if (turned !== open && !(walls[cell] & ~turned)) into[length++] = moveOf(piece, cell) | FLAG;
  }
  return length;
}

/** Whether the card's sides look the same after half a turn. */
export const looksTheSame = (piece: Piece): boolean => halfTurned(OPEN_SIDES[piece]) === OPEN_SIDES[piece];

/** IF-16, for a seat that can't play anything. */
function legalDiscards(position: BoxPosition, seat: Seat, into: Int32Array): number {
  const from = seat * BOX_LIMITS.hand;
  let length = 0;
  for (let i = 0; i < position.handSizes[seat]; i++) {
    const piece = position.hands[from + i];
    if (i === 0 || piece !== position.hands[from + i - 1]) into[length++] = discardOf(piece);
  }
  return length;
}

/** IF-15: across if possible, otherwise in a cell; on a full table nowhere. */
function legalToys(position: BoxPosition, into: Int32Array): number {
  const { toy } = position;
  const length = addAcross(position.room, toy, into, 0) || addInCells(position.frontier, toy, into, 0);
  if (length === 0) into[0] = discardOf(toy);
  return length || 1;
}

function legalCats(position: BoxPosition, into: Int32Array): number {
  const { room, justLaid } = position;
  let length = 0;
  const left = position.grid.neighbours[(justLaid << 2) | LEFT];
  if (left !== OFF_TABLE && hasCell(room, left)) into[length++] = acrossOf(CAT, left);
  if (hasCell(room, justLaid)) into[length++] = acrossOf(CAT, justLaid);
  into[length++] = PASS;
  return length;
}

function addInCells(set: Int32Array, piece: Piece, into: Int32Array, length: number): number {
  const count = listCells(set, cells);
  for (let i = 0; i < count; i++) into[length++] = moveOf(piece, cells[i]);
  return length;
}

function addAcross(set: Int32Array, piece: Piece, into: Int32Array, length: number): number {
  const count = listCells(set, cells);
  for (let i = 0; i < count; i++) into[length++] = acrossOf(piece, cells[i]);
  return length;
}

/** Whether the piece can be played from hand, which decides IF-16. */
export function isPlayable(position: BoxPosition, piece: Piece): boolean {
  if (!isBoxCard(piece)) return hasCatOnTable(position);
  if (!position.extended) return !isEmptySet(position.frontier);
  const open = OPEN_SIDES[piece];
  const turned = halfTurned(open);
  const count = listCells(position.frontier, cells);
  for (let i = 0; i < count; i++) {
    const walls = position.walls[cells[i]];
    if (!(walls & ~open) || !(walls & ~turned)) return true;
  }
  return false;
}
