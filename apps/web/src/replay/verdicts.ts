// The results of a review: the cost of each decision, each player's totals, and the lines of the plot.

import { isCertain, markOf, type Difference, type Mark, type Review } from '@menagerie/bots/remote';
import type { Move, Seat } from '@menagerie/rules';
import type { Decision } from './decisions.ts';

export interface Verdict {
  readonly decision: Decision;
  readonly best: Move;
  readonly mark: Mark;
  readonly chanceCost: Difference;
  readonly scoreCost: Difference;
  /** The mover's chance of winning after the move that was played. */
  readonly chance: number;
}

export const MARKS = ['?!', '?', '??'] as const;

export function judge(decision: Decision, { best, chanceCost, scoreCost, estimates }: Review): Verdict {
  const chance = estimates.find(({ move }) => move === decision.played)?.chance ?? 0;
  return {
    decision,
    best,
    mark: markOf(chanceCost),
    chanceCost,
    scoreCost,
    chance,
  };
}

/** The cost that counts in totals: differences within the error don't. */
export function certainCost({ chanceCost }: Verdict): number {
  return isCertain(chanceCost) ? chanceCost.mean : 0;
}

export interface Sum {
  readonly seat: Seat;
  readonly decisions: number;
  /** How often the bot would have played the same move. */
  readonly same: number;
  readonly marks: Readonly<Record<(typeof MARKS)[number], number>>;
  /** The total chance of winning given away. */
  readonly cost: number;
}

export function sumUp(verdicts: readonly Verdict[], players: number): Sum[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = verdicts.filter(({ decision }) => decision.seat === seat);
    const count = (mark: Mark): number => own.filter((verdict) => verdict.mark === mark).length;
    return {
      seat,
      decisions: own.length,
      same: own.filter(({ best, decision }) => best === decision.played).length,
      marks: { '?!': count('?!'), '?': count('?'), '??': count('??') },
      cost: own.reduce((sum, verdict) => sum + certainCost(verdict), 0),
    };
  });
}

/** `cost`: what has been given away so far. `chance`: the chance of winning after each decision. */
export type Measure = 'cost' | 'chance';

export interface PlotPoint {
  readonly index: number;
  readonly value: number;
  readonly mark: Mark;
}

/** By seat. */
export function linesOf(verdicts: readonly Verdict[], players: number, measure: Measure): PlotPoint[][] {
  const lines: PlotPoint[][] = Array.from({ length: players }, () => []);
  const sums = lines.map(() => 0);
  for (const verdict of verdicts) {
    const { seat, index } = verdict.decision;
    sums[seat] += certainCost(verdict);
    lines[seat].push({ index, value: measure === 'cost' ? sums[seat] : verdict.chance, mark: verdict.mark });
  }
  return lines;
}

/** The nearest marked decision before or after a step, if any. */
export function nextMarked(verdicts: readonly Verdict[], index: number, way: 1 | -1): Verdict | null {
  const marked = verdicts.filter(({ mark }) => mark !== '');
  const found =
    way === 1
      ? marked.find(({ decision }) => decision.index > index)
      : marked.findLast(({ decision }) => decision.index < index);
  return found ?? null;
}
