// Where a dragged piece would go, and which way up, from the point where it is held.

import type { BoxSpot } from '@menagerie/rules';
import { cellAt, pairAt, pointOn, type Camera } from './camera.ts';
import type { MoveSpot } from './group-moves.ts';
import type { Point } from '../../parts/drag-source.ts';
import { HIGH } from './measures.ts';
import { keyOf } from './spots.ts';

/** The place under the point: a cell, or else the pair of cells whose common side is closest. */
export function placeAt(camera: Camera, { x, y }: Point, places: readonly MoveSpot[]): MoveSpot | null {
  const spots = [pairAt(camera, x, y), cellAt(camera, x, y)].map(keyOf);
  return places.find((place) => spots.includes(keyOf(place))) ?? null;
}

/** Held high in the cell, a sleeping cat opens at the top; held low, at the bottom; in the middle, as it fits. */
export function wayAt(camera: Camera, point: Point, place: BoxSpot): boolean | undefined {
  const along = pointOn(camera, point).y / HIGH - place.y;
  if (along < 1 / 3) return true;
  return along > 2 / 3 ? false : undefined;
}
