// What is asked of a puzzle, and what is spent on finding it.

import type { Bounds } from './comparison.ts';

export interface Effort {
  /** The net itself must see such a lead, unless it hesitates, or the turn is not looked at. */
  readonly opinion: number;
  /** At least this many tries by the levels must fail. */
  readonly missed: number;
  /** No game brings more puzzles. */
  readonly perGame: number;
  /** How many moves, the net's most likely ones, are compared by playouts, and how many of those by looking ahead. */
  readonly moves: number;
  readonly rivals: number;
  readonly check: Bounds;
  readonly ahead: Bounds;
  /** Tree search is not asked where there are more than `treeMoves`: it would need far more playouts. */
  readonly playouts: {
    readonly tiger: number;
    readonly hunter: number;
    readonly tree: number;
    readonly treeMoves: number;
  };
}

export const USUAL_EFFORT: Effort = {
  opinion: 0.03,
  missed: 0.12,
  perGame: 4,
  moves: 6,
  rivals: 4,
  check: { margin: 0.04, errors: 4, batch: 16, least: 240, most: 960 },
  ahead: { margin: 0.05, errors: 4, batch: 16, least: 64, most: 192 },
  playouts: { tiger: 24, hunter: 2000, tree: 3000, treeMoves: 30 },
};
