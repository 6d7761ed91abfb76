// The weekly list: the percentages of its days added up.

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

/** A past week only changes when people are deleted, so it is cached this long. */
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
  const sums = new Map<Id, { person: Id; days: number; points: number }>();
  for (const day of days)
    day.eachPercent((person, percent) => {
      const sum = sums.get(person);
      if (sum) {
        sum.days++;
        sum.points += percent;
      } else sums.set(person, { person, days: 1, points: percent });
    });
  const rows = [...sums.values()].map((sum) => ({ ...sum, points: Math.round(10 * sum.points) / 10 }));
  return inPlaces(rows, ({ points }) => points);
}
