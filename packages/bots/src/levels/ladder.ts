// The levels of a game from their traits; the top is a bot of its own.

import type { View } from '@menagerie/rules';
import type { Bot } from '../bot.ts';
import type { Level } from '../levels.ts';
import { levelBot, type Traits } from './level-bot.ts';

export type Ladder<V extends View> = Readonly<Record<Exclude<Level, 'tiger'>, Traits<V>>>;

/** Cat first, whom people meet who have not chosen. */
export function ladderBots<V extends View>(ladder: Ladder<V>, tiger: Bot<V>): Bot<V>[] {
  const { cat, ...others } = ladder;
  const rest = Object.entries(others) as [Level, Traits<V>][];
  return [levelBot('cat', cat), ...rest.map(([name, traits]) => levelBot(name, traits)), tiger];
}
