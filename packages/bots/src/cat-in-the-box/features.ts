// The inputs and outputs of the Cat in the Box net. Seats are counted clockwise from the viewer, who is 0; for seats that
// don't exist every bit is 0. Ranks run from 1 to 9, colours in board order.

import { field, offsetsOf, sizeOf, type NetTable } from '../net/table.ts';

const inputs = {
  hand: field([9, 5], '[rank][k]: at least k+1 cards of the rank in the own hand'),
  board: field(
    [5, 4, 9],
    "[owner][colour][rank]: the owner's marker is on the cell; with two players owner 2 is neutral",
  ),
  gone: field([5, 4], "[seat][colour]: the seat's token of the colour is gone"),
  led: field([4], '[colour] of the trick under way'),
  inTrick: field([5], '[k]: k cards lie in the trick (play phase only)'),
  bestSeat: field([4], '[seat-1] holds the trick'),
  bestRed: field([1], 'a red card holds the trick'),
  bestRank: field([9], '[k]: the rank that holds the trick is at least k+1'),
  trickRank: field([4, 9], '[seat-1][rank] played into the trick under way'),
  trickColour: field([4, 4], '[seat-1][colour] played into the trick under way'),
  won: field([8], '[k]: at least k+1 tricks won by the viewer'),
  wonOthers: field([4, 5], '[seat-1][k]: at least k+1 tricks won'),
  prediction: field(
    [5, 3],
    '[seat][slot]: predicted the lowest, middle, highest number that may be predicted',
  ),
  need: field(
    [5, 7],
    '[seat][k]: prediction (two players: 4) minus tricks won is k-2, ends included (<= -2, >= 4); zero before the prediction',
  ),
  phase: field([3], 'discard, predict, play'),
  discard: field([9], "[rank] of the viewer's own card face down"),
  players: field([4], '2, 3, 4, 5 players'),
  purple: field([1], 'the purple side'),
  roundsLeft: field([5], '[k]: k rounds follow this one'),
  first: field([5], '[seat] is the first player of the round'),
  lead: field(
    [4, 10],
    "[seat-1][k]: the viewer's total minus the seat's is at least -10 -6 -3 -1 0 1 2 4 7 11 [k]",
  ),
  room: field(
    [9, 4],
    '[rank][k]: at least k+1 free cells of the rank in colours that the viewer may still declare; only ranks in hand',
  ),
  stuck: field([9], '[rank]: more cards in hand than such cells'),
  touch: field([4, 9], '[colour][rank]: a free cell that touches an own marker on the layout in use'),
  group: field([8], "[k]: the viewer's largest group has at least k+1 markers"),
  slack: field(
    [8],
    '[k]: cards that can be placed (sum over ranks of min(cards, room)) minus own plays still due is at least k-1; play phase and predict phase',
  ),
  slackOff: field(
    [8],
    'the same without the led colour; zero unless the viewer follows in a trick and still has that token',
  ),
  pastLow: field([5, 2], '[seat][k]: predicted the lowest in at least k+1 earlier rounds'),
  pastHigh: field([5, 2], '[seat][k]: predicted the highest in at least k+1 earlier rounds'),
  pastHit: field([5, 2], '[seat][k]: earned the bonus in at least k+1 earlier rounds'),
  pastParadox: field([5, 2], '[seat][k]: caused a paradox in at least k+1 earlier rounds'),
  tricksDone: field([8], '[k]: k tricks are done (play phase only)'),
  redOpen: field([1], 'a red cell is taken'),
};

const actions = {
  lay: field([9], '[rank] face down'),
  predict: field([3], '[slot]: lowest, middle, highest number that may be predicted'),
  play: field([4, 9], '[colour][rank]'),
};

const outputs = {
  logits: field([48], 'one for each action; illegal ones are masked'),
  win: field([1], "logit of the chance to win the game (share of it), from the viewer's own view"),
  points: field([1], 'points of the rest of this round, own minus mean of the others, over 4'),
};

const hidden = {
  theirHands: field([4, 9, 3], 'critic only: [seat-1][rank][k] at least k+1 cards'),
  theirDiscards: field([4, 9], 'critic only'),
  theirKind: field(
    [4, 8],
    'critic only: who plays the seat (learner, an older net, dice, careful, bold, naive, expert, other)',
  ),
};

export const catTable: NetTable = { namespace: 'catbox', inputs, actions, outputs, hidden };

export const INPUTS = sizeOf(inputs);
/** Where each field starts. */
export const INPUT_AT = offsetsOf(inputs);
export const ACTION_AT = offsetsOf(actions);
export const OUTPUT_AT = offsetsOf(outputs);
export const POINTS_UNIT = 4;
/** The values of `lead`. */
export const LEADS = [-10, -6, -3, -1, 0, 1, 2, 4, 7, 11];
