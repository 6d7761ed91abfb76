// The state of a deal of the day for the reader, by the server's clock.

import type { Day } from '@menagerie/protocol';

/**
 * `ahead`: announced but not open. `open`: can be played. `going`: started, and can be finished in time. `closed`: can
 * no longer be started, and isn't revealed yet. `practice`: revealed to all. `overdue`: started, but too late to count.
 * `done`: finished, and counts. `late`: finished too late. `removed`: by an operator.
 */
export type DealState =
  'ahead' | 'open' | 'going' | 'closed' | 'practice' | 'overdue' | 'done' | 'late' | 'removed';

const ENDED = { finished: 'done', resigned: 'done', late: 'late', closed: 'removed' } as const;

export function stateOf({ opensAt, closesAt, revealsAt, you }: Day, now: number): DealState {
  if (you?.outcome) return ENDED[you.outcome];
  if (now < opensAt) return 'ahead';
  if (you) return now < revealsAt ? 'going' : 'overdue';
  if (now < closesAt) return 'open';
  return now < revealsAt ? 'closed' : 'practice';
}

/** When its state will change by itself; null: never. */
export function changesAt({ opensAt, closesAt, revealsAt }: Day, now: number): number | null {
  return [opensAt, closesAt, revealsAt].find((time) => now < time) ?? null;
}

export interface DayOfDeals {
  readonly date: string;
  readonly deals: readonly Day[];
}

/** Newest day first; games in the given order, others after them. */
export function byDate(days: readonly Day[], games: readonly string[]): readonly DayOfDeals[] {
  const dates = [...new Set(days.map(({ date }) => date))].sort().reverse();
  const rank = ({ game }: Day): number => (games.includes(game) ? games.indexOf(game) : games.length);
  return dates.map((date) => ({
    date,
    deals: days.filter((day) => day.date === date).sort((a, b) => rank(a) - rank(b)),
  }));
}

/** The date and game of a contest that is a deal of the day; null for other contests. */
export function dayOfContest(id: string): { readonly date: string; readonly game: string } | null {
  const [, date, game] = /^day-(\d{4}-\d{2}-\d{2})-(.+)$/.exec(id) ?? [];
  return date && game ? { date, game } : null;
}
