// Kitten plays by the learnt policy and errs like a beginner; cat searches for a moment; tiger plays by the net.

import { GAMES, type CatView } from '@menagerie/rules';
import { instantBot } from '../bot.ts';
import { netBot } from '../net/net-bot.ts';
import { searcher } from './hunter.ts';
import { catNet } from './net.ts';
import { chooseMove } from './policy.ts';

const game = GAMES['cat-in-the-box'];
/** In points: kitten may take a move for so much better than it is. */
const KITTENS_ERROR = 1.5;

export const tiger = netBot('tiger', catNet);
export const cat = searcher('cat', { playouts: 600, milliseconds: 25 });

/** The policy asks only for what the seat sees, so any position that fits the view will do. */
export const kitten = instantBot<CatView>('kitten', ({ view }, random) =>
  chooseMove(game.sample(view, random), view.seat, random, KITTENS_ERROR),
);
