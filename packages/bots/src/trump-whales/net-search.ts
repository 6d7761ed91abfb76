// Search that begins with the net's opinion: the same as hunter's, but what the net thinks of a move counts as so many
// playouts of it. The net knows what is good play, the playouts what these cards come to.

import type { WhaleView } from '@menagerie/rules';
import type { Bot } from '../bot.ts';
import type { Allowance } from '../budget.ts';
import { GuidedSearch } from '../search/guided.ts';
import type { Model } from '../search/model.ts';
import type { WhalePosition } from '@menagerie/rules/trump-whales';
import { TASTE } from './hunter.ts';
import { whaleModel } from './model.ts';
import { whaleNet } from './net.ts';
import { sensibleMoves } from './sensible.ts';

/** How many playouts the net's opinion is worth. */
const PRIOR_WEIGHT = 400;
/** What a step of the log of its chance to be played says of a move, in chances to win; and how many steps count. */
const CHANCE_PER_STEP = 0.01;
const MOST_STEPS = 6;

export function netSearcher(name: string, allowance: Allowance): Bot<WhaleView> {
  return {
    name,
    allowance,
    think(turn, random) {
      const sensible = { view: turn.view, legal: sensibleMoves(turn) };
      const { logits } = whaleNet.judge(sensible);
      const most = Math.max(...logits);
      const opinion = logits.map((logit) => CHANCE_PER_STEP * Math.max(logit - most, -MOST_STEPS));
      const model: Model<WhalePosition, WhaleView> = {
        ...whaleModel,
        weigh: (_position, _seat, _moves, into) => into.set(opinion),
      };
      return new GuidedSearch(model, sensible, random, { ...TASTE, priorWeight: PRIOR_WEIGHT });
    },
  };
}
