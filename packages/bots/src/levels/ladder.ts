// The levels of a game, weakest first: built from traits, with a separate bot at the top.

import type { View } from '@menagerie/rules';
import type { Bot } from '../bot.ts';
import type { Level } from '../levels.ts';
import { levelBot, type Traits } from './level-bot.ts';

export type Ladder<V extends View> = Readonly<Record<Exclude<Level, 'tiger'>, Traits<V>>>;

export function ladderBots<V extends View>(
  ladder: Ladder<V>,
  tiger: Bot<V>,
): Readonly<Record<Level, Bot<V>>> {
  return {
    kitten: levelBot('kitten', ladder.kitten),
    cat: levelBot('cat', ladder.cat),
    ocelot: levelBot('ocelot', ladder.ocelot),
    lynx: levelBot('lynx', ladder.lynx),
    leopard: levelBot('leopard', ladder.leopard),
    tiger,
  };
}
