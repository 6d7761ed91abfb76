// The doctor's checks: every table, its log and its summary. Reports contain no cards or secrets.

import { isDeepStrictEqual } from 'node:util';
import { entryOf, lineOf, summaryRow } from '../store/rows.ts';
import type { EntryRow } from '../store/store.ts';
import { readTable } from '../table/read-table.ts';
import { summaryOf } from '../table/summary.ts';
import type { Table } from '../table/table.ts';
import { UnreadableTable } from '../table/unreadable.ts';
import type { RawDatabase } from './raw.ts';

export interface TableRow {
  readonly id: string;
  readonly length: number;
  readonly phase: string;
  readonly game: string;
  readonly listed: number;
  readonly line: string;
}

export interface Finding {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  /** `damaged`: the game cannot go on. `mismatch`: only what lists know of it is wrong. */
  readonly kind: 'damaged' | 'mismatch';
  readonly reason: string;
}

export const COLUMNS = 'id, length, phase, game, listed, line';

/** Inside one `read`, so that concurrent writes are not mistaken for faults. */
export async function* examineAll(db: RawDatabase): AsyncGenerator<Finding | null> {
  for await (const rows of db.batches<TableRow>(`select ${COLUMNS} from tables order by id`))
    for (const row of rows) yield examine(row, await entriesOf(db, row.id));
}

export const entriesOf = (db: RawDatabase, table: string): Promise<EntryRow[]> =>
  db.all<EntryRow>('select n, at, event from entries where table_id = ? order by n', [table]);

/** Null: it is in order. */
export function examine(row: TableRow, entries: readonly EntryRow[]): Finding | null {
  const { id, length, game, phase } = row;
  const find = (kind: Finding['kind'], reason: string): Finding => ({ table: id, game, phase, kind, reason });
  if (entries.length === 0) return find('damaged', 'it has no log');
  try {
    const table = readTable(id, entries.map(entryOf));
    if (entries.length < length)
      return find('damaged', `its log ends after ${entries.length} of ${length} entries`);
    const wrong = mismatch(row, table);
    return wrong === null ? null : find('mismatch', wrong);
  } catch (error) {
    if (error instanceof UnreadableTable) return find('damaged', error.message);
    throw error;
  }
}

function mismatch(row: TableRow, table: Table): string | null {
  if (row.length !== table.length)
    return `its log has ${table.length} entries, and lists know of ${row.length}`;
  const line = lineOf(row);
  if (!line) return 'its line in lists cannot be read';
  const summary = summaryOf(table);
  const { phase, game, listed } = summaryRow(summary);
  if (row.phase !== phase || row.game !== game || row.listed !== listed)
    return 'lists know another phase or game';
  // Under other rules it is nobody's turn, whatever the summary says.
  if (table.otherRules) return null;
  const wrong = Object.entries(line).find(
    ([name, value]) => !isDeepStrictEqual(value, (summary.line as Record<string, unknown>)[name]),
  );
  return wrong ? `its line in lists has another "${wrong[0]}" than its log` : null;
}
