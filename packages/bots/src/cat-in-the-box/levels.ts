// Kitten plays by the learnt policy and errs like a beginner; cat and tiger search, and differ in how long.

import { GAMES, type CatView } from '@menagerie/rules';
import { instantBot, type Bot } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { GuidedSearch } from '../search/guided.ts';
import { catModel } from './model.ts';
import { chooseMove } from './policy.ts';

const game = GAMES['cat-in-the-box'];
const TASTE = { curiosity: 0.2, expandAfter: 4, patience: 5, trust: 0.05, priorWeight: 100 };
/**
 * By number of players: what an own point is worth besides the chance to win. Where it is 0, and two or three
 * thinkers care for nothing but the win, they drive each other into paradoxes, and all of them score less than
 * careful players do.
 */
const SCORE_WEIGHT = [0, 0, 0.05, 0.05, 0, 0.03];
/** In points: kitten may take a move for so much better than it is. */
const KITTENS_ERROR = 1.5;

function thinker(name: string, allowance: Allowance): Bot<CatView> {
  return {
    name,
    allowance,
    think(turn, random) {
      const scoreWeight = SCORE_WEIGHT[turn.view.options.players];
      return new GuidedSearch(catModel, turn, random, { ...TASTE, scoreWeight });
    },
  };
}

export const tiger = thinker('tiger', { milliseconds: 300 });
export const cat = thinker('cat', { playouts: 600, milliseconds: 25 });

/** The policy asks only for what the seat sees, so any position that fits the view will do. */
export const kitten = instantBot<CatView>('kitten', ({ view }, random) =>
  chooseMove(game.sample(view, random), view.seat, random, KITTENS_ERROR),
);
