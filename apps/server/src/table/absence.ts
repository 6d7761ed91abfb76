// Players who leave, run out of time, resign or come back.

import type { BotLevel, Id } from '@menagerie/protocol';
import type { Seat } from '@menagerie/rules';
import { deadlineOf } from './clocks.ts';
import { accept, refuse, type Ruling } from './ruling.ts';
import type { LogEvent } from './log.ts';
import { tooOften } from './acts.ts';
import { departOpen, leaveOpen } from './hosting.ts';
import { endOf } from './playing.ts';
import type { Table } from './table.ts';

/** Who plays on for somebody who is not there: neither a gift to the others nor more than most people play. */
const STAND_IN: BotLevel = 'lynx';

export function leave(table: Table, person: Id): Ruling {
  if (table.phase === 'open') return leaveOpen(table, person);
  const seat = table.seatOf(person);
  if (seat === null) return refuse('not-seated', 'You have no seat at this table.');
  if (table.phase === 'over' || table.seats[seat].away) return accept();
  return accept(...goAway(table, [seat], 'left'));
}

export function resign(table: Table, person: Id): Ruling {
  const seat = table.seatOf(person);
  if (seat === null) return refuse('not-seated', 'You have no seat at this table.');
  if (table.phase === 'open')
    return refuse('not-started', 'The game has not started. Leave your seat instead.');
  if (table.phase === 'over') return refuse('game-over', 'The game is over.');
  if (table.seats[seat].away?.why === 'resigned') return accept();
  return accept(...resignAll(table, [seat]));
}

/** They go for good, and do not come back. */
export function depart(table: Table, person: Id): Ruling {
  if (table.phase === 'open') return departOpen(table, person);
  return table.phase === 'playing' ? resign(table, person) : accept();
}

export function comeBack(table: Table, person: Id): Ruling {
  const seat = table.seatOf(person);
  if (seat === null) return refuse('not-seated', 'You have no seat at this table.');
  const { away } = table.seats[seat];
  if (table.phase !== 'playing' || !away) return accept();
  if (away.why === 'resigned') return refuse('not-away', 'You have resigned and cannot return.');
  return tooOften(table, person) ?? accept({ type: 'returned', seat });
}

/** Those whose time is up by now. */
export function timeUp(table: Table, now: number): Ruling {
  if (table.phase !== 'playing' || table.settings.absence === 'wait') return accept();
  const late = (table.clocks ?? []).flatMap((clock, seat) => {
    const deadline = deadlineOf(clock);
    return deadline !== null && deadline <= now ? [seat] : [];
  });
  return late.length === 0 ? accept() : accept(...goAway(table, late, 'time'));
}

function goAway(table: Table, seats: readonly Seat[], why: 'left' | 'time'): LogEvent[] {
  const { absence } = table.settings;
  if (absence === 'resign') return resignAll(table, seats);
  const bot = absence === 'bot' ? STAND_IN : null;
  return seats.map((seat) => ({ type: 'away', seat, why, bot }));
}

/** The game goes on while two seats contend and a person is among them. */
export function resignAll(table: Table, seats: readonly Seat[]): LogEvent[] {
  const events: LogEvent[] = seats.map((seat) => ({ type: 'away', seat, why: 'resigned', bot: STAND_IN }));
  const left = table.seats.map(({ person, away }, seat) => ({
    person,
    out: away?.why === 'resigned' || seats.includes(seat),
  }));
  const contenders = left.filter(({ out }) => !out);
  if (contenders.length > 1 && contenders.some(({ person }) => person !== null)) return events;
  if (!table.position) return events;
  const end = endOf(
    table,
    table.position,
    'resigned',
    left.map(({ out }) => out),
  );
  return [...events, end];
}
