// Things travel from where they were to where they go. Under stillness they only fade in.

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { mayMove } from '../settings/settings.svelte.ts';

export interface Arrival {
  /** A selector of the place it comes from, looked up within the table; absent or not there: it fades in. */
  readonly from?: string | undefined;
  readonly duration?: number;
  readonly delay?: number;
}

const FADE_MS = 120;

/** `in:arrive={{ from: '[data-seat="2"]' }}` */
export function arrive(node: Element, { from, duration = 320, delay = 0 }: Arrival = {}): TransitionConfig {
  const source = from === undefined ? null : (node.closest('main') ?? document).querySelector(from);
  if (!mayMove() || !source) return { duration: FADE_MS, delay, css: (t) => `opacity: ${t}` };
  const start = source.getBoundingClientRect();
  const end = node.getBoundingClientRect();
  const dx = start.x + start.width / 2 - end.x - end.width / 2;
  const dy = start.y + start.height / 2 - end.y - end.height / 2;
  const { transform } = getComputedStyle(node);
  const own = transform === 'none' ? '' : transform;
  return {
    duration,
    delay,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${u * dx}px, ${u * dy}px) ${own}; opacity: ${Math.min(1, 0.3 + t)}`,
  };
}
