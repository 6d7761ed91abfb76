import { expect, test } from 'vitest';
import { clockwiseFrom } from './seats.ts';

test('clockwise from a seat', () => {
  expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(clockwiseFrom(0, 2)).toEqual([0, 1]);
});
