// The totals of a game after each round, as lines of a plot.

import type { Scores } from '@menagerie/rules';

export interface ScoreLines {
  /** By seat: the total before the first round and after each. */
  readonly totals: readonly (readonly number[])[];
  readonly least: number;
  readonly most: number;
}

export function scoreLines({ rounds, totals }: Pick<Scores, 'rounds' | 'totals'>): ScoreLines {
  const lines = totals.map((_, seat) =>
    rounds.reduce<number[]>((line, points) => [...line, line[line.length - 1] + points[seat]], [0]),
  );
  const all = lines.flat();
  return { totals: lines, least: Math.min(...all), most: Math.max(...all, 1) };
}

/** Where each label goes, by seat: the labels of lines that end close together are spaced apart. */
export function spreadLabels(places: readonly number[], distance: number, lowest: number): number[] {
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const spread = [...places];
  for (const [i, seat] of order.entries()) {
    if (i > 0) spread[seat] = Math.max(spread[seat], spread[order[i - 1]] + distance);
  }
  for (const [i, seat] of [...order].reverse().entries()) {
    const below = i === 0 ? lowest : spread[order[order.length - i]] - distance;
    spread[seat] = Math.min(spread[seat], below);
  }
  return spread;
}
