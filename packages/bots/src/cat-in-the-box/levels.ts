// Kitten plays by the learnt policy and errs like a beginner; cat and tiger search, and differ in how long.

import { GAMES, type CatView, type Seat } from '@menagerie/rules';
import { instantBot } from '../bot.ts';
import { guidedBot } from '../search/guided.ts';
import { catModel } from './model.ts';
import { chooseMove } from './policy.ts';

const game = GAMES['cat-in-the-box'];
const TASTE = { curiosity: 0.2, ripe: 4, patience: 5, trust: 0.05, faith: 100 };
/** In points: kitten may take a move for so much better than it is. */
const KITTENS_ERROR = 1.5;

export const tiger = guidedBot('tiger', catModel, TASTE, { milliseconds: 300 });
export const cat = guidedBot('cat', catModel, TASTE, { playouts: 600, milliseconds: 25 });

/** The policy asks only for what the seat sees, so any position that fits the view will do. */
export const kitten = instantBot<CatView>('kitten', ({ view }, random) =>
  chooseMove(game.sample(view, random), view.seat as Seat, random, KITTENS_ERROR),
);
