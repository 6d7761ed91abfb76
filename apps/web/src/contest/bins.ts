// Groups the results of many people into histogram bars: one for each margin if there are few, otherwise one for
// several.

import type { Standing } from '@menagerie/protocol';

export interface Bin {
  /** The range of margins it counts. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly isOwn: boolean;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Includes empty bars in between. */
export function binsOf(histogram: Standing['histogram'], own: number | null, most: number): readonly Bin[] {
  if (histogram.length === 0) return [];
  const margins = histogram.map(({ margin }) => margin);
  const [least, highest] = [Math.min(...margins), Math.max(...margins)];
  const firstOf = (step: number): number => Math.floor(least / step);
  const countOf = (step: number): number => Math.floor(highest / step) - firstOf(step) + 1;
  const step = STEPS.find((one) => countOf(one) <= most) ?? highest - least + 1;
  return Array.from({ length: countOf(step) }, (_, i) => {
    const from = (firstOf(step) + i) * step;
    const to = from + step - 1;
    const holds = (margin: number): boolean => from <= margin && margin <= to;
    return {
      from,
      to,
      count: histogram.reduce((sum, { margin, count }) => sum + (holds(margin) ? count : 0), 0),
      isOwn: own !== null && holds(own),
    };
  });
}
