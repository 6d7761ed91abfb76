// Thinks in slices: between them the event loop runs, so that the caller can stop it, look at
// what is known so far, or hear a key.

import type { Random, Turn, View } from '@menagerie/rules';
import type { Bot, Thought } from './bot.ts';
import { budgetFor, type Allowance, type Now } from './budget.ts';

/** What an app provides for background work. */
export interface Loop {
  readonly now: Now;
  /** Lets every event that waits have its turn. */
  readonly pause: () => Promise<void>;
}

const SLICE_MS = 8;

/**
 * The thought, before the first slice and after each, until the budget is spent or more thinking would
 * change nothing. An empty allowance continues until the caller stops.
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
