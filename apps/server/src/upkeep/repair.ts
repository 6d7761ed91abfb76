// What the doctor does to a table that is damaged: its log is cut off after the last entry that makes sense, and its
// game ends there. The discarded part has been exported before. A table that can't be read at all is deleted.

import { CHANNEL } from '../store/postgres-growth.ts';
import { entryOf, parse, summaryRow, type Value } from '../store/rows.ts';
import type { EntryRow, Growth } from '../store/store.ts';
import type { LogEntry, LogEvent } from '../table/log.ts';
import { endOf } from '../table/playing.ts';
import { readTable } from '../table/read-table.ts';
import { summaryOf } from '../table/summary.ts';
import type { Table } from '../table/table.ts';
import { UnreadableTable } from '../table/unreadable.ts';
import { COLUMNS, entriesOf, examine, type TableRow } from './examine.ts';
import { isOrphan } from './integrity.ts';
import { quoted, type RawDatabase } from './raw.ts';
import { shapesAt, versionOf } from './shape.ts';

type Ended = Extract<LogEvent, { type: 'ended' }>;

/** A sentence about what was done. */
export function repairTable(db: RawDatabase, id: string): Promise<string> {
  return db.write(async () => {
    const [row] = await db.all<TableRow>(`select ${COLUMNS} from tables where id = ?`, [id]);
    const entries = row ? await entriesOf(db, id) : [];
    const finding = row ? examine(row, entries) : null;
    if (!finding) return 'it is in order now';
    const table = readAsFarAsPossible(id, entries);
    if (!table) {
      await db.all('delete from tables where id = ?', [id]);
      return 'deleted: nothing of it could be read';
    }
    const kept = table.length;
    if (finding.kind === 'damaged') await cutAndClose(db, table, { length: row.length, entries });
    await writeSummary(db, table);
    if (db.dialect === 'postgres') await tellServers(db, id);
    return finding.kind === 'mismatch'
      ? 'lists know again what its log says'
      : `cut off after ${kept} of ${Math.max(entries.length, row.length)} entries and closed`;
  });
}

function readAsFarAsPossible(id: string, entries: readonly EntryRow[]): Table | null {
  let rows = entries;
  while (rows.length > 0) {
    try {
      return readTable(id, rows.map(entryOf));
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      rows = rows.filter(({ n }) => n < error.n);
    }
  }
  return null;
}

async function cutAndClose(
  db: RawDatabase,
  table: Table,
  was: { readonly length: number; readonly entries: readonly EntryRow[] },
): Promise<void> {
  const { id, length, lastAt } = table;
  await db.all('delete from entries where table_id = ? and n >= ?', [id, length]);
  // Players have seen how the game continued, so playing on from here would be unfair.
  const events: LogEvent[] = table.phase === 'over' ? [] : [endIn(was.entries) ?? endHere(table)];
  // A server may have the old table cached: the length tells it to read again.
  if (length + events.length === was.length) events.unshift({ type: 'resumed', since: lastAt, lost: 0 });
  const added = events.map((event, i): LogEntry => ({ n: length + i, at: lastAt, event }));
  const rows = added.map(({ n, at, event }) => [id, n, at, JSON.stringify(event)]);
  await db.insert('entries', ['table_id', 'n', 'at', 'event'], rows);
  for (const entry of added) table.apply(entry);
}

/** A known result stays, even if its game can no longer be replayed. */
function endIn(entries: readonly EntryRow[]): Ended | null {
  for (const { event } of entries) {
    const parsed = parse<Partial<Ended>>(event);
    if (parsed?.type === 'ended' && parsed.reason && parsed.totals && parsed.places) return parsed as Ended;
  }
  return null;
}

const endHere = (table: Table): LogEvent =>
  table.position
    ? endOf(table, table.position, 'stopped')
    : { type: 'ended', reason: 'stopped', totals: [], places: [] };

async function writeSummary(db: RawDatabase, table: Table): Promise<void> {
  const { due_at, ...rest } = summaryRow(summaryOf(table));
  const rated = await db.all('select 1 from rated where table_id = ?', [table.id]);
  const row: Record<string, Value> = {
    length: table.length,
    due_at: rated.length > 0 ? null : due_at,
    ...rest,
  };
  const set = Object.keys(row).map((column) => `${quoted(column)} = ?`);
  await db.all(`update tables set ${set.join(', ')} where id = ?`, [...Object.values(row), table.id]);
  await db.all('update players set phase = ? where table_id = ?', [table.phase, table.id]);
}

async function tellServers(db: RawDatabase, table: string): Promise<void> {
  const growth: Growth = { table, from: 0, length: 0, people: [], isRewritten: true };
  await db.all(`select pg_notify('${CHANNEL}', ?)`, [JSON.stringify(growth)]);
}

export async function deleteOrphans(db: RawDatabase): Promise<void> {
  for (const { name, references } of await shapesAt(await versionOf(db)))
    for (const { column, table, to } of references)
      await db.exec(`delete from ${quoted(name)} where ${isOrphan(name, column, table, to)}`);
}
