import { findGame, type Game } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { QuizTable } from './quiz-table.svelte.ts';
import type { QuizPosition } from './quiz.ts';

const game = findGame('cat-in-the-box') as Game;
const DEAL = {
  players: 3,
  layout: 'white',
  first: 0,
  hands: [
    [1, 1, 2, 3, 3, 4, 5, 5, 6, 6],
    [1, 2, 2, 3, 4, 4, 5, 5, 6, 6],
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 6],
  ],
};
const first: QuizPosition = {
  id: 'first',
  table: { ...DEAL, moves: ['-3', '-1', '-1'] },
  answers: [
    { id: 'three', moves: ['=3'], isBest: true },
    { id: 'one', moves: ['=1'] },
  ],
};
const second: QuizPosition = {
  ...first,
  id: 'second',
  seat: 1,
  table: { ...DEAL, moves: ['-3', '-1', '-1', '=3'] },
};

test('an answer is played on the table and explained', () => {
  const table = new QuizTable(game, [first, second]);
  expect(table.legal).toContain('=3');
  table.play('=1');
  expect(table.stage).toBe('answered');
  expect(table.given?.answer?.id).toBe('one');
  expect(table.legal).toEqual([]);
  expect(table.last?.move).toBe('=1');
});

test('the first answer counts, whatever is tried afterwards', () => {
  const table = new QuizTable(game, [first, second]);
  table.play('=1');
  table.lookAgain();
  table.play('=3');
  expect(table.given?.answer?.isBest).toBe(true);
  expect(table.results).toEqual([false, null]);
  expect(table.right).toBe(0);
});

test('a legal move without its own explanation is an answer too', () => {
  const table = new QuizTable(game, [first]);
  table.play('=4');
  expect(table.given).toMatchObject({ move: '=4', answer: null });
});

test('positions can be skipped, and come back after a restart', () => {
  const table = new QuizTable(game, [first, second]);
  table.goOn();
  expect(table.seat).toBe(1);
  table.play('=3');
  table.goOn();
  expect(table.stage).toBe('end');
  expect(table.results).toEqual([null, true]);
  table.restart();
  expect(table.index).toBe(0);
  expect(table.results).toEqual([null, null]);
});
