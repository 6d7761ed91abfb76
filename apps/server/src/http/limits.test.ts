// What one person and one address may ask for, over HTTP.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createServer } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';
import { become, Guest, listen, Player, QUICK_BOTS, startBackend, StreamReader } from '../testing/client.ts';
import { storeWith } from '../testing/store-with.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function start(options: Parameters<typeof startBackend>[0]): Promise<FastifyInstance> {
  const { server } = await startBackend(options);
  open.push(server);
  return server;
}

/** The statuses of so many answers, each once. */
async function statuses(count: number, ask: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const seen = new Set<number>();
  for (let i = 0; i < count; i++) seen.add((await ask()).statusCode);
  return [...seen];
}

const asking = (server: FastifyInstance, how: InjectOptions) => () => server.inject(how);

test('a person over the limit gets 429 with a message, and others don’t', async () => {
  const server = await start({ rateLimit: 200 });
  const [ann, bob] = [await become(server, 'Ann'), await become(server, 'Bob')];
  const answers = [];
  for (let i = 0; i < 205; i++) answers.push(await ann.get('/me'));
  expect(answers[0]).toMatchObject({
    status: 200,
    headers: { 'x-ratelimit-limit': '200', 'x-ratelimit-remaining': '199' },
  });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-fast' } },
    headers: { 'retry-after': expect.any(String) },
  });
  expect((await bob.get('/me')).status).toBe(200);
});

test('thirty accounts at one address do not have thirty times the limit of one', async () => {
  const server = await start({ rateLimit: 300, addressFactor: 10 });
  const accounts: Player[] = [];
  for (let i = 0; i < 30; i++) accounts.push(await become(server, `Account ${i}`));
  let passed = 0;
  for (const account of accounts)
    for (let i = 0; i < 20; i++)
      if ((await account.post('/tables/none/words', { phrase: 'hello' })).status !== 429) passed++;
  // Words are a fifteenth: 20 for one person, 200 for the address and, at worst, as much again in fair parts.
  expect(passed).toBeLessThanOrEqual(2 * 200);
  expect(passed).toBeGreaterThanOrEqual(200);
});

describe('an address without a key', () => {
  const page = mkdtempSync(join(tmpdir(), 'menagerie-limits-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html>');

  test.each([
    '/',
    '/index.html',
    '/nothing',
    '/api/nothing',
    '/api/tables',
    '/api/openapi.json',
    '/metrics',
    '/%zz',
  ])('is limited at %s', async (url) => {
    const tables = { store: await openSqlite(':memory:'), bots: QUICK_BOTS, rateLimit: 2, addressFactor: 2 };
    const server = await createServer({ page, tables });
    open.push(server);
    expect(await statuses(5, asking(server, { url }))).toContain(429);
    expect(await statuses(3, asking(server, { url: '/healthz' }))).toEqual([200]);
    expect(await statuses(3, asking(server, { url: '/readyz' }))).toEqual([200]);
    const elsewhere = { url, remoteAddress: '192.0.2.1' };
    expect(await statuses(1, asking(server, elsewhere))).not.toContain(429);
  });

  test('is refused before its body is read', async () => {
    const server = await start({ rateLimit: 1, addressFactor: 1 });
    const address = await listen(server);
    await fetch(`${address}/api/tables`);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      // The body never comes.
      socket.write(
        'POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{',
      );
    });
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
  });

  test('makes only so many accounts, and tries only so many codes', async () => {
    const server = await start({ rateLimit: 600 });
    const payload = { name: 'Ann' };
    const making: InjectOptions = { method: 'POST', url: '/api/people', payload };
    expect(await statuses(60, asking(server, making))).toEqual([201]);
    expect(await statuses(3, asking(server, making))).toEqual([429]);
    const guessing: InjectOptions = {
      method: 'POST',
      url: '/api/people/by-code',
      payload: { code: 'AAAAA-AAAAA' },
    };
    expect(await statuses(100, asking(server, guessing))).toEqual([404]);
    expect(await statuses(3, asking(server, guessing))).toEqual([429]);
  });

  test('is one IPv6 network, and the same IPv4 address in any notation', async () => {
    const server = await start({ rateLimit: 1, addressFactor: 3 });
    const from = (remoteAddress: string) =>
      statuses(1, asking(server, { url: '/api/tables', remoteAddress }));
    for (const last of ['1', '2', 'ffff:1']) expect(await from(`2001:db8:1:2::${last}`)).toEqual([200]);
    expect(await from('2001:db8:1:2:3:4:5:6')).toEqual([429]);
    expect(await from('2001:db8:1:3::1')).toEqual([200]);
    for (const ip of ['192.0.2.9', '::ffff:192.0.2.9', '192.0.2.9']) expect(await from(ip)).toEqual([200]);
    expect(await from('::ffff:192.0.2.9')).toEqual([429]);
  });
});

