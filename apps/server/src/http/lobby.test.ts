// The lobby's stream: what changes is told at once, on every server, and nothing of tables that are not listed.

import { LobbyNews } from '@menagerie/protocol';
import { Value } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lobby } from '../live/lobby.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Growth } from '../store/store.ts';
import {
  become,
  listen,
  startBackend,
  playOn,
  StreamReader,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';

const list = () => Promise.resolve([]);

let backend: TestBackend;
let address: string;
let ann: Player;
let bob: Player;

beforeEach(async () => {
  backend = await startBackend();
  address = await listen(backend.server);
  [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob')];
});
afterEach(async () => {
  await backend.server.close();
  await backend.store.close();
});

const enter = (key?: string, at = address): Promise<StreamReader> =>
  StreamReader.open(at, { path: '/tables/events', key });

const newsIn = ({ texts }: StreamReader): LobbyNews[] =>
  texts.map((text) => Value.Parse(LobbyNews, JSON.parse(text)));

/** Each piece of news in a word. */
const told = (reader: StreamReader): string[] =>
  newsIn(reader).map(({ line, gone, yours }) =>
    line
      ? `${line.phase} ${line.seats.filter(({ person }) => person).length}`
      : gone
        ? 'gone'
        : yours
          ? 'yours'
          : '',
  );

const LISTED = { settings: { listed: true } } as const;

describe('the lobby', () => {
  test('reports how a listed table appears, fills, starts and ends, but no moves', async () => {
    const reader = await enter();
    const { id } = await ann.open({ options: { players: 2 }, ...LISTED });
    await bob.request('PUT', `/tables/${id}/seat`, {});
    await ann.post(`/tables/${id}/start`, {});
    await playOn([ann, bob], id);
    await reader.until(({ texts }) => texts.some((text) => text.includes('gone')));
    expect(told(reader)).toEqual(['open 1', 'open 2', 'playing 2', 'gone']);
    expect(newsIn(reader).every(({ table }) => table === id)).toBe(true);
    expect(newsIn(reader).every(({ line }) => (line?.toMove ?? []).length === 0)).toBe(true);
  });

  test('reports a table only while it is listed, and when it no longer is', async () => {
    const reader = await enter();
    const { id } = await ann.open({ options: { players: 3 } });
    await bob.request('PUT', `/tables/${id}/seat`, {});
    await ann.request('PATCH', `/tables/${id}`, { settings: { chat: true } });
    await ann.request('PATCH', `/tables/${id}`, LISTED);
    await ann.request('PATCH', `/tables/${id}`, { settings: { listed: false } });
    await bob.request('DELETE', `/tables/${id}/seat`);
    const { id: later } = await ann.open(LISTED);
    await reader.until(({ texts }) => texts.some((text) => text.includes(later)));
    expect(told(reader)).toEqual(['open 2', 'gone', 'open 1']);
  });

  test('reports activity at your own tables, to you alone', async () => {
    const [own, strange] = [await enter(ann.key), await enter()];
    const { id } = await ann.open({ options: { players: 2 } });
    await bob.request('PUT', `/tables/${id}/seat`, {});
    await ann.post(`/tables/${id}/start`, {});
    const moves = await playOn([ann, bob], id, 3);
    await own.until(({ texts }) => texts.length >= 3 + moves);
    expect(new Set(told(own))).toEqual(new Set(['yours']));
    const { id: listed } = await bob.open(LISTED);
    await strange.until(({ texts }) => texts.some((text) => text.includes(listed)));
    expect(told(strange)).toEqual(['open 1']);
  });

  test('reports that a table is gone even if it is older than the server process', async () => {
    const [open, playing] = [await ann.open(LISTED), await ann.open(LISTED)];
    await ann.post(`/tables/${playing.id}/start`, { fill: 'kitten' });
    const later = await startBackend({ store: backend.store });
    const reader = await enter(undefined, await listen(later.server));
    await ann.request('PATCH', `/tables/${open.id}`, { settings: { listed: false } });
    await ann.post(`/tables/${playing.id}/resign`);
    await reader.until(({ texts }) => texts.length === 2);
    expect(told(reader)).toEqual(['gone', 'gone']);
    await later.server.close();
  });

  test('is read from the store once for many readers, and again after changes or some time', async () => {
    const heard: ((growth: Growth | 'lost') => void)[] = [];
    let [reads, now] = [0, 0];
    const store = {
      onGrowth: (listener: (typeof heard)[0]) => void heard.push(listener),
      list: () => (reads++, list()),
    };
    const lobby = new Lobby({ store, now: () => now });
    const read = async () => (await lobby.list({ phases: ['open'], limit: 50 }), reads);
    expect([await read(), await read()]).toEqual([1, 1]);
    heard[0]({ table: 'a', from: 0, length: 1, people: [], lobby: null });
    expect([await read(), await read()]).toEqual([2, 2]);
    now += 1_000;
    expect(await read()).toBe(3);
  });

  test('asks its readers to come back when something may have been missed', () => {
    const heard: ((growth: Growth | 'lost') => void)[] = [];
    const store = { onGrowth: (listener: (typeof heard)[0]) => void heard.push(listener), list };
    const lobby = new Lobby({ store, now: () => 0 });
    let isAsked = false;
    lobby.enter({ person: null, send: () => true, end: () => void (isAsked = true) });
    heard[0]('lost');
    expect(isAsked).toBe(true);
  });
});

describe('the end of a game with a delay', () => {
  const delayed = { settings: { listed: true, delay: 5 } } as const;
  const shown = async (query: string): Promise<string[]> =>
    ((await bob.get(`/tables?${query}`)).body as { tables: { phase: string; result: unknown }[] }).tables.map(
      ({ phase, result }) => `${phase} ${result === null ? 'without' : 'with'} result`,
    );

  test('reaches the list that much later', async () => {
    let now = Date.now();
    const slow = await startBackend({ store: backend.store, now: () => now });
    const { id } = await ann.open(delayed);
    const there = Object.assign(Object.create(Object.getPrototypeOf(ann) as object) as Player, ann, {
      server: slow.server,
    });
    await there.post(`/tables/${id}/start`, { fill: 'kitten' });
    bob = Object.assign(bob, { server: slow.server });
    await there.post(`/tables/${id}/resign`);
    expect((await there.table(id)).phase).toBe('over');
    now += 4_000;
    expect([await shown('phase=playing'), await shown('phase=over')]).toEqual([
      ['playing without result'],
      [],
    ]);
    now += 2_000;
    expect([await shown('phase=playing'), await shown('phase=over')]).toEqual([[], ['over with result']]);
    await slow.server.close();
  });

  test('reaches the stream that much later', () => {
    vi.useFakeTimers();
    try {
      const heard: ((growth: Growth | 'lost') => void)[] = [];
      const lobby = new Lobby({
        store: { onGrowth: (listener) => void heard.push(listener), list },
        now: () => Date.now(),
      });
      const texts: string[] = [];
      lobby.enter({ person: null, send: (_, __, json) => Boolean(texts.push(json)), end: () => undefined });
      heard[0]({ table: 'x'.repeat(22), from: 9, length: 10, people: [], goneAt: Date.now() + 5_000 });
      vi.advanceTimersByTime(4_999);
      expect(texts).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(texts).toEqual(['{"gone":true}']);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('two servers on PostgreSQL tell of each other’s tables', async () => {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const stores = [await openPostgres(url), await openPostgres(url)];
  const servers = await Promise.all(stores.map((store) => startBackend({ store })));
  try {
    const there = await listen(servers[1].server);
    const host = await become(servers[0].server, 'Ann');
    const [own, strange] = [await enter(host.key, there), await enter(undefined, there)];
    const { id } = await host.open(LISTED);
    await strange.until(({ texts }) => texts.some((text) => text.includes(id)));
    expect(told(strange)).toEqual(['open 1']);
    await own.until(({ texts }) => texts.length >= 2);
    expect(told(own)).toEqual(['open 1', 'yours']);
  } finally {
    for (const { server } of servers) await server.close();
    for (const store of stores) await store.close();
    await postgres.stop();
  }
}, 60_000);
