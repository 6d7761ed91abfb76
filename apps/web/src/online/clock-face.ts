// The time on a seat's clock, as the table shows it.

import type { SeatClock } from '@menagerie/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this, the page warns that time is running out. */
const SHORT_MS = 10 * SECOND;

export function leftOn({ left, since }: SeatClock, now: number): number {
  return Math.max(0, since === null ? left : left - Math.max(0, now - since));
}

export const isShort = (left: number): boolean => left < SHORT_MS;

/** Above a day in days and hours, else as `0:09`, `12:34` or `1:02:03`. Only shows zero when no time is left. */
export type ClockFace = string | { readonly days: number; readonly hours: number };

export function faceOf(left: number): ClockFace {
  if (left >= DAY) return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  const seconds = Math.ceil(left / SECOND);
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const shown = hours > 0 ? [hours, ...parts] : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
