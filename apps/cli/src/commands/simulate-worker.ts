// The thread side of `simulate --jobs`.

import { UsageError } from '../errors.ts';
import { simulateGames, type SimulationPlan, type Tally } from './simulate-games.ts';

export interface Share {
  readonly plan: SimulationPlan;
  readonly from: number;
  readonly to: number;
}

/** Error classes don't survive the transfer between threads, so a refusal travels as data. */
export type ShareAnswer = { readonly tally: Tally } | { readonly refused: string };

export default function playShare({ plan, from, to }: Share): ShareAnswer {
  try {
    return { tally: simulateGames(plan, from, to) };
  } catch (error) {
    if (error instanceof UsageError) return { refused: error.message };
    throw error;
  }
}
