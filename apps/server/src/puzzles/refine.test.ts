import { expect, test } from 'vitest';
import { refinedRating } from './refine.ts';

test('as many right answers as expected leave a rating where it is', () => {
  expect(refinedRating(1000, { tries: 20, hits: 10, rating: 1000 })).toBe(1000);
});

test('what people miss is harder, what they find is easier, the more answers the further', () => {
  const missed = refinedRating(1000, { tries: 10, hits: 1, rating: 1000 });
  expect(missed).toBeGreaterThan(1100);
  expect(refinedRating(1000, { tries: 100, hits: 10, rating: 1000 })).toBeGreaterThan(missed);
  expect(refinedRating(1000, { tries: 10, hits: 10, rating: 1000 })).toBeLessThan(900);
  // Experts who find it say little.
  expect(refinedRating(1000, { tries: 10, hits: 10, rating: 1800 })).toBeGreaterThan(980);
});

test('a crowd cannot drive a rating away', () => {
  expect(refinedRating(1000, { tries: 100_000, hits: 0, rating: 2000 })).toBe(1500);
});
