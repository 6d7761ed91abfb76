// Nudges: reminders to the players a game waits for, shown at the table and sent as a notification. Limited: once per turn,
// not before some time, and not often a day.

import type { Id, Person } from '@menagerie/protocol';
import type { Seat } from '@menagerie/rules';
import { accept, refuse, type Ruling } from './ruling.ts';
import type { Table } from './table.ts';

export const NUDGE = 'nudge';
/** How long players may think undisturbed. */
export const NUDGE_AFTER_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** By one person at one table. */
const MOST_A_DAY = 3;

export function nudge(table: Table, now: number, { id, name }: Person): Ruling {
  const seat = table.seatOf(id);
  if (seat === null) return refuse('not-seated', 'Only players at the table can nudge others.');
  if (table.phase !== 'playing') return refuse('game-over', 'No game is in progress here.');
  const slow = slowSeats(table, now).filter((other) => other !== seat);
  if (slow.length === 0) return refuse('nothing-asked', 'Nobody has kept this table waiting for long.');
  const isNew = slow.some((other) => !lastNudge(table, table.asked[other] ?? 0));
  if (!isNew) return refuse('too-often', 'They have already been nudged for this turn.');
  const own = table.entries.filter(
    ({ at, event }) =>
      at > now - DAY_MS && event.type === 'said' && event.phrase === NUDGE && event.person === id,
  );
  if (own.length >= MOST_A_DAY) return refuse('too-often', 'You have nudged them often enough today.');
  return accept({ type: 'said', person: id, name: table.seats[seat].name ?? name, seat, phrase: NUDGE });
}

function slowSeats(table: Table, now: number): Seat[] {
  return table.movers.filter((seat) => {
    const [{ person, isBot }, asked] = [table.seats[seat], table.asked[seat]];
    if (person === null || isBot || asked === null) return false;
    return now - (table.entries[asked - 1]?.at ?? now) >= NUDGE_AFTER_MS;
  });
}

/** The last one since the current turn began. */
export function lastNudge(
  { entries }: Pick<Table, 'entries'>,
  asked: number,
): { readonly n: number; readonly at: number; readonly person: Id; readonly name: string } | null {
  for (const { n, at, event } of entries.slice(asked).reverse()) {
    if (event.type !== 'said' || event.phrase !== NUDGE) continue;
    return { n, at, person: event.person, name: event.name };
  }
  return null;
}
