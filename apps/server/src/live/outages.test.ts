// A store that is away while games run: nobody loses time by it, whichever server they are at.

import type { TableState } from '@menagerie/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { StoreError, type Store } from '../store/store.ts';
import {
  become,
  listen,
  startBackend,
  startGame,
  StreamReader,
  Player,
  type TestBackend,
} from '../testing/client.ts';
import { storeWith } from '../testing/store-with.ts';

const POLL = { timeout: 10_000 };
const CLOCK = { clock: { type: 'bank', seconds: 60, increment: 0 } } as const;

/** A store with its own clock, like PostgreSQL, that can be cut off from all servers or from one. */
class CutStore {
  readonly store: Store;
  time = Date.now();
  isAway = false;

  constructor(store: Store) {
    this.store = store;
  }

  for(server: { isCut: boolean }): Store {
    const guard = <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) => {
      return (...given: Given): Promise<T> =>
        this.isAway || server.isCut ? Promise.reject(new StoreError('away')) : work(...given);
    };
    const { store } = this;
    return storeWith(store, {
      append: guard((append) => store.append(append)),
      read: guard((id, from) => store.read(id, from)),
      claimDue: guard((now, again, limit) => store.claimDue(now, again, limit)),
      beat: guard((_, notBefore) => store.beat(this.time, notBefore)),
    });
  }
}

let cut: CutStore;
let backends: TestBackend[];
beforeEach(async () => {
  cut = new CutStore(await openSqlite(':memory:'));
  backends = [];
});
afterEach(async () => {
  cut.isAway = false;
  for (const { server } of backends) await server.close();
  await cut.store.close();
});

async function begin(server = { isCut: false }, off = 0): Promise<TestBackend> {
  const backend = await startBackend({ store: cut.for(server), now: () => cut.time + off });
  backends.push(backend);
  return backend;
}

const two = async ({ server }: TestBackend): Promise<[Player, Player]> => [
  await become(server, 'Ann'),
  await become(server, 'Bob'),
];
const at = ({ server }: TestBackend, { key, person }: Player): Player =>
  new Player(server, key as string, person);
const types = async (id: string): Promise<string[]> =>
  (await cut.store.read(id)).map(({ event }) => event.type);
const resumed = async (id: string): Promise<number> =>
  (await types(id)).filter((type) => type === 'resumed').length;
/** What each seat has left now. */
const left = async (player: Player, id: string): Promise<number[]> => {
  const { clocks } = (await player.get(`/tables/${id}`)).body as TableState;
  return (clocks ?? []).map((one) => one.left - (one.since === null ? 0 : cut.time - one.since));
};
const isAway = async ({ server }: TestBackend): Promise<boolean> =>
  /^menagerie_store_away 1$/m.test((await server.inject('/metrics')).body);

test.each([1, 2])(
  'clocks stand while it is away, with %i servers, and the time is given back once',
  async (servers) => {
    for (let n = 0; n < servers; n++) await begin();
    const [ann, bob] = await two(backends[0]);
    const bobThere = at(backends[servers - 1], bob);
    const id = await startGame([ann, bob], { settings: CLOCK });
    cut.time += 1_000;
    cut.isAway = true;
    for (const backend of backends) await expect.poll(() => isAway(backend), POLL).toBe(true);
    expect((await ann.post(`/tables/${id}/moves`, { move: '-1', answers: 4 })).status).toBe(503);
    cut.time += 600_000;
    cut.isAway = false;
    // Whoever is first, the move or the beat: nobody has lost anything.
    expect((await bobThere.play(id))?.status).toBe(200);
    for (const backend of backends) await expect.poll(() => isAway(backend), POLL).toBe(false);
    expect((await ann.play(id))?.status).toBe(200);
    expect(await resumed(id)).toBe(1);
    for (const ms of await left(ann, id)) expect(ms).toBeGreaterThan(55_000);
    expect(await types(id)).not.toContain('away');
  },
);

test('a player who then takes too long still runs out of time', async () => {
  const backend = await begin();
  const [ann, bob] = await two(backend);
  const id = await startGame([ann, bob], { settings: CLOCK });
  cut.isAway = true;
  await expect.poll(() => isAway(backend), POLL).toBe(true);
  cut.time += 600_000;
  cut.isAway = false;
  await expect.poll(() => resumed(id), POLL).toBe(1);
  // From here on, seconds pass while servers beat.
  for (let seconds = 0; seconds < 62; seconds++) await cut.store.beat((cut.time += 1_000));
  await expect.poll(() => types(id), POLL).toContain('away');
});

