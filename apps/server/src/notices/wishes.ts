// When a person may be notified: in their own time zone, outside their quiet hours.

import type { NoticeWishes } from '@menagerie/protocol';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** When the deal of the day is announced. */
const MORNING = 9;

export function isZone(zone: string): boolean {
  try {
    return clockOf(zone) !== null;
  } catch {
    return false;
  }
}

/** The end of the quiet hours containing this time; the time itself if there are none. */
export function afterQuiet({ quiet, zone }: NoticeWishes, at: number): number {
  if (!quiet || quiet.from === quiet.until) return at;
  const { from, until } = quiet;
  const { hour, sinceHour } = localTime(zone, at);
  const isQuiet = from < until ? from <= hour && hour < until : hour >= from || hour < until;
  return isQuiet ? at - sinceHour + hoursBetween(hour, until) * HOUR_MS : at;
}

/** The next morning after this. */
export function nextMorning({ zone }: NoticeWishes, at: number): number {
  const { hour, sinceHour } = localTime(zone, at);
  return at - sinceHour + (hoursBetween(hour, MORNING) || 24) * HOUR_MS;
}

const hoursBetween = (from: number, until: number): number => (until - from + 24) % 24;

function localTime(zone: string, at: number): { readonly hour: number; readonly sinceHour: number } {
  const parts = clockOf(isZone(zone) ? zone : 'UTC').formatToParts(at);
  const read = (type: 'hour' | 'minute'): number => Number(parts.find((part) => part.type === type)?.value);
  return { hour: read('hour'), sinceHour: read('minute') * MINUTE_MS + (at % MINUTE_MS) };
}

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
