// The strongest. With two players that is the net alone: search on top showed no gain there. With more it is hunter's
// search, begun with the net's opinion, which counts as so many playouts of each move. `net` is the net alone always, to
// compare with.

import type { Turn } from '@menagerie/rules';
import type { WhalePosition, WhaleView } from '@menagerie/rules/trump-whales';
import type { Bot } from '../bot.ts';
import { netBot } from '../net/net-bot.ts';
import { GuidedSearch } from '../search/guided.ts';
import type { Model } from '../search/model.ts';
import { TASTE } from './hunter.ts';
import { whaleModel } from './model.ts';
import { whaleNet } from './net.ts';
import { sensibleMoves } from './sensible.ts';

/** How many playouts the net's opinion is worth. */
const PRIOR_WEIGHT = 1000;
/** What it counts that the net finds a move e times as likely, in chances to win; and how often that counts. */
const FAITH = 0.02;
const MOST_STEPS = 6;

export const net = netBot('net', whaleNet);

export const tiger: Bot<WhaleView> = {
  name: 'tiger',
  allowance: { playouts: 3000, milliseconds: 300 },
  think({ view, legal }, random) {
    if (view.options.players === 2) return net.think({ view, legal }, random);
    const turn = { view, legal: sensibleMoves({ view, legal }) };
    return new GuidedSearch(modelFor(opinionOf(turn)), turn, random, {
      ...TASTE,
      priorWeight: PRIOR_WEIGHT,
    });
  },
};

function opinionOf(turn: Turn<WhaleView>): Float64Array {
  const { logits } = whaleNet.judge(turn);
  const most = Math.max(...logits);
  return logits.map((logit) => FAITH * Math.max(logit - most, -MOST_STEPS));
}

function modelFor(opinion: Float64Array): Model<WhalePosition, WhaleView> {
  return { ...whaleModel, weigh: (_position, _seat, _moves, into) => into.set(opinion) };
}
