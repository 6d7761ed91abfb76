// The geometry of the plot: the position of a value, lines as paths, the point under the pointer.

import type { Measure, PlotPoint } from './verdicts.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  x(index: number): number;
  y(value: number): number;
  /** Values with a grid line and a label. */
  readonly ticks: readonly number[];
}

const STEPS = [0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1];
const MOST_TICKS = 4;

export function scaleFor(frame: Frame, steps: number, highest: number): Scale {
  const { width, height, left, right, top, bottom } = frame;
  const wanted = Math.max(highest, 0.1);
  const step = STEPS.find((one) => wanted / one <= MOST_TICKS) ?? Math.ceil(wanted / MOST_TICKS);
  const count = Math.ceil(wanted / step - 1e-9);
  const end = count * step;
  const across = width - left - right;
  const up = height - top - bottom;
  return {
    x: (index) => left + (steps > 1 ? (across * index) / (steps - 1) : 0),
    y: (value) => height - bottom - (up * value) / end,
    ticks: Array.from({ length: count + 1 }, (_, i) => i * step),
  };
}

/** Costs rise in steps, at the move that caused them; chances are connected point to point. */
export function pathOf(
  points: readonly PlotPoint[],
  { x, y }: Scale,
  measure: Measure,
  until: number,
): string {
  const at = (index: number, value: number): string => `${round(x(index))} ${round(y(value))}`;
  if (points.length === 0) return '';
  if (measure === 'chance') return `M${points.map(({ index, value }) => at(index, value)).join('L')}`;
  const stairs = points.map(({ index, value }) => `H${round(x(index))}V${round(y(value))}`);
  return `M${at(0, 0)}${stairs.join('')}H${round(x(until))}`;
}

export interface Found {
  readonly seat: number;
  readonly point: PlotPoint;
}

/** The decision nearest to the pointer; horizontal distance weighs more than vertical. */
export function nearestPoint(
  lines: readonly (readonly PlotPoint[])[],
  { x, y }: Scale,
  place: { readonly x: number; readonly y: number },
): Found | null {
  let nearest: Found | null = null;
  let least = Infinity;
  for (const [seat, points] of lines.entries()) {
    for (const point of points) {
      const far = Math.hypot(2 * (x(point.index) - place.x), y(point.value) - place.y);
      // People usually aim at marked points.
      const weighed = point.mark === '' ? far + 12 : far;
      if (weighed < least) [nearest, least] = [{ seat, point }, weighed];
    }
  }
  return nearest;
}

const round = (value: number): number => Math.round(10 * value) / 10;
