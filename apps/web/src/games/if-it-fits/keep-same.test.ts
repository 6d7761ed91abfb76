import { expect, test } from 'vitest';
import { keepSame } from './keep-same.ts';

test('unchanged items stay the same object, in the new order', () => {
  const keep = keepSame<{ x: number; turned: boolean }>(({ x, turned }) => `${x} ${turned}`);
  const [first, second] = keep([
    { x: 1, turned: false },
    { x: 2, turned: false },
  ]);
  const next = keep([
    { x: 2, turned: false },
    { x: 1, turned: true },
    { x: 3, turned: false },
  ]);
  expect(next[0]).toBe(second);
  expect(next[1]).not.toBe(first);
  expect(next.map(({ x }) => x)).toEqual([2, 1, 3]);
});
