// The time by which all servers of a store play. A store notes every beat of every server, so that it can tell when
// none could write; and it never lets time go back, whatever happens to the clock that it reads.

/** As it is kept: when a server last beat, and how far the store's time is ahead of the clock that it reads. */
export interface BeatRow {
  readonly at: number;
  readonly ahead: number;
}

/** From the last beat before it to the first one after it. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

export interface NextBeat extends BeatRow {
  /** The outage that ends with this beat. */
  readonly found: Outage | null;
}

/** Servers beat twice a second: after so long without any, none could write. */
export const OUTAGE_MS = 1_500;
/** Beats that wait for each other may read the clock in another order; more than this, and it was set back. */
const SET_BACK_MS = 1_000;

/**
 * A clock that was set back is outrun until it catches up, or until the next outage shows that nobody relies on it.
 * One that was set forward looks like an outage, and so costs nobody any time.
 */
export function nextBeat(was: BeatRow | null, clock: number, notBefore = 0): NextBeat {
  if (!was) {
    const at = Math.max(clock, notBefore);
    return { at, ahead: at - clock, found: null };
  }
  const passed = clock + was.ahead - was.at;
  const isBroken = passed > OUTAGE_MS || passed < -SET_BACK_MS;
  const at = Math.max(was.at, notBefore, isBroken ? clock : clock + was.ahead);
  const ahead = isBroken || at === notBefore ? at - clock : was.ahead;
  return { at, ahead, found: at - was.at > OUTAGE_MS ? { since: was.at, until: at } : null };
}
