// The results of several deals side by side, as a bridge club posts them.

import type { Id, MatchRow } from '@menagerie/protocol';
import type { Standing } from './standing.ts';

/** Null: hidden from the reader for now. */
export type DealColumn = Standing | null;

export type Row = Omit<MatchRow, 'person' | 'name' | 'you'> & { readonly person: Id };

/** Best first; a deal not played counts as nothing. */
export function matchRows(columns: readonly DealColumn[]): Row[] {
  const shown = columns.filter((column) => column !== null);
  const people = new Set(shown.flatMap((column) => column.ranked().map(({ person }) => person)));
  const rows = [...people].map((person) => {
    const deals = columns.map((column) => dealOf(column, person));
    const sum = deals.reduce((all, deal) => all + (deal?.percent ?? 0), 0);
    return { person, percent: Math.round((10 * sum) / shown.length) / 10, deals };
  });
  return inPlaces(rows, ({ percent }) => percent);
}

/** Most first; equal points share a place. */
export function inPlaces<T>(rows: readonly T[], worth: (row: T) => number): (T & { place: number })[] {
  const sorted = rows.toSorted((a, b) => worth(b) - worth(a));
  let place = 0;
  return sorted.map((row, i) => {
    if (i === 0 || worth(sorted[i - 1]) !== worth(row)) place = i + 1;
    return { ...row, place };
  });
}

function dealOf(column: DealColumn, person: Id): MatchRow['deals'][number] {
  const placed = column?.placed(person);
  if (!placed) return null;
  const { percent, margin, outcome, table } = placed;
  return { percent, margin, outcome, table };
}
