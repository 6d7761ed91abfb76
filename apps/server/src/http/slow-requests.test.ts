// Requests that never fully arrive, and responses that nobody reads: docs/operating.md says when they are cut off.

import { readFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createServer } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';
import { listen, QUICK_BOTS, StreamReader } from '../testing/client.ts';

let server: FastifyInstance;
afterEach(() => server.close());

async function start(patience: { requestMs: number; stalledMs: number }): Promise<number> {
  const page = mkdtempSync(join(tmpdir(), 'menagerie-slow-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Menagerie</title>');
  writeFileSync(join(page, 'large.bin'), Buffer.alloc(64 * 1024 * 1024));
  const tables = { store: await openSqlite(':memory:'), bots: QUICK_BOTS, streamTimes: { heartbeatMs: 50 } };
  server = await createServer({ page, patience, tables });
  return Number(new URL(await listen(server)).port);
}

function say(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  return socket;
}

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const BODY =
  'POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"na';

test.each([
  ['nothing at all', ''],
  ['half a header', 'GET /api/tables HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['half a body', BODY],
])('%s is cut off', async (_, text) => {
  const socket = say(await start({ requestMs: 200, stalledMs: 60_000 }), text);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  await new Promise((resolve) => socket.once('close', resolve));
  if (text === BODY) expect(answer).toContain('bad-request');
});

test('a header that trickles in is cut off too', async () => {
  const socket = say(
    await start({ requestMs: 300, stalledMs: 60_000 }),
    'GET /api/tables HTTP/1.1\r\nhost: x\r\nx-slow: ',
  );
  const trickle = setInterval(() => socket.write('x'), 20);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(trickle);
});

test('a client that requests a large file and reads nothing is cut off', async () => {
  const socket = say(
    await start({ requestMs: 20_000, stalledMs: 300 }),
    'GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n',
  );
  socket.pause();
  await expect.poll(connections, { timeout: 5_000 }).toBe(1);
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  socket.destroy();
});

test('a stream on which only beats come is not cut off', async () => {
  const port = await start({ requestMs: 20_000, stalledMs: 300 });
  const reader = await StreamReader.open(`http://127.0.0.1:${port}`, { path: '/tables/events' });
  await reader.until(({ beats, hasEnded }) => beats >= 20 || hasEnded);
  expect(reader.hasEnded).toBe(false);
  reader.close();
});

test('docs/operating.md states these timeouts', async () => {
  server = await createServer({});
  const doc = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const { requestTimeout, headersTimeout, timeout } = server.server;
  expect(requestTimeout).toBe(headersTimeout);
  expect(doc).toContain(`have not fully arrived after ${requestTimeout / 1000} seconds`);
  expect(doc).toContain(`no data moves for ${timeout / 1000} seconds`);
});
