// The interface of a bot. It gets a turn (view and legal moves), never a position, and a source of randomness;
// the caller decides how long it thinks, so the same code runs in a Node worker, in a Web Worker or
// synchronously.

import type { Move, Random, Turn, View } from '@menagerie/rules';
import { budgetFor, type Allowance, type Budget, type Now } from './budget.ts';

export interface Bot<V extends View = View> {
  readonly name: string;
  /** Its default per move; an empty one answers at once. */
  readonly allowance: Allowance;
  think(turn: Turn<V>, random: Random): Thought;
}

/** A decision in progress. */
export interface Thought {
  /** The best move so far; legal even before the first step. */
  readonly best: Move;
  /**
   * Continues thinking for about a millisecond at most, and returns how many playouts that took; 0 once more
   * thinking would change nothing. `spent`, from 0 to 1, is the share of the budget used.
   */
  step(spent: number): number;
  /** Estimates of the moves, best first; empty if the bot doesn't compare them. */
  estimates(): readonly Estimate[];
}

/** A measured difference and the standard error of its mean. */
export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** What a move is worth to the mover. Errors are standard errors of the mean. */
export interface Estimate {
  readonly move: Move;
  /** The chance to win the game. */
  readonly chance: number;
  readonly chanceError: number;
  /** The expected final score. */
  readonly score: number;
  readonly scoreError: number;
  readonly playouts: number;
  /** The first move's lead in chances to win, if the moves were compared in pairs. */
  readonly behind?: Difference;
}

/** Thinks until the budget is spent; even with none left it returns a legal move. */
export function decide<V extends View>(bot: Bot<V>, turn: Turn<V>, random: Random, budget: Budget): Move {
  const thought = bot.think(turn, random);
  for (let done = 0; ;) {
    const spent = budget(done);
    if (spent >= 1) break;
    const playouts = thought.step(spent);
    if (playouts === 0) break;
    done += playouts;
  }
  return thought.best;
}

/** `decide` with the bot's own default. */
export function decideByItself<V extends View>(bot: Bot<V>, turn: Turn<V>, random: Random, now: Now): Move {
  return decide(bot, turn, random, budgetFor(bot.allowance, now));
}

/** A bot that answers by a rule or at random, without thinking. */
export function instantBot<V extends View>(
  name: string,
  choose: (turn: Turn<V>, random: Random) => Move,
): Bot<V> {
  return {
    name,
    allowance: {},
    think: (turn, random) => ({ best: choose(turn, random), step: () => 0, estimates: () => [] }),
  };
}

export const randomBot = instantBot('random', ({ legal }, random) => legal[random.below(legal.length)]);
