// How well the hidden cards of a sample explain what the others did: the round is played again from its
// deal, and each first bonus that they kept, bonus that they spent and card that they played counts by how
// likely the policy would have been to do the same with that hand.

import { GAMES, type Seat, type WhalePosition } from '@menagerie/rules';
import { CHOOSE, FIVE, KEEP_MOVE, TAKE_MOVE } from './numbers.ts';
import { oddsOf } from './policy.ts';
import { TUNED } from './styles.ts';

const game = GAMES['trump-whales'];

const again = new Map<number, WhalePosition>();

export function likelihood(sample: WhalePosition, seat: Seat): number {
  if (sample.phase === CHOOSE) return 1;
  const { players } = sample;
  let position = again.get(players);
  if (!position) again.set(players, (position = game.newGame({ players })));
  rewind(position.copyFrom(sample));
  let odds = 1;
  for (let other = 0; other < players; other++) {
    const move = KEEP_MOVE | (sample.chosen[other] - 1);
    if (other !== seat) odds *= oddsOf(position, other, move, TUNED);
    game.play(position, other, move);
  }
  for (let i = 0; i < sample.moves; i++) {
    const move = sample.made[i];
    const maker = sample.makers[i];
    if (maker !== seat && move < TAKE_MOVE) odds *= oddsOf(position, maker, move, TUNED);
    game.play(position, maker, move);
  }
  return odds;
}

/** Back to when everyone had nine cards and was to choose a first bonus. */
function rewind(position: WhalePosition): void {
  const { hands, fives, chosen, made, makers } = position;
  for (let i = 0; i < position.moves; i++) {
    if (made[i] < FIVE) hands[makers[i]] |= 1 << made[i];
    else if (made[i] === FIVE) fives[makers[i]]++;
  }
  for (let seat = 0; seat < position.players; seat++) hands[seat] |= 1 << (chosen[seat] - 1);
  chosen.fill(0);
  position.bonuses.fill(0);
  position.pearls.fill(0);
  position.lacks.fill(0);
  position.trump = position.dealtTrump;
  position.token = position.dealtToken;
  position.tricksDone = 0;
  position.moves = 0;
  position.phase = CHOOSE;
  position.choosing = (1 << position.players) - 1;
  position.turn = position.first;
}
