// What a move that was played has cost. A bot chooses from the view of that time; then the two moves are
// held against each other on fresh samples, since those that made the bot choose flatter its choice.

import type { Move, Random, Turn } from '@menagerie/rules';
import type { Bot, Estimate, Thought } from './bot.ts';
import type { Allowance } from './budget.ts';
import { ponder, type Loop } from './ponder.ts';

/** A difference that was measured, and the standard error of its mean. */
export interface Difference {
  readonly mean: number;
  readonly error: number;
}

export interface Review {
  /** What the bot would have played. */
  readonly best: Move;
  /** By how much the bot's choice is better; below 0 where the move that was played proved better. */
  readonly chanceCost: Difference;
  readonly scoreCost: Difference;
  /** What the bot knew of each move as it chose, best first. */
  readonly estimates: readonly Estimate[];
}

/** Both moves meet the same samples within a batch; how far the batches differ gives the error. */
const BATCHES = 10;
const NOTHING: Difference = { mean: 0, error: 0 };

/** Half of the allowance goes to the choice of `bot`, half to the comparison by `analyst`. */
export async function reviewMove(
  { view, legal }: Turn,
  played: Move,
  { bot, analyst }: { readonly bot: Bot; readonly analyst: Bot },
  random: Random,
  allowance: Allowance,
  loop: Loop,
): Promise<Review> {
  const thinkThrough = async (who: Bot, moves: readonly Move[], share: number): Promise<Thought> => {
    let last: Thought | undefined;
    const part = partOf(allowance, share);
    for await (const thought of ponder(who, { view, legal: moves }, random, part, loop)) last = thought;
    return last as Thought;
  };
  const choice = await thinkThrough(bot, legal, 1 / 2);
  const { best } = choice;
  const estimates = [...choice.estimates()];
  if (best === played) return { best, chanceCost: NOTHING, scoreCost: NOTHING, estimates };
  const chances: number[] = [];
  const scores: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const known = (await thinkThrough(analyst, [best, played], 1 / 2 / BATCHES)).estimates();
    const [mine, theirs] = [best, played].map((move) => known.find((one) => one.move === move) as Estimate);
    chances.push(mine.chance - theirs.chance);
    scores.push(mine.score - theirs.score);
    // A move that the bot would not even consider is known by the comparison alone.
    if (!estimates.some(({ move }) => move === played)) estimates.push(theirs);
  }
  return { best, chanceCost: meanOf(chances), scoreCost: meanOf(scores), estimates };
}

/** Whether a cost stands out from chance. */
export function isCertain({ mean, error }: Difference): boolean {
  return mean > 2 * error;
}

export type Mark = '' | '?!' | '?' | '??';

/** A cost within its error is no mistake. */
export function markOf(cost: Difference): Mark {
  if (!isCertain(cost) || cost.mean < 0.02) return '';
  return cost.mean < 0.05 ? '?!' : cost.mean < 0.1 ? '?' : '??';
}

function partOf({ playouts, milliseconds }: Allowance, share: number): Allowance {
  return {
    ...(playouts === undefined ? {} : { playouts: Math.ceil(playouts * share) }),
    ...(milliseconds === undefined ? {} : { milliseconds: milliseconds * share }),
  };
}

function meanOf(values: readonly number[]): Difference {
  const mean = values.reduce((sum, value) => sum + value) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}
