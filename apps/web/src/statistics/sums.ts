// Totals over many games: how often the reader won, and each game's own statistics.

import type { GameFacts, LeftOut } from './facts.ts';

export interface WinShare {
  readonly players: number;
  readonly games: number;
  /** First places, including shared ones. */
  readonly wins: number;
}

/** By number of players; games not played to their end don't count here. */
export function winShares(games: readonly GameFacts[]): readonly WinShare[] {
  const finished = games.filter(({ place }) => place !== null);
  return rising(finished.map(({ players }) => players)).map((players) => {
    const those = finished.filter((one) => one.players === players);
    return { players, games: those.length, wins: those.filter(({ place }) => place === 1).length };
  });
}

/** By game and version. */
export function countLeftOut(games: readonly LeftOut[]): readonly (LeftOut & { readonly count: number })[] {
  const isSame = (a: LeftOut, b: LeftOut): boolean => a.game === b.game && a.made === b.made;
  return games
    .filter((one, i) => games.findIndex((other) => isSame(one, other)) === i)
    .map((one) => ({ ...one, count: games.filter((other) => isSame(one, other)).length }));
}

export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly most: number;
  /** How often each number occurred, without gaps from the lowest to the highest. */
  readonly times: readonly { readonly value: number; readonly times: number }[];
}

/** The distribution of numbers; null if there are none. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const least = Math.min(...values);
  const most = Math.max(...values);
  return {
    count: values.length,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    most,
    times: Array.from({ length: most - least + 1 }, (_, i) => ({
      value: least + i,
      times: values.filter((value) => value === least + i).length,
    })),
  };
}

export const rising = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].sort((a, b) => a - b);
