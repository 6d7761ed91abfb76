// Days of the server in the reader's words: they are days in UTC, wherever the reader is.

import { region, t } from '../words/words.svelte.ts';
import { timeOf } from './dates.ts';

const format = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(region(), { timeZone: 'UTC', ...options }).format(timeOf(date));

/** 18 November, in one piece. */
export const tellDay = (date: string): string =>
  format(date, { day: 'numeric', month: 'long' }).replaceAll(' ', '\u00A0');
/** 18 November 2026. */
export const tellDate = (date: string): string => format(date, { dateStyle: 'long' });
/** Wednesday, 18 November 2026. */
export const tellWholeDay = (date: string): string => format(date, { dateStyle: 'full' });
/** November 2026. */
export const tellMonth = (month: string): string => format(`${month}-01`, { month: 'long', year: 'numeric' });
/** M, T, W: from Monday. */
export const tellWeekday = (day: number, style: 'narrow' | 'long'): string =>
  format(`2026-06-0${day + 1}`, { weekday: style });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long until then: hours, and minutes in the last hour. */
export function tellLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY_MS) return t('left-days', { count: Math.floor(left / DAY_MS) });
  if (left >= HOUR_MS) return t('left-hours', { count: Math.floor(left / HOUR_MS) });
  return t('left-minutes', { count: Math.max(1, Math.ceil(left / MINUTE_MS)) });
}
