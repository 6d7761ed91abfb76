import { describe, expect, test } from 'vitest';
import { byPlayouts, LEAST_MS, shareOf, within } from './allowance.ts';

const IDLE = { waiting: 1, threads: 2, waitedMs: 0, maxMs: 300 };

describe('the share of a turn', () => {
  test('is all there is while every thread has one turn at most', () => {
    expect(shareOf(IDLE)).toBe(300);
    expect(shareOf({ ...IDLE, waiting: 2 })).toBe(300);
  });

  test('shrinks as more wait, and never grows', () => {
    const shares = [1, 2, 4, 8, 40, 200, 1000].map((waiting) => shareOf({ ...IDLE, waiting }));
    expect(shares).toEqual([300, 300, 300, 150, 30, 6, 1.2]);
  });

  test('shrinks as the turn gets older, down to the least', () => {
    const shares = [0, 300, 450, 599.5, 600, 5000].map((waitedMs) => shareOf({ ...IDLE, waitedMs }));
    expect(shares).toEqual([300, 300, 150, LEAST_MS, LEAST_MS, LEAST_MS]);
  });

  test.each([10, 200, 1000])('%i turns at once are all started before they are due', (crowd) => {
    const [threads, maxMs] = [2, 300];
    let clock = 0;
    for (let waiting = crowd; waiting > 0; waiting -= threads) {
      expect(clock).toBeLessThanOrEqual(2 * maxMs);
      clock += shareOf({ waiting, threads, waitedMs: clock, maxMs });
    }
  });
});

describe('an allowance within a share', () => {
  test("keeps the bot's own limits where they are lower", () => {
    expect(within({ playouts: 600, milliseconds: 25 }, 300)).toEqual({ playouts: 600, milliseconds: 25 });
    expect(within({ playouts: 600, milliseconds: 25 }, 4)).toEqual({ playouts: 600, milliseconds: 4 });
  });

  test('limits the time of a bot that sets itself no limit', () => {
    expect(within({}, 4)).toEqual({ milliseconds: 4 });
    expect(within({ playouts: 50 }, 4)).toEqual({ playouts: 50, milliseconds: 4 });
  });
});

test('an allowance by playouts has no clock, and an end', () => {
  expect(byPlayouts({ playouts: 200, milliseconds: 300 })).toEqual({ playouts: 200 });
  expect(byPlayouts({ playouts: 3000, milliseconds: 300 })).toEqual({ playouts: 400 });
  expect(byPlayouts({ milliseconds: 300 })).toEqual({ playouts: 400 });
  expect(byPlayouts({})).toEqual({});
});
