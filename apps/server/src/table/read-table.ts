// From a log to its table, where it is not known yet whether the log makes sense.

import type { Id } from '@menagerie/protocol';
import type { LogEntry } from './log.ts';
import { summaryOf } from './summary.ts';
import { Table } from './table.ts';
import { reading } from './unreadable.ts';

/** A table that a summary can be made of; otherwise it throws UnreadableTable. */
export function readTable(id: Id, entries: readonly LogEntry[]): Table {
  const steps = readingTable(id, entries);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps, an entry each. */
export function* readingTable(id: Id, entries: readonly LogEntry[]): Generator<undefined, Table> {
  const table = new Table(id);
  for (const entry of entries) {
    reading(table.length, () => table.apply(entry));
    yield;
  }
  if (entries.length > 0) reading(table.length - 1, () => summaryOf(table));
  return table;
}
