// What a decision in a record cost. Pure, so that it can run in any thread: every decision has its
// own seed, so the results don't depend on how they are distributed.

import { analystFor, markOf, reviewMove, type Allowance, type Difference, type Mark } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import { SeededRandom, type Decision, type Seat } from '@menagerie/rules';
import { gameCalled } from '../arguments.ts';
import { loop } from '../loop.ts';

export interface ReviewTask {
  readonly decision: Decision;
  readonly allowance: Allowance;
  readonly seed: string;
}

/** A reviewed decision; moves as text, ready to be printed as JSON. */
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

export async function reviewDecision({ decision, allowance, seed }: ReviewTask): Promise<ReviewedDecision> {
  const { n, round, seat, view, legal, played } = decision;
  const game = gameCalled(view.game);
  loadNets();
  const analyst = analystFor(game.id);
  if (!analyst) throw new Error(`nobody analyses ${game.id}`);
  const random = new SeededRandom(`${seed}/${n}`);
  const review = await reviewMove({ view, legal }, played, analyst, random, allowance, loop);
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
