// The cost of a move that was played: it is compared with the move the analyst would have played, on samples that
// weren't used for that choice, since those would favour it.

import type { Move, Random, Turn } from '@menagerie/rules';
import type { Bot, Difference, Estimate } from './bot.ts';
import type { Allowance } from './budget.ts';
import { ponder, type Loop } from './ponder.ts';

export interface Review {
  /** What the analyst would have played. */
  readonly best: Move;
  /** How much better that is; negative if the move played turned out better. */
  readonly chanceCost: Difference;
  readonly scoreCost: Difference;
  /** What is known about each move, best first. */
  readonly estimates: readonly Estimate[];
}

const NOTHING: Difference = { mean: 0, error: 0 };

/**
 * The choice costs nothing if the game's net gives the analyst an immediate opinion; otherwise half of the allowance
 * goes to it. The rest goes to the comparison.
 */
export async function reviewMove(
  { view, legal }: Turn,
  played: Move,
  analyst: Bot,
  random: Random,
  allowance: Allowance,
  loop: Loop,
): Promise<Review> {
  const thinkThrough = async (moves: readonly Move[], share: number): Promise<readonly Estimate[]> => {
    let known: readonly Estimate[] = [];
    const part = partOf(allowance, share);
    for await (const thought of ponder(analyst, { view, legal: moves }, random, part, loop))
      known = thought.estimates();
    return known;
  };
  const atOnce = analyst.think({ view, legal }, random).estimates();
  const hasOpinion = Number.isFinite(atOnce[0].chanceError);
  const first = hasOpinion ? atOnce : await thinkThrough(legal, 1 / 2);
  const best = first[0].move;
  if (best === played) return { best, chanceCost: NOTHING, scoreCost: NOTHING, estimates: first };
  const compared = await thinkThrough([best, played], hasOpinion ? 1 : 1 / 2);
  const known = (move: Move): Estimate => compared.find((one) => one.move === move) as Estimate;
  return {
    best,
    chanceCost: chanceBetween(compared, best),
    scoreCost: scoreBetween(known(best), known(played)),
    estimates: first
      .map((one) => compared.find(({ move }) => move === one.move) ?? one)
      .sort((a, b) => b.chance - a.chance),
  };
}

/** How much better this one of two moves is. */
function chanceBetween([first, second]: readonly Estimate[], best: Move): Difference {
  const { mean, error } = second.behind ?? { mean: first.chance - second.chance, error: Infinity };
  return { mean: first.move === best ? mean : -mean, error };
}

function scoreBetween(best: Estimate, played: Estimate): Difference {
  return { mean: best.score - played.score, error: Math.hypot(best.scoreError, played.scoreError) };
}

/** Whether a cost is significant. */
export function isCertain({ mean, error }: Difference): boolean {
  return mean > 2 * error;
}

export type Mark = '' | '?!' | '?' | '??';

/** A cost within its error isn't a mistake. */
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
