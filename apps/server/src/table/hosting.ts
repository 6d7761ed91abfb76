// What a host decides about a table before the start, and who is the host: to send somebody away, to close the table,
// to hand it over; and what an invited person may answer.

import type { Id, Person } from '@menagerie/protocol';
import { tooOften } from './acts.ts';
import { close, leaveSeat, mayArrange } from './opening.ts';
import { accept, refuse, type Ruling } from './ruling.ts';
import type { LogEvent } from './log.ts';
import type { Table } from './table.ts';

/** By person and not by seat: meanwhile another may have sat down there. */
export function remove(table: Table, host: Person, person: Id): Ruling {
  const barred = mayArrange(table, host) ?? tooOften(table, host.id);
  if (barred) return barred;
  if (person === host.id) return refuse('bad-seats', 'Leave your own seat instead.');
  const seat = table.seatOf(person);
  return seat === null ? accept() : accept({ type: 'removed', seat, person });
}

export function closeByHost(table: Table, host: Person): Ruling {
  if (table.phase === 'over' && !table.hasBegun) return accept();
  return mayArrange(table, host) ?? close(table);
}

export function handOver(table: Table, host: Person, to: Id): Ruling {
  if (table.phase === 'open' && table.host === to) return accept();
  const barred = mayArrange(table, host) ?? tooOften(table, host.id);
  if (barred) return barred;
  if (!candidates(table).includes(to))
    return refuse('not-seated', 'Only a person seated at the table can be its host.');
  return accept({ type: 'hosted', person: to });
}

/** Before the start: the seat is free, and a host who leaves others behind is the host no longer. */
export function leaveOpen(table: Table, person: Id): Ruling {
  const left = leaveSeat(table, person);
  if (!left.ok || table.host !== person) return left;
  const [heir] = candidates(table);
  return heir === undefined ? left : accept(...left.value, { type: 'hosted', person: heir });
}

/** For good: a table without any person is closed. */
export function departOpen(table: Table, person: Id): Ruling {
  const declined = decline(table, person);
  const left = leaveOpen(table, person);
  if (!left.ok || !declined.ok) return left;
  const events = [...declined.value, ...left.value];
  if (table.host !== person || candidates(table).length > 0) return accept(...events);
  const closed = close(table);
  return closed.ok ? accept(...events, ...closed.value) : closed;
}

const candidates = ({ seats, host }: Table): readonly Id[] =>
  seats.flatMap(({ person, isBot }) => (person !== null && !isBot && person !== host ? person : []));

/** Who was called does not come. */
export function decline(table: Table, person: Id): Ruling {
  if (table.phase !== 'open') return accept();
  return accept(
    ...table.seats.flatMap(({ plan, person: sits }, seat): LogEvent[] =>
      plan.type === 'person' && plan.person === person && sits === null
        ? [{ type: 'declined', seat, person }]
        : [],
    ),
  );
}
