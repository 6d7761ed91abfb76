import { expect, test } from 'vitest';
import { Ranking } from './ranking.ts';

const rank = (size: number, keys: readonly number[]): number[] => {
  const ranking = new Ranking(size);
  keys.forEach((key, item) => ranking.add(item, key));
  return [...ranking.items.subarray(0, ranking.count)];
};

test('the largest keys come first, the earlier of equal ones before the later', () => {
  expect(rank(3, [1, 5, 3, 5, 4])).toEqual([1, 3, 4]);
  expect(rank(3, [2, 2, 2, 2])).toEqual([0, 1, 2]);
  expect(rank(4, [0.5, -1])).toEqual([0, 1]);
});
