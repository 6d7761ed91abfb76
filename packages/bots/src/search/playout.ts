// What search must know of a game besides its rules: how a round is played out by people with sense,
// and what the end of a round is worth. Positions here are sampled ones: nobody's real cards.

import type { Position, Random } from '@menagerie/rules';

export interface Playout<P extends Position = Position> {
  /** Plays the round out, quickly and not badly. */
  finish(position: P, random: Random): void;
  /** For each seat the chance to win the game, once the round is scored; they add up to 1. */
  judge(position: P, into: Float64Array): void;
}
