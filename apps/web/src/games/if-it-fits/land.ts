// A piece flies to its place on the table from the seat of whoever laid it; without a seat it fades in.

import type { BoxSpot, Seat } from '@menagerie/rules';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { mayMove } from '../../settings/settings.svelte.ts';
import { areaOf } from './camera.ts';

export interface Landing {
  readonly seat: Seat | null;
  readonly at: BoxSpot;
  /** How many pixels a unit of the table takes. */
  readonly scale: number;
}

const FLIGHT_MS = 320;
const FADE_MS = 120;

/** For a `g` of the table's picture that has no transform of its own. */
export function land(node: SVGGElement, { seat, at, scale }: Landing): TransitionConfig {
  const main = node.closest('main') ?? document;
  const source = seat === null ? null : main.querySelector(`[data-seat="${seat}"]`);
  const origin = node.ownerSVGElement?.getBoundingClientRect();
  if (!mayMove() || !source || !origin) return { duration: FADE_MS, css: (t) => `opacity: ${t}` };
  const from = source.getBoundingClientRect();
  const area = areaOf(at);
  const dx = (from.x + from.width / 2 - origin.x) / scale - (area.x + area.width / 2);
  const dy = (from.y + from.height / 2 - origin.y) / scale - (area.y + area.height / 2);
  return {
    duration: FLIGHT_MS,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${u * dx}px, ${u * dy}px); opacity: ${Math.min(1, 0.3 + t)}`,
  };
}
