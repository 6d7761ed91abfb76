// What one finished game says of one of its seats: the facts that statistics are made of, read from its record.

import type {
  CatRoundResult,
  GameId,
  GameRecord,
  RulesVersions,
  Seat,
  WhaleRoundResult,
} from '@menagerie/rules';

export interface CatRound {
  /** Null with two players, who predict nothing. */
  readonly prediction: number | null;
  readonly isHit: boolean;
  readonly isParadox: boolean;
  /** The largest group, where it scored; else 0. */
  readonly group: number;
}

export interface GameFacts {
  readonly game: GameId;
  readonly players: number;
  /** Null for a game that was not played to its end. */
  readonly place: number | null;
  /** By round, of the game that it is; empty for the others. */
  readonly catRounds: readonly CatRound[];
  readonly pearls: readonly number[];
  /** Boxes that the seat's own cards closed; null in the other games. */
  readonly closed: number | null;
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

export function factsOf({ record, seat, place }: Played): GameFacts {
  const { game, options } = record;
  const results = record.events.flatMap((event) => (event.type === 'scored' ? [event.result] : []));
  return {
    game: game.id as GameId,
    players: options.players,
    place,
    catRounds:
      game.id === 'cat-in-the-box'
        ? results.map((one) => catRound(one as unknown as CatRoundResult, seat))
        : [],
    pearls:
      game.id === 'trump-whales'
        ? results.map((one) => (one as unknown as WhaleRoundResult).pearls[seat])
        : [],
    closed: game.id === 'if-it-fits' ? countClosed(record, seat) : null,
  };
}

function catRound({ predictions, tricks, bonuses, paradox }: CatRoundResult, seat: Seat): CatRound {
  const prediction = (predictions as readonly (number | undefined)[])[seat] ?? null;
  const isParadox = paradox === seat;
  return {
    prediction,
    isHit: !isParadox && prediction === tricks[seat],
    isParadox,
    group: bonuses[seat],
  };
}

function countClosed({ steps }: GameRecord, seat: Seat): number {
  return steps
    .filter((step) => step.seat === seat)
    .flatMap(({ consequences }) => consequences)
    .filter(({ type }) => type === 'box-closed').length;
}
