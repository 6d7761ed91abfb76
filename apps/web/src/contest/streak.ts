// Consecutive days on which somebody finished a deal of the day.

import type { Day } from '@menagerie/protocol';
import { addDays } from './dates.ts';

/** Games that were resigned or finished too late don't count. */
export const playedDates = (days: readonly Day[]): ReadonlySet<string> =>
  new Set(days.flatMap(({ date, you }) => (you?.outcome === 'finished' ? [date] : [])));

/** Up to today, or up to yesterday while today's can still be played. */
export function streakOf(played: ReadonlySet<string>, today: string): number {
  const last = played.has(today) ? today : addDays(today, -1);
  let days = 0;
  while (played.has(addDays(last, -days))) days++;
  return days;
}

/** Whether the streak may extend beyond the known days. */
export const mayReachBack = (played: ReadonlySet<string>, today: string, oldest: string): boolean => {
  const days = streakOf(played, today);
  return days > 0 && played.has(oldest) && addDays(today, -days) <= oldest;
};
