// The part of a table that a reader may see now.

import type { Person } from '@menagerie/protocol';
import { replayTable } from '../live/pace.ts';
import type { Table } from '../table/table.ts';
import { readerOf, visibleLength } from '../table/visible.ts';
import type { Context } from './context.ts';
import { refuseHidden } from './hidden.ts';

/** Null: anyone with its link. */
export async function seenBy(context: Context, table: Table, person: Person | null): Promise<Table> {
  const { registry } = context;
  await refuseHidden(context, table, person);
  const length = visibleLength(table, readerOf(table, person?.id ?? null), registry.now());
  if (length === table.length) return table;
  return replayTable(table.id, table.entries.slice(0, length), registry.pace());
}
