// Who keeps games going: bots, clocks, and servers that come back.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import {
  become,
  startBackend,
  startGame,
  type BackendOptions,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import { seenAllAlong } from '../testing/store-with.ts';

let store: Store;
let now: number;
let houses: TestBackend[];

beforeEach(async () => {
  store = await openSqlite(':memory:');
  now = Date.now();
  houses = [];
});
afterEach(async () => {
  for (const { server } of houses) await server.close();
  await store.close();
});

async function begin(wishes: BackendOptions = {}): Promise<TestBackend> {
  const backend = await startBackend({ store: seenAllAlong(store), now: () => now, ...wishes });
  houses.push(backend);
  return backend;
}

const two = async ({ server }: TestBackend): Promise<[Player, Player]> => [
  await become(server, 'Ann'),
  await become(server, 'Bob'),
];
const types = async (id: string): Promise<string[]> => (await store.read(id)).map(({ event }) => event.type);
const POLL = { timeout: 10_000 };

describe('the scheduler', () => {
  test('gives the seat of a player out of time to a bot, which plays at once', async () => {
    const [ann, bob] = await two(await begin());
    const id = await startGame([ann, bob], { settings: { clock: { type: 'move', seconds: 10 } } });
    await ann.play(id);
    now += 10_000;
    await expect.poll(() => types(id), POLL).toContain('away');
    await expect
      .poll(async () => (await store.read(id)).at(-1)?.event, POLL)
      .toMatchObject({ type: 'moved', seat: 1, by: 'bot' });
    expect((await bob.table(id)).seats[1].away).toEqual({ why: 'time', bot: 'lynx' });
  });

  test('takes an abandoned table out of the lobby, and closes it much later', async () => {
    const [ann] = await two(await begin());
    const { id } = await ann.open({ settings: { listed: true } });
    now += 2 * 60_000;
    await expect.poll(() => types(id), POLL).toContain('changed');
    expect(await ann.table(id)).toMatchObject({ phase: 'open', settings: { listed: false }, you: 0 });
    now += 7 * 24 * 3600_000;
    await expect.poll(() => types(id), POLL).toContain('ended');
    expect(await ann.table(id)).toMatchObject({ phase: 'over', view: null });
  });

  test('leaves tables in the lobby while people come back after an outage', async () => {
    const first = await begin();
    const [ann] = await two(first);
    const { id } = await ann.open({ settings: { listed: true } });
    await first.server.close();
    now += 3600_000;
    await begin();
    const claims = vi.spyOn(store, 'claimDue');
    await expect.poll(() => claims.mock.calls.length, POLL).toBeGreaterThan(1);
    now += 100_000;
    await expect.poll(() => claims.mock.calls.length, POLL).toBeGreaterThan(3);
    expect(await types(id)).not.toContain('changed');
    now += 20_000;
    await expect.poll(() => types(id), POLL).toContain('changed');
  });

  test('continues where a crashed server left off', async () => {
    const first = await begin({ bots: { think: () => new Promise(() => {}), queue: 0 } });
    const [ann] = await two(first);
    const id = await startGame([ann], {
      options: { players: 2 },
      seats: [{ type: 'open' }, { type: 'bot', level: 'cat' }],
    });
    expect(await types(id)).not.toContain('moved');
    await first.server.close();
    await begin();
    now += 2_000;
    await expect.poll(() => types(id), POLL).toContain('moved');
  });

  test('gives back, once, the time in which no server ran', async () => {
    const first = await begin({ store });
    const [ann, bob] = await two(first);
    const id = await startGame([ann, bob], { settings: { clock: { type: 'move', seconds: 60 } } });
    const idle = await startGame([ann, bob]);
    await first.server.close();
    now += 3600_000;
    await begin({ store });
    await begin({ store });
    expect((await types(id)).filter((type) => type === 'resumed')).toEqual(['resumed']);
    expect(await types(idle)).not.toContain('resumed');
    const { server } = houses[1];
    const clocks = (await server.inject({ url: `/api/tables/${id}` })).json<{
      clocks: { left: number; since: number }[];
    }>().clocks;
    for (const { left, since } of clocks) expect(since + left - now).toBeGreaterThan(50_000);
  });

  test('takes nothing for lost after a short break', async () => {
    const first = await begin({ store });
    const [ann, bob] = await two(first);
    const id = await startGame([ann, bob], { settings: { clock: { type: 'move', seconds: 60 } } });
    await first.server.close();
    now += 1_400;
    await begin({ store });
    expect(await types(id)).not.toContain('resumed');
  });

  test('has bots answer after the same time, whatever their cards', async () => {
    const BEAT_MS = 987;
    const beats: (() => void)[] = [];
    const { setTimeout: realTimer } = globalThis;
    const hold = (go: () => void, ms?: number): unknown =>
      ms === BEAT_MS ? beats.push(go) : realTimer(go, ms);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
    const { server } = await begin({ botBeatMs: BEAT_MS });
    const ann = await become(server, 'Ann');
    const id = await startGame([ann], {
      options: { players: 2 },
      seats: [{ type: 'open' }, { type: 'bot', level: 'cat' }],
    });
    await expect.poll(() => beats.length, POLL).toBe(1);
    expect(await types(id)).not.toContain('moved');
    vi.restoreAllMocks();
    beats[0]();
    await expect.poll(() => types(id), POLL).toContain('moved');
  });
});
