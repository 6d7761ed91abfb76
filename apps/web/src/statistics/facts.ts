// What one finished game says about one of its seats: the facts that statistics are based on, read from its record.

import type { GameRecord, RulesVersions, Seat } from '@menagerie/rules';
import type { Component } from 'svelte';

export interface GameFacts {
  readonly game: string;
  readonly players: number;
  /** Null for a game that wasn't played to its end. */
  readonly place: number | null;
  /** The game's own statistics; undefined if it has none. */
  readonly own: unknown;
}

/** A game's statistics besides who won, and how they are displayed. */
export interface GameStatistics<F = unknown> {
  read(record: GameRecord, seat: Seat): F;
  /** For many games. */
  readonly Plots: Component<{ readonly facts: readonly F[] }>;
}

/** A game made under other rules than this page's, which therefore can't be counted. */
export interface LeftOut extends RulesVersions {
  readonly game: string;
}

export interface Played {
  readonly record: GameRecord;
  readonly seat: Seat;
  /** From the table, which knows about resignations; null if not played to its end. */
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
