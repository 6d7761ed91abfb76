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

/** Whose days are over changes no more, but for who deletes themselves: so long may they be counted. */
const FRESH_MS = 60_000;
const MOST_KEPT = 30;

/** Sums of weeks that were asked for lately: thousands of people are added up once for however many ask. */
export class KnownWeeks {
  readonly #known = new Map<string, { readonly at: number; readonly sums: readonly WeekSum[] }>();

  /** `key` names the days and whose results of them. */
  of(key: string, days: readonly Standing[], now: number): readonly WeekSum[] {
    const known = this.#known.get(key);
    if (known && now >= known.at && now - known.at < FRESH_MS) return known.sums;
    const sums = weekSums(days);
    this.#known.delete(key);
    this.#known.set(key, { at: now, sums });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KEPT) this.#known.delete(oldest);
    return sums;
  }
}

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
