// Cats and Princesses (IF-10 to IF-14).

import type { Seat } from '../core/game.ts';
import { admitsCat, asleepBit, awakeBit, boxAt } from './boxes.ts';
import { layAcross, layInCell } from './lay.ts';
import { CAT, isCat, ownerOf, PRINCESS, SLEEPER } from './pieces.ts';
import { addCell, hasCell, isEmptySet, LEFT, OFF_TABLE, removeCell, type Cell } from './table.ts';
import type { BoxPosition } from './types.ts';

/** Whether the seat that laid the card in `justLaid` may lay an awake cat across a pair that includes it. */
export function mayLayCat(position: BoxPosition, seat: Seat): boolean {
  if (position.catsLeft[seat] === 0 || !hasRoomBeside(position, position.justLaid)) return false;
  return admitsCat(position.boxCats[boxAt(position, position.justLaid)], seat);
}

/** IF-11: the cell and one of its neighbours on the long sides have room for a card across. */
function hasRoomBeside(position: BoxPosition, cell: Cell): boolean {
  if (hasCell(position.room, cell)) return true;
  const left = position.grid.neighbours[(cell << 2) | LEFT];
  return left !== OFF_TABLE && hasCell(position.room, left);
}

export function layAwakeCat(position: BoxPosition, seat: Seat, pair: Cell): void {
  layAcross(position, pair, CAT + seat);
  addCell(position.awake, pair);
  position.boxCats[boxAt(position, pair)] += awakeBit(seat);
  position.catsLeft[seat]--;
}

export function laySleepingCat(position: BoxPosition, seat: Seat, cell: Cell, open: number): void {
  layInCell(position, cell, SLEEPER + seat, open);
  addCell(position.asleep, cell);
  position.boxCats[boxAt(position, cell)] += asleepBit(seat);
  position.catsLeft[seat]--;
}

export const hasCatOnTable = (position: BoxPosition): boolean =>
  !isEmptySet(position.awake) || !isEmptySet(position.asleep);

/**
 * IF-14: she takes the cat's place, whether it is awake across a pair or asleep in a cell, and it returns to
 * its owner.
 */
export function replaceAwakeCat(position: BoxPosition, pair: Cell): void {
  const owner = ownerOf(position.across[pair]);
  position.across[pair] = PRINCESS;
  removeCell(position.awake, pair);
  position.boxCats[boxAt(position, pair)] -= awakeBit(owner);
  position.catsLeft[owner]++;
}

export function replaceSleepingCat(position: BoxPosition, cell: Cell): void {
  const owner = ownerOf(position.pieces[cell]);
  position.pieces[cell] = PRINCESS;
  removeCell(position.asleep, cell);
  position.boxCats[boxAt(position, cell)] -= asleepBit(owner);
  position.catsLeft[owner]++;
}

export const isCatAwake = (position: BoxPosition, pair: Cell): boolean => isCat(position.across[pair]);
export const isCatAsleep = (position: BoxPosition, cell: Cell): boolean => isCat(position.pieces[cell]);
