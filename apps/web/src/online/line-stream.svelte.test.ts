import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeDevice, type FakeStream } from '../testing/fake-device.ts';
import { Api } from './api.ts';
import { LineStream } from './line-stream.svelte.ts';

const LINES = 'GET lines';
let device: FakeDevice;
let stream: LineStream;
let heard: string[];
let opened: number;

beforeEach(() => {
  device = new FakeDevice();
  heard = [];
  opened = 0;
  stream = new LineStream({
    api: new Api(device),
    path: () => 'lines',
    onLine: (line) => {
      if (line === 'rubbish') throw new SyntaxError(line);
      heard.push(line);
    },
    onOpen: () => opened++,
  });
});
afterEach(() => {
  stream.close();
  expect(device.leftovers).toBe(0);
  expect(device.waiting).toEqual([]);
});

const connect = (): Promise<FakeStream> => device.request(LINES).openStream();

/** Waits out the pause before the next connection, and checks that it doesn't come a moment earlier. */
async function expectPause(milliseconds: number): Promise<void> {
  await device.advance(milliseconds - 1);
  expect(device.waiting).toEqual([]);
  await device.advance(1);
  expect(device.waiting).toEqual([LINES]);
}

test('lines arrive complete, however they are split up', async () => {
  expect(stream.connection).toBe('connecting');
  const server = await connect();
  expect([stream.connection, opened]).toEqual(['live', 1]);
  await server.send('{"a"');
  expect(heard).toEqual([]);
  await server.send(':1}\n\n \n{"b":2}\n{"c"');
  expect(heard).toEqual(['{"a":1}', '{"b":2}']);
  await server.send(':3}\n');
  expect(heard.at(-1)).toBe('{"c":3}');
});

test('a split multi-byte character arrives intact', async () => {
  const server = await connect();
  const bytes = new TextEncoder().encode('їжак\n');
  await server.send(bytes.slice(0, 1));
  await server.send(bytes.slice(1));
  expect(heard).toEqual(['їжак']);
});

test('an incomplete line is dropped, and doesn’t leak into the next connection', async () => {
  const server = await connect();
  await server.send('one\ntw');
  await server.end();
  expect(stream.connection).toBe('connecting');
  await expectPause(250);
  await (await connect()).send('three\n');
  expect(heard).toEqual(['one', 'three']);
  expect(opened).toBe(2);
});

test('an unreadable line drops the connection and closes its other end', async () => {
  const server = await connect();
  await server.send('rubbish\nmore\n');
  expect(heard).toEqual([]);
  expect(server.signal.aborted).toBe(true);
  await expectPause(250);
});

test('retries after longer and longer pauses, and after the shortest one following a success', async () => {
  for (const pause of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
    await device.request(LINES).fail();
    await expectPause(pause);
  }
  await (await connect()).end();
  await expectPause(250);
});

test('silence ends a connection, and any data keeps it alive', async () => {
  const server = await connect();
  await device.advance(24_000);
  await server.send('\n');
  await device.advance(24_999);
  expect(stream.connection).toBe('live');
  await device.advance(1);
  expect([stream.connection, server.signal.aborted]).toEqual(['connecting', true]);
  await expectPause(250);
});

test('a server that never answers times out as well', async () => {
  await device.advance(25_000);
  expect(device.waiting).toEqual([]);
  await expectPause(250);
});

test('404: no reconnecting', async () => {
  await device.request(LINES).refuse('no-table', 404);
  expect(stream.connection).toBe('missing');
  await device.advance(60_000);
  expect(device.waiting).toEqual([]);
});

test('401: retries, since the cookie may come back', async () => {
  await device.request(LINES).refuse('no-key', 401);
  expect(stream.connection).toBe('connecting');
  await expectPause(250);
});

test('429: waits as long as the server says', async () => {
  await device.request(LINES).refuse('too-fast', 429, {}, { 'retry-after': '7' });
  await expectPause(7_000);
});

test('a response that is not a stream is no connection', async () => {
  await device.request(LINES).answer({ page: 'of a hotel' });
  expect(stream.connection).toBe('connecting');
  expect(opened).toBe(0);
  await expectPause(250);
});

test('waits while offline, and continues at once when back online', async () => {
  const server = await connect();
  await device.setOnline(false);
  expect([stream.connection, server.signal.aborted]).toEqual(['offline', true]);
  for (const pause of [250, 500, 1000]) {
    await device.advance(pause);
    await device.request(LINES).fail();
    expect(stream.connection).toBe('offline');
  }
  await device.setOnline(true);
  await connect();
  expect(stream.connection).toBe('live');
});

test('losing the network between retries is reported at once', async () => {
  await device.request(LINES).fail();
  expect(stream.connection).toBe('connecting');
  await device.setOnline(false);
  expect(stream.connection).toBe('offline');
});

test('a page that wakes up reconnects after a long silence, not after a short one', async () => {
  const first = await connect();
  await device.setVisible(false);
  await device.advance(20_000);
  await device.setVisible(true);
  expect(first.signal.aborted).toBe(false);
  device.setClock(25_000);
  await device.setVisible(true);
  expect(first.signal.aborted).toBe(true);
  expect(device.waiting).toEqual([LINES]);
});

test('reopening drops the old connection, and ignores whatever it still sends', async () => {
  const old = await connect();
  stream.reopen();
  expect(old.signal.aborted).toBe(true);
  await (await connect()).send('new\n');
  expect(heard).toEqual(['new']);
});

test('a server that can’t save moves says so on the stream, or instead of it', async () => {
  let server = await connect();
  await server.send('{"store":"away"}\n');
  expect([stream.isStoreAway, stream.connection, heard]).toEqual([true, 'live', []]);
  await server.end();
  await device.advance(250);
  await device.request(LINES).refuse('store-failed', 503);
  expect([stream.isStoreAway, stream.connection]).toEqual([true, 'connecting']);
  await device.advance(500);
  server = await connect();
  expect(stream.isStoreAway).toBe(false);
  await server.send('{"store":"away"}\n');
  await server.send('{"store":"back"}\n{"n":1}\n');
  expect([stream.isStoreAway, heard]).toEqual([false, ['{"n":1}']]);
});

test('other server errors do not stop the clocks', async () => {
  await device.request(LINES).refuse('closing', 503);
  expect(stream.isStoreAway).toBe(false);
});
