// The messages from the arena's main thread to the others.

import type { ArenaPlan } from './arena-plan.ts';

/** Games to play. */
export interface Share {
  readonly plan: ArenaPlan;
  readonly running: SharedArrayBuffer;
  readonly games: readonly number[];
}

/** The channel on which any message means that all games have been played. */
export const CLOSING = 'menagerie/arena/closing';
