import { expect, test } from 'vitest';
import { faceOf, isShort, leftOn } from './clock-face.ts';

test('a stopped clock keeps its time, a running one counts down to zero', () => {
  expect(leftOn({ left: 5000, since: null }, 99_000)).toBe(5000);
  expect(leftOn({ left: 5000, since: 1000 }, 3000)).toBe(3000);
  expect(leftOn({ left: 5000, since: 1000 }, 60_000)).toBe(0);
  // Our estimate of the server's time may be slightly behind.
  expect(leftOn({ left: 5000, since: 1000 }, 900)).toBe(5000);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [9000, '0:09'],
  [9001, '0:10'],
  [60_000, '1:00'],
  [754_000, '12:34'],
  [3_599_500, '1:00:00'],
  [3_723_000, '1:02:03'],
])('%i ms are shown as %s', (left, text) => {
  expect(faceOf(left)).toBe(text);
});

test('days and hours', () => {
  expect(faceOf(2 * 86_400_000 + 5 * 3_600_000)).toEqual({ days: 2, hours: 5 });
});

test('below ten seconds the clock warns', () => {
  expect(isShort(10_000)).toBe(false);
  expect(isShort(9_999)).toBe(true);
});
