// Players who leave, run out of time, resign or come back.

import type { BotLevel, Id } from '@menagerie/protocol';
import type { Seat } from '@menagerie/rules';
import { deadlineOf } from './clocks.ts';
import { accept, refuse, type Ruling } from './ruling.ts';
import type { LogEvent } from './log.ts';
import { tooOften } from './acts.ts';
import { departOpen, leaveOpen } from './hosting.ts';
import { lastNudge } from './nudging.ts';
import { endOf } from './playing.ts';
import type { Table } from './table.ts';

/** The level that replaces an absent player: neither a gift to the others nor stronger than most people. */
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

/**
 * For games without a running clock: the host lets a bot fill in for an absent player until they return. If the host is the
 * one who is absent, any player can.
 */
export function standIn(table: Table, now: number, by: Id, person: Id): Ruling {
  const seat = table.seatOf(person);
  if (table.phase === 'open')
    return refuse('not-started', 'The game has not started; give the seat to a bot instead.');
  if (table.phase === 'over') return refuse('game-over', 'The game is over.');
  if (person === by) return refuse('bad-seats', 'Leave your own seat instead.');
  if (seat === null) return refuse('not-seated', 'They are not seated at this table.');
  const hostSeat = table.seatOf(table.host);
  const isHostThere = table.host !== person && hostSeat !== null && !table.seats[hostSeat].away;
  if (table.host !== by && (isHostThere || table.seatOf(by) === null))
    return refuse('not-host', 'Only the host of the table can do that.');
  if (table.seats[seat].away) return accept();
  return isMissing(table, now, seat)
    ? accept({ type: 'away', seat, why: 'left', bot: STAND_IN })
    : refuse('nothing-asked', 'They must have been nudged, and have kept the game waiting for a day.');
}

const MISSING_AFTER_MS = 24 * 60 * 60_000;

/** People are nudged first, so nobody is replaced by surprise. */
function isMissing({ asked, clocks, entries, seats }: Table, now: number, seat: Seat): boolean {
  const at = asked[seat];
  const deadline = clocks && deadlineOf(clocks[seat]);
  if (at === null || (deadline !== null && deadline > now)) return false;
  if (now - (entries[at - 1]?.at ?? now) < MISSING_AFTER_MS) return false;
  return seats[seat].isBot || lastNudge({ entries }, at) !== null;
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

/** The game continues while two seats, at least one of them a person's, are still in it. */
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
