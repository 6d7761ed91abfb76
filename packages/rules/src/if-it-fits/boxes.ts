// Boxes: what is joined together (IF-3). Every card laid starts a box; where two facing sides are open,
// two boxes become one. They never separate: a Princess takes a cat's place without moving a wall. So each
// box is a tree of the boxes it was made of, and its root holds the totals.

import type { Seat } from '../core/game.ts';
import { SYMBOLS_ON, type Piece } from './pieces.ts';
import type { Cell } from './table.ts';
import type { BoxPosition } from './types.ts';

export type BoxNumber = number;

/** The box that the cell's card is in. */
export function boxAt(position: BoxPosition, cell: Cell): BoxNumber {
  const { parents } = position;
  let box = position.boxBegun[cell];
  while (parents[box] !== box) box = parents[box];
  return box;
}

export const isWhole = (position: BoxPosition, box: BoxNumber): boolean => position.parents[box] === box;

export const isClosed = (position: BoxPosition, box: BoxNumber): boolean => position.openEnds[box] === 0;

export function beginBox(position: BoxPosition, cell: Cell, piece: Piece): BoxNumber {
  const box = position.laid++;
  position.laidAt[box] = cell;
  position.boxBegun[cell] = box;
  position.parents[box] = box;
  position.boxSizes[box] = 1;
  position.openEnds[box] = 0;
  position.boxCats[box] = 0;
  position.boxSymbols[box] = SYMBOLS_ON[piece];
  return box;
}

/** Merges two boxes and returns the result. The smaller one joins the larger, so that trees stay flat. */
export function joinBoxes(position: BoxPosition, a: BoxNumber, b: BoxNumber): BoxNumber {
  if (a === b) return a;
  const { boxSizes } = position;
  const root = boxSizes[a] >= boxSizes[b] ? a : b;
  const other = a + b - root;
  position.parents[other] = root;
  boxSizes[root] += boxSizes[other];
  position.openEnds[root] += position.openEnds[other];
  position.boxCats[root] += position.boxCats[other];
  position.boxSymbols[root] += position.boxSymbols[other];
  return root;
}

// Cats in a box, packed as in `boxCats`.
const ASLEEP_SHIFT = 15;
export const isAnyAwake = (cats: number): boolean => (cats & ((1 << ASLEEP_SHIFT) - 1)) !== 0;
export const awakeBit = (seat: Seat): number => 1 << (3 * seat);
export const asleepBit = (seat: Seat): number => 1 << (3 * seat + ASLEEP_SHIFT);
export const awakeOf = (cats: number, seat: Seat): number => (cats >> (3 * seat)) & 7;
export const asleepOf = (cats: number, seat: Seat): number => (cats >> (3 * seat + ASLEEP_SHIFT)) & 7;

/** IF-12: no cat of another player, unless there is one of the seat's own. */
export function admitsCat(cats: number, seat: Seat): boolean {
  return cats === 0 || (cats & (7 * (awakeBit(seat) | asleepBit(seat)))) !== 0;
}
