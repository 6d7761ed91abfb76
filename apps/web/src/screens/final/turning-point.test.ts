import { expect, test } from 'vitest';
import type { Verdict } from '../../replay/verdicts.ts';
import { turningPoint } from './turning-point.ts';

const verdict = (seat: number, mean: number, mark: Verdict['mark']): Verdict =>
  ({ decision: { seat, index: 0 }, mark, chanceCost: { mean, error: 0 } }) as unknown as Verdict;

test('the reader’s own costliest mistake is the turning point', () => {
  const own = verdict(0, 0.18, '??');
  expect(turningPoint([verdict(1, 0.4, '??'), verdict(0, 0.03, '?!'), own], 0)).toBe(own);
});

test('if the reader made none, somebody else’s mistake is', () => {
  const other = verdict(1, 0.4, '??');
  expect(turningPoint([verdict(0, 0, ''), other, verdict(2, 0.1, '?')], 0)).toBe(other);
  expect(turningPoint([other], null)).toBe(other);
});

test('a game without mistakes has no turning point', () => {
  expect(turningPoint([verdict(0, 0.01, '')], 0)).toBeNull();
  expect(turningPoint([], null)).toBeNull();
});
