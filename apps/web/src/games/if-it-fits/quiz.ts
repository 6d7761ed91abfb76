// "What would you play?" for If It Fits: four positions from games between bots. Their texts say why.

import type { QuizPosition } from '../../lessons/quiz.ts';
import { cardsIn, wordsIn } from './table-text.ts';

export const quiz: readonly QuizPosition[] = [
  {
    id: 'if-early',
    seat: 0,
    table: {
      players: 2,
      table: 'small',
      first: 1,
      hands: [
        [35, 54],
        [21, 57],
      ],
      deck: cardsIn(`65 49 58 28 27 31 48 38 29 9 72 18 37 34 4 44 64 40 61 62 princess 5 17 33 66 69 36 19 30 59 16 15 67 23
      10 39 51 70 68 1 41 20 50 12 52 42 32 8 princess 60 toy2 24 47 toy1 56 22 45 71 63 3 25 11 13 2 7 14 43
      53 55 toy3 26 46 6`),
      moves: wordsIn(`start3@0,0 start1@0,-1 draw 57@1,0 cat@0.5,0`),
    },
    answers: [
      { id: 'draw', moves: ['draw'], isBest: true },
      { id: 'sneak', moves: ['sleep@0,1r', 'sleep@1,-1'] },
      { id: 'alone', moves: ['sleep@-1,-1', 'sleep@0,1', 'sleep@-1,0', 'sleep@2,0r'] },
    ],
  },
  {
    id: 'if-apart',
    seat: 1,
    table: {
      players: 2,
      table: 'small',
      first: 0,
      hands: [
        [14, 8],
        [70, 53],
      ],
      deck: cardsIn(`29 6 princess 72 27 toy2 71 38 43 51 22 10 62 54 23 58 39 25 60 40 49 36 30 32 5 47 66 15 16 toy1 7 56 2
      9 59 67 34 26 princess 42 57 50 52 35 24 64 31 46 44 28 3 1 12 18 4 17 13 69 33 61 37 55 20 toy3 11 48 63
      65 68 41 19 21 45`),
      moves: wordsIn(
        `start5@0,0 start3@0,-1 draw 29@1,-1 cat@0.5,-1 draw 53@1,0 cat@0.5,0 draw 14@-1,-1 cat@-0.5,-1 draw`,
      ),
    },
    answers: [
      { id: 'wall', moves: ['72@-1,0'], isBest: true },
      { id: 'merge', moves: ['6@-1,0'] },
      { id: 'spray', moves: ['70@1,-2', '70@1,-2r', '70@-1,-2', '70@-1,-2r', '70@0,-2'] },
    ],
  },
  {
    id: 'if-lid',
    seat: 2,
    table: {
      players: 3,
      table: 'medium',
      first: 0,
      hands: [
        [37, 34],
        [10, 44],
        [7, 27],
      ],
      deck: cardsIn(`67 62 13 32 48 71 23 58 69 60 45 41 24 8 toy1 20 6 52 princess 1 36 12 46 66 40 princess 21 16 72 toy3 54
      42 30 11 61 5 64 55 17 15 59 19 33 14 68 63 3 toy2 57 22 56 29 70 18 43 38 9 49 51 25 4 2 65 39 31 53
      princess 28 35 47 26 50`),
      moves:
        wordsIn(`start1@0,0 start5@0,-1 start2@0,-2 draw 34@-1,-2 cat@-0.5,-2 draw 10@-1,-1r cat@-0.5,-1 draw 13@-1,0r
      cat@-0.5,0 draw 32@-2,-2 cat@-1.5,-2 draw 44@-2,-1 cat@-1.5,-1 sleep@0,1r draw 67@-3,-2 cat@-2.5,-2 draw
      23@1,-1 cat@0.5,-1 draw 27@1,0 cat@0.5,0 draw 71@1,-2r cat@0.5,-2 draw 60@-2,0r cat@-1.5,0 sleep@-2,1r
      sleep@1,-3r 48@1,-4 7@0,-4 37@-1,-4 62@-2,-4`),
    },
    answers: [
      { id: 'close', moves: ['58@1,1'], isBest: true },
      { id: 'nobody', moves: ['58@2,-4'] },
      { id: 'aside', moves: ['58@-3,-4', '58@-3,-4r', '58@2,-4r', '58@-3,-3'] },
    ],
  },
  {
    id: 'if-spray',
    seat: 1,
    table: {
      players: 3,
      table: 'medium',
      first: 0,
      hands: [
        [25, 4],
        [62, 3],
        [35, 17],
      ],
      deck: cardsIn(`princess 7 9 10 44 21 55 23 24 27 12 70 22 toy2 52 11 34 56 19 15 50 40 31 72 30 13 5 65 princess 71 66
      28 68 58 61 43 63 26 53 14 37 41 48 67 54 39 1 47 18 45 59 toy1 2 36 42 49 29 8 32 60 64 51 6 69 toy3 20
      57 33 38 princess 46 16`),
      moves:
        wordsIn(`start1@0,0 start4@0,-1 start2@0,-2 draw 25@-1,0r cat@-0.5,0 draw 3@-1,-2 cat@-0.5,-2 draw 35@1,-1
      cat@0.5,-1 draw 4@-1,-1 cat@-0.5,-1 sleep@-1,-3 sleep@0,1r draw 10@-2,-2r cat@-1.5,-2 sleep@-2,-3
      sleep@-1,1r draw 21@1,-2 cat@0.5,-2 draw 62@-2,-4 draw 9@-3,-2r cat@-2.5,-2 draw 44@-2,-1 cat@-1.5,-1
      55@1,0 cat@0.5,0 23@-4,-2r cat@-3.5,-2 24@2,-2`),
    },
    answers: [
      { id: 'two', moves: ['7@2,-1r'], isBest: true },
      { id: 'one', moves: ['7@2,-1'] },
      { id: 'aside', moves: ['7@-3,-4', '7@-3,-4r', '7@-1,-4', '7@-1,-4r'] },
    ],
  },
];
