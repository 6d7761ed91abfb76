// The decisions of a recorded game, each with its step.

import { decisionsOf as decisionsIn, type Decision as Made } from '@menagerie/rules';
import type { RecordedGame } from './recorded-game.ts';

export interface Decision extends Made {
  /** The index of the step with the chosen move. */
  readonly index: number;
}

export function decisionsOf({ steps }: RecordedGame): Decision[] {
  const indexes = new Map(steps.map(({ n }, index) => [n, index]));
  return decisionsIn(steps).map((one) => ({ ...one, index: indexes.get(one.n) as number }));
}
