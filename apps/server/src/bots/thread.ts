// What a bot's thread does: one turn at a time, from the seat's view, within the time that it is given.

import { botsFor, budgetFor, decide } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import type { BotLevel } from '@menagerie/protocol';
import { SeededRandom, type Move, type Seated } from '@menagerie/rules';
import { within } from './allowance.ts';
import { practise } from './practice.ts';

loadNets();
practise();

/** Plain data, for it is copied between threads. */
export interface Task {
  readonly level: BotLevel;
  readonly view: Seated;
  readonly legal: readonly Move[];
  readonly seed: string;
  readonly shareMs: number;
}

export default function think({ level, view, legal, seed, shareMs }: Task): Move {
  const bot = botsFor(view.game).find(({ name }) => name === level);
  if (!bot) throw new Error(`${view.game} has no bot called ${level}`);
  const budget = budgetFor(within(bot.allowance, shareMs), () => performance.now());
  return decide(bot, { view, legal }, new SeededRandom(seed), budget);
}
