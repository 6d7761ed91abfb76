// The inputs and outputs of the Trump Whales net. Seats are counted clockwise from the viewer, who is 0; for seats that
// don't exist every bit is 0.
//
// The game stays the same if the families are rotated (o n b s, o again), and if the ranks are reversed together with the
// token. So cards are named by what they are under the current trump and token: family 0 is trump, 1 to 3 follow in order;
// place 0 is the worst of a family's eight ranks and 7 the best; a card is family * 8 + place, a five 32 (named-cards.ts).
// The effects of bonuses: trump moves to family 0 to 3, the token flips, a point.

import { field, offsetsOf, sizeOf, type NetTable } from '../net/table.ts';

const inputs = {
  hand: field([4, 8], '[family][place] in the own hand'),
  handFives: field([4], '[k]: at least k+1 fives in the own hand'),
  unseen: field(
    [4, 8],
    '[family][place]: in another hand or out of the round, for all that the viewer knows',
  ),
  unseenFives: field([4], '[k]: at least k+1 fives likewise'),
  played: field([3, 4, 8], '[seat-1][family][place]: played by the seat in this round'),
  bonuses: field([4, 6, 2], '[seat][effect][k]: at least k+1 bonuses of the effect in front of the seat'),
  bonusCount: field([4, 6], '[seat][k]: at least k+1 bonuses in front of the seat'),
  lacks: field([3, 4], '[seat-1][family]: the seat has shown not to hold the family'),
  trick: field([3, 33], '[seat-1][card]: lies in the trick under way; card = family * 8 + place, 32 a five'),
  inTrick: field([4], '[k]: k cards lie in the trick (play phase only)'),
  led: field([4], '[family] to follow'),
  bestSeat: field([4], '[seat] would win the trick as it stands'),
  bestTrump: field([1], 'a trump would win the trick as it stands'),
  bestRank: field([9], '[k]: the strength of the card that would win is at least k+1 of 9'),
  mostPearls: field([3], '[k]: a card of another seat in the trick shows at least k+1 pearls'),
  fiveBy: field([4], '[seat] played the first five of the trick'),
  wins: field(
    [33],
    '[card]: may be played and would win the trick as it stands; only with cards in the trick',
  ),
  winsAfter: field(
    [4],
    '[k]: some card would, once trump moved to family 1, 2, 3 or the token turned by a bonus that the viewer has',
  ),
  master: field([4, 8], '[family][place] in the own hand, and no unseen card of the family is better'),
  length: field([4, 6], '[family][k]: at least k+1 cards of the family in the own hand'),
  unseenLength: field([4, 8], '[family][k]: at least k+1 unseen cards of the family'),
  pearls: field([4, 12], '[seat][k]: pearls of this round at least 1 2 3 4 5 6 7 8 10 12 14 16 [k]'),
  total: field(
    [4, 16],
    '[seat][k]: total and pearls of this round together at least 4 8 12 15 18 20 22 24 26 27 28 29 30 31 33 36 [k]',
  ),
  ahead: field(
    [3, 19],
    "[seat-1][k]: the viewer's total and pearls minus the seat's at least -16 -12 -9 -7 -5 -4 -3 -2 -1 0 1 2 3 4 5 7 9 12 16 [k]",
  ),
  tricksDone: field([8], '[k]: k tricks are done'),
  phase: field([4], 'choose, play, take, name'),
  first: field([4], '[seat] is the first player of the round'),
  players: field([3], '2, 3, 4 players'),
  rounds: field([5], '[k]: at least k+1 rounds are scored'),
  firstBonus: field([3, 6], '[seat-1][effect] of the first bonus, once all are open'),
  spent: field([3, 3], '[seat-1][k]: the seat has spent at least k+1 bonuses in this round'),
  pastUnspent: field(
    [4, 4],
    '[seat][k]: in earlier rounds the seat left at least (k+1) / 2 bonuses a round unspent',
  ),
};

const actions = {
  keep: field([4, 8], '[family][place] as first bonus'),
  spend: field([6], '[effect]: a bonus of the effect; equal ones are one action'),
  play: field([33], '[card]'),
  take: field([33], '[card]: its pearls'),
  name: field([4], '[seat] as leader'),
};

const outputs = {
  logits: field([108], 'one for each action; illegal ones are masked'),
  win: field([1], "logit of the chance to win the game, from the viewer's own view"),
  points: field([1], 'points of this round, own minus mean of the others, over 4'),
};

const hidden = {
  theirHands: field([3, 4, 8], 'critic only: [seat-1][family][place]'),
  theirFives: field([3, 4], 'critic only: [seat-1][k] at least k+1 fives'),
  theirChoice: field([3, 6], 'critic only: [seat-1][effect] of a first bonus not yet open'),
  theirKind: field([3, 8], 'critic only: who plays the seat'),
};

export const whaleTable: NetTable = { namespace: 'whales', inputs, actions, outputs, hidden };

export const INPUTS = sizeOf(inputs);
/** Where each field starts. */
export const INPUT_AT = offsetsOf(inputs);
export const ACTION_AT = offsetsOf(actions);
export const OUTPUT_AT = offsetsOf(outputs);
export const POINTS_UNIT = 4;
/** The thresholds of `pearls`, `total` and `ahead`. */
export const PEARLS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16];
export const TOTALS = [4, 8, 12, 15, 18, 20, 22, 24, 26, 27, 28, 29, 30, 31, 33, 36];
export const LEADS = [-16, -12, -9, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9, 12, 16];
