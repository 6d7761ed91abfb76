// How sides meet, then the first turns of a two-player game of If It Fits, and the last card of another.

import { listDeck } from '../../lessons/deck.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { cardsIn, wordsIn } from './table-text.ts';

const HANDS = [
  [71, 46],
  [33, 52],
];
/** In turn: the learner's draw, the opponent's, and so on; laying a sleeping cat draws nothing. */
const TOP = [29, 70, 65, 8, 62, 40, 'toy3', 17, 39, 15, 20, 'princess'];
const TABLE = { players: 2, table: 'small', first: 0, hands: HANDS, deck: listDeck(HANDS, TOP) };

/** A game of two bots, up to the last card. */
const FINISH = {
  hands: [
    [63, 67],
    [17, 62],
  ],
  deck: `34 40 49 10 32 6 72 52 57 23 14 55 38 2 44 39 53 toy2 22 66 31 45 47 19 43 toy1 24 3 8 54 29 25 18 61 princess
    64 42 9 30 71 41 50 toy3 5 12 70 65 11 princess 27 46 21 26 1 58 48 69 51 35 33 56 36 37 16 15 7 13 60 4 68 59
    20 28`,
  moves: `start1@0,0 start4@0,-1 draw 17@-1,0r cat@-0.5,0 draw 67@-1,-1 cat@-0.5,-1 draw 62@-1,1 draw 10@1,-1 pass draw
    32@0,1 draw 6@1,0 cat@0.5,0 draw 72@2,-1r cat@1.5,-1 draw 52@2,0 cat@1.5,0 sleep@1,1r draw 40@2,1 draw 34@1,2
    draw 14@2,2r cat@1.5,2 draw 55@0,2r draw 38@3,2 cat@2.5,2 49@4,2r 63@0,3 23@-1,-2`,
};

export const lesson: Lesson = {
  game: 'if-it-fits',
  scenes: [
    {
      table: { ...TABLE, moves: ['start1@0,0', 'start2@0,-1', 'draw', '29@1,0', 'pass'] },
      steps: [{ id: 'if-welcome' }],
    },
    {
      table: TABLE,
      steps: [
        { id: 'if-start', moves: ['start1@0,0'], then: ['start2@0,-1'], isTold: true },
        { id: 'if-draw', moves: ['draw'], brings: [{ type: 'drew', facts: { seat: 0 } }] },
        { id: 'if-lay', moves: ['29@1,0'] },
        {
          id: 'if-cat',
          moves: ['cat@0.5,0'],
          then: ['draw', '33@-1,-1', 'cat@-0.5,-1'],
          isTold: true,
          brings: [
            { type: 'cat-laid', facts: { seat: 0, awake: true, left: 4 } },
            { type: 'cat-laid', facts: { seat: 1, awake: true } },
          ],
        },
        { id: 'if-turn', before: ['draw'], moves: ['65@2,0r'] },
        { id: 'if-pass', moves: ['pass'], then: ['draw', '70@-1,0'], isTold: true },
        {
          id: 'if-close',
          before: ['draw'],
          moves: ['62@0,1'],
          isTold: true,
          brings: [{ type: 'box-closed', facts: { cards: 5, worth: 4 } }],
        },
        {
          id: 'if-sleep',
          before: ['draw', '52@-2,-1r', 'pass'],
          moves: ['sleep@-2,0r'],
          isTold: true,
          brings: [{ type: 'cat-laid', facts: { seat: 0, awake: false } }],
        },
        {
          id: 'if-toy',
          before: ['draw', 'toy3@-1.5,-1'],
          brings: [{ type: 'toy-shown', facts: { seat: 1, card: 'toy3' } }],
        },
        { id: 'if-enter', before: ['draw'], moves: ['17@1,-1'] },
        {
          id: 'if-awake',
          moves: ['cat@0.5,-1'],
          isTold: true,
          brings: [{ type: 'cat-laid', facts: { seat: 0, awake: true, left: 2 } }],
        },
        {
          id: 'if-join',
          before: ['draw', '8@0,-2', 'draw'],
          moves: ['15@1,-2'],
          then: ['pass'],
          isTold: true,
          brings: [{ type: 'boxes-joined', facts: { boxes: 2, cards: 7 } }],
        },
        {
          id: 'if-princess',
          before: ['draw', '40@1,1', 'draw'],
          moves: ['princess@-0.5,-1'],
          isTold: true,
          brings: [{ type: 'cat-returned', facts: { seat: 1, by: 0 } }],
        },
      ],
    },
    {
      table: {
        players: 2,
        table: 'small',
        first: 1,
        hands: FINISH.hands,
        deck: cardsIn(FINISH.deck),
        moves: wordsIn(FINISH.moves),
      },
      steps: [
        {
          id: 'if-last',
          moves: ['57@4,3r'],
          isTold: true,
          brings: [
            { type: 'box-closed', facts: { cards: 7, worth: 8 } },
            { type: 'round-scored', facts: { result: { scores: [23, 14], penalties: [0, 0] } } },
          ],
        },
        { id: 'if-score', hasSlip: true },
      ],
    },
  ],
};
