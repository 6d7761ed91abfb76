// The geometry of a bar chart.

export interface BarFrame {
  readonly width: number;
  readonly height: number;
  /** For numbers above the bars and labels below them. */
  readonly top: number;
  readonly bottom: number;
}

export interface LaidBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly middle: number;
}

/** No bar is wider than this, however few there are. */
const BROADEST = 56;
const FILLED = 0.7;

/** Bars side by side; a value of `most` has the frame's height, and higher ones are cut off. */
export function layBars(frame: BarFrame, values: readonly number[], most: number): readonly LaidBar[] {
  const { width, height, top, bottom } = frame;
  const room = width / Math.max(1, values.length);
  const bar = Math.min(BROADEST, room * FILLED);
  const up = height - top - bottom;
  return values.map((value, i) => {
    const middle = room * (i + 0.5);
    const high = most > 0 ? up * Math.min(1, value / most) : 0;
    return { x: middle - bar / 2, y: height - bottom - high, width: bar, height: high, middle };
  });
}
