// The list of a week: the percentages of its days together, so that it is worth coming back.

import type { Id } from '@menagerie/protocol';
import { inPlaces } from './match-table.ts';
import type { Standing } from './standing.ts';
import { DAY_MS, dayOf } from './days.ts';

export interface WeekSum {
  readonly place: number;
  readonly person: Id;
  readonly days: number;
  readonly points: number;
}

const THURSDAY = 3;

/** The Monday of that week; 1970 began on a Thursday. */
export const mondayOf = (time: number): number =>
  dayOf(time) - ((dayOf(time) / DAY_MS + THURSDAY) % 7) * DAY_MS;

export function weekSums(days: readonly Standing[]): WeekSum[] {
  const sums = new Map<Id, { days: number; points: number }>();
  for (const day of days)
    for (const { person } of day.ranked()) {
      const sum = sums.get(person) ?? { days: 0, points: 0 };
      sums.set(person, { days: sum.days + 1, points: sum.points + (day.placed(person)?.percent ?? 0) });
    }
  const rows = [...sums].map(([person, sum]) => ({
    person,
    ...sum,
    points: Math.round(10 * sum.points) / 10,
  }));
  return inPlaces(rows, ({ points }) => points);
}
