// Clocks of the seats, folded from the log: they belong to the server and survive whatever happens to it.

import type { Clock, SeatClock } from '@menagerie/protocol';
import type { Seat } from '@menagerie/rules';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Null: the table has no clocks. */
export function setClocks(clock: Clock, players: number): readonly SeatClock[] | null {
  if (clock.type === 'none') return null;
  return Array.from({ length: players }, () => ({ left: fullTime(clock), since: null }));
}

function fullTime(clock: Exclude<Clock, { type: 'none' }>): number {
  return clock.type === 'days' ? clock.days * DAY : clock.seconds * SECOND;
}

export interface Tick {
  readonly at: number;
  /** The seats whose clocks run from now on. */
  readonly running: readonly Seat[];
  /** The seat that has just moved. */
  readonly moved?: Seat;
  /** The seats whose moves are taken back: they lose the increment, and the time used stays used. */
  readonly takenBack?: readonly Seat[];
  /** Milliseconds in which no clock ran, as no server did. */
  readonly lost?: number;
}

export function tick(
  clocks: readonly SeatClock[],
  clock: Clock,
  { at, running, moved, takenBack = [], lost = 0 }: Tick,
): readonly SeatClock[] {
  return clocks.map((given, seat) => {
    const own = withoutIncrements(given, clock, takenBack.filter((one) => one === seat).length);
    const since = own.since === null ? null : Math.min(at, own.since + lost);
    const runsOn = running.includes(seat);
    if (since !== null && runsOn && moved !== seat) return lost === 0 ? own : { left: own.left, since };
    const left = since === null ? own.left : timeLeft(own.left - (at - since), clock, moved === seat);
    return { left, since: runsOn ? at : null };
  });
}

/** What is left when a clock stops: a bank shrinks, a clock per move starts over. */
function timeLeft(left: number, clock: Clock, hasMoved: boolean): number {
  if (clock.type === 'none') return left;
  if (clock.type !== 'bank') return fullTime(clock);
  return Math.max(0, left) + (hasMoved ? clock.increment * SECOND : 0);
}

function withoutIncrements(own: SeatClock, clock: Clock, moves: number): SeatClock {
  if (clock.type !== 'bank' || moves === 0) return own;
  return { ...own, left: Math.max(0, own.left - moves * clock.increment * SECOND) };
}

/** When the seat's time is up; null: its clock does not run. */
export function deadlineOf({ left, since }: SeatClock): number | null {
  return since === null ? null : since + left;
}
