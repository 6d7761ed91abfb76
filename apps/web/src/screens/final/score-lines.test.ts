import { expect, test } from 'vitest';
import { scoreLines, spreadLabels } from './score-lines.ts';

test('totals add up round by round', () => {
  const lines = scoreLines({
    rounds: [
      [3, -1],
      [2, 4],
    ],
    totals: [5, 3],
  });
  expect(lines.totals).toEqual([
    [0, 3, 5],
    [0, -1, 3],
  ]);
  expect([lines.least, lines.most]).toEqual([-1, 5]);
});

test('labels keep their distance and stay above the bottom edge', () => {
  const spread = spreadLabels([98, 97, 20], 12, 100);
  expect(spread[2]).toBe(20);
  expect(spread[1]).toBe(88);
  expect(spread[0]).toBe(100);
});
