// Removes a person from a log: the game stays for the others, but nobody can tell who it was.

import type { Id, TableLine } from '@menagerie/protocol';
import { entryOf, lineOf } from '../store/rows.ts';
import type { Erasure, RawTable } from '../store/store.ts';
import type { LogEntry, LogEvent } from './log.ts';

/** The id of nobody. */
export const NOBODY: Id = '-'.repeat(22);

/** The entries that change. */
export function erase(log: readonly LogEntry[], person: Id): LogEntry[] {
  return log.flatMap((entry) => {
    const event = eraseEvent(entry.event, person);
    return event === entry.event ? [] : [{ ...entry, event }];
  });
}

function eraseEvent(event: LogEvent, person: Id): LogEvent {
  switch (event.type) {
    case 'opened':
    case 'changed': {
      const isKept = event.seats.some((plan) => plan.type === 'person' && plan.person === person);
      const seats = isKept
        ? event.seats.map((plan) =>
            plan.type === 'person' && plan.person === person ? { ...plan, person: NOBODY } : plan,
          )
        : event.seats;
      if (event.type === 'opened' && event.host === person) return { ...event, seats, host: NOBODY };
      return isKept ? { ...event, seats } : event;
    }
    case 'removed':
    case 'declined':
    case 'hosted':
      return event.person === person ? { ...event, person: NOBODY } : event;
    case 'seated':
      return event.person === person ? { ...event, person: NOBODY, name: '' } : event;
    case 'said': {
      if (event.person !== person) return event;
      const { text, ...rest } = event;
      return { ...rest, person: NOBODY, name: '', ...(text === undefined ? {} : { text: '…' }) };
    }
    default:
      return event;
  }
}

/** What cannot be searched for the person goes as a whole: it is of no use to anybody. */
export function eraseUnreadable({ entries, line }: RawTable, person: Id): Pick<Erasure, 'entries' | 'line'> {
  const erased = entries.flatMap((row): LogEntry[] => {
    const wiped = { n: row.n, at: row.at, event: { type: 'wiped' } as unknown as LogEvent };
    try {
      const [entry] = erase([entryOf(row)], person);
      const left = entry ? JSON.stringify(entry.event) : row.event;
      return left.includes(person) ? [wiped] : entry ? [entry] : [];
    } catch {
      return [wiped];
    }
  });
  const parsed = lineOf({ line });
  return { entries: erased, line: parsed ? eraseLine(parsed, person) : null };
}

const eraseLine = (line: TableLine, person: Id): TableLine => ({
  ...line,
  seats: line.seats.map((seat) => (seat.person === person ? { ...seat, person: NOBODY, name: '' } : seat)),
});
