// A restore drill: backs up a store, which servers may be using, restores it into an empty one, and holds every log
// there against the first store.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreConfig } from '../store/open.ts';
import { entryOf } from '../store/rows.ts';
import type { EntryRow } from '../store/store.ts';
import { readTable } from '../table/read-table.ts';
import { UnreadableTable } from '../table/unreadable.ts';
import { backUp } from '../upkeep/backup.ts';
import { openRaw } from '../upkeep/open-raw.ts';
import { restore } from '../upkeep/restore.ts';

export interface DrillReport {
  readonly tables: number;
  readonly entries: number;
  /** Errors, one sentence each. */
  readonly faults: readonly string[];
}

export type Logs = ReadonlyMap<string, readonly EntryRow[]>;

export async function restoreDrill(from: StoreConfig, to: StoreConfig): Promise<DrillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-drill-'));
  try {
    const before = await logsOf(from);
    const file = join(folder, 'drill.backup.gz');
    await backUp(from, file);
    const after = await logsOf(from);
    await restore(file, to);
    return compareLogs(before, await logsOf(to), after);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Everything that existed before must be there, and nothing that didn't exist afterwards. */
export function compareLogs(before: Logs, restored: Logs, after: Logs): DrillReport {
  const faults: string[] = [];
  for (const [id, log] of restored) {
    const now = after.get(id);
    if (now && JSON.stringify(now.slice(0, log.length)) !== JSON.stringify(log))
      faults.push(`the log of ${id} was restored differently`);
    try {
      readTable(id, log.map(entryOf));
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      faults.push(`the restored log of ${id} cannot be read: ${error.message}`);
    }
  }
  for (const [id, log] of before) {
    const found = restored.get(id)?.length ?? 0;
    if (after.has(id) && found < log.length)
      faults.push(`of ${log.length} entries of ${id} ${found} were restored`);
  }
  const entries = [...restored.values()].reduce((sum, log) => sum + log.length, 0);
  return { tables: restored.size, entries, faults };
}

async function logsOf(where: StoreConfig): Promise<Logs> {
  const db = await openRaw(where);
  const logs = new Map<string, EntryRow[]>();
  try {
    const sql = 'select table_id, n, at, event from entries order by table_id, n';
    await db.read(async () => {
      for await (const batch of db.batches<EntryRow & { table_id: string }>(sql))
        for (const { table_id: id, ...row } of batch) {
          const log = logs.get(id) ?? [];
          log.push(row);
          logs.set(id, log);
        }
    });
    return logs;
  } finally {
    await db.close();
  }
}
