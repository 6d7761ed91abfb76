// The inputs and outputs of the If It Fits net. It evaluates one move at a time: a row of inputs is the table as it is,
// plus what one move does to it; without a move (every bit from `kind` on is 0) it evaluates the position. Seats are
// counted clockwise from the viewer, who is 0; for seats that don't exist every bit is 0.

import { field, offsetsOf, sizeOf, type NetTable } from '../net/table.ts';

/** A box as the net sees it; numbers are capped at a field's first and last bit. */
const box = {
  worth: field([13], '[k]: toys minus sprays, not doubled, is k-3'),
  top: field([5], '[kind] is the most frequent kind of toy, or one of them'),
  runnerUp: field([1], 'a kind has one symbol less than the most frequent'),
  sprays: field([3], '[k]: at least k+1'),
  ends: field([6], '[k]: k open ends; 0 is closed'),
  gaps: field([5], '[k]: opens to k empty cells'),
  edge: field([1], "open to the table's edge"),
  rooms: field([3], '[k]: the next card has room for a cat on k sides'),
  awake: field([3], "[k]: at least k+1 of the viewer's cats are awake in it"),
  asleep: field([2], "[k]: at least k+1 of the viewer's cats sleep in it"),
  rival: field([4], '[k]: the strongest of the others counts at least 2k+1 half cats'),
  rivalAsleep: field([1], 'another has cats in it, all asleep'),
  rivals: field([2], '[k]: at least k+1 of the others have cats in it'),
  status: field([4], 'taken by nobody, by the viewer alone, by the viewer and others, by others'),
  meets: field(
    [2],
    'an empty cell that it opens to opens to another box with a cat of the viewer, of another',
  ),
};

export const BOX_AT = offsetsOf(box);
export const BOX_SIZE = sizeOf(box);
const SEATS = 5;
export const HELD = 8;
export const FREE = 3;

const state = {
  players: field([4], '2, 3, 4, 5 players'),
  extended: field([1], 'extended rules'),
  table: field([3], 'small, medium, large'),
  phase: field([5], 'start, turn, card, toy, cat'),
  lastPhase: field([1], 'the last phase'),
  deck: field([8], '[k]: the deck has at least 1 2 3 4 6 8 12 18 [k] cards for each player'),
  cats: field([SEATS, 6], '[seat][k]: k cats left'),
  cards: field([SEATS, 4], '[seat][k]: k cards in hand'),
  lead: field(
    [SEATS, 13],
    "[seat][k]: the viewer's points as the boxes lie minus the seat's are k-6; seat 0: minus the best of the others'",
  ),
  points: field([12], "[k]: the viewer's points as the boxes lie are k-3"),
  handShapes: field([9, 2], '[shape][i]: at least i+1 cards of the shape in hand'),
  handToys: field([5, 3], '[kind][i]: at least i+1 symbols in hand'),
  handSprays: field([2], '[i]: at least i+1'),
  handPrincesses: field([2], '[i]: at least i+1'),
  promise: field(
    [2, 12],
    '[i][k]: what the keen eye sees in the best place for the best and the next best card in hand, rounded down, is k-3',
  ),
  held: field([HELD, BOX_SIZE], 'the boxes with cats that have most toys'),
  takers: field([HELD, SEATS], '[box][seat] takes it'),
  free: field([FREE, BOX_SIZE], 'the boxes without cats that are worth most'),
};

const move = {
  kind: field(
    [10],
    'draw, pass, discard, cat, sleeping cat, Princess, start card, toy across, toy in a cell, box card',
  ),
  after: field([BOX_SIZE], 'the box that the card is in afterwards'),
  before: field([2, BOX_SIZE], 'the boxes that it was made of: with cats first, then by worth'),
  blocked: field([BOX_SIZE], 'the box that the card walls up, as it is then'),
  joinedCount: field([4], '[k]: k boxes became one with the card'),
  blockedCount: field([3], '[k]: k boxes were walled up'),
  letsCat: field([1], 'an awake cat may follow'),
  gain: field([16], '[k]: what the keen eye sees in it, rounded down, is k-6'),
  behind: field(
    [10],
    '[k]: more than 0 1 2 4 6 8 12 16 24 32 [k] quarters of a point behind what it likes best',
  ),
  rank: field([5], 'its place in the list of what the eye likes best: 1, 2, 3-4, 5-8, later'),
  rest: field([12], '[k]: the same for the best of the other cards in hand, when one is played'),
  leadAfter: field([13], "[k]: the viewer's points minus the best of the others' are k-6 afterwards"),
  leadWithCat: field([13], 'the same with the cat that may follow'),
  ownChange: field([9], "[k]: the viewer's points change by k-4"),
  othersChange: field([9], "[k]: the others' points together change by k-4"),
  shape: field([9], 'of the box card'),
  toys: field([5], '[kind] on the card'),
  double: field([1], 'two symbols on the card'),
  spray: field([1], 'on the card'),
  target: field([4], "a Princess's: own cat, another's, awake, of the one with most points among the others"),
  neighbours: field([4], '[k]: k+1 cards around the cell'),
  lastCat: field([1], 'lays the last cat, and so ends the drawing'),
};

const outputs = {
  logit: field([1], 'of the move'),
  win: field([1], 'logit of the chance to win (share of it): of the position, or after the move'),
  points: field([1], "the viewer's final score minus the mean of the others', over 4"),
};

const hidden = {
  theirCards: field([4, 3, 17], 'critic only: [seat-1][card]: shape, kinds of toy, double, spray, Princess'),
  next: field([3, 18], 'critic only: the next cards of the deck, the same and whether it is a special toy'),
  theirKind: field([4, 4], 'critic only: who plays the seat (learner, an older net, by eye, other)'),
};

export const boxTable: NetTable = {
  namespace: 'ifitfits',
  inputs: { ...state, ...move },
  actions: {},
  outputs,
  hidden,
};

export const INPUTS = sizeOf(boxTable.inputs);
/** Where the move's inputs start. */
export const MOVE_FROM = sizeOf(state);
export const INPUT_AT = offsetsOf({ ...state, ...move });
export const OUTPUT_AT = offsetsOf(outputs);
export const POINTS_UNIT = 4;
/** How many moves the net evaluates: those the keen eye likes best. */
export const SHORTLIST = 24;
export const DECK_STEPS = [1, 2, 3, 4, 6, 8, 12, 18];
export const BEHIND_STEPS = [0, 1, 2, 4, 6, 8, 12, 16, 24, 32];
