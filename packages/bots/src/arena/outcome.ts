// What the arena keeps of a game: the plain facts, from which everything else is computed.

import type { JsonObject, Seat } from '@menagerie/rules';

export interface ArenaGame {
  readonly deal: number;
  readonly rotation: number;
  /** Per seat, like everything below. */
  readonly totals: readonly number[];
  readonly places: readonly number[];
  /** The results of the scored rounds, as the game names them. */
  readonly rounds: readonly JsonObject[];
  /** How long each decision with a choice took, in microseconds. */
  readonly micros: readonly (readonly number[])[];
  readonly failure?: Failure;
}

/** A bot that couldn't continue: it lost the game, which ended there. */
export interface Failure {
  readonly seat: Seat;
  readonly reason: string;
}

/** The failed seat comes last; the others stay in the order of the scored rounds. */
export function placesAfterFailure(places: readonly number[], failed: Seat): number[] {
  return places.map((place, seat) => {
    if (seat === failed) return places.length;
    return 1 + places.filter((other, rival) => rival !== failed && other < place).length;
  });
}

/** A win, shared equally among all in first place. */
export function winsOf(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
