// Devices, the recovery code, and what becomes of streams when a key or a person is gone.

import type { Devices } from '@menagerie/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  become,
  Guest,
  listen,
  startBackend,
  startGame,
  StreamReader,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import { storeWith } from '../testing/store-with.ts';

let backend: TestBackend;
let other: TestBackend;
let addresses: string[];
let guest: Guest;

beforeAll(async () => {
  backend = await startBackend();
  // Another server on the same store.
  other = await startBackend({ store: backend.store });
  addresses = [await listen(backend.server), await listen(other.server)];
  guest = new Guest(backend.server);
});
afterAll(async () => {
  await other.server.close();
  await backend.server.close();
  await backend.store.close();
});

const devicesOf = async (who: Guest): Promise<Devices> => (await who.get('/me/devices')).body as Devices;

/** The same person on one more device. */
async function onNewDevice(player: Player, userAgent = 'curl/8.5.0'): Promise<Guest> {
  const { code } = (await player.post('/me/codes')).body as { code: string };
  const used = await guest.request('POST', '/people/by-code', { code }, { 'user-agent': userAgent });
  return new Guest(backend.server, (used.body as { key: string }).key);
}

describe('devices', () => {
  test('are listed in coarse words, and each says which it is', async () => {
    const ann = await become(backend.server, 'Ann');
    const phone = await onNewDevice(ann, 'Mozilla/5.0 (iPhone; like Mac OS X) Version/18.0 Safari/604.1');
    const { devices, recovery } = await devicesOf(phone);
    expect(recovery).toBe(null);
    expect(devices.map(({ label }) => label).sort()).toEqual(['', 'Safari · iPhone']);
    expect(devices.filter(({ isThis }) => isThis).map(({ label }) => label)).toEqual(['Safari · iPhone']);
    expect(JSON.stringify(devices)).not.toContain(phone.key);
    expect((await guest.get('/me/devices')).status).toBe(401);
  });

  test('can be removed one by one, including the current one', async () => {
    const ann = await become(backend.server, 'Ann');
    const phone = await onNewDevice(ann);
    const [own] = (await devicesOf(phone)).devices.filter(({ isThis }) => isThis);
    const eve = await become(backend.server, 'Eve');
    expect((await eve.request('DELETE', `/me/devices/${own.id}`)).status).toBe(404);
    expect((await ann.request('DELETE', '/me/devices/none')).status).toBe(404);
    expect((await ann.request('DELETE', `/me/devices/${own.id}`)).status).toBe(204);
    expect((await phone.get('/me')).status).toBe(401);
    const { devices } = await devicesOf(ann);
    expect(devices).toHaveLength(1);
    const left = await ann.request('DELETE', `/me/devices/${devices[0].id}`);
    expect(left).toMatchObject({
      status: 204,
      headers: { 'set-cookie': expect.stringMatching(/^menagerie=;/) },
    });
    expect((await ann.get('/me')).status).toBe(401);
  });
});

test('a recovery code is a way back, until it is replaced', async () => {
  const ann = await become(backend.server, 'Ann');
  const made = await ann.post('/me/recovery');
  expect(made.status).toBe(201);
  const { code } = made.body as { code: string };
  expect((await devicesOf(ann)).recovery).toEqual(expect.any(Number));
  await ann.request('DELETE', '/me/key');
  expect((await ann.get('/me')).status).toBe(401);
  const back = await guest.post('/people/by-code', { code });
  expect(back).toMatchObject({ status: 200, body: { person: { id: ann.person.id, name: 'Ann' } } });
  const { key } = back.body as { key: string };
  const found = new Guest(backend.server, key);
  expect(((await found.post('/me/recovery')).body as { code: string }).code).not.toBe(code);
  expect((await guest.post('/people/by-code', { code })).status).toBe(404);
  expect((await guest.post('/me/recovery')).status).toBe(401);
});

describe('streams, at every server,', () => {
  const paths = (table: string) => [`/tables/${table}/events`, '/me/events', '/tables/events'];
  const readAll = (key: string | undefined, table: string): Promise<StreamReader[]> =>
    Promise.all(
      addresses.flatMap((address) => paths(table).map((path) => StreamReader.open(address, { path, key }))),
    );

  test('end with the key that opened them, and only these', async () => {
    const [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob')];
    const table = await startGame([ann, bob]);
    const phone = await onNewDevice(ann);
    const [ended, ...kept] = await Promise.all(
      [phone.key, ann.key, bob.key].map((key) => readAll(key, table)),
    );
    const [own] = (await devicesOf(phone)).devices.filter(({ isThis }) => isThis);
    await ann.request('DELETE', `/me/devices/${own.id}`);
    for (const reader of ended) await reader.until(({ hasEnded }) => hasEnded);
    // What comes later comes to all the others.
    await bob.post(`/tables/${table}/words`, { phrase: 'hello' });
    for (const reader of kept.flat()) {
      await reader.until(({ texts }) =>
        texts.some((text) => text.includes('hello') || text.includes('yours')),
      );
      expect(reader.hasEnded).toBe(false);
      reader.close();
    }
  });

  test('end with the person', async () => {
    const ann = await become(backend.server, 'Ann');
    const { id } = await ann.open();
    const readers = await readAll(ann.key, id);
    await ann.request('DELETE', '/me');
    for (const reader of readers) await reader.until(({ hasEnded }) => hasEnded);
    for (const server of [backend.server, other.server])
      expect((await new Guest(server, ann.key).get('/me/events')).status).toBe(401);
  });
});

describe('a deleted person', () => {
  test('is unknown on every route of every server', async () => {
    const ann = await become(backend.server, 'Ann');
    const bob = await become(backend.server, 'Bob');
    const table = await startGame([ann, bob]);
    const elsewhere = new Guest(other.server, ann.key);
    expect((await elsewhere.get('/me')).status).toBe(200);
    await ann.request('DELETE', '/me');
    const at = `/tables/${table}`;
    const asked = [
      ['POST', '/me/codes'],
      ['POST', '/me/recovery'],
      ['GET', '/me/devices'],
      ['DELETE', '/me/devices/none'],
      ['PATCH', '/me', { name: 'Anna' }],
      ['DELETE', '/me'],
      ['GET', '/me/games'],
      ['GET', '/me/ratings'],
      ['POST', '/tables', { game: 'cat-in-the-box', options: { players: 2 } }],
      ['PATCH', at, {}],
      ['DELETE', at],
      ['PUT', `${at}/seat`, {}],
      ['DELETE', `${at}/seat`],
      ['POST', `${at}/moves`, { move: '-1', answers: 1 }],
      ['POST', `${at}/words`, { phrase: 'hello' }],
      ['POST', `${at}/rematch`],
      ['GET', at],
    ] as const;
    for (const [method, path, body] of asked)
      for (const who of [ann, elsewhere])
        expect([method, path, (await who.request(method, path, body)).status]).toEqual([method, path, 401]);
  });

  test('gets no code from a server that has yet to hear of it', async () => {
    const deafStore = storeWith(backend.store, { onVoided: () => undefined });
    const deaf = await startBackend({ store: deafStore });
    const ann = await become(backend.server, 'Ann');
    const elsewhere = new Guest(deaf.server, ann.key);
    expect((await elsewhere.get('/me')).status).toBe(200);
    await ann.request('DELETE', '/me');
    for (const path of ['/me/codes', '/me/recovery'])
      expect(await elsewhere.post(path)).toMatchObject({ status: 401, body: { error: { code: 'no-key' } } });
    await deaf.server.close();
  });
});
