// The state of a seat's prediction.

import type { CatView, Seat } from '@menagerie/rules';

/** `void`: a met prediction is worth nothing after causing a paradox. */
export type Stand = 'open' | 'met' | 'over' | 'void';

export function standOf({ seats, paradox }: Pick<CatView, 'seats' | 'paradox'>, seat: Seat): Stand {
  const { tricks, prediction } = seats[seat];
  if (prediction === null) return 'open';
  if (paradox?.seat === seat) return 'void';
  if (tricks === prediction) return 'met';
  return tricks > prediction ? 'over' : 'open';
}
