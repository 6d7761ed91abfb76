// Bots move while somebody follows the game, at whichever server; otherwise the game rests and costs nothing.

import type { OpenTable } from '@menagerie/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import {
  become,
  listen,
  Player,
  QUICK_BOTS,
  startBackend,
  startGame,
  StreamReader,
  type BackendOptions,
  type TestBackend,
} from '../testing/client.ts';
import { seenAllAlong } from '../testing/store-with.ts';

const POLL = { timeout: 10_000 };
const DAY = 24 * 3600_000;
const AGAINST_BOTS: Partial<OpenTable> = {
  options: { players: 3 },
  seats: [{ type: 'open' }, { type: 'bot', level: 'cat' }, { type: 'bot', level: 'kitten' }],
};

let store: Store;
let now: number;
let backends: TestBackend[];
let isThinking: boolean;
/** They answer when the test lets them. */
const bots: TablesBots = {
  think: async (turn) => {
    await vi.waitUntil(() => isThinking, { timeout: 60_000, interval: 5 });
    return QUICK_BOTS.think(turn);
  },
  queue: 0,
};
type TablesBots = NonNullable<BackendOptions['bots']>;

beforeEach(async () => {
  store = await openSqlite(':memory:');
  now = Date.now();
  backends = [];
  isThinking = true;
});
afterEach(async () => {
  isThinking = true;
  for (const { server } of backends) await server.close();
  await store.close();
});

async function begin(wishes: BackendOptions = {}): Promise<TestBackend> {
  const backend = await startBackend({ store: seenAllAlong(store), now: () => now, bots, ...wishes });
  backends.push(backend);
  return backend;
}

const lengthOf = async (id: string): Promise<number> => (await store.read(id)).length;
const lastOf = async (id: string) => (await store.read(id)).at(-1)?.event;
/** When the sweep would look at the table next; null: never. */
async function dueIn(id: string): Promise<number | null> {
  for (const ms of [0, 3_000, DAY - 10_000, DAY + 3_000, 400 * DAY])
    if ((await store.claimDue(now + ms, now + ms, 99)).includes(id)) return ms;
  return null;
}

const movesOf = async (id: string): Promise<number> =>
  (await store.read(id)).filter(({ event }) => event.type === 'moved').length;

/** A game that its only person has left: what bots had begun to think of is done, and her stand-in is to move. */
async function leaveGame({ server }: TestBackend, wish = AGAINST_BOTS): Promise<[Player, string]> {
  isThinking = false;
  const ann = await become(server, 'Ann');
  const id = await startGame([ann], wish);
  await ann.request('DELETE', `/tables/${id}/seat`);
  isThinking = true;
  await expect.poll(() => movesOf(id), POLL).toBe(2);
  return [ann, id];
}

/** Until the server has looked at the table for the second time, and then put it aside. */
async function rests(id: string): Promise<void> {
  const rest = vi.spyOn(store, 'rest');
  now += 2_000;
  await expect.poll(() => rest.mock.calls.some(([table]) => table === id), POLL).toBe(true);
  rest.mockRestore();
}

test('a game that its people have left rests, and the sweep does not come for a day', async () => {
  const [, id] = await leaveGame(await begin());
  await rests(id);
  expect(await movesOf(id)).toBe(2);
  expect(await dueIn(id)).toBe(DAY + 3_000);
});

test('it continues when one of them looks at it, to its end while they do', async () => {
  const backend = await begin();
  const [ann, id] = await leaveGame(backend);
  await rests(id);
  const address = await listen(backend.server);
  const stream = await StreamReader.open(address, { path: `/tables/${id}/events`, key: ann.key });
  await stream.until(({ entries }) => entries.at(-1)?.event.type === 'ended');
  stream.close();
});

test('a player following all their games keeps them going too; a spectator does not', async () => {
  const backend = await begin();
  const [ann, id] = await leaveGame(backend);
  await rests(id);
  const length = await lengthOf(id);
  const address = await listen(backend.server);
  const bob = await become(backend.server, 'Bob');
  const watching = await StreamReader.open(address, { path: `/tables/${id}/events`, key: bob.key });
  await watching.until(({ entries }) => entries.length === length);
  expect((await bob.get(`/tables/${id}`)).status).toBe(200);
  expect(await lengthOf(id)).toBe(length);
  const listening = await StreamReader.open(address, { path: '/me/events', key: ann.key });
  await expect.poll(() => lastOf(id), POLL).toMatchObject({ type: 'ended' });
  for (const stream of [watching, listening]) stream.close();
});

test('a server where it is followed takes over its bots when the other server is gone', async () => {
  const stuck = { think: () => new Promise<never>(() => undefined), queue: 0 };
  const [here, there] = [await begin({ bots: stuck }), await begin({ presenceMs: 20 })];
  const ann = await become(here.server, 'Ann');
  const id = await startGame([ann], AGAINST_BOTS);
  await ann.request('DELETE', `/tables/${id}/seat`);
  const address = await listen(there.server);
  const stream = await StreamReader.open(address, { path: `/tables/${id}/events`, key: ann.key });
  await stream.until(({ entries }) => entries.at(-1)?.event.type === 'ended');
  stream.close();
});

describe('nobody follows the game, but', () => {
  test('bots play on until it is the turn of somebody who has just moved', async () => {
    const ann = await become((await begin()).server, 'Ann');
    const id = await startGame([ann], { ...AGAINST_BOTS, settings: { clock: { type: 'days', days: 1 } } });
    await expect.poll(() => movesOf(id), POLL).toBe(2);
    // Now only her clock runs, as ever.
    expect(await dueIn(id)).toBe(DAY + 3_000);
  });

  test('a clock that runs out is noticed while bots rest', async () => {
    const [ann, bob] = [await become((await begin()).server, 'Ann'), await become(backends[0].server, 'Bob')];
    isThinking = false;
    const id = await startGame([ann, bob], {
      options: { players: 3 },
      settings: { clock: { type: 'move', seconds: 600 }, absence: 'resign' },
      seats: [{ type: 'open' }, { type: 'open' }, { type: 'bot', level: 'cat' }],
    });
    now += 100_000;
    await rests(id);
    now += 500_000;
    await expect.poll(() => lastOf(id), POLL).toMatchObject({ type: 'ended', reason: 'resigned' });
  });

  test('people who left count as resigned after a day', async () => {
    const [ann, id] = await leaveGame(await begin());
    await rests(id);
    now += DAY;
    await expect.poll(() => lastOf(id), POLL).toMatchObject({ type: 'ended', reason: 'resigned' });
    expect((await ann.table(id)).result?.places[0]).toBe(3);
  });
});
