// The bots that people play against. Tiger and cat search: halving at the root, where what was learnt counts as
// so many playouts, a tree below, samples weighted by how well they explain the others' plays. They differ in how
// long they think.

import { GAMES, type WhaleView } from '@menagerie/rules';
import { instantBot, type Bot } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { GuidedSearch } from '../search/guided.ts';
import { whaleModel } from './model.ts';
import { choosePolicyMove } from './policy.ts';
import { sensibleMoves } from './sensible.ts';
import { AT_FIRST } from './styles.ts';

const TASTE = { curiosity: 0.2, expandAfter: 4, patience: 5, trust: 0.2, priorWeight: 80 };

function thinker(name: string, allowance: Allowance): Bot<WhaleView> {
  return {
    name,
    allowance,
    think: (turn, random) =>
      new GuidedSearch(whaleModel, { view: turn.view, legal: sensibleMoves(turn) }, random, TASTE),
  };
}

export const tiger = thinker('tiger', { milliseconds: 300 });
export const cat = thinker('cat', { playouts: 800, milliseconds: 25 });

/** Imagines one deal that fits what it has seen and plays by eye, like somebody in a first game. */
export const kitten = instantBot<WhaleView>('kitten', ({ view }, random) =>
  choosePolicyMove(GAMES['trump-whales'].sample(view, random), view.seat, random, AT_FIRST),
);
