// "What would you play?": positions from games between bots in which one choice is better for a visible reason.

import type { QuizPosition } from '../../lessons/quiz.ts';

export const quiz: readonly QuizPosition[] = [
  {
    id: 'cb-lonely',
    seat: 0,
    table: {
      players: 3,
      layout: 'white',
      earlier: [
        {
          tricks: [2, 4, 2],
          predictions: [1, 4, 3],
          bonuses: [0, 4, 0],
          paradox: null,
          scores: [2, 8, 2],
        },
      ],
      first: 1,
      hands: [
        [1, 2, 2, 2, 3, 3, 3, 4, 5, 6],
        [1, 1, 2, 4, 4, 4, 5, 6, 6, 6],
        [1, 1, 2, 3, 3, 4, 5, 5, 5, 6],
      ],
      turnedUp: [],
      moves: '-4 -5 -3 =1 =4 =1 6b 3b 6r 2y 1y 3y 5r 2r 4r 1r 2g 2b 6g'.split(' '),
    },
    answers: [
      { id: 'one', moves: ['1g'], isBest: true },
      { id: 'green', moves: ['5g', '4g', '3g'] },
      { id: 'yellow', moves: ['4y', '5y'] },
    ],
  },
  {
    id: 'cb-lowest',
    seat: 0,
    table: {
      players: 3,
      layout: 'white',
      first: 0,
      hands: [
        [1, 2, 3, 4, 5, 5, 6, 6, 6, 6],
        [1, 1, 3, 3, 3, 4, 4, 5, 5, 6],
        [1, 1, 2, 2, 2, 2, 3, 4, 4, 5],
      ],
      turnedUp: [],
      moves: '-6 -3 -2 =4 =1 =1 5y 4y 1y 6b 5b 4b 5g 4g 5r 1b 4r 6r 3y 2y 6y 3r 1r 2r'.split(' '),
    },
    answers: [
      { id: 'one', moves: ['1g'], isBest: true },
      { id: 'two', moves: ['2g'] },
      { id: 'six', moves: ['6g'] },
    ],
  },
  {
    id: 'cb-sure',
    seat: 1,
    table: {
      players: 3,
      layout: 'white',
      earlier: [
        {
          tricks: [2, 5, 0],
          predictions: [3, 3, 1],
          bonuses: [0, 0, 0],
          paradox: 2,
          scores: [2, 5, 0],
        },
        {
          tricks: [1, 6, 0],
          predictions: [1, 3, 3],
          bonuses: [5, 0, 0],
          paradox: 1,
          scores: [6, -6, 0],
        },
      ],
      first: 0,
      hands: [
        [1, 1, 1, 1, 2, 3, 3, 4, 5, 6],
        [1, 2, 2, 3, 4, 4, 5, 5, 5, 6],
        [2, 2, 3, 3, 4, 4, 5, 6, 6, 6],
      ],
      turnedUp: [],
      moves: '-1 -5 -6 =1 =4 =4 6b 2b 3r 3g 2g 4g 6r 4r 5r'.split(' '),
    },
    answers: [
      { id: 'two', moves: ['2r'], isBest: true },
      { id: 'yellow', moves: ['4y', '5y', '3y'] },
      { id: 'green', moves: ['5g'] },
    ],
  },
  {
    id: 'cb-quiet',
    seat: 1,
    table: {
      players: 3,
      layout: 'white',
      earlier: [
        {
          tricks: [2, 4, 2],
          predictions: [1, 4, 3],
          bonuses: [0, 4, 0],
          paradox: null,
          scores: [2, 8, 2],
        },
        {
          tricks: [1, 2, 4],
          predictions: [1, 1, 4],
          bonuses: [5, 0, 0],
          paradox: 2,
          scores: [6, 2, -4],
        },
      ],
      first: 2,
      hands: [
        [1, 1, 2, 2, 3, 4, 4, 5, 5, 6],
        [1, 1, 2, 3, 3, 4, 4, 5, 6, 6],
        [1, 2, 2, 3, 3, 4, 5, 5, 6, 6],
      ],
      turnedUp: [],
      moves: '-2 -5 -6 =4 =1 =1 6b 2b 3b 6y 2y 3y 5b 6r 4b 3g 2g 4g 5r 4r 1r 1y 4y 5y'.split(' '),
    },
    answers: [
      { id: 'green', moves: ['1g'], isBest: true },
      { id: 'blue', moves: ['1b'] },
      { id: 'six', moves: ['6g'] },
    ],
  },
];
