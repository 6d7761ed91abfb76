// How things land on the table: a card is pressed down, a cat stretches out or curls up, a lid closes, a bow is tied.
// Pieces in flight wait until they arrive. With reduced motion everything just fades in.

import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { mayMove } from '../../settings/settings.svelte.ts';

export const FLIGHT_MS = 280;
const FADE_MS = 120;
const PRESS_MS = 160;
const STRETCH_MS = 280;
const CLOSE_MS = 320;
/** A box closes once the card has landed. */
const AFTER_CARD_MS = 120;

export interface Landing {
  readonly kind: 'card' | 'awake' | 'asleep';
  readonly hasFlown: boolean;
}

const fade: TransitionConfig = { duration: FADE_MS, css: (t) => `opacity: ${t}` };

/** For a `g` that rotates around its own centre. */
export function land(_: SVGElement, { kind, hasFlown }: Landing): TransitionConfig {
  if (!mayMove()) return fade;
  const delay = hasFlown ? FLIGHT_MS - 20 : 0;
  const seen = (t: number): string => `opacity: ${hasFlown && t === 0 ? 0 : 1}`;
  if (kind === 'card')
    return {
      delay,
      duration: PRESS_MS,
      easing: cubicOut,
      css: (t, u) => `transform: translateY(${-5 * u}px) scale(${1 + 0.07 * u}); ${seen(t)}`,
    };
  const pose =
    kind === 'awake'
      ? (t: number) => `scale(${0.55 + 0.45 * t}, ${1.15 - 0.15 * t})`
      : (t: number) => `rotate(${-22 * (1 - t)}deg) scale(${0.8 + 0.2 * t})`;
  return {
    delay,
    duration: STRETCH_MS,
    easing: backOut,
    css: (t) => `transform: ${pose(t)}; ${seen(t)}`,
  };
}

/** The shadow of the lid. */
export function shut(_: Element, { hasFlown }: { hasFlown: boolean }): TransitionConfig {
  if (!mayMove()) return fade;
  return {
    delay: closingAt(hasFlown),
    duration: CLOSE_MS,
    easing: cubicOut,
    css: (t) => `opacity: ${t}`,
  };
}

export function tie(_: Element, { hasFlown }: { hasFlown: boolean }): TransitionConfig {
  if (!mayMove()) return fade;
  return {
    delay: closingAt(hasFlown) + AFTER_CARD_MS,
    duration: CLOSE_MS,
    easing: backOut,
    css: (t) => `transform: rotate(${-40 * (1 - t)}deg) scale(${Math.max(0, t)})`,
  };
}

/** When a box starts to close, after the move was made. */
export const closingAt = (hasFlown: boolean): number => (hasFlown ? FLIGHT_MS : 0) + AFTER_CARD_MS;
