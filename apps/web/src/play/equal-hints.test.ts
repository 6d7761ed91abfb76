import { expect, test } from 'vitest';
import type { Hint } from '../games/room.ts';
import { countEquals, isAsGood } from './equal-hints.ts';

const hint = (chance: number, chanceError = 0.01, behind?: Hint['behind']): Hint => ({
  move: `${chance}`,
  chance,
  chanceError,
  score: 0,
  ...(behind ? { behind } : {}),
});

test('a difference within twice its error counts as none', () => {
  expect(isAsGood(hint(0.5), hint(0.48))).toBe(true);
  expect(isAsGood(hint(0.5), hint(0.46))).toBe(false);
});

test('paired comparisons take precedence', () => {
  expect(isAsGood(hint(0.5, 0.1), hint(0.45, 0.1, { mean: 0.05, error: 0.01 }))).toBe(false);
  expect(isAsGood(hint(0.5, 0), hint(0.45, 0, { mean: 0.01, error: 0.02 }))).toBe(true);
});

test('a negligible difference counts as none', () => {
  expect(isAsGood(hint(0.5, 0), hint(0.496, 0))).toBe(true);
});

test('equal moves are counted from the first one', () => {
  expect(countEquals([hint(0.5), hint(0.49), hint(0.3)])).toBe(2);
  expect(countEquals([hint(0.5)])).toBe(1);
  expect(countEquals([])).toBe(0);
});
