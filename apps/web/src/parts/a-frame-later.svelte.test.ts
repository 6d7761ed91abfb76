import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { aFrameLater } from './a-frame-later.svelte.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Frames that are painted when the test says so. */
function stubFrames(): () => Promise<void> {
  let waiting: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => waiting.push(paint));
  return async () => {
    // Whoever waits for their turn asks for a frame first.
    await new Promise((resolve) => setTimeout(resolve));
    const due = waiting;
    waiting = [];
    for (const paint of due) paint();
    await new Promise((resolve) => setTimeout(resolve, 1));
    flushSync();
  };
}

test('a value is shown a frame later, the latest one, each in a frame of its own', async () => {
  const paint = stubFrames();
  let count = $state(0);
  let shown: (() => readonly number[]) | null = null;
  const stop = $effect.root(() => {
    const [first, second] = [aFrameLater(() => count), aFrameLater(() => 10 * count)];
    shown = () => [first.now, second.now];
  });
  const see = (): readonly number[] | undefined => shown?.();
  flushSync();
  expect(see()).toEqual([0, 0]);
  flushSync(() => count++);
  flushSync(() => count++);
  expect(see()).toEqual([0, 0]);
  await paint();
  expect(see()).toEqual([2, 0]);
  await paint();
  expect(see()).toEqual([2, 20]);
  stop();
});
