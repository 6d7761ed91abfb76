// How long a bot may think while others wait. The time left until a turn is due is shared with all turns that
// wait behind it, so many turns are answered in about the same time as one, each with less thought.

import type { Allowance } from '@menagerie/bots';

/** A turn is due after this multiple of a bot's time on an idle machine. */
const PATIENCE = 2;
/** What even a late turn gets: time for the first opinion of a search, which is the whole of its thought then. */
export const LEAST_MS = 1;

export interface Crowd {
  /** Turns that no thread has taken up yet, this one included. */
  readonly waiting: number;
  readonly threads: number;
  /** How long this turn has waited. */
  readonly waitedMs: number;
  /** The maximum for one turn. */
  readonly maxMs: number;
}

/** The milliseconds that a turn gets when a thread takes it up. */
export function shareOf({ waiting, threads, waitedMs, maxMs }: Crowd): number {
  const left = PATIENCE * maxMs - waitedMs;
  const turnsPerThread = Math.max(1, waiting / threads);
  return Math.max(LEAST_MS, Math.min(maxMs, left / turnsPerThread));
}

/** What the bot grants itself, but never more time than its share. */
export function within(own: Allowance, shareMs: number): Allowance {
  return { ...own, milliseconds: Math.min(own.milliseconds ?? Infinity, shareMs) };
}

/** A search without a clock is limited too, so that everyone is served. */
const MOST_PLAYOUTS = 400;

/** The same on any machine and in any crowd. */
export function byPlayouts({ playouts, milliseconds }: Allowance): Allowance {
  const isInstant = playouts === undefined && milliseconds === undefined;
  return isInstant ? {} : { playouts: Math.min(playouts ?? MOST_PLAYOUTS, MOST_PLAYOUTS) };
}
