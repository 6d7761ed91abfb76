// What a puzzle must fulfil, and how much effort goes into finding it.

import type { Bounds } from './comparison.ts';

export interface Effort {
  /** The net itself must see this lead, unless it hesitates, or the turn is skipped. */
  readonly opinion: number;
  /** At least this many tries by the levels must fail. */
  readonly missed: number;
  /** A game yields no more puzzles than this. */
  readonly perGame: number;
  /** How many of the net's likeliest moves are compared by playouts, and how many of those by looking ahead. */
  readonly moves: number;
  readonly rivals: number;
  readonly check: Bounds;
  readonly ahead: Bounds;
  /** Tree search is skipped if there are more than `treeMoves`: it would need far more playouts. */
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
