// How a seat stands with its prediction.

import type { CatView, Seat } from '@menagerie/rules';

/** `void`: who causes a paradox has no use for a prediction that was met. */
export type Stand = 'open' | 'met' | 'over' | 'void';

export function standOf({ seats, paradox }: Pick<CatView, 'seats' | 'paradox'>, seat: Seat): Stand {
  const { tricks, prediction } = seats[seat];
  if (prediction === null) return 'open';
  if (paradox?.seat === seat) return 'void';
  if (tricks === prediction) return 'met';
  return tricks > prediction ? 'over' : 'open';
}
