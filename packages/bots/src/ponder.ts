// Thinks in slices with the event loop running in between, so that the caller can stop it, look at
// intermediate results or receive a keypress.

import type { Random, Turn, View } from '@menagerie/rules';
import type { Bot, Thought } from './bot.ts';
import { budgetFor, type Allowance, type Now } from './budget.ts';

/** What an app provides for background work. */
export interface Loop {
  readonly now: Now;
  /** Lets all pending events be processed. */
  readonly pause: () => Promise<void>;
}

const SLICE_MS = 8;

/**
 * The thought, before the first slice and after each, until the budget is used up or more thinking
 * would change nothing. An empty allowance continues until the caller stops.
 */
export async function* ponder<V extends View>(
  bot: Bot<V>,
  turn: Turn<V>,
  random: Random,
  allowance: Allowance,
  { now, pause }: Loop,
): AsyncGenerator<Thought, void, undefined> {
  const budget = budgetFor(allowance, now);
  const thought = bot.think(turn, random);
  let done = 0;
  /** Returns whether there is more to think. */
  const thinkOn = (): boolean => {
    const end = now() + SLICE_MS;
    do {
      const spent = budget(done);
      const playouts = spent < 1 ? thought.step(spent) : 0;
      if (playouts === 0) return false;
      done += playouts;
    } while (now() < end);
    return true;
  };
  do {
    yield thought;
    await pause();
  } while (thinkOn());
  yield thought;
}
