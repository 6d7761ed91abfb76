import type { Entry } from '@menagerie/protocol';
import { beforeEach, expect, test } from 'vitest';
import { FakeDevice } from '../testing/fake-device.ts';
import { Api } from './api.ts';
import { TableStream } from './table-stream.ts';

let device: FakeDevice;
let api: Api;
let stream: TableStream;
let received: number[];

beforeEach(() => {
  device = new FakeDevice();
  api = new Api(device);
  received = [];
  const onEntry = ({ n }: Entry): void => void received.push(n);
  stream = new TableStream({ api, table: 'a', from: 3, onEntry });
});

const from = (n: number): string => `GET tables/a/events?format=ndjson&notices=yes&from=${n}`;
const entry = (n: number, at = 0): Entry => ({ n, at, event: { type: 'started' }, now: {} });

test('entries come in order, and after a break from the next one', async () => {
  const server = await device.request(from(3)).openStream();
  await server.sendLine(entry(3));
  await server.sendLine(entry(4));
  await server.break();
  await device.advance(250);
  const again = await device.request(from(5)).openStream();
  await again.sendLine(entry(5));
  expect(received).toEqual([3, 4, 5]);
  expect(stream.connection).toBe('live');
});

test('duplicate entries are ignored', async () => {
  const server = await device.request(from(3)).openStream();
  for (const n of [2, 3, 3, 2, 4]) await server.sendLine(entry(n));
  expect(received).toEqual([3, 4]);
});

test('after a gap the missing entries are requested on a new connection', async () => {
  const server = await device.request(from(3)).openStream();
  await server.sendLine(entry(3));
  await server.sendLine(entry(5));
  expect(received).toEqual([3]);
  expect(server.signal.aborted).toBe(true);
  await device.advance(250);
  const again = await device.request(from(4)).openStream();
  for (const n of [4, 5]) await again.sendLine(entry(n));
  expect(received).toEqual([3, 4, 5]);
});

test('entries update the server’s time', async () => {
  const server = await device.request(from(3)).openStream();
  await server.sendLine(entry(3, device.now() + 2_000));
  expect(api.now()).toBe(device.now() + 2_000);
});

test('a closed stream leaves nothing running', async () => {
  const server = await device.request(from(3)).openStream();
  stream.close();
  await server.sendLine(entry(3)).catch(() => undefined);
  expect(received).toEqual([]);
  expect(device.leftovers).toBe(0);
});
