import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

test('the winner stands in the middle, the last at one end', () => {
  expect(stepsOf([2, 1, 3])).toEqual([0, 1, 2]);
  expect(stepsOf([3, 2, 1, 4, 5])).toEqual([3, 1, 2, 0, 4]);
});

test('players who share the win stand side by side', () => {
  expect(stepsOf([1, 3, 1])).toEqual([2, 0, 1]);
});
