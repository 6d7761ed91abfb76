// Seating. A line-up has a bot for every seat; every deal is played once in each of its rotations, so that
// every bot plays every hand.

import type { Seat } from '@menagerie/rules';

/**
 * If there are fewer names than seats, the last one fills the rest: `tiger,careful` is one tiger among careful
 * ones.
 */
export function lineUpOf(names: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, place) => names[Math.min(place, names.length - 1)]);
}

/** The number of distinct rotations: as many as seats, or fewer if the line-up repeats. */
export function rotationsOf(lineUp: readonly string[]): number {
  const size = lineUp.length;
  for (let turn = 1; turn < size; turn++) {
    if (lineUp.every((name, place) => name === lineUp[(place + turn) % size])) return turn;
  }
  return size;
}

/** The place in the line-up of a seat's bot: each rotation moves everyone on by one seat. */
export function placeAt(seat: Seat, rotation: number, players: number): number {
  return (seat + players - rotation) % players;
}

export interface ScheduledGame {
  readonly deal: number;
  readonly rotation: number;
}

/** Deal by deal, each in all its rotations. */
export function scheduledGame(index: number, rotations: number): ScheduledGame {
  return { deal: Math.floor(index / rotations), rotation: index % rotations };
}
