// What one finished game says of one of its seats: the facts that statistics are made of, read from its record.

import type { GameId, GameRecord, RulesVersions, Seat } from '@menagerie/rules';
import { explainCatRound, type CatRoundResult, type CatSeatScore } from '@menagerie/rules/cat-in-the-box';
import { explainWhaleRound, type WhaleRoundResult } from '@menagerie/rules/trump-whales';

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
        ? results.map((one) => catRound(explainCatRound(one as CatRoundResult)[seat]))
        : [],
    pearls:
      game.id === 'trump-whales'
        ? results.map((one) => explainWhaleRound(one as WhaleRoundResult)[seat].pearls)
        : [],
    closed: game.id === 'if-it-fits' ? countClosed(record, seat) : null,
  };
}

function catRound({ prediction, isParadox, forGroup }: CatSeatScore): CatRound {
  return { prediction, isHit: prediction !== null && forGroup > 0, isParadox, group: forGroup };
}

function countClosed({ steps }: GameRecord, seat: Seat): number {
  return steps
    .filter((step) => step.seat === seat)
    .flatMap(({ consequences }) => consequences)
    .filter(({ type }) => type === 'box-closed').length;
}
