// Streams on a real port: everyone reads the same log, whenever they come and however slowly they read.

import { connect } from 'node:net';
import { SeededRandom } from '@menagerie/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  become,
  Guest,
  listen,
  openHouse,
  playOn,
  startGame,
  StreamReader,
  type HouseWishes,
  type Player,
  type TestHouse,
} from '../testing/client.ts';

let house: TestHouse;
let address: string;
let ann: Player;
let bob: Player;

async function begin(wishes: HouseWishes = {}): Promise<void> {
  house = await openHouse(wishes);
  address = await listen(house.server);
  [ann, bob] = [await become(house.server, 'Ann'), await become(house.server, 'Bob')];
}

beforeEach(() => begin());
afterEach(async () => {
  await house.server.close();
  await house.store.close();
});

const read = (
  id: string,
  more: { key?: string | undefined; from?: number; format?: 'sse' | 'ndjson'; last?: number } = {},
) => {
  const { key, from, format = 'ndjson', last } = more;
  return StreamReader.open(address, {
    path: `/tables/${id}/events${from === undefined ? '' : `?from=${from}`}`,
    key,
    format,
    ...(last === undefined ? {} : { headers: { 'last-event-id': String(last) } }),
  });
};

const numbers = (length: number, from = 0): number[] =>
  Array.from({ length: length - from }, (_, i) => from + i);

describe('a reader', () => {
  test('that comes later, or resumes anywhere, gets what one got that was there all along', async () => {
    const { id } = await ann.open({ options: { players: 2 } });
    const readers = { ann: ann.key, bob: bob.key, nobody: undefined };
    const faithful = await Promise.all(
      Object.values(readers).flatMap((key) => [read(id, { key }), read(id, { key, format: 'sse' })]),
    );
    await bob.ask('PUT', `/tables/${id}/seat`, {});
    await ann.post(`/tables/${id}/start`, {});
    await playOn([ann, bob], id, Infinity, new SeededRandom('streams'));
    const { n, phase } = await ann.table(id);
    expect(phase).toBe('over');
    for (const reader of faithful) {
      await reader.until(({ texts }) => texts.length >= n);
      expect(reader.entries.map((entry) => entry.n)).toEqual(numbers(n));
    }
    for (const [index, key] of Object.values(readers).entries()) {
      const [lines, events] = faithful.slice(2 * index);
      expect(events.texts).toEqual(lines.texts);
      const { body } = await new Guest(house.server, key).get(`/tables/${id}/log`);
      expect(body).toEqual({ entries: lines.entries.map(({ n, at, event }) => ({ n, at, event })) });
      const random = new SeededRandom(`resume ${index}`);
      for (let i = 0; i < 4; i++) {
        const from = random.below(n);
        const late = [await read(id, { key, from }), await read(id, { key, format: 'sse', last: from - 1 })];
        for (const reader of from === 0 ? late.slice(0, 1) : late) {
          await reader.until(({ texts }) => texts.length >= n - from);
          expect(reader.texts).toEqual(lines.texts.slice(from));
        }
        for (const reader of late) await reader.close();
      }
    }
    // Who resumes late sees a seat's own cards only with its key.
    expect(faithful[0].texts).not.toEqual(faithful[4].texts);
    for (const reader of faithful) await reader.close();
  });

  test('gets nothing twice and nothing older than it asked for', async () => {
    const { id, n } = await ann.open();
    const ahead = await read(id, { from: n + 2 });
    for (let i = 0; i < 4; i++) await ann.post(`/tables/${id}/words`, { phrase: 'hello' });
    await ahead.until(({ texts }) => texts.length >= 2);
    expect(ahead.entries.map((entry) => entry.n)).toEqual([n + 2, n + 3]);
    await ahead.close();
  });

  test('gets headers that keep it private and flowing', async () => {
    const { id } = await ann.open();
    for (const format of ['sse', 'ndjson'] as const) {
      const reader = await read(id, { format });
      expect(Object.fromEntries(reader.response?.headers ?? [])).toMatchObject({
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'content-type':
          format === 'sse' ? 'text/event-stream; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
      });
      await reader.close();
    }
  });

  test('who only asks for the headers is not left waiting', async () => {
    const { id } = await ann.open();
    const head = await fetch(`${address}/api/tables/${id}/events`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(5_000),
    });
    expect(head.status).toBe(404);
  });

  test('hears from time to time that the server is there', async () => {
    await house.server.close();
    await begin({ streamTimes: { heartbeatMs: 20 } });
    const { id } = await ann.open();
    for (const format of ['sse', 'ndjson'] as const) {
      const reader = await read(id, { format });
      await reader.until(({ beats }) => beats >= 4);
      await reader.close();
    }
  });

  test('of a delayed table sees the game later, and no entry twice', async () => {
    await house.server.close();
    let ahead = 0;
    await begin({ now: () => Date.now() + ahead });
    const { id } = await ann.open({ settings: { delay: 60 } });
    const early = await read(id);
    await bob.ask('PUT', `/tables/${id}/seat`, {});
    await early.until(({ texts }) => texts.length === 3);
    await ann.post(`/tables/${id}/start`, {});
    await early.until(({ hasEnded }) => hasEnded, 'the spectator is asked to come back');
    expect(early.entries.map((entry) => entry.event.type)).toEqual(['opened', 'seated', 'seated']);
    const player = await read(id, { key: ann.key });
    const late = await read(id, { from: 3 });
    await playOn([ann, bob], id, 3);
    const { n } = await ann.table(id);
    await player.until(({ texts }) => texts.length === n);
    expect(late.texts).toEqual([]);
    expect(await (await fetch(`${address}/api/tables/${id}`)).json()).toMatchObject({ n: 3, phase: 'open' });
    ahead = 61_000;
    await late.until(({ texts }) => texts.length === n - 3);
    expect(late.entries.map((entry) => entry.n)).toEqual(numbers(n, 3));
    await player.close();
    await late.close();
  });
});

