// The strongest bot: the net, with search where it hesitates. `net` is the net alone, for
// comparison.

import type { CatView } from '@menagerie/rules';
import type { Bot } from '../bot.ts';
import { netBot } from '../net/net-bot.ts';
import { NetSearch } from '../search/net-search.ts';
import { catModel } from './model.ts';
import { catNet } from './net.ts';

const TASTE = { leastChance: 0.01, mostMoves: 5, faith: 0.02 };

export const net = netBot('net', catNet);

export const tiger: Bot<CatView> = {
  name: 'tiger',
  allowance: { playouts: 200, milliseconds: 300 },
  think: (turn, random) => new NetSearch(catModel, catNet, turn, random, TASTE),
};
