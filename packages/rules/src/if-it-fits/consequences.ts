// The consequences of a move, as everyone can see them: found by comparing the positions before and
// after.

import type { Consequence, Seat } from '../core/game.ts';
import { boxAt, isClosed, type BoxNumber } from './boxes.ts';
import { cellOf, DRAW, isAcross, isDiscard, pieceOf } from './moves.ts';
import { moveIn, seatIn } from './notation.ts';
import { OVER } from './phases.ts';
import { isCat, nameOf, PRINCESS, type CardName } from './pieces.ts';
import { gameResult, scores, sprayPoints, toyPoints } from './score.ts';
import { OFF_TABLE, xOf, yOf, type Cell } from './table.ts';
import type { BoxPosition, BoxResult, BoxSpot } from './types.ts';

export type BoxConsequence =
  /** How many cards are left in the deck. */
  | Consequence<'drew', { seat: Seat; left: number }>
  | Consequence<'toy-shown' | 'discarded', { seat: Seat; card: CardName }>
  | Consequence<'boxes-joined', { boxes: number; x: number; y: number; cards: number }>
  | Consequence<'box-closed', { x: number; y: number; cards: number; worth: number }>
  /** How many cats the seat has left. */
  | Consequence<'cat-laid', { seat: Seat; awake: boolean; x: number; y: number; left: number }>
  | Consequence<'cat-returned', { seat: Seat; by: Seat; x: number; y: number }>
  | Consequence<'last-phase', { seat: Seat; cause: 'cats' | 'deck' }>
  | Consequence<'round-scored', { round: number; result: BoxResult }>
  | Consequence<'game-over', { totals: readonly number[]; places: readonly number[] }>;

export function consequences(before: BoxPosition, after: BoxPosition): BoxConsequence[] {
  if (after.made === before.made) return [];
  const told: BoxConsequence[] = [];
  const entry = after.moves[after.made - 1];
  const seat = seatIn(entry);
  const move = moveIn(entry);
  const piece = pieceOf(move);
  if (move === DRAW) {
    told.push({ type: 'drew', rule: 'IF-9', facts: { seat, left: after.deckSize - after.drawn } });
    if (after.toy) told.push({ type: 'toy-shown', rule: 'IF-15', facts: { seat, card: nameOf(after.toy) } });
  } else if (isDiscard(move)) {
    told.push({ type: 'discarded', rule: 'IF-16', facts: { seat, card: nameOf(piece) } });
  } else if (after.laid > before.laid) {
    told.push(...ofBoxes(before, after, cellOf(move)));
  }
  if (isCat(piece) && !isDiscard(move)) {
    const awake = isAcross(move);
    const spot = spotOf(cellOf(move), awake);
    const facts = { seat, awake, ...spot, left: after.catsLeft[seat] };
    told.push({ type: 'cat-laid', rule: awake ? 'IF-11' : 'IF-13', facts });
  }
  if (piece === PRINCESS && !isDiscard(move)) {
    const owner = after.catsLeft.findIndex((left, i) => left > before.catsLeft[i]);
    const facts = { seat: owner, by: seat, ...spotOf(cellOf(move), isAcross(move)) };
    told.push({ type: 'cat-returned', rule: 'IF-14', facts });
  }
  if (after.isLastPhase && !before.isLastPhase) {
    const cause = after.catsLeft[seat] === 0 ? 'cats' : 'deck';
    told.push({ type: 'last-phase', rule: 'IF-17', facts: { seat, cause } });
  }
  if (after.phase === OVER) {
    told.push({ type: 'round-scored', rule: 'IF-19', facts: { round: 0, result: gameResult(after) } });
    const { totals, places } = scores(after);
    told.push({ type: 'game-over', rule: 'IF-21', facts: { totals, places } });
  }
  return told;
}

/** IF-3: boxes that the cell's card merged, and boxes it closed, its own or a neighbour's. */
function ofBoxes(before: BoxPosition, after: BoxPosition, cell: Cell): BoxConsequence[] {
  const told: BoxConsequence[] = [];
  const own = boxAt(after, cell);
  const joined = new Set<BoxNumber>();
  const closed = new Map<BoxNumber, Cell>();
  if (isClosed(after, own)) closed.set(own, cell);
  for (let side = 0; side < 4; side++) {
    const beyond = after.grid.neighbours[cell * 4 + side];
    if (beyond === OFF_TABLE || !before.pieces[beyond]) continue;
    const was = boxAt(before, beyond);
    const is = boxAt(after, beyond);
    if (is === own) joined.add(was);
    else if (isClosed(after, is) && !isClosed(before, was)) closed.set(is, beyond);
  }
  if (joined.size > 1) {
    const facts = { boxes: joined.size, ...spotOf(cell, false), cards: after.boxSizes[own] };
    told.push({ type: 'boxes-joined', rule: 'IF-3', facts });
  }
  for (const [box, at] of closed) {
    const worth = toyPoints(after, box) - sprayPoints(after, box);
    const facts = { ...spotOf(at, false), cards: after.boxSizes[box], worth };
    told.push({ type: 'box-closed', rule: 'IF-3', facts });
  }
  return told;
}

function spotOf(cell: Cell, isAcross: boolean): BoxSpot {
  return { x: xOf(cell) + (isAcross ? 0.5 : 0), y: yOf(cell) };
}

export const showsCards = ({ type }: BoxConsequence): boolean =>
  type === 'drew' || type === 'toy-shown' || type === 'round-scored';
