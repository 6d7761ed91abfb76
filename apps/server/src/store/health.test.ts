import { expect, test, vi } from 'vitest';
import { StoreHealth } from './health.ts';
import { StoreError } from './store.ts';

test('is tried once a second at most, however many ask', async () => {
  let now = 0;
  let isFull = false;
  const check = vi.fn(() => (isFull ? Promise.reject(new StoreError('full')) : Promise.resolve()));
  const health = new StoreHealth({ check }, () => now);
  expect(await Promise.all(Array.from({ length: 100 }, () => health.isWell()))).not.toContain(false);
  isFull = true;
  now = 999;
  expect(await health.isWell()).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
  now = 1_000;
  expect(await health.isWell()).toBe(false);
  expect(check).toHaveBeenCalledTimes(2);
});

test('is bad when the store takes too long', async () => {
  vi.useFakeTimers();
  const health = new StoreHealth({ check: () => new Promise(() => undefined) });
  const asked = health.isWell();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asked).toBe(false);
  vi.useRealTimers();
});
