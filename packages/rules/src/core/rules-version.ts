// A game is replayed only by the version of the rules under which it was made: by another one its moves may be
// refused or, worse, lead to another position without anybody noticing.

import type { Game } from './game.ts';

export interface RulesVersions {
  /** Under which the game was made. */
  readonly made: number;
  /** Which this program plays. */
  readonly here: number;
}

/** Both versions if they differ, else null. */
export function otherRules({ rulesVersion: here }: Game, made: number): RulesVersions | null {
  return made === here ? null : { made, here };
}

export function describeOtherRules({ id }: Game, { made, here }: RulesVersions): string {
  return `it was made under version ${made} of the rules of ${id}; this program plays version ${here}`;
}
