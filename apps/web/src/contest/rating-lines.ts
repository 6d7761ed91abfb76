// Ratings over time as lines in a chart: one per game and kind.

import type { RatingPoint } from '@menagerie/protocol';

export interface RatingLine {
  readonly game: string;
  readonly kind: RatingPoint['kind'];
  /** Oldest first. */
  readonly points: readonly RatingPoint[];
}

export function ratingLines(history: readonly RatingPoint[]): readonly RatingLine[] {
  const lines = new Map<string, RatingPoint[]>();
  for (const point of history) {
    const key = `${point.game}/${point.kind}`;
    lines.set(key, [...(lines.get(key) ?? []), point]);
  }
  return [...lines.values()].map((points) => ({
    game: points[0].game,
    kind: points[0].kind,
    points: points.toSorted((a, b) => a.at - b.at),
  }));
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly least: number;
  readonly most: number;
}

const STEP = 100;

/** Whole hundreds that enclose all points, ignoring their uncertainty. */
export function scaleOf(points: readonly RatingPoint[]): Scale {
  const ratings = points.map(({ rating }) => rating);
  const least = Math.floor((Math.min(...ratings) - 1) / STEP) * STEP;
  return { least, most: Math.max(least + 2 * STEP, Math.ceil((Math.max(...ratings) + 1) / STEP) * STEP) };
}

/** The position of each point; a single one goes in the middle. */
export function layRatings(
  points: readonly RatingPoint[],
  box: Box,
): readonly { readonly x: number; readonly y: number }[] {
  const { least, most } = scaleOf(points);
  const [first, last] = [points[0].at, points[points.length - 1].at];
  return points.map(({ at, rating }) => ({
    x:
      last === first
        ? (box.left + box.right) / 2
        : box.left + ((at - first) / (last - first)) * (box.right - box.left),
    y: box.bottom - ((rating - least) / (most - least)) * (box.bottom - box.top),
  }));
}
