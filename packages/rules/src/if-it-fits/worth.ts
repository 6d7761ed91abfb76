// The worth of a box and the strength of each seat in it (IF-18 to IF-20, IF-22), from its symbols and cats as
// packed in the position. Nothing here allocates.

import type { Seat } from '../core/game.ts';
import { asleepOf, awakeOf } from './boxes.ts';
import { countOf, KINDS_OF_TOY, spraysIn } from './pieces.ts';

// Defined here, these are constants to the compiler.
const KINDS = KINDS_OF_TOY;
const count = countOf;

/** IF-19: one point for each symbol of the most frequent kind or kinds of toy, doubled if the box is closed. */
export function toysIn(symbols: number, isClosed: boolean): number {
  let most = 0;
  let points = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const found = count(symbols, kind);
    if (found > most) {
      most = found;
      points = found;
    } else if (found === most) points += found;
  }
  return isClosed ? 2 * points : points;
}

/** What the spray bottles cost. */
export function penaltyIn(symbols: number, isClosed: boolean): number {
  const sprays = spraysIn(symbols);
  return isClosed ? 2 * sprays : sprays;
}

export const worthOf = (symbols: number, isClosed: boolean): number =>
  toysIn(symbols, isClosed) - penaltyIn(symbols, isClosed);

/** IF-18: how strongly the seat holds the box, counted in half cats; 0 without an awake cat. */
export function strengthIn(cats: number, seat: Seat, extended: boolean): number {
  const awake = awakeOf(cats, seat);
  return awake === 0 ? 0 : 2 * awake + (extended ? 1 : 2) * asleepOf(cats, seat);
}

/** IF-20, for a seat that takes the box; not under extended rules. */
export const pointsForCats = (cats: number, seat: Seat, extended: boolean): number =>
  extended ? 0 : awakeOf(cats, seat) + asleepOf(cats, seat) - 1;
