// The result of a finished game: final places, and whether it counts for ratings.

import type { Table } from './table.ts';

/** Who resigned comes after all who did not. */
export function finalPlaces(places: readonly number[], hasResigned: readonly boolean[]): number[] {
  const isBehind = (a: number, b: number): boolean =>
    hasResigned[a] === hasResigned[b] ? places[a] > places[b] : hasResigned[a];
  return places.map((_, seat) => 1 + places.filter((_, other) => isBehind(seat, other)).length);
}

/**
 * Not if all agreed to stop, it never started or an operator closed it, and not between bots alone. Contest games
 * have separate lists.
 */
export function isRated({
  result,
  seats,
  contest,
}: Pick<Table, 'result' | 'seats'> & Partial<Pick<Table, 'contest'>>): boolean {
  const isPlayed = result !== null && result.reason !== 'stopped' && result.reason !== 'closed';
  return isPlayed && !contest && seats.length > 1 && seats.some(({ isBot }) => !isBot);
}
