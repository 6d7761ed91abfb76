// The searching bot without a net: the strongest before there were nets, kept for comparison.

import type { CatView } from '@menagerie/rules';
import type { Bot } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { GuidedSearch } from '../search/guided.ts';
import { catModel } from './model.ts';

const TASTE = { curiosity: 0.2, expandAfter: 4, patience: 5, trust: 0.05, priorWeight: 100 };
/**
 * By number of players: what a point of one's own is worth in addition to the chance to win. Where it is 0,
 * two or three searching bots that care only about winning drive each other into paradoxes, and all of them
 * score less than careful players.
 */
const SCORE_WEIGHT = [0, 0, 0.05, 0.05, 0, 0.03];

export function searcher(name: string, allowance: Allowance): Bot<CatView> {
  return {
    name,
    allowance,
    think(turn, random) {
      const scoreWeight = SCORE_WEIGHT[turn.view.options.players];
      return new GuidedSearch(catModel, turn, random, { ...TASTE, scoreWeight });
    },
  };
}

export const hunter = searcher('hunter', { milliseconds: 300 });
