// Places and winners, from a game's own rule about who is ahead of whom.

import type { Position, Seat } from './game.ts';
import { list } from './list.ts';

export type IsAhead<P extends Position> = (position: P, a: Seat, b: Seat) => boolean;

/** Per seat; 1 if nobody is ahead of it. */
export function placesBy<P extends Position>(position: P, isAhead: IsAhead<P>): number[] {
  return list(position.players, (seat) => 1 + countAhead(position, seat, isAhead));
}

/** The seats nobody is ahead of, as bits. Allocates nothing. */
export function winnersBy<P extends Position>(position: P, isAhead: IsAhead<P>): number {
  let winners = 0;
  for (let seat = 0; seat < position.players; seat++) {
    if (countAhead(position, seat, isAhead) === 0) winners |= 1 << seat;
  }
  return winners;
}

function countAhead<P extends Position>(position: P, seat: Seat, isAhead: IsAhead<P>): number {
  let count = 0;
  for (let other = 0; other < position.players; other++) if (isAhead(position, other, seat)) count++;
  return count;
}