describe('a reader that does not drain', () => {
  const idle = (path: string): Promise<import('node:net').Socket> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const socket = connect({ host: hostname, port: Number(port) }, () => {
        socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
        socket.pause();
        resolve(socket);
      });
      socket.on('error', reject);
    });

  async function talk(id: string, times: number): Promise<void> {
    const text = '🐋'.repeat(190);
    for (let i = 0; i < times; i++) await ann.post(`/tables/${id}/words`, { text });
  }

  test('is cut off instead of being kept in memory, and resumes', async () => {
    await house.server.close();
    await begin({ streamTimes: { patienceMs: 300 } });
    // A log of a few megabytes, which no buffer of the network swallows for the reader.
    const id = await startGame([ann, bob], { game: 'if-it-fits' });
    await playOn([ann, bob], id, 60, new SeededRandom('slow'));
    await talk(id, 400);
    const streams = Array.from({ length: 12 }, () => idle(`/api/tables/${id}/events`));
    const sockets = await Promise.all(streams);
    const readers = async (): Promise<number> => {
      const text = (await house.server.inject('/metrics')).body;
      return Number(/^menagerie_readers (\d+)/m.exec(text)?.[1]);
    };
    const before = process.memoryUsage().external;
    const { n } = await ann.table(id);
    await expect.poll(readers, { timeout: 10_000 }).toBeLessThanOrEqual(12);
    expect(process.memoryUsage().external - before).toBeLessThan(12 * 1024 * 1024);
    for (const socket of sockets) socket.destroy();
    const again = await read(id, { from: 5 });
    await again.until(({ texts }) => texts.length === n - 5);
    await again.close();
  });
});

describe('a server that closes', () => {
  test('asks its readers to come back, and they go on at another', async () => {
    const id = await startGame([ann, bob]);
    await playOn([ann, bob], id, 2);
    const reader = await read(id, { key: ann.key });
    const { n } = await ann.table(id);
    await reader.until(({ texts }) => texts.length === n);
    await house.server.close();
    await reader.until(({ hasEnded }) => hasEnded);

    const other = await openHouse({ store: house.store });
    address = await listen(other.server);
    const next = await read(id, { key: ann.key, last: n - 1, format: 'sse' });
    await next.until(({ beats }) => beats > 0);
    const annThere = Object.assign(Object.create(Object.getPrototypeOf(ann) as object) as Player, ann, {
      server: other.server,
    });
    const bobThere = Object.assign(Object.create(Object.getPrototypeOf(bob) as object) as Player, bob, {
      server: other.server,
    });
    await playOn([annThere, bobThere], id, 3);
    const now = await annThere.table(id);
    await next.until(({ texts }) => texts.length === now.n - n);
    expect(next.entries.map((entry) => entry.n)).toEqual(numbers(now.n, n));
    await next.close();
    await other.server.close();
  });

  test('tells two servers on one store of each other', async () => {
    const other = await openHouse({ store: house.store });
    const there = await listen(other.server);
    const id = await startGame([ann, bob]);
    const reader = await StreamReader.open(there, { path: `/tables/${id}/events`, key: bob.key });
    await playOn([ann, bob], id, 5);
    const { n } = await ann.table(id);
    await reader.until(({ texts }) => texts.length === n);
    expect(reader.entries.map((entry) => entry.n)).toEqual(numbers(n));
    await reader.close();
    await other.server.close();
  });
});
