// For those who run the server or write programs for it: health, metrics, the description, headers, failures.

import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBots } from '../bots/pool.ts';
import { openSqlite } from '../store/sqlite.ts';
import { StoreError, type Store } from '../store/store.ts';
import {
  become,
  listen,
  startBackend,
  playOn,
  QUICK_BOTS,
  startGame,
  StreamReader,
  type TestBackend,
} from '../testing/client.ts';
import { storeWith } from '../testing/store-with.ts';

let backend: TestBackend;
let server: FastifyInstance;

beforeEach(async () => {
  backend = await startBackend();
  ({ server } = backend);
});
afterEach(async () => {
  await server.close();
  await backend.store.close();
});

/** A store of which one part is broken. */
function broken(store: Store, part: keyof Store, error: Error): Store {
  return storeWith(store, { [part]: () => Promise.reject(error) });
}

describe('health', () => {
  test('reports that it is alive and ready, and what is being played', async () => {
    expect((await server.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const [ann, bob] = [await become(server, 'Ann'), await become(server, 'Bob')];
    const id = await startGame([ann, bob]);
    await playOn([ann, bob], id, 3);
    const { body, headers } = await server.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/menagerie_moves_total\{game="cat-in-the-box",by="player"\} 3/);
    expect(body).toMatch(/menagerie_games_total\{game="cat-in-the-box",what="began"\} 1/);
    expect(body).toMatch(/menagerie_tables_held 1/);
    expect(body).toMatch(/menagerie_bot_queue 0/);
    expect(body).toMatch(
      /menagerie_request_seconds_count\{route="\/api\/tables\/:id\/moves",method="POST",status="200"\} 3/,
    );
    expect(body).not.toMatch(new RegExp(`${id}|${ann.person.id}|Ann`));
  });

  test('is bad when the store does not answer', async () => {
    const store = await openSqlite(':memory:');
    const sick = await startBackend({ store: broken(store, 'check', new StoreError('gone')) });
    expect((await sick.server.inject('/readyz')).statusCode).toBe(503);
    expect((await sick.server.inject('/healthz')).statusCode).toBe(200);
    await sick.server.close();
  });
});

describe('the description', () => {
  interface Description {
    openapi: string;
    paths: Record<string, Record<string, { summary?: string; responses: Record<string, unknown> }>>;
  }

  test('lists every route of the API with a summary and its answers', async () => {
    const description = (await server.inject('/api/openapi.json')).json<Description>();
    expect(description.openapi).toBe('3.1.0');
    const listed = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      expect.arrayContaining([
        'POST /api/people',
        'POST /api/people/by-code',
        'GET /api/me',
        'PATCH /api/me',
        'DELETE /api/me',
        'DELETE /api/me/key',
        'POST /api/me/codes',
        'GET /api/me/games',
        'GET /api/me/events',
        'GET /api/bots',
        'GET /api/tables',
        'POST /api/tables',
        ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /api/tables/{id}`),
        ...['PUT', 'DELETE'].map((method) => `${method} /api/tables/{id}/seat`),
        ...'start moves asks answers words rematch return resign'
          .split(' ')
          .map((path) => `POST /api/tables/{id}/${path}`),
        'GET /api/tables/{id}/record',
        'GET /api/tables/{id}/events',
      ]),
    );
    for (const operation of Object.values(description.paths).flatMap((operations) =>
      Object.values(operations),
    )) {
      expect(operation.summary).toMatch(/^\S/);
      expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
    }
  });

  test('is a page, too, that needs nothing inline', async () => {
    const page = await server.inject('/api/');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('POST /api/tables/{id}/moves');
    expect(page.body).not.toMatch(/<script|style=|<style|\son\w+=/);
    const style = /href="(\/api\/[^"]+\.css)"/.exec(page.body)?.[1] as string;
    expect((await server.inject(style)).headers['content-type']).toContain('text/css');
  });
});

test.each([
  '/api/tables',
  '/api/me',
  '/api/nothing',
  '/api/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/nothing',
  '/%zz',
  `/${'x'.repeat(300)}`,
  `/api/tables/${'x'.repeat(300)}`,
])('%s is answered with the headers that protect it', async (url) => {
  const { headers, statusCode } = await server.inject(url);
  expect(statusCode).toBeLessThan(500);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (statusCode >= 400) expect(JSON.parse((await server.inject(url)).body)).toHaveProperty('error.code');
});

describe('when something breaks', () => {
  test.each([
    [new StoreError('disk full at /var/secret'), 503, 'store-failed'],
    [new Error('stack and /var/secret'), 500, 'went-wrong'],
  ])('%s: the answer says what to do and nothing else', async (error, status, code) => {
    const store = await openSqlite(':memory:');
    const sick = await startBackend({ store: broken(store, 'append', error) });
    const ann = await become(sick.server, 'Ann');
    const answer = await ann.post('/tables', { game: 'cat-in-the-box', options: { players: 2 } });
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|stack|\.ts/);
    expect(sick.lines.join('')).toContain(code);
    await sick.server.close();
  });

  test('a stream that can’t continue is ended, so that its reader reconnects', async () => {
    const [ann, bob] = [await become(server, 'Ann'), await become(server, 'Bob')];
    await startGame([ann, bob]);
    const sick = await startBackend({ store: broken(backend.store, 'read', new StoreError('gone')) });
    const address = await listen(sick.server);
    const reader = await StreamReader.open(address, { path: '/me/events', key: ann.key });
    expect(reader.response.statusCode).toBe(200);
    await reader.until(({ hasEnded }) => hasEnded);
    expect(reader.texts).toEqual([]);
    await sick.server.close();
  });
});

describe('bots in threads', () => {
  test('play a game to its end with a person', async () => {
    const bots = openBots({ threads: 1, maxQueue: 100, maxMs: 2 });
    const real = await startBackend({ bots });
    const ann = await become(real.server, 'Ann');
    const id = await startGame([ann], {
      game: 'trump-whales',
      options: { players: 2 },
      seats: [{ type: 'open' }, { type: 'bot', level: 'kitten' }],
    });
    await expect
      .poll(async () => (await playOn([ann], id), (await ann.table(id)).phase), {
        timeout: 20_000,
        interval: 5,
      })
      .toBe('over');
    const log = await real.store.read(id);
    expect(log.some(({ event }) => event.type === 'moved' && event.by === 'bot')).toBe(true);
    await real.server.close();
    await bots.close();
  });

  test('that are overloaded are asked again, and the game continues', async () => {
    let refused = 0;
    const bots = {
      ...QUICK_BOTS,
      think: (turn: Parameters<typeof QUICK_BOTS.think>[0]) =>
        refused++ < 1 ? Promise.reject(new Error('too much to think about')) : QUICK_BOTS.think(turn),
    };
    const full = await startBackend({ bots });
    const ann = await become(full.server, 'Ann');
    const id = await startGame([ann], {
      seats: [{ type: 'open' }, { type: 'bot', level: 'cat' }],
      options: { players: 2 },
    });
    await expect
      .poll(async () => (await full.store.read(id)).some(({ event }) => event.type === 'moved'), {
        timeout: 10_000,
      })
      .toBe(true);
    expect(full.lines.join('')).toContain('could not be processed yet');
    await full.server.close();
  });
});
