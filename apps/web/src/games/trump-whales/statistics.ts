// Statistics of Trump Whales: pearls, round by round.

import { explainWhaleRound, type WhaleRoundResult } from '@menagerie/rules/trump-whales';
import { resultsIn, type GameStatistics } from '../../statistics/facts.ts';
import Plots from './Plots.svelte';

export const statistics: GameStatistics<readonly number[]> = {
  read: (record, seat) =>
    resultsIn<WhaleRoundResult>(record).map((result) => explainWhaleRound(result)[seat].pearls),
  Plots,
};
