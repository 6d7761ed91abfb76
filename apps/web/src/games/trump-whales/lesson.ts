// The first tricks of a three-player round of Trump Whales, and its last one.

import type { JsonObject } from '@menagerie/rules';
import type { Lesson } from '../../lessons/lesson.ts';

const DEAL: JsonObject = {
  players: 3,
  first: 0,
  trump: 'o',
  token: 9,
  hands: [
    ['n3', 'b8', 's2', 's4', '5', 'b3', 'b4', 'b6', 'b7'],
    ['n6', 'n2', 'b9', 's6', 'n4', 'n1', 'o7', 'o8', 's7'],
    ['n7', 'b2', 'o2', 's9', 'n9', 'n8', 'o9', 'o3', 's8'],
  ],
};

/** What happens up to the last trick. */
const MEANWHILE =
  '+n3 +n2 +n7 b8 b9 b2 *b8 s6 s9 !n3 s2 *s9 5 n4 n8 *n8 >1 n1 n9 !b8 s4 *n1 b4 o8 s8 *b4 o3 b6 o7 *b6 o2 b3 !n2 s7 *o2';

export const lesson: Lesson = {
  game: 'trump-whales',
  scenes: [
    {
      table: DEAL,
      steps: [
        { id: 'tw-welcome' },
        {
          id: 'tw-first',
          moves: ['+n3'],
          then: ['+n2', '+n7'],
          isTold: true,
          brings: [{ type: 'first-bonuses-shown', facts: { cards: ['n3', 'n2', 'n7'] } }],
        },
        {
          id: 'tw-lead',
          moves: ['b8'],
          then: ['b9', 'b2'],
          isTold: true,
          brings: [{ type: 'trick-won', facts: { seat: 1, card: 'b9' } }],
        },
        {
          id: 'tw-lost',
          before: ['*b8'],
          brings: [
            { type: 'pearls-taken', facts: { seat: 1, card: 'b8', pearls: 3 } },
            { type: 'bonus-kept', facts: { seat: 0, card: 'b8' } },
          ],
        },
        {
          id: 'tw-spend',
          before: ['s6', 's9'],
          moves: ['!n3'],
          brings: [{ type: 'token-flipped', facts: { seat: 0, token: 1 } }],
        },
        {
          id: 'tw-turned',
          moves: ['s2'],
          isTold: true,
          brings: [{ type: 'trick-won', facts: { seat: 0, card: 's2' } }],
        },
        {
          id: 'tw-take',
          moves: ['*s9'],
          isTold: true,
          brings: [
            { type: 'pearls-taken', facts: { seat: 0, card: 's9', pearls: 3 } },
            { type: 'bonus-kept', facts: { seat: 2, card: 's9' } },
          ],
        },
        {
          id: 'tw-five',
          moves: ['5'],
          then: ['n4', 'n8'],
          isTold: true,
          brings: [{ type: 'trick-won', facts: { seat: 1, card: 'n4' } }],
        },
        {
          id: 'tw-name',
          before: ['*n8'],
          moves: ['>1'],
          brings: [
            { type: 'pearls-taken', facts: { seat: 1, card: 'n8' } },
            { type: 'bonus-kept', facts: { seat: 2, card: 'n8' } },
            { type: 'leader-named', facts: { seat: 0, leader: 1 } },
          ],
        },
        {
          id: 'tw-trump',
          before: ['n1', 'n9'],
          moves: ['!b8'],
          brings: [{ type: 'trump-moved', facts: { seat: 0, from: 'o', to: 's' } }],
        },
        {
          id: 'tw-win',
          moves: ['s4'],
          brings: [{ type: 'trick-won', facts: { seat: 0, card: 's4' } }],
        },
        {
          id: 'tw-choose',
          moves: ['*n1', '*n9'],
          isTold: true,
          brings: [{ type: 'pearls-taken', facts: { seat: 0, pearls: 3 } }],
        },
      ],
    },
    {
      table: { ...DEAL, moves: MEANWHILE.split(' ') },
      steps: [
        {
          id: 'tw-last',
          moves: ['b7'],
          then: ['n6', 'o9'],
          brings: [{ type: 'trick-won', facts: { seat: 0, card: 'b7' } }],
        },
        {
          id: 'tw-last-take',
          moves: ['*o9'],
          brings: [
            { type: 'pearls-taken', facts: { seat: 0, card: 'o9', pearls: 3 } },
            {
              type: 'round-scored',
              facts: { result: { pearls: [12, 6, 4], bonuses: [2, 1, 5], scores: [13, 6, 6] } },
            },
          ],
        },
        { id: 'tw-score', hasSlip: true },
      ],
    },
  ],
};
