// Which moves of an analysis are as good as the best: the difference is within its error or too small to matter.

import type { Hint } from '../games/room.ts';

/** A difference too small to notice in a game. */
const SMALL = 0.005;

export function isAsGood(first: Hint, other: Hint): boolean {
  const { mean, error } = other.behind ?? {
    mean: first.chance - other.chance,
    error: Math.hypot(first.chanceError, other.chanceError),
  };
  return mean <= Math.max(SMALL, 2 * error);
}

/** How many of the first moves are equally good. */
export function countEquals(hints: readonly Hint[]): number {
  const end = hints.findIndex((one) => !isAsGood(hints[0], one));
  return end < 0 ? hints.length : end;
}
