// The results of several deals side by side, as a bridge club posts them.

import type { Id, MatchRow } from '@menagerie/protocol';
import type { Standing } from './standing.ts';

/** Null: the reader may not know it yet. */
export type DealColumn = Standing | null;

export type Row = Omit<MatchRow, 'person' | 'name' | 'you'> & { readonly person: Id };

/** The best first; a deal that somebody has not played counts nothing. */
export function matchRows(columns: readonly DealColumn[]): Row[] {
  const shown = columns.filter((column) => column !== null);
  const people = new Set(shown.flatMap((column) => column.ranked().map(({ person }) => person)));
  const rows = [...people].map((person) => {
    const deals = columns.map((column) => dealOf(column, person));
    const sum = deals.reduce((all, deal) => all + (deal?.percent ?? 0), 0);
    return { person, percent: Math.round((10 * sum) / shown.length) / 10, deals };
  });
  rows.sort((a, b) => b.percent - a.percent);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.findIndex(({ percent }) => percent === row.percent),
  }));
}

function dealOf(column: DealColumn, person: Id): MatchRow['deals'][number] {
  const placed = column?.placed(person);
  if (!placed) return null;
  const { percent, margin, outcome, table } = placed;
  return { percent, margin, outcome, table };
}
