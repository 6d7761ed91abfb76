// One three-player round of Cat in the Box, from the first card to an opponent's paradox.

import type { Lesson } from '../../lessons/lesson.ts';

export const lesson: Lesson = {
  game: 'cat-in-the-box',
  scenes: [
    {
      table: {
        players: 3,
        layout: 'white',
        first: 0,
        hands: [
          [1, 1, 2, 3, 3, 4, 5, 5, 6, 6],
          [1, 2, 2, 3, 4, 4, 5, 5, 6, 6],
          [1, 1, 2, 2, 3, 3, 4, 4, 5, 6],
        ],
      },
      steps: [
        { id: 'cb-welcome' },
        {
          id: 'cb-aside',
          moves: ['-3'],
          then: ['-1', '-1'],
          isTold: true,
          brings: [{ type: 'all-discarded', facts: {} }],
        },
        { id: 'cb-predict', moves: ['=3'], then: ['=1', '=4'], isTold: true },
        {
          id: 'cb-lead',
          moves: ['5b'],
          then: ['3b', '6b'],
          isTold: true,
          brings: [{ type: 'trick-won', facts: { seat: 2 } }],
        },
        {
          id: 'cb-taken',
          before: ['4b'],
          moves: ['2b'],
          then: ['5y'],
          isTold: true,
          brings: [
            { type: 'colour-lost', facts: { seat: 1, colour: 'b' } },
            { type: 'trick-won', facts: { seat: 2 } },
          ],
        },
        {
          id: 'cb-red',
          before: ['3y'],
          moves: ['1r'],
          then: ['2y'],
          isTold: true,
          brings: [
            { type: 'colour-lost', facts: { seat: 0, colour: 'y' } },
            { type: 'trick-won', facts: { seat: 0, tricks: 1 } },
          ],
        },
        {
          id: 'cb-open',
          moves: ['6r'],
          then: ['2r', '4g'],
          isTold: true,
          brings: [
            { type: 'colour-lost', facts: { seat: 2, colour: 'r' } },
            { type: 'trick-won', facts: { seat: 0, tricks: 2 } },
          ],
        },
        {
          id: 'cb-low',
          moves: ['3g'],
          then: ['6g', '2g'],
          isTold: true,
          brings: [{ type: 'trick-won', facts: { seat: 1 } }],
        },
        {
          id: 'cb-group',
          before: ['4y', '1g'],
          moves: ['1b'],
          isTold: true,
          brings: [{ type: 'trick-won', facts: { seat: 1, tricks: 2 } }],
        },
        {
          id: 'cb-third',
          before: ['6y', '5g'],
          moves: ['4r'],
          isTold: true,
          brings: [{ type: 'trick-won', facts: { seat: 0, tricks: 3 } }],
        },
        {
          id: 'cb-paradox',
          moves: ['5r'],
          isTold: true,
          brings: [
            { type: 'paradox', facts: { seat: 1, hand: [4, 5] } },
            {
              type: 'round-scored',
              facts: {
                result: {
                  tricks: [3, 2, 2],
                  predictions: [3, 1, 4],
                  bonuses: [4, 0, 0],
                  paradox: 1,
                  scores: [7, -2, 2],
                },
              },
            },
          ],
        },
        { id: 'cb-score', hasSlip: true },
      ],
    },
  ],
};
