import { beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../parts/notices.svelte.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { offerInstall, type Way } from './install.ts';

const HOUR = 60 * 60_000;
let now = 0;
const device = { now: () => now };
const prompt = { prompt: vi.fn(() => Promise.resolve()) };
const way: Way = { by: 'prompt', prompt };

beforeEach(() => {
  now = 1_000 * HOUR;
  notices.list = [];
  prompt.prompt.mockClear();
});

test('installing is offered once, on the second visit, and reloads are not visits', async () => {
  const store = new MemoryStore();
  const come = (): Promise<boolean> => offerInstall({ store, device, way, isIdle: true });
  expect(await come()).toBe(false);
  now += HOUR / 6;
  expect(await come()).toBe(false);
  now += HOUR;
  expect(await come()).toBe(true);
  expect(notices.list.map(({ words }) => words)).toEqual(['install-offer']);
  now += 24 * HOUR;
  expect(await come()).toBe(false);
});

test('the offer waits for the next visit during a game, and where installing is impossible or already done', async () => {
  const store = new MemoryStore();
  await offerInstall({ store, device, way, isIdle: true });
  now += HOUR;
  expect(await offerInstall({ store, device, way, isIdle: false })).toBe(false);
  expect(await offerInstall({ store, device, way: null, isIdle: true })).toBe(false);
  expect(await offerInstall({ store, device, way: { by: 'steps' }, isIdle: true })).toBe(true);
  expect(notices.list.map(({ words }) => words)).toEqual(['install-steps']);
});

test('garbage in the store is ignored', async () => {
  const store = new MemoryStore();
  await store.put('settings', 'visits', { count: 'many', isOffered: 1 });
  expect(await offerInstall({ store, device, way, isIdle: true })).toBe(false);
});

test('the button asks the browser, and the notice disappears', async () => {
  const store = new MemoryStore();
  await offerInstall({ store, device, way, isIdle: true });
  now += HOUR;
  await offerInstall({ store, device, way, isIdle: true });
  notices.list[0].action?.run();
  expect(prompt.prompt).toHaveBeenCalledOnce();
  expect(notices.list).toEqual([]);
});
