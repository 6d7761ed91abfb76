// Takes a person out of a log: the game stays, for the others, but nobody can tell who it was.

import type { Id } from '@menagerie/protocol';
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
