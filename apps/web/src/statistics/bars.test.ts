import { expect, test } from 'vitest';
import { layBars } from './bars.ts';

const FRAME = { width: 300, height: 120, top: 20, bottom: 20 };

test('bars have a common baseline, side by side, in proportion', () => {
  const [half, full, none] = layBars(FRAME, [2, 4, 0], 4);
  expect([half.height, full.height, none.height]).toEqual([40, 80, 0]);
  for (const bar of [half, full, none]) expect(bar.y + bar.height).toBe(100);
  expect([half.middle, full.middle, none.middle]).toEqual([50, 150, 250]);
  expect(half.x + half.width).toBeLessThan(full.x);
});

test('a few bars stay narrow, and nothing leaves the frame', () => {
  expect(layBars(FRAME, [1], 1)[0].width).toBe(56);
  expect(layBars(FRAME, [9], 3)[0].height).toBe(80);
  expect(layBars(FRAME, [0], 0)[0].height).toBe(0);
  expect(layBars(FRAME, [], 1)).toEqual([]);
});
