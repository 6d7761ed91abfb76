// What operators can do to a table: remove messages, rename a person, close it.

import type { Id } from '@menagerie/protocol';
import type { LogEntry, LogEvent } from './log.ts';
import { endOf } from './playing.ts';
import { accept, refuse, type Ruling } from './ruling.ts';
import type { Table } from './table.ts';

/** The text of an entry; null if it has none. Preset phrases don't count. */
export function wordsOf(event: LogEvent | undefined): string | null {
  return event?.type === 'said' ? (event.text ?? null) : null;
}

/** The entry that changes. */
export function withoutWords(log: readonly LogEntry[], n: number): LogEntry[] {
  return log.flatMap((entry) =>
    entry.n === n && entry.event.type === 'said' && entry.event.text !== undefined
      ? [{ ...entry, event: { ...entry.event, text: '…' } }]
      : [],
  );
}

/** Readers who have already seen the message are told that it was removed. */
export function tellUnsaid(table: Table, n: number): Ruling {
  const isTold = table.entries.some(({ event }) => event.type === 'unsaid' && event.said === n);
  return isTold ? accept() : accept({ type: 'unsaid', said: n });
}

/** The entries that change when a person is renamed, including earlier messages. */
export function renameIn(log: readonly LogEntry[], person: Id, name: string): LogEntry[] {
  return log.flatMap((entry) => {
    const { event } = entry;
    const isNamed = (event.type === 'seated' || event.type === 'said') && event.person === person;
    return isNamed && event.name !== name ? [{ ...entry, event: { ...event, name } }] : [];
  });
}

/** Readers of an open table get the new name. */
export function tellRenamed(table: Table, person: Id, name: string): Ruling {
  const seat = table.seatOf(person);
  if (seat === null || table.phase === 'over') return accept();
  return accept({ type: 'renamed', seat, name });
}

/** Whether it had begun or not; it has no winners or losers. */
export function closeByOperator(table: Table): Ruling {
  if (table.phase === 'over') return refuse('game-over', 'The game is over.');
  if (!table.position) return accept({ type: 'ended', reason: 'closed', totals: [], places: [] });
  return accept(endOf(table, table.position, 'closed'));
}
