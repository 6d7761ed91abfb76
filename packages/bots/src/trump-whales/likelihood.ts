// How well the hidden cards of a sample explain the others' moves: the round is replayed from its deal,
// and each first bonus they kept, bonus they spent and card they played counts by how likely the policy
// would have been to do the same with that hand.

import { GAMES, type Seat } from '@menagerie/rules';
import {
  CHOOSE,
  isPlay,
  isSpend,
  keepOf,
  rewindRound,
  type WhalePosition,
} from '@menagerie/rules/trump-whales';
import { oddsOf } from './policy.ts';
import { TUNED } from './styles.ts';

const game = GAMES['trump-whales'];

const again = new Map<number, WhalePosition>();

export function likelihood(sample: WhalePosition, seat: Seat): number {
  if (sample.phase === CHOOSE) return 1;
  const { players } = sample;
  let position = again.get(players);
  if (!position) again.set(players, (position = game.newGame({ players })));
  rewindRound(position.copyFrom(sample));
  let odds = 1;
  for (let other = 0; other < players; other++) {
    const move = keepOf(sample.chosen[other] - 1);
    if (other !== seat) odds *= oddsOf(position, other, move, TUNED);
    game.play(position, other, move);
  }
  for (let i = 0; i < sample.moves; i++) {
    const move = sample.made[i];
    const maker = sample.makers[i];
    if (maker !== seat && (isPlay(move) || isSpend(move))) odds *= oddsOf(position, maker, move, TUNED);
    game.play(position, maker, move);
  }
  return odds;
}
