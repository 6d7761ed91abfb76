// The state of a deal of the day for its reader, by the server's clock.

import type { Day } from '@menagerie/protocol';

/**
 * `ahead`: only promised. `open`: to be played. `going`: begun, and to be finished in time. `closed`: no longer to be
 * begun, and not open to all. `practice`: open to all. `overdue`: begun, and too late to count. `done`: it counts.
 * `late`: it came too late. `removed`: by an operator.
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

/** When it will stand otherwise though nobody does anything; null: never. */
export function changesAt({ opensAt, closesAt, revealsAt }: Day, now: number): number | null {
  return [opensAt, closesAt, revealsAt].find((time) => now < time) ?? null;
}

export interface DayOfDeals {
  readonly date: string;
  readonly deals: readonly Day[];
}

/** The newest day first; its games in the order that is given, others after them. */
export function byDate(days: readonly Day[], games: readonly string[]): readonly DayOfDeals[] {
  const dates = [...new Set(days.map(({ date }) => date))].sort().reverse();
  const rank = ({ game }: Day): number => (games.includes(game) ? games.indexOf(game) : games.length);
  return dates.map((date) => ({
    date,
    deals: days.filter((day) => day.date === date).sort((a, b) => rank(a) - rank(b)),
  }));
}

/** Where the deal of a day of a game is told of, if the contest is one. */
export function dayOfContest(id: string): { readonly date: string; readonly game: string } | null {
  const [, date, game] = /^day-(\d{4}-\d{2}-\d{2})-(.+)$/.exec(id) ?? [];
  return date && game ? { date, game } : null;
}
