// What a move brought about, for everyone to see: told by comparing the position before and after.

import type { Consequence, JsonObject } from '../core/game.ts';
import { boxAt, isClosed, type BoxNumber } from './boxes.ts';
import { cellOf, DRAW, isAcross, isDiscard, pieceOf } from './moves.ts';
import { moveIn, seatIn } from './notation.ts';
import { OVER } from './phases.ts';
import { isCat, nameOf, PRINCESS } from './pieces.ts';
import { gameResult, scores, sprayPoints, toyPoints } from './score.ts';
import { OFF_TABLE, xOf, yOf, type Cell } from './table.ts';
import type { BoxPosition } from './types.ts';

export function consequences(before: BoxPosition, after: BoxPosition): Consequence[] {
  const told: Consequence[] = [];
  const tell = (type: string, rule: string, facts: JsonObject): void => void told.push({ type, rule, facts });
  if (after.made === before.made) return told;

  const entry = after.moves[after.made - 1];
  const seat = seatIn(entry);
  const move = moveIn(entry);
  if (move === DRAW) {
    tell('drew', 'IF-9', { seat, left: after.deckSize - after.drawn });
    if (after.toy) tell('toy-shown', 'IF-15', { seat, card: nameOf(after.toy) });
  } else if (isDiscard(move)) {
    tell('discarded', 'IF-16', { seat, card: nameOf(pieceOf(move)) });
  } else if (after.laid > before.laid) {
    tellOfBoxes(before, after, cellOf(move), tell);
  }
  if (isCat(pieceOf(move)) && !isDiscard(move)) {
    const awake = isAcross(move);
    tell('cat-laid', awake ? 'IF-11' : 'IF-13', {
      seat,
      awake,
      ...spotOf(cellOf(move), awake),
      left: after.catsLeft[seat],
    });
  }
  if (pieceOf(move) === PRINCESS && !isDiscard(move)) {
    const owner = after.catsLeft.findIndex((left, i) => left > before.catsLeft[i]);
    tell('cat-returned', 'IF-14', { seat: owner, by: seat, ...spotOf(cellOf(move), isAcross(move)) });
  }
  if (after.isLastPhase && !before.isLastPhase) {
    tell('last-phase', 'IF-17', { seat, cause: after.catsLeft[seat] === 0 ? 'cats' : 'deck' });
  }
  if (after.phase === OVER) {
    const { scores: points, penalties } = gameResult(after);
    tell('round-scored', 'IF-19', { round: 0, result: { scores: points, penalties } });
    const { totals, places } = scores(after);
    tell('game-over', 'IF-21', { totals, places });
  }
  return told;
}

type Tell = (type: string, rule: string, facts: JsonObject) => void;

/** IF-3: boxes that the card in the cell made one, and boxes that it closed, its own or a neighbour's. */
function tellOfBoxes(before: BoxPosition, after: BoxPosition, cell: Cell, tell: Tell): void {
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
    tell('boxes-joined', 'IF-3', { boxes: joined.size, ...spotOf(cell, false), cards: after.boxSizes[own] });
  }
  for (const [box, at] of closed) {
    const worth = toyPoints(after, box) - sprayPoints(after, box);
    tell('box-closed', 'IF-3', { ...spotOf(at, false), cards: after.boxSizes[box], worth });
  }
}

function spotOf(cell: Cell, isAcross: boolean): { x: number; y: number } {
  return { x: xOf(cell) + (isAcross ? 0.5 : 0), y: yOf(cell) };
}

export const showsCards = ({ type }: Consequence): boolean =>
  type === 'drew' || type === 'toy-shown' || type === 'round-scored';
