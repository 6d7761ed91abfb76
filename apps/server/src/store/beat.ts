// The time shared by all servers of a store. A store records every beat of every server, so that it knows when
// none could write; and time never goes back, whatever happens to the clock it reads.

/** As stored: when a server last beat, and how far the store's time is ahead of the clock it reads. */
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

/** Servers beat twice a second: after this long without a beat, none could write. */
export const OUTAGE_MS = 1_500;
/** Beats waiting for each other may read the clock in another order; by more than this, it was set back. */
const SET_BACK_MS = 1_000;

/**
 * If the clock is set back, time runs ahead of it until it catches up, or until the next outage, when nobody relies on it.
 * A clock set forward looks like an outage, and so costs nobody any time.
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
