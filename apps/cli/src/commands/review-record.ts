// The decisions of a record, and what each of them cost. Pure work, so that it can run in any thread: every
// decision has a seed of its own, and the outcome does not depend on how they are shared out.

import {
  analystFor,
  botsFor,
  markOf,
  reviewMove,
  type Allowance,
  type Difference,
  type Mark,
} from '@menagerie/bots';
import {
  listLegalMoves,
  SeededRandom,
  type GameRecord,
  type Move,
  type Seat,
  type Seated,
} from '@menagerie/rules';
import { gameCalled } from '../arguments.ts';
import { loop } from '../loop.ts';

/** A choice that somebody had, as the seat saw it at the time. */
export interface Decision {
  /** The number of its line in the record. */
  readonly n: number;
  readonly round: number;
  readonly seat: Seat;
  readonly view: Seated;
  readonly legal: readonly Move[];
  readonly played: Move;
}

export interface ReviewTask {
  readonly decision: Decision;
  readonly allowance: Allowance;
  readonly seed: string;
}

/** A decision that has been looked at; moves as text, ready to be printed as JSON. */
export interface ReviewedDecision {
  readonly n: number;
  readonly round: number;
  readonly seat: Seat;
  readonly played: string;
  readonly best: string;
  readonly mark: Mark;
  readonly chanceCost: Difference;
  readonly scoreCost: Difference;
  /** Best first. */
  readonly moves: readonly {
    readonly move: string;
    readonly chance: number;
    readonly chanceError: number;
    readonly score: number;
    readonly scoreError: number;
    readonly playouts: number;
  }[];
}

/** Where there was more than one legal move; of one seat, or of all. */
export function decisionsOf({ game, options, events }: GameRecord, only?: Seat): Decision[] {
  const position = game.newGame(options);
  const decisions: Decision[] = [];
  for (const [n, event] of events.entries()) {
    if (event.type === 'dealt') game.begin(position, event.deal);
    if (event.type !== 'moved') continue;
    const { seat } = event;
    const played = game.parseMove(event.move);
    if (!played.ok) throw new Error(`a checked record holds ${event.move}`);
    const legal = listLegalMoves(game, position, seat);
    if (legal.length > 1 && (only === undefined || seat === only)) {
      const view = game.view(position, seat);
      decisions.push({ n, round: game.roundsScored(position), seat, view, legal, played: played.value });
    }
    game.play(position, seat, played.value);
  }
  return decisions;
}

export async function reviewDecision({ decision, allowance, seed }: ReviewTask): Promise<ReviewedDecision> {
  const { n, round, seat, view, legal, played } = decision;
  const game = gameCalled(view.game);
  const analyst = analystFor(game.id);
  const bot = botsFor(game.id).find(({ name }) => name === 'tiger') ?? analyst;
  if (!bot || !analyst) throw new Error(`nobody analyses ${game.id}`);
  const random = new SeededRandom(`${seed}/${n}`);
  const review = await reviewMove({ view, legal }, played, { bot, analyst }, random, allowance, loop);
  return {
    n,
    round,
    seat,
    played: game.formatMove(played),
    best: game.formatMove(review.best),
    mark: markOf(review.chanceCost),
    chanceCost: review.chanceCost,
    scoreCost: review.scoreCost,
    moves: review.estimates.map((estimate) => ({ ...estimate, move: game.formatMove(estimate.move) })),
  };
}

export default reviewDecision;
