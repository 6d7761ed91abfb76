// The numbers that turn a net's outputs into accurate chances, and how far they are off in other games.

import { chanceFrom, oddsFrom, type Scale } from '../../packages/bots/src/net/calibration.ts';
import type { Seen, Tried } from './games.ts';

const STEPS = 30;
/**
 * Pulls each number towards that of a net that needs no calibration, with the weight of this many positions.
 */
const PULL = 50;
const START = [0, 1, 0, 0];

/** Logistic regression by Newton's method. */
export function fitScale(seen: readonly Seen[], tried: readonly Tried[]): Scale {
  const figures = [...START];
  for (let step = 0; step < STEPS; step++) {
    const slope = figures.map((figure, i) => PULL * (START[i] - figure));
    const bend = figures.map((_, i) => figures.map((_, j) => (i === j ? PULL : 0)));
    for (const { win, progress, won } of seen) {
      const terms = [1, win, progress, win * progress];
      const chance = chanceFrom(terms.reduce((sum, term, i) => sum + term * figures[i], 0));
      terms.forEach((term, i) => {
        slope[i] += (won - chance) * term;
        terms.forEach((other, j) => (bend[i][j] += chance * (1 - chance) * term * other));
      });
    }
    solve(bend, slope).forEach((change, i) => (figures[i] += change));
  }
  const [shift, scale, lateShift, lateScale] = figures;
  const fitted = { shift, scale, lateShift, lateScale, perLogit: 0 };
  return { ...fitted, perLogit: fitMoves(fitted, tried) };
}

/** Least squares: what the tried moves were worth at the mover's next turn, relative to the best move now. */
function fitMoves(scale: Scale, tried: readonly Tried[]): number {
  let perLogit = 0;
  for (let step = 0; step < STEPS; step++) {
    let slope = 0;
    let bend = 1e-9;
    for (const { win, progress, gap, next } of tried) {
      const worth = 'won' in next ? next.won : chanceFrom(oddsFrom(scale, next.win, next.progress));
      const chance = chanceFrom(oddsFrom(scale, win, progress) - perLogit * gap);
      const perUnit = -chance * (1 - chance) * gap;
      slope += (worth - chance) * perUnit;
      bend += perUnit * perUnit;
    }
    perLogit = Math.max(0, perLogit + slope / bend);
  }
  return perLogit;
}

/** Gaussian elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  rows.forEach((pivot, i) => {
    rows.forEach((row, k) => {
      if (k === i) return;
      const times = row[i] / pivot[i];
      for (let j = i; j < row.length; j++) row[j] -= times * pivot[j];
    });
  });
  return rows.map((row, i) => row[row.length - 1] / row[i]);
}

export interface Bin {
  readonly count: number;
  /** Means. */
  readonly judged: number;
  readonly won: number;
}

const BINS = 10;

export function binsOf(chances: readonly number[], seen: readonly Seen[]): Bin[] {
  const sums = Array.from({ length: BINS }, () => ({ count: 0, judged: 0, won: 0 }));
  chances.forEach((chance, i) => {
    const bin = sums[Math.min(BINS - 1, Math.floor(chance * BINS))];
    bin.count++;
    bin.judged += chance;
    bin.won += seen[i].won;
  });
  return sums
    .filter(({ count }) => count > 0)
    .map(({ count, judged, won }) => ({ count, judged: judged / count, won: won / count }));
}

/** The expected calibration error: how far the bins are off, weighted by how many positions are in each. */
export function calibrationError(bins: readonly Bin[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return bins.reduce((sum, bin) => sum + (bin.count / count) * Math.abs(bin.judged - bin.won), 0);
}