describe('behind proxies', () => {
  const ask = (server: FastifyInstance, forwarded: string) =>
    statuses(1, asking(server, { url: '/api/tables', headers: { 'x-forwarded-for': forwarded } }));

  test('the address is the last that the trusted ones added, whatever the client wrote before it', async () => {
    const server = await start({ rateLimit: 1, addressFactor: 2, behindProxy: 1 });
    expect(await ask(server, '198.51.100.1, 192.0.2.1')).toEqual([200]);
    expect(await ask(server, '198.51.100.2, 192.0.2.1')).toEqual([200]);
    expect(await ask(server, '198.51.100.3, 192.0.2.1')).toEqual([429]);
    expect(await ask(server, '192.0.2.1, 198.51.100.3')).toEqual([200]);
  });

  test('two of them have added two addresses, of which the client is the first', async () => {
    const server = await start({ rateLimit: 1, addressFactor: 1, behindProxy: 2 });
    expect(await ask(server, '203.0.113.1, 192.0.2.1, 198.51.100.1')).toEqual([200]);
    expect(await ask(server, '203.0.113.2, 192.0.2.1, 198.51.100.2')).toEqual([429]);
    expect(await ask(server, '203.0.113.2, 192.0.2.2, 198.51.100.1')).toEqual([200]);
  });

  test('without a proxy, the client’s header is ignored', async () => {
    const server = await start({ rateLimit: 1, addressFactor: 1 });
    expect(await ask(server, '192.0.2.1')).toEqual([200]);
    expect(await ask(server, '192.0.2.2')).toEqual([429]);
  });
});

test('a flood gets delayed answers, and nobody else waits', async () => {
  const server = await start({ rateLimit: 1, addressFactor: 1 });
  const url = '/api/tables';
  expect(await statuses(2, asking(server, { url }))).toEqual([200, 429]);
  let isAnswered = false;
  const flood = server.inject({ url }).then((answer) => {
    isAnswered = true;
    return answer.statusCode;
  });
  expect((await server.inject({ url, remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  expect(isAnswered).toBe(false);
  expect(await flood).toBe(429);
});

describe('wrong keys', () => {
  const wrong = (i: number) => `mng_${String(i).padStart(32, 'x')}`;

  test('cost the right ones at the same address nothing', async () => {
    const server = await start({ rateLimit: 20, addressFactor: 2 });
    const ann = await become(server, 'Ann');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => new Guest(server, wrong(i)).get('/me')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    // A key that no server has seen for long, and again.
    expect((await ann.get('/me')).status).toBe(200);
    expect((await ann.get('/me')).status).toBe(200);
    expect((await new Guest(server, wrong(7)).get('/me')).status).toBe(429);
  });

  test('are looked up a few at a time, and no other address waits for them', async () => {
    const store = await openSqlite(':memory:');
    let [running, most] = [0, 0];
    const gates: (() => void)[] = [];
    const slow = storeWith(store, {
      personByKey: async (hash) => {
        most = Math.max(most, ++running);
        const person = await store.personByKey(hash);
        if (!person) await new Promise<void>((resolve) => gates.push(resolve));
        running--;
        return person;
      },
    });
    const server = await start({ store: slow });
    const ann = await become(server, 'Ann');
    const ask = (key: string, remoteAddress: string) =>
      server.inject({ url: '/api/me', headers: { authorization: `Bearer ${key}` }, remoteAddress });
    const flood = Array.from({ length: 100 }, (_, i) => ask(wrong(i), '192.0.2.1'));
    await expect.poll(() => gates.length).toBe(4);
    expect((await ask(ann.key as string, '192.0.2.2')).statusCode).toBe(200);
    // Now that it is known to be right, it does not wait where others guess, either.
    expect((await ask(ann.key as string, '192.0.2.1')).statusCode).toBe(200);
    const opening = setInterval(() => gates.splice(0).forEach((open) => open()), 1);
    await Promise.all(flood);
    clearInterval(opening);
    expect(most).toBe(5);
  });
});

test('streams are limited for each person and each address', async () => {
  const server = await start({ streamLimit: 2, addressFactor: 2 });
  const where = await listen(server);
  const [ann, bob] = [await become(server, 'Ann'), await become(server, 'Bob')];
  const { id } = await ann.open();
  const hold = async (key: string | undefined) =>
    StreamReader.open(where, { path: `/tables/${id}/events`, key });
  const held = [await hold(ann.key), await hold(ann.key)];
  const status = async (key: string | undefined) => (await hold(key)).response.statusCode;
  expect(await status(ann.key)).toBe(429);
  expect([await status(bob.key), await status(bob.key)]).toEqual([200, 200]);
  // The address is full: the fair part of a third is one stream.
  expect([await status(undefined), await status(undefined)]).toEqual([200, 429]);
  held[0].close();
  held[1].close();
  await expect.poll(() => status(ann.key)).toBe(200);
});
