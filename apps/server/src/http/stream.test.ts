// Streams on a real port: everyone reads the same log, whenever they come and however slowly they read.

import { connect, type Socket } from 'node:net';
import { SeededRandom } from '@menagerie/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreError } from '../store/store.ts';
import { summaryOf } from '../table/summary.ts';
import { Table } from '../table/table.ts';
import {
  become,
  Guest,
  listen,
  startBackend,
  playOn,
  startGame,
  StreamReader,
  type BackendOptions,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import { storeWith } from '../testing/store-with.ts';
import { Streams } from './stream.ts';

let backend: TestBackend;
let address: string;
let ann: Player;
let bob: Player;

async function begin(wishes: BackendOptions = {}): Promise<void> {
  backend = await startBackend(wishes);
  address = await listen(backend.server);
  [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob')];
}

beforeEach(() => begin());
afterEach(async () => {
  await backend.server.close();
  await backend.store.close();
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
  test('that joins later, or resumes anywhere, gets the same as one that was there all along', async () => {
    const { id } = await ann.open({ options: { players: 2 } });
    const readers = { ann: ann.key, bob: bob.key, nobody: undefined };
    const faithful = await Promise.all(
      Object.values(readers).flatMap((key) => [read(id, { key }), read(id, { key, format: 'sse' })]),
    );
    await bob.request('PUT', `/tables/${id}/seat`, {});
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
      const { body } = await new Guest(backend.server, key).get(`/tables/${id}/log`);
      expect(body).toEqual({ entries: lines.entries.map(({ n, at, event }) => ({ n, at, event })) });
      const random = new SeededRandom(`resume ${index}`);
      for (let i = 0; i < 4; i++) {
        const from = random.below(n);
        const late = [await read(id, { key, from }), await read(id, { key, format: 'sse', last: from - 1 })];
        for (const reader of from === 0 ? late.slice(0, 1) : late) {
          await reader.until(({ texts }) => texts.length >= n - from);
          expect(reader.texts).toEqual(lines.texts.slice(from));
        }
        for (const reader of late) reader.close();
      }
    }
    // Who resumes late sees a seat's own cards only with its key.
    expect(faithful[0].texts).not.toEqual(faithful[4].texts);
    for (const reader of faithful) reader.close();
  });

  test('gets nothing twice and nothing older than requested', async () => {
    const { id, n } = await ann.open();
    const ahead = await read(id, { from: n + 2 });
    for (let i = 0; i < 4; i++) await ann.post(`/tables/${id}/words`, { phrase: 'hello' });
    await ahead.until(({ texts }) => texts.length >= 2);
    expect(ahead.entries.map((entry) => entry.n)).toEqual([n + 2, n + 3]);
    ahead.close();
  });

  test('gets headers that keep it private and flowing', async () => {
    const { id } = await ann.open();
    for (const format of ['sse', 'ndjson'] as const) {
      const reader = await read(id, { format });
      expect(reader.response.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'content-type':
          format === 'sse' ? 'text/event-stream; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
      });
      reader.close();
    }
  });

  test('a HEAD request is not left waiting', async () => {
    const { id } = await ann.open();
    const head = await fetch(`${address}/api/tables/${id}/events`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(5_000),
    });
    expect(head.status).toBe(404);
  });

  test('hears from time to time that the server is there', async () => {
    await backend.server.close();
    await begin({ streamTimes: { heartbeatMs: 20 } });
    const { id } = await ann.open();
    for (const format of ['sse', 'ndjson'] as const) {
      const reader = await read(id, { format });
      await reader.until(({ beats }) => beats >= 4);
      reader.close();
    }
  });

  test('of a delayed table sees the game later, and no entry twice', async () => {
    await backend.server.close();
    let ahead = 0;
    await begin({ now: () => Date.now() + ahead });
    const { id } = await ann.open({ settings: { delay: 60 } });
    const early = await read(id);
    await bob.request('PUT', `/tables/${id}/seat`, {});
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
    player.close();
    late.close();
  });
});

describe('a reader that does not drain', () => {
  /** More than the buffers of the network swallow for a reader. */
  const MANY = 12_000;
  let sockets: Socket[];
  let mostWaiting: number;
  let timer: NodeJS.Timeout;

  beforeEach(async () => {
    await backend.server.close();
    await begin({ streamTimes: { patienceMs: 1_000 } });
    sockets = [];
    mostWaiting = 0;
    backend.server.server.on('connection', (socket: Socket) => void sockets.push(socket));
    timer = setInterval(() => {
      for (const { writableLength } of sockets) mostWaiting = Math.max(mostWaiting, writableLength);
    }, 2);
  });
  afterEach(() => clearInterval(timer));

  async function talkMuch(id: string): Promise<void> {
    const log = await backend.store.read(id);
    const summary = summaryOf(Table.from(id, log));
    const event = {
      type: 'said',
      person: ann.person.id,
      name: 'Ann',
      seat: 0,
      text: 'x'.repeat(1_500),
    } as const;
    for (let after = log.length; after < MANY; after += 1_000) {
      const entries = Array.from({ length: 1_000 }, (_, i) => ({ n: after + i, at: log[0].at, event }));
      expect(await backend.store.append({ table: id, after, entries, summary })).toBe(true);
    }
  }

  function readNothing(path: string): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const socket = connect({ host: hostname, port: Number(port) }, () => {
        socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
        socket.pause();
        resolve(socket);
      });
      socket.on('error', reject);
    });
  }

  test.each(['before it comes', 'while it is there'])(
    'is cut off, when much was said %s, with little kept in memory; it can resume',
    async (when) => {
      const { id } = await ann.open();
      if (when === 'before it comes') await talkMuch(id);
      const reader = await readNothing(`/api/tables/${id}/events`);
      await expect.poll(() => sockets.length).toBe(1);
      const [served] = sockets;
      if (when === 'while it is there') {
        await expect.poll(() => served.bytesWritten).toBeGreaterThan(500);
        await talkMuch(id);
      }
      await expect.poll(() => served.destroyed, { timeout: 15_000 }).toBe(true);
      // What comes at once is cut at once, between two looks.
      if (when === 'before it comes') expect(mostWaiting).toBeGreaterThan(100_000);
      expect(mostWaiting).toBeLessThan(640 * 1024);
      reader.destroy();
      const { n } = await ann.table(id);
      const again = await read(id, { from: n - 50 });
      await again.until(({ texts }) => texts.length === 50);
      again.close();
    },
  );
});

