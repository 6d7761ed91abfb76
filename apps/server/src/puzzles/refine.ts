// How hard a puzzle is, from its original rating and people's answers since.

import type { PuzzleSum } from '../store/puzzles.ts';

/** How far off the original rating may be: its standard deviation in points. */
const SPREAD = 150;
const Q = Math.LN10 / 400;
/** No puzzle goes further from its first rating, whatever is answered. */
const FARTHEST = 500;
const STEPS = 30;

/** The most likely rating, treating all solvers as having their mean rating. */
export function refinedRating(first: number, { tries, hits, rating }: Omit<PuzzleSum, 'puzzle'>): number {
  let refined = first;
  for (let i = 0; i < STEPS; i++) {
    const chance = 1 / (1 + 10 ** ((refined - rating) / 400));
    const slope = Q * (tries * chance - hits) - (refined - first) / SPREAD ** 2;
    const curve = Q * Q * tries * chance * (1 - chance) + 1 / SPREAD ** 2;
    refined += slope / curve;
    refined = Math.min(first + FARTHEST, Math.max(first - FARTHEST, refined));
  }
  return Math.round(refined);
}