test('one server losing the store stops nobody’s clock', async () => {
  const [one, other] = [{ isCut: false }, { isCut: false }];
  const [here, there] = [await begin(one), await begin(other)];
  const [ann, bob] = await two(here);
  const id = await startGame([ann, bob], { settings: CLOCK });
  other.isCut = true;
  await expect.poll(() => isAway(there), POLL).toBe(true);
  for (let seconds = 0; seconds < 40; seconds++) await cut.store.beat((cut.time += 1_000));
  other.isCut = false;
  await expect.poll(() => isAway(there), POLL).toBe(false);
  expect((await at(there, ann).play(id))?.status).toBe(200);
  expect(await resumed(id)).toBe(0);
  expect(Math.min(...(await left(bob, id)))).toBeLessThan(21_000);
});

test('only streams with notices=yes are told', async () => {
  const backend = await begin();
  const [ann, bob] = await two(backend);
  const id = await startGame([ann, bob], { settings: CLOCK });
  const address = await listen(backend.server);
  const path = `/tables/${id}/events`;
  const plain = await StreamReader.open(address, { path, key: ann.key });
  const page = await StreamReader.open(address, { path: `${path}?notices=yes`, key: ann.key });
  await page.until(({ texts }) => texts.length > 3);
  cut.isAway = true;
  await page.until(({ texts }) => texts.at(-1) === '{"store":"away"}');
  cut.time += 10_000;
  cut.isAway = false;
  await page.until(({ texts }) => texts.includes('{"store":"back"}'));
  await plain.until(({ entries }) => entries.at(-1)?.event.type === 'resumed');
  expect(plain.texts.join()).not.toContain('store');
  for (const stream of [plain, page]) stream.close();
});

describe('a server whose own clock is wrong', () => {
  test.each([60_000, -60_000])('by %i ms goes by the store’s, and says so', async (off) => {
    const [right, wrong] = [await begin(), await begin({ isCut: false }, off)];
    const [ann, bob] = await two(right);
    const id = await startGame([ann, bob], { settings: CLOCK });
    await ann.play(id);
    await at(wrong, bob).play(id);
    for (const { at: when } of await cut.store.read(id)) expect(when).toBe(cut.time);
    for (const player of [ann, at(wrong, ann)])
      for (const ms of await left(player, id)) expect(ms).toBe(60_000);
    expect(wrong.lines.join()).toContain('clock is wrong');
    expect(right.lines.join()).not.toContain('clock is wrong');
    const metrics = (await wrong.server.inject('/metrics')).body;
    expect(metrics).toContain(`menagerie_clock_offset_seconds ${-off / 1000}`);
    const { headers } = await at(wrong, ann).get(`/tables/${id}`);
    expect(Date.parse(String(headers['date']))).toBe(1000 * Math.floor(cut.time / 1000));
  });

  test('makes nobody lose on time', async () => {
    const [right] = [await begin(), await begin({ isCut: false }, 3600_000)];
    const [ann, bob] = await two(right);
    const id = await startGame([ann, bob], { settings: CLOCK });
    let sweeps = 0;
    const { claimDue } = cut.store;
    cut.store.claimDue = (...given) => {
      sweeps++;
      return claimDue.apply(cut.store, given);
    };
    await expect.poll(() => sweeps, POLL).toBeGreaterThan(4);
    expect(await types(id)).not.toContain('away');
  });
});

test('entries from a run with a fast wall clock don’t freeze clocks now', async () => {
  const { store } = cut;
  let wall = Date.now() + 3600_000;
  const first = await startBackend({ store, now: () => wall });
  const [ann, bob] = await two(first);
  const id = await startGame([ann, bob], { settings: CLOCK });
  wall += 1_000;
  await first.server.close();
  wall -= 3600_000;
  const second = await startBackend({ store, now: () => wall });
  backends.push(second);
  const annNow = at(second, ann);
  const { clocks } = (await annNow.get(`/tables/${id}`)).body as TableState;
  const [{ since }] = clocks as { since: number }[];
  wall += 1_400;
  await annNow.play(id);
  const used = ((await store.read(id)).at(-1)?.at ?? 0) - since;
  expect(used).toBeGreaterThanOrEqual(1_400);
  expect(used).toBeLessThan(4_000);
});
