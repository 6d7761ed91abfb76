// What becomes of a game that is over: final places, and whether it tells of its players' strength.

import type { Table } from './table.ts';

/** Who resigned comes after all who did not. */
export function finalPlaces(places: readonly number[], hasResigned: readonly boolean[]): number[] {
  const isBehind = (a: number, b: number): boolean =>
    hasResigned[a] === hasResigned[b] ? places[a] > places[b] : hasResigned[a];
  return places.map((_, seat) => 1 + places.filter((_, other) => isBehind(seat, other)).length);
}

/**
 * Not if all agreed to stop it, nobody started it or an operator closed it, and not among bots alone. What is played
 * with the same cards by everyone has lists of its own.
 */
export function isRated({
  result,
  seats,
  contest,
}: Pick<Table, 'result' | 'seats'> & Partial<Pick<Table, 'contest'>>): boolean {
  const isPlayed = result !== null && result.reason !== 'stopped' && result.reason !== 'closed';
  return isPlayed && !contest && seats.length > 1 && seats.some(({ isBot }) => !isBot);
}
