import { expect, test } from 'vitest';
import { gameOfDay, nextMissed, nextPuzzle, puzzleOfDay } from './choose.ts';
import type { Found } from './files.ts';
import type { GameProgress } from './progress.ts';

const found = (id: string, rating: number, ...themes: string[]): Found =>
  ({ puzzle: { id, rating, themes }, from: {} }) as unknown as Found;
const list = [
  found('a', 700, 'lead'),
  found('b', 1000, 'lead', 'save'),
  found('c', 1100, 'save'),
  found('d', 1400, 'lead'),
];
const own = (answers: GameProgress['answers']): GameProgress => ({
  rating: 1050,
  deviation: 90,
  line: [],
  answers,
});
const wish = { theme: null, strength: 'fitting' } as const;

test('suitable ones come first, then the nearest, then none', () => {
  expect(nextPuzzle(list, own({}), wish, 0)?.puzzle.id).toBe('b');
  expect(nextPuzzle(list, own({}), wish, 0.99)?.puzzle.id).toBe('c');
  const tried = { b: { right: true }, c: { right: false } };
  expect(nextPuzzle(list, own(tried), wish, 0)?.puzzle.id).toBe('a');
  const all = { ...tried, a: { right: true }, d: { right: true } };
  expect(nextPuzzle(list, own(all), wish, 0)).toBeNull();
});

test('a chosen theme and difficulty are respected', () => {
  expect(nextPuzzle(list, own({}), { theme: 'save', strength: 'fitting' }, 0.99)?.puzzle.id).toBe('c');
  expect(nextPuzzle(list, own({}), { theme: null, strength: 'hard' }, 0)?.puzzle.id).toBe('d');
  expect(nextPuzzle(list, own({}), { theme: 'save', strength: 'hard' }, 0)).toBeNull();
});

test('missed ones come back, but not the one just shown', () => {
  const answers = own({ a: { right: false }, d: { right: false }, b: { right: true } });
  expect(nextMissed(list, answers, 'a')?.puzzle.id).toBe('d');
  expect(nextMissed(list, own({ a: { right: false } }), 'a')).toBeNull();
});

test('every day has a game and a puzzle, the same for everyone, and each gets its turn', () => {
  const games = ['x', 'y', 'z'];
  const dates = Array.from({ length: 12 }, (_, i) =>
    new Date(Date.UTC(2026, 10, 1 + i)).toISOString().slice(0, 10),
  );
  expect(new Set(dates.slice(0, 3).map((date) => gameOfDay(games, date)))).toEqual(new Set(games));
  const ofX = dates.filter((date) => gameOfDay(games, date) === 'x');
  expect(new Set(ofX.map((date) => puzzleOfDay(list, 3, date).puzzle.id)).size).toBe(list.length);
});
