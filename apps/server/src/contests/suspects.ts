// Results an operator may want to look at: made faster than anyone can read, or nearly always at the top. Neither is a
// proof of anything.

import type { Id } from '@menagerie/protocol';
import type { Standing } from './standing.ts';

export interface DayStanding {
  readonly contest: string;
  readonly standing: Standing;
}

export interface Suspect {
  readonly person: Id;
  readonly why: 'fast' | 'top';
  readonly contest: string;
  readonly table: Id;
  /** Milliseconds for each move, or on how many days they were at the top. */
  readonly figure: number;
}

const FAST_MS = 700;
const LEAST_MOVES = 8;
/** Being at the top means something among at least this many, */
const CROWD = 20;
const TOP_PERCENT = 97;
/** if it happens on this many days. */
const TOP_DAYS = 4;

export function suspectsIn(days: readonly DayStanding[]): Suspect[] {
  const tops = new Map<Id, Suspect>();
  const fast: Suspect[] = [];
  for (const { contest, standing } of days)
    for (const { person, table, result } of standing.ranked()) {
      const { outcome, moves, thinkMs } = result;
      if (outcome !== 'finished') continue;
      const perMove = Math.round(thinkMs / moves);
      if (moves >= LEAST_MOVES && perMove < FAST_MS)
        fast.push({ person, why: 'fast', contest, table, figure: perMove });
      if (standing.size < CROWD || (standing.placed(person)?.percent ?? 0) < TOP_PERCENT) continue;
      const figure = (tops.get(person)?.figure ?? 0) + 1;
      tops.set(person, { person, why: 'top', contest, table, figure });
    }
  const often = [...tops.values()].filter(({ figure }) => figure >= TOP_DAYS);
  return [...often.sort((a, b) => b.figure - a.figure), ...fast.sort((a, b) => a.figure - b.figure)];
}
