import type { RatingPoint } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { layRatings, ratingLines, scaleOf } from './rating-lines.ts';
import { dayContest, mondayOf } from './weeks.ts';

const point = (at: number, rating: number, more: Partial<RatingPoint> = {}): RatingPoint => ({
  game: 'if-it-fits',
  kind: 'people',
  at,
  rating,
  uncertainty: 90,
  ...more,
});

test('each game and kind has its own line, starting with the oldest day', () => {
  const lines = ratingLines([point(3, 1510), point(1, 1480), point(2, 1600, { kind: 'bots' })]);
  expect(lines.map(({ kind, points }) => [kind, points.map(({ at }) => at)])).toEqual([
    ['people', [1, 3]],
    ['bots', [2]],
  ]);
});

test('a line fills its box, in whole hundreds, and a single day is in the middle', () => {
  const box = { left: 0, right: 100, top: 0, bottom: 50 };
  const points = [point(0, 1500), point(5, 1650), point(10, 1600)];
  expect(scaleOf(points)).toEqual({ least: 1400, most: 1700 });
  expect(layRatings(points, box).map(({ x }) => x)).toEqual([0, 50, 100]);
  const [first, highest] = layRatings(points, box).map(({ y }) => y);
  expect(highest).toBeLessThan(first);
  expect(layRatings([point(7, 1500)], box)).toEqual([{ x: 50, y: 25 }]);
});

test('a week starts on Monday', () => {
  expect(['2026-11-16', '2026-11-18', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(dayContest('2026-11-16', 'if-it-fits')).toBe('day-2026-11-16-if-it-fits');
});
