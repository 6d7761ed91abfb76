// What the main thread of the arena says to the others.

import type { ArenaPlan } from './arena-plan.ts';

/** Games to play. */
export interface Share {
  readonly plan: ArenaPlan;
  readonly running: SharedArrayBuffer;
  readonly games: readonly number[];
}

/** The channel on which any message means that all games are played. */
export const CLOSING = 'menagerie/arena/closing';
