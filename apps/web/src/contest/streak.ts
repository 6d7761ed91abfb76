// Days in a row on which somebody played a deal of the day to its end.

import type { Day } from '@menagerie/protocol';
import { addDays } from './dates.ts';

/** A game that came too late, or was given up, does not make a day. */
export const playedDates = (days: readonly Day[]): ReadonlySet<string> =>
  new Set(days.flatMap(({ date, you }) => (you?.outcome === 'finished' ? [date] : [])));

/** Until today, or until yesterday while there is still time for today's. */
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
