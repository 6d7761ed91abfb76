// The searching bot without a net: halving at the root, where the policy's opinion counts as some playouts, a tree
// below, samples weighted by how well they explain the others' plays.

import type { WhaleView } from '@menagerie/rules';
import type { Bot } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { GuidedSearch } from '../search/guided.ts';
import { whaleModel } from './model.ts';
import { sensibleMoves } from './sensible.ts';

export const TASTE = { curiosity: 0.2, expandAfter: 4, patience: 5, trust: 0.2, priorWeight: 80 };

export function searcher(name: string, allowance: Allowance): Bot<WhaleView> {
  return {
    name,
    allowance,
    think: (turn, random) =>
      new GuidedSearch(whaleModel, { view: turn.view, legal: sensibleMoves(turn) }, random, TASTE),
  };
}

export const hunter = searcher('hunter', { milliseconds: 300 });
