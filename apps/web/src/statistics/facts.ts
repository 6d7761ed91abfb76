// What one finished game says of one of its seats: the facts that statistics are made of, read from its record.

import type { GameRecord, RulesVersions, Seat } from '@menagerie/rules';
import type { Component } from 'svelte';

export interface GameFacts {
  readonly game: string;
  readonly players: number;
  /** Null for a game that was not played to its end. */
  readonly place: number | null;
  /** What the game itself counts; undefined if nothing. */
  readonly own: unknown;
}

/** What a game counts besides who won, and how that is shown. */
export interface GameStatistics<F = unknown> {
  read(record: GameRecord, seat: Seat): F;
  /** Of many games. */
  readonly Plots: Component<{ readonly facts: readonly F[] }>;
}

/** A game that was made under other rules than those of this page, and so cannot be counted. */
export interface LeftOut extends RulesVersions {
  readonly game: string;
}

export interface Played {
  readonly record: GameRecord;
  readonly seat: Seat;
  /** As the table has it, which knows of resigning; null: not played to its end. */
  readonly place: number | null;
}

export function factsOf(
  { record, seat, place }: Played,
  statistics: Pick<GameStatistics, 'read'> | undefined,
): GameFacts {
  const { game, options } = record;
  return { game: game.id, players: options.players, place, own: statistics?.read(record, seat) };
}

/** The results of its rounds. */
export function resultsIn<R>({ events }: GameRecord): readonly R[] {
  return events.flatMap((event) => (event.type === 'scored' ? [event.result as R] : []));
}
