// Statistics of If It Fits: the boxes closed by the seat's own cards.

import type { GameStatistics } from '../../statistics/facts.ts';
import Plots from './Plots.svelte';

export const statistics: GameStatistics<number> = {
  read: ({ steps }, seat) =>
    steps
      .filter((step) => step.seat === seat)
      .flatMap(({ consequences }) => consequences)
      .filter(({ type }) => type === 'box-closed').length,
  Plots,
};
