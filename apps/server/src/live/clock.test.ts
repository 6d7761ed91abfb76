import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

test('the clock advances evenly, whatever happens to the wall clock', () => {
  let [wall, steady] = [1_000_000, 50];
  const now = steadyClock(
    () => wall,
    () => steady,
  );
  expect(now()).toBe(1_000_000);
  [wall, steady] = [5, 150];
  expect(now()).toBe(1_000_100);
  [wall, steady] = [9e12, 151.4];
  expect(now()).toBe(1_000_101);
});
