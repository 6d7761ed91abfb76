// Formats the server's days for the reader; they are UTC days, whatever the reader's time zone.

import { region, t } from '../words/words.svelte.ts';
import { timeOf } from './dates.ts';

const format = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(region(), { timeZone: 'UTC', ...options }).format(timeOf(date));

/** 18 November, without line breaks. */
export const tellDay = (date: string): string =>
  format(date, { day: 'numeric', month: 'long' }).replaceAll(' ', '\u00A0');
/** 18 November 2026. */
export const tellDate = (date: string): string => format(date, { dateStyle: 'long' });
/** Wednesday, 18 November 2026. */
export const tellWholeDay = (date: string): string => format(date, { dateStyle: 'full' });
/** November 2026. */
export const tellMonth = (month: string): string => format(`${month}-01`, { month: 'long', year: 'numeric' });
/** M, T, W: starting on Monday. */
export const tellWeekday = (day: number, style: 'narrow' | 'long'): string =>
  format(`2026-06-0${day + 1}`, { weekday: style });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time left in hours, or in minutes during the last hour. */
export function tellLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY_MS) return t('left-days', { count: Math.floor(left / DAY_MS) });
  if (left >= HOUR_MS) return t('left-hours', { count: Math.floor(left / HOUR_MS) });
  return t('left-minutes', { count: Math.max(1, Math.ceil(left / MINUTE_MS)) });
}
