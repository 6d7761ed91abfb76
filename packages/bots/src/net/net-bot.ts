// A bot that immediately plays the move its net finds likeliest.

import type { View } from '@menagerie/rules';
import { instantBot, type Bot } from '../bot.ts';
import { netMove, type NetJudge } from './judgement.ts';

export function netBot<V extends View>(name: string, net: NetJudge<V>): Bot<V> {
  return instantBot(name, (turn) => netMove(net, turn));
}
