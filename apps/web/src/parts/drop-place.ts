// Finds the place under a point of the screen.

import type { Point } from './drag-source.ts';
import type { Area } from './flight-path.ts';

/** If places are nested, the innermost one counts. */
export function placeUnder({ x, y }: Point, places: Iterable<readonly [string, Area]>): string | null {
  let found: string | null = null;
  let least = Infinity;
  for (const [key, area] of places) {
    const isIn = x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
    const size = area.width * area.height;
    if (!isIn || size >= least) continue;
    found = key;
    least = size;
  }
  return found;
}
