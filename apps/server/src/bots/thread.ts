// The code of a bot thread: one turn at a time, from the seat's view, within its time limit.

import { botsFor, budgetFor, decide } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import type { BotLevel } from '@menagerie/protocol';
import { SeededRandom, type Move, type Seated } from '@menagerie/rules';
import { byPlayouts, within } from './allowance.ts';
import { practise } from './practice.ts';

loadNets();
practise();

/** Plain data, for it is copied between threads. */
export interface Task {
  readonly level: BotLevel;
  readonly view: Seated;
  readonly legal: readonly Move[];
  readonly seed: string;
  /** Null: it thinks by its playouts alone. */
  readonly shareMs: number | null;
}

export default function think({ level, view, legal, seed, shareMs }: Task): Move {
  const bot = botsFor(view.game).find(({ name }) => name === level);
  if (!bot) throw new Error(`${view.game} has no bot called ${level}`);
  const allowance = shareMs === null ? byPlayouts(bot.allowance) : within(bot.allowance, shareMs);
  const budget = budgetFor(allowance, () => performance.now());
  return decide(bot, { view, legal }, new SeededRandom(seed), budget);
}
