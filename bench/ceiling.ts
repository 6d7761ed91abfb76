// npm run bench -- server --ceiling: the highest rate of moves at which 99 out of 100 reach their last reader
// within 100 ms, with the server on one core and the load on another. Every rate is tried on a fresh server.

import type { Figures } from './load/plan.ts';

const MOST_P99_MS = 100;
/** If the load is busier than this, it may be the bottleneck. */
const BUSY_LOAD = 0.9;
const FIRST_RATE = 500;
const HALVINGS = 3;

export type MeasureAt = (rate: number) => Promise<Figures>;

export interface Ceiling {
  /** Moves per second. */
  readonly rate: number;
  /** Whether the load was too busy at the first rate that failed. */
  readonly isLoadTheLimit: boolean;
}

const isKept = (rate: number, { report }: Figures): boolean =>
  report.p99 <= MOST_P99_MS &&
  report.refused === 0 &&
  report.lost === 0 &&
  report.moves / report.seconds >= 0.97 * rate;

/** Doubles the rate until it is too high, then bisects a few times. */
export async function findCeiling(name: string, measureAt: MeasureAt): Promise<Ceiling> {
  let kept = 0;
  let failed = Infinity;
  let isLoadTheLimit = false;
  const attempt = async (rate: number): Promise<void> => {
    const figures = await measureAt(rate);
    const isGood = isKept(rate, figures);
    console.log(`  ${name} at ${rate} moves a second: ${describe(figures)}: ${isGood ? 'kept' : 'not kept'}`);
    if (isGood) kept = rate;
    else {
      failed = rate;
      isLoadTheLimit = figures.loadShare > BUSY_LOAD;
    }
  };
  for (let rate = FIRST_RATE; failed === Infinity; rate *= 2) await attempt(rate);
  for (let i = 0; i < HALVINGS; i++) await attempt(Math.round((kept + failed) / 2));
  return { rate: kept, isLoadTheLimit };
}

function describe({ report, share, loadShare }: Figures): string {
  const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
  return `p99 ${report.p99.toFixed(0)} ms, server ${percent(share)} and load ${percent(loadShare)} of a core`;
}

export function tellCeiling(name: string, { rate, isLoadTheLimit }: Ceiling): string {
  const doubt = isLoadTheLimit ? ' (the load was the limit: it may take more)' : '';
  return `${name}: up to ${rate} moves a second with p99 within ${MOST_P99_MS} ms${doubt}`;
}
