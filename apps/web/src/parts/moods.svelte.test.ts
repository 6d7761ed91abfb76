import { expect, test } from 'vitest';
import { commonFeelings, moodsAfter } from './moods.svelte.ts';

const told = (type: string, facts: Record<string, never> | object) =>
  ({ type, rule: 'X-1', facts }) as Parameters<typeof commonFeelings>[0];

test('the winner of a trick is happy, and nobody else reacts', () => {
  const moods = moodsAfter([told('trick-won', { seat: 1 })], commonFeelings, 3);
  expect([...moods]).toEqual([[1, 'happy']]);
});

test('a paradox upsets the player and surprises the others', () => {
  const moods = moodsAfter([told('paradox', { seat: 2 })], commonFeelings, 3);
  expect(moods.get(2)).toBe('upset');
  expect(moods.get(0)).toBe('surprised');
  expect(moods.get(1)).toBe('surprised');
});

test('the latest reaction counts', () => {
  const over = told('game-over', { totals: [3, 1], places: [1, 2] });
  const moods = moodsAfter([told('trick-won', { seat: 1 }), over], commonFeelings, 2);
  expect([...moods].sort()).toEqual([
    [0, 'happy'],
    [1, 'upset'],
  ]);
});
