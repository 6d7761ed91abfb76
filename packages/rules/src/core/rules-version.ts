// A game is only replayed by the version of the rules it was made under: with another one its moves may be
// refused or, worse, silently lead to a different position.

import type { Game } from './game.ts';

export interface RulesVersions {
  /** The version the game was made under. */
  readonly made: number;
  /** The version this program plays. */
  readonly here: number;
}

/** Both versions if they differ, otherwise null. */
export function otherRules({ rulesVersion: here }: Game, made: number): RulesVersions | null {
  return made === here ? null : { made, here };
}

export function describeOtherRules({ id }: Game, { made, here }: RulesVersions): string {
  return `it was made under version ${made} of the rules of ${id}; this program plays version ${here}`;
}
