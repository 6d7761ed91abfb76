// The bot that searches, without a net: what was the strongest before nets, to compare with.

import type { CatView } from '@menagerie/rules';
import type { Bot } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { GuidedSearch } from '../search/guided.ts';
import { catModel } from './model.ts';

const TASTE = { curiosity: 0.2, expandAfter: 4, patience: 5, trust: 0.05, priorWeight: 100 };
/**
 * By number of players: what an own point is worth besides the chance to win. Where it is 0, and two or three
 * thinkers care for nothing but the win, they drive each other into paradoxes, and all of them score less than
 * careful players do.
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
