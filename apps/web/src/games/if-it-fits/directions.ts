// Going from place to place with the arrow keys.

import type { BoxSpot } from '@menagerie/rules';
import { STEPS, type BoxSide } from '@menagerie/rules/if-it-fits';

/** Straying from the straight line counts this many times as much as going along it. */
const STRAYING = 2.5;

/** The nearest place in that direction, or null. */
export function nearestIn<P extends BoxSpot>(places: readonly P[], from: BoxSpot, side: BoxSide): P | null {
  const [dx, dy] = STEPS[side];
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const beside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (along <= 0) continue;
    const distance = along + STRAYING * beside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** The place closest to a spot. */
export function closest<P extends BoxSpot>(places: readonly P[], to: BoxSpot): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const distance = Math.hypot(place.x - to.x, place.y - to.y);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
