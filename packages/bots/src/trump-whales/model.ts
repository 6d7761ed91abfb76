// What search knows about Trump Whales besides its rules.

import { GAMES } from '@menagerie/rules';
import type { WhalePosition, WhaleView } from '@menagerie/rules/trump-whales';
import type { Model } from '../search/model.ts';
import { chancePerPoint, judge } from './judge.ts';
import { likelihood } from './likelihood.ts';
import { choosePolicyMove, weighMoves } from './policy.ts';
import { BY_HAND, LEARNT } from './styles.ts';

const game = GAMES['trump-whales'];
export const whaleModel: Model<WhalePosition, WhaleView> = {
  game,
  choose: (position, seat, random) => choosePolicyMove(position, seat, random, LEARNT),
  judge,
  weigh(position, seat, moves, into) {
    weighMoves(position, seat, moves, LEARNT, into);
    const slope = chancePerPoint(position, seat);
    for (let i = 0; i < into.length; i++) into[i] *= slope;
  },
  likelihood,
};

/** Every deal equally likely, and a policy with hand-made weights. */
export const plainModel: Model<WhalePosition, WhaleView> = {
  game,
  choose: (position, seat, random) => choosePolicyMove(position, seat, random, BY_HAND),
  judge,
};

const moves = new Int32Array(game.maxLegalMoves);

/** Every deal and every move equally likely. */
export const diceModel: Model<WhalePosition, WhaleView> = {
  game,
  choose: (position, seat, random) => moves[random.below(game.legalMoves(position, seat, moves))],
  judge,
};
