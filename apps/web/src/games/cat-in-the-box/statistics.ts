// Statistics of Cat in the Box: predictions, paradoxes and groups, round by round.

import { explainCatRound, type CatRoundResult, type CatSeatScore } from '@menagerie/rules/cat-in-the-box';
import { resultsIn, type GameStatistics } from '../../statistics/facts.ts';
import Plots from './Plots.svelte';
import type { CatRound } from './sums.ts';

export const statistics: GameStatistics<readonly CatRound[]> = {
  read: (record, seat) =>
    resultsIn<CatRoundResult>(record).map((result) => roundOf(explainCatRound(result)[seat])),
  Plots,
};

function roundOf({ prediction, isParadox, forGroup }: CatSeatScore): CatRound {
  return { prediction, isHit: prediction !== null && forGroup > 0, isParadox, group: forGroup };
}
