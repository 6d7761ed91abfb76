// "What would you play?": positions from games between bots where the net is certain and the reason can be explained.

import type { QuizPosition } from '../../lessons/quiz.ts';

const cards = (text: string): string[] => text.split(' ');

export const quiz: readonly QuizPosition[] = [
  {
    id: 'tw-first',
    table: {
      players: 3,
      earlier: [
        { pearls: [12, 6, 7], bonuses: [1, 1, 1], scores: [12, 6, 7] },
        { pearls: [12, 9, 3], bonuses: [1, 2, 2], scores: [12, 10, 4] },
        { pearls: [4, 11, 8], bonuses: [1, 1, 0], scores: [4, 11, 8] },
      ],
      first: 0,
      trump: 'n',
      token: 9,
      hands: [
        cards('o2 n1 b3 s4 s6 s8 s9 5 5'),
        cards('o7 n2 n6 b1 b2 b9 s1 s2 5'),
        cards('o4 o6 n3 n7 n9 b6 b7 b8 5'),
      ],
      moves: cards('+b3'),
    },
    seat: 1,
    answers: [
      { id: 'flip', moves: ['+o7'], isBest: true },
      { id: 'pearl', moves: ['+s1', '+b1'] },
      { id: 'trump', moves: ['+n2', '+b2', '+s2'] },
    ],
  },
  {
    id: 'tw-follow',
    table: {
      players: 3,
      earlier: [
        { pearls: [3, 9, 11], bonuses: [2, 2, 1], scores: [4, 10, 11] },
        { pearls: [6, 7, 11], bonuses: [1, 2, 1], scores: [6, 8, 11] },
      ],
      first: 1,
      trump: 'n',
      token: 1,
      hands: [
        cards('o1 n1 n7 n8 b1 b3 b7 b8 5'),
        cards('o2 o4 o6 o8 o9 n6 b6 s6 s8'),
        cards('n2 n3 n4 n9 b4 s1 s9 5 5'),
      ],
      moves: cards('+o6 +n4 +n8 b6'),
    },
    seat: 2,
    answers: [
      { id: 'low', moves: ['b4'], isBest: true },
      { id: 'five', moves: ['5'], isBest: true },
      { id: 'idle', moves: ['!n4'] },
    ],
  },
  {
    id: 'tw-take',
    table: {
      players: 4,
      earlier: [
        { pearls: [6, 4, 10, 5], bonuses: [2, 3, 0, 0], scores: [7, 5, 10, 5] },
        { pearls: [9, 6, 2, 7], bonuses: [0, 0, 2, 3], scores: [9, 6, 3, 8] },
        { pearls: [2, 3, 9, 10], bonuses: [1, 3, 1, 2], scores: [2, 4, 9, 11] },
        { pearls: [8, 11, 4, 3], bonuses: [1, 1, 1, 2], scores: [8, 11, 4, 4] },
      ],
      first: 2,
      trump: 's',
      token: 1,
      hands: [
        cards('o3 n1 n2 b1 b2 b7 s2 5 5'),
        cards('o4 n7 n8 b3 b4 b6 b9 s1 s4'),
        cards('o1 o2 o6 o7 o9 s3 s6 5 5'),
        cards('o8 n3 n4 n6 n9 b8 s7 s8 s9'),
      ],
      moves: cards('+o6 +n3 +o3 +o4 o2 o8 s2 s1 *o8 n8 s6 n4 n1'),
    },
    seat: 2,
    answers: [
      { id: 'pearl', moves: ['*n1'], isBest: true },
      { id: 'trump', moves: ['*n8'] },
      { id: 'fewer', moves: ['*n4'] },
    ],
  },
  {
    id: 'tw-name',
    table: {
      players: 4,
      earlier: [{ pearls: [6, 9, 1, 9], bonuses: [1, 1, 2, 2], scores: [6, 9, 2, 10] }],
      first: 3,
      trump: 'n',
      token: 9,
      hands: [
        cards('o1 o9 n8 b2 b6 b8 b9 s1 5'),
        cards('o4 o7 n1 n4 n9 s2 s4 s7 5'),
        cards('o3 o6 n2 n6 b1 b7 s3 s8 5'),
        cards('o2 o8 n3 n7 b3 b4 s6 s9 5'),
      ],
      moves: cards(
        '+b3 +n8 +s4 +o3 b4 b8 n4 b1 *b1 n9 !b1 n2 n3 !n8 b6 *n2 b9 o4 5 o2 *o2 >3 o8 o9 5 o6 *o8 >2 b7 5 b2 !s4 s7 *b2',
      ),
    },
    seat: 3,
    answers: [
      { id: 'last', moves: ['>0'], isBest: true },
      { id: 'self', moves: ['>3'] },
      { id: 'other', moves: ['>1', '>2'] },
    ],
  },
];
