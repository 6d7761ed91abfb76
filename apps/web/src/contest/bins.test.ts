import { expect, test } from 'vitest';
import { binsOf } from './bins.ts';

const histogram = (...margins: number[]): { margin: number; count: number }[] =>
  margins.map((margin) => ({ margin, count: 1 }));

test('few margins get a bar each, gaps included', () => {
  expect(binsOf(histogram(-1, 0, 2), 0, 12)).toEqual([
    { from: -1, to: -1, count: 1, isOwn: false },
    { from: 0, to: 0, count: 1, isOwn: true },
    { from: 1, to: 1, count: 0, isOwn: false },
    { from: 2, to: 2, count: 1, isOwn: false },
  ]);
});

test('many margins share bars, and every result is counted', () => {
  const bins = binsOf(histogram(-37, -5, 0, 4, 41), 4, 12);
  expect(bins.length).toBeLessThanOrEqual(12);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(bins.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect(bins.find(({ isOwn }) => isOwn)).toMatchObject({ from: 0, to: 9, count: 2 });
});

test('without a result of your own no bar is marked; without any results there are no bars', () => {
  expect(binsOf(histogram(3), null, 12)).toEqual([{ from: 3, to: 3, count: 1, isOwn: false }]);
  expect(binsOf([], null, 12)).toEqual([]);
});
