// Laying a card in a cell or across two cells. The boxes, the frontier and the room for cards
// across are updated here, so that nothing is ever recomputed from the whole table.

import { beginBox, boxAt, joinBoxes } from './boxes.ts';
import { isBed, NO_PIECE, SYMBOLS_ON, type Piece } from './pieces.ts';
import { addCell, LEFT, OFF_TABLE, removeCell, RIGHT, type Cell } from './table.ts';
import type { BoxPosition } from './types.ts';

/** Lays a card with these open sides in an empty cell. */
export function layInCell(position: BoxPosition, cell: Cell, piece: Piece, open: number): void {
  const { pieces, sides, frontier, openEnds } = position;
  const { neighbours } = position.grid;
  pieces[cell] = piece;
  sides[cell] = open;
  removeCell(frontier, cell);
  let box = beginBox(position, cell, piece);
  for (let side = 0; side < 4; side++) {
    const isOpen = (open & (1 << side)) !== 0;
    const beyond = neighbours[(cell << 2) | side];
    if (beyond === OFF_TABLE) {
      if (isOpen) openEnds[box]++;
      continue;
    }
    const facing = 1 << (side ^ 2);
    if (!isOpen) position.walls[beyond] |= facing;
    if (pieces[beyond] === NO_PIECE) {
      addCell(frontier, beyond);
      if (isOpen) openEnds[box]++;
    } else if (sides[beyond] & facing) {
      const other = boxAt(position, beyond);
      openEnds[other]--;
      if (isOpen) box = joinBoxes(position, box, other);
    }
  }
  if (!isBed(piece)) makeRoom(position, cell, open);
}

/** IF-11: room for one card across each pair joined at the long sides, but never on a bed. */
function makeRoom(position: BoxPosition, cell: Cell, open: number): void {
  const { neighbours } = position.grid;
  if (open & (1 << RIGHT)) {
    const right = neighbours[(cell << 2) | RIGHT];
    if (right !== OFF_TABLE && isOpenCard(position, right, LEFT)) addCell(position.room, cell);
  }
  if (open & (1 << LEFT)) {
    const left = neighbours[(cell << 2) | LEFT];
    if (left !== OFF_TABLE && isOpenCard(position, left, RIGHT)) addCell(position.room, left);
  }
}

function isOpenCard(position: BoxPosition, cell: Cell, side: number): boolean {
  return (position.sides[cell] & (1 << side)) !== 0 && !isBed(position.pieces[cell]);
}

/** Lays a card across the pair and adds its symbols to the box below. */
export function layAcross(position: BoxPosition, pair: Cell, piece: Piece): void {
  position.across[pair] = piece;
  removeCell(position.room, pair);
  position.boxSymbols[boxAt(position, pair)] += SYMBOLS_ON[piece];
}