describe('a store that reported failure but did write', () => {
  test('leaves no gap: readers still get the entry', async () => {
    let isLying = false;
    const store = storeWith(backend.store, {
      append: async (append) => {
        const answer = await backend.store.append(append);
        if (isLying) throw new StoreError('the answer was lost');
        return answer;
      },
    });
    const liar = await startBackend({ store });
    address = await listen(liar.server);
    const anna = await become(liar.server, 'Anna');
    const { id, n } = await anna.open();
    const streams = [await read(id), await StreamReader.open(address, { path: '/me/events', key: anna.key })];
    await streams[0].until(({ texts }) => texts.length === n);
    await streams[1].until(({ texts }) => texts.length === 1);
    const speak = async () => (await anna.post(`/tables/${id}/words`, { phrase: 'hello' })).status;
    isLying = true;
    expect(await speak()).toBe(503);
    await streams[0].until(({ texts }) => texts.length === n + 1);
    await streams[1].until(({ texts }) => texts.length === 2);
    isLying = false;
    expect(await speak()).toBe(200);
    await streams[0].until(({ texts }) => texts.length === n + 2);
    await streams[1].until(({ texts }) => texts.length === 3);
    expect(streams[0].entries.map((entry) => entry.n)).toEqual(numbers(n + 2));
    expect(streams[1].entries.slice(1).map((entry) => entry.n)).toEqual([n, n + 1]);
    for (const stream of streams) stream.close();
    await liar.server.close();
  });
});

test('a stream of all tables includes one opened while connecting', async () => {
  let openMeanwhile: () => Promise<unknown> = () => Promise.resolve();
  const store = storeWith(backend.store, {
    gamesOf: async (query) => {
      const answer = await backend.store.gamesOf(query);
      const [open] = [openMeanwhile];
      openMeanwhile = () => Promise.resolve();
      await open();
      return answer;
    },
  });
  const busy = await startBackend({ store });
  const robot = await become(busy.server, 'Robot', true);
  const anna = await become(busy.server, 'Anna');
  const seats = [{ type: 'open' }, { type: 'person', person: robot.person.id }] as const;
  openMeanwhile = () => anna.open({ seats: [...seats] });
  const at = await listen(busy.server);
  const stream = await StreamReader.open(at, { path: '/me/events', key: robot.key });
  await stream.until(({ texts }) => texts.length > 0);
  expect(stream.entries[0].event.type).toBe('opened');
  stream.close();
  await busy.server.close();
});

describe('a server that closes', () => {
  test('asks its readers to come back, and they go on at another', async () => {
    const id = await startGame([ann, bob]);
    await playOn([ann, bob], id, 2);
    const reader = await read(id, { key: ann.key });
    const { n } = await ann.table(id);
    await reader.until(({ texts }) => texts.length === n);
    await backend.server.close();
    await reader.until(({ hasEnded }) => hasEnded);

    const other = await startBackend({ store: backend.store });
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
    next.close();
    await other.server.close();
  });

  test('does not wait for connections that carry nothing', async () => {
    const { hostname, port } = new URL(address);
    const spare = connect({ host: hostname, port: Number(port) });
    const gone = new Promise((resolve) => spare.on('close', resolve));
    await new Promise((resolve) => spare.on('connect', resolve));
    // Otherwise they would keep it open until the test runs out of time.
    await backend.server.close();
    await gone;
    expect(spare.destroyed).toBe(true);
  });

  test('opens no new streams', () => {
    const streams = new Streams({ most: 1, mostOfAddress: 1 });
    streams.close();
    expect(() => streams.open({} as never, {} as never, null, 'table')).toThrow('closing');
  });
});

describe('two servers on one store', () => {
  test('hear of each other', async () => {
    const other = await startBackend({ store: backend.store });
    const there = await listen(other.server);
    const id = await startGame([ann, bob]);
    const reader = await StreamReader.open(there, { path: `/tables/${id}/events`, key: bob.key });
    await playOn([ann, bob], id, 5);
    const { n } = await ann.table(id);
    await reader.until(({ texts }) => texts.length === n);
    expect(reader.entries.map((entry) => entry.n)).toEqual(numbers(n));
    reader.close();
    await other.server.close();
  });
});
