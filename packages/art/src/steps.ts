// Who stands where on the podium: the winner in the middle, the others alternately to the left and right.

import type { Scores, Seat } from '@menagerie/rules';

/** Seats from left to right. */
export function stepsOf(places: Scores['places']): readonly Seat[] {
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b);
  return seats.reduce<readonly Seat[]>((row, seat, i) => (i % 2 === 1 ? [seat, ...row] : [...row, seat]), []);
}
