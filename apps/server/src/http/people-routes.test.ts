// People and bot accounts over HTTP: keys, cookies, codes, offers, and being forgotten.

import { Person, type Entry, type TableLine, type TableState } from '@menagerie/protocol';
import { formatRecord } from '@menagerie/rules';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Table } from '../table/table.ts';
import { recordOf } from '../table/record.ts';
import {
  become,
  Guest,
  listen,
  startBackend,
  Player,
  playOn,
  startGame,
  StreamReader,
  type TestBackend,
} from '../testing/client.ts';

let backend: TestBackend;
let guest: Guest;
let address: string;

beforeAll(async () => {
  backend = await startBackend();
  guest = new Guest(backend.server);
  address = await listen(backend.server);
});
afterAll(async () => {
  await backend.server.close();
  await backend.store.close();
});

describe('a person', () => {
  test('is whoever holds the key, which is shown once', async () => {
    const ann = await become(backend.server, 'Ann');
    expect(ann.key).toMatch(/^mng_[\w-]{32}$/);
    const me = await ann.get('/me');
    expect(me).toMatchObject({
      status: 200,
      body: { id: ann.person.id, name: 'Ann', isBot: false, offer: null },
    });
    expect([...Value.Errors(Person, me.body)]).toEqual([]);
    expect(JSON.stringify(me.body)).not.toContain(ann.key);
    expect((await guest.get('/me')).status).toBe(204);
    for (const header of [
      '',
      'Bearer',
      'Bearer x',
      `Basic ${ann.key}`,
      `Bearer ${ann.key}x`,
      `Bearer ${ann.key} x`,
    ])
      expect((await guest.request('GET', '/me', undefined, { authorization: header })).status).toBe(401);
    expect((await ann.request('PATCH', '/me', { name: 'Anna' })).body).toMatchObject({ name: 'Anna' });
    expect((await ann.get('/me')).body).toMatchObject({ name: 'Anna' });
  });

  test.each([
    '',
    ' Ann',
    'Ann ',
    'a\u0000b',
    'a\nb',
    'a\u2028b',
    'x'.repeat(25),
    '\u202e',
    '\ud800',
    7,
    null,
    ['Ann'],
    { toString: 'Ann' },
  ])('cannot be called %j', async (name) => {
    expect(await guest.post('/people', { name })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-request' } },
    });
  });

  test.each([
    'A',
    'Zoë',
    'Їжак',
    '🐋 whale',
    '<b>Ann</b>',
    'constructor',
    '__proto__',
    "O'Neill; drop table",
  ])('may be called %s, and is called just that', async (name) => {
    const { person } = await become(backend.server, name);
    expect(person.name).toBe(name);
  });
});

describe('the cookie', () => {
  const cookieOf = (header: unknown): string => String(header).split(';')[0];

  test('is for this site and out of reach of scripts; over HTTPS, for HTTPS only', async () => {
    const { headers, body } = await guest.post('/people', { name: 'Ann', cookie: true });
    expect(body).not.toHaveProperty('key');
    expect(headers['set-cookie']).toMatch(/^menagerie=mng_[\w-]{32}; /);
    expect(headers['set-cookie']).toContain('HttpOnly');
    expect(headers['set-cookie']).toContain('SameSite=Strict');
    expect(headers['set-cookie']).toContain('Path=/api');
    expect(headers['set-cookie']).not.toContain('Secure');
    const proxied = await startBackend({ behindProxy: 1 });
    const secure = await new Guest(proxied.server).post('/people', { name: 'Ann', cookie: true });
    expect(secure.headers['set-cookie']).toContain('Secure');
    await proxied.server.close();
  });

  test('is enough to read, but not for a change requested by another site', async () => {
    const { headers } = await guest.post('/people', { name: 'Ann', cookie: true });
    const cookie = cookieOf(headers['set-cookie']);
    const change = (more: Record<string, string>) =>
      guest.request('PATCH', '/me', { name: 'Eve' }, { cookie, host: 'cards.example', ...more });
    expect((await guest.request('GET', '/me', undefined, { cookie })).body).toMatchObject({ name: 'Ann' });
    for (const more of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])
      expect(await change(more)).toMatchObject({ status: 403, body: { error: { code: 'cross-site' } } });
    expect((await guest.request('GET', '/me', undefined, { cookie })).body).toMatchObject({ name: 'Ann' });
    expect((await change({ 'sec-fetch-site': 'same-origin', origin: 'https://cards.example' })).status).toBe(
      200,
    );
  });

  test('goes with its key, which is void from then on', async () => {
    const { headers } = await guest.post('/people', { name: 'Ann', cookie: true });
    const cookie = cookieOf(headers['set-cookie']);
    const key = cookie.replace('menagerie=', '');
    const { code } = (await guest.request('POST', '/me/codes', undefined, { cookie })).body as {
      code: string;
    };
    const elsewhere = (await guest.post('/people/by-code', { code })).body as { key: string };
    const drop = (more = {}) => guest.request('DELETE', '/me/key', undefined, { cookie, ...more });
    expect((await drop({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const gone = await drop();
    expect(gone).toMatchObject({
      status: 204,
      headers: { 'set-cookie': expect.stringMatching(/^menagerie=;/) },
    });
    expect((await guest.request('GET', '/me', undefined, { cookie })).status).toBe(204);
    expect((await new Guest(backend.server, key).get('/me')).status).toBe(401);
    expect((await drop()).status).toBe(204);

    // A key that is sent as such, and the same person's key of another device.
    const other = new Guest(backend.server, elsewhere.key);
    expect((await other.get('/me')).body).toMatchObject({ name: 'Ann' });
    expect((await other.request('DELETE', '/me/key')).status).toBe(204);
    expect((await other.get('/me')).status).toBe(401);
  });
});

describe('a code', () => {
  test('signs another device in, once', async () => {
    const ann = await become(backend.server, 'Ann');
    const { code, until } = (await ann.post('/me/codes')).body as { code: string; until: number };
    expect(until).toBeGreaterThan(Date.now());
    const used = await guest.post('/people/by-code', { code: ` ${code.toLowerCase()} ` });
    expect(used).toMatchObject({ status: 200, body: { person: { id: ann.person.id } } });
    const { key } = used.body as { key: string };
    expect(key).not.toBe(ann.key);
    expect((await new Guest(backend.server, key).get('/me')).body).toMatchObject({ id: ann.person.id });
    expect((await ann.get('/me')).status).toBe(200);
    expect(await guest.post('/people/by-code', { code })).toMatchObject({
      status: 404,
      body: { error: { code: 'bad-code' } },
    });
  });

  test('may come as a cookie', async () => {
    const ann = await become(backend.server, 'Ann');
    const { code } = (await ann.post('/me/codes')).body as { code: string };
    const { body, headers } = await guest.post('/people/by-code', { code, cookie: true });
    expect(body).not.toHaveProperty('key');
    expect(headers['set-cookie']).toContain('HttpOnly');
  });
});

describe('a bot account', () => {
  test('offers itself, is called to a seat, and plays all its games over one stream', async () => {
    const [ann, bot] = [await become(backend.server, 'Ann'), await become(backend.server, 'Robot', true)];
    const offer = { games: ['cat-in-the-box'] };
    expect((await ann.request('PATCH', '/me', { offer })).status).toBe(403);
    expect((await bot.request('PATCH', '/me', { offer })).body).toMatchObject({ isBot: true, offer });
    const found = (await ann.get('/bots?game=cat-in-the-box')).body as { bots: Person[] };
    expect(found.bots.map(({ id }) => id)).toEqual([bot.person.id]);
    expect(((await ann.get('/bots?game=if-it-fits')).body as { bots: Person[] }).bots).toEqual([]);

    const old = await ann.open({ seats: [{ type: 'open' }, { type: 'person', person: bot.person.id }] });
    const stream = await StreamReader.open(address, { path: '/me/events', key: bot.key });
    await stream.until(({ entries }) => entries.length === 1);
    const { table, state } = stream.entries[0] as unknown as { table: string; state: TableState };
    expect([table, state.id, state.you]).toEqual([old.id, old.id, null]);

    const { id } = await ann.open({ seats: [{ type: 'open' }, { type: 'person', person: bot.person.id }] });
    const told = () =>
      (stream.entries as (Entry & { table: string })[]).filter((entry) => entry.table === id);
    await stream.until(() => told().length >= 2);
    expect(told()[0]).toMatchObject({ n: 0, event: { type: 'opened' }, now: { game: 'cat-in-the-box' } });
    await bot.request('PUT', `/tables/${id}/seat`, {});
    await ann.post(`/tables/${id}/start`, {});
    await playOn([ann, bot], id, 6);
    const { n } = await bot.table(id);
    await stream.until(() => told().at(-1)?.n === n - 1);
    expect(told().map((entry) => entry.n)).toEqual(Array.from({ length: n }, (_, i) => i));
    expect((await ann.table(id)).seats[1]).toMatchObject({ isBot: true, name: 'Robot' });
    stream.close();
  });
});

describe('a person who deletes their profile', () => {
  test('is gone from keys, lists, logs and records, and the others keep playing', async () => {
    const [ann, bob, eve] = [
      await become(backend.server, 'Ann'),
      await become(backend.server, 'Bob'),
      await become(backend.server, 'Evelyn'),
    ];
    const over = await startGame([ann, eve], { settings: { listed: true } });
    await eve.post(`/tables/${over}/words`, { text: 'I am Evelyn of Ulm' });
    await eve.post(`/tables/${over}/resign`);
    const running = await startGame([ann, bob, eve], { settings: { listed: true } });
    const waiting = await eve.open({ settings: { listed: true } });
    const { code } = (await eve.post('/me/codes')).body as { code: string };
    expect((await eve.request('DELETE', '/me')).status).toBe(204);

    expect((await eve.get('/me')).status).toBe(401);
    expect((await guest.post('/people/by-code', { code })).status).toBe(404);
    expect(await backend.store.person(eve.person.id)).toBe(null);
    const hidden = new RegExp(`Evelyn|Ulm|${eve.person.id}`);
    for (const id of [over, running, waiting.id])
      expect(JSON.stringify(await backend.store.read(id))).not.toMatch(hidden);
    const lists = await Promise.all(
      ['/tables?limit=200', '/tables?phase=over&limit=200'].map((path) => guest.get(path)),
    );
    expect(JSON.stringify(lists.map(({ body }) => body))).not.toMatch(hidden);
    expect(JSON.stringify((await ann.get('/me/games')).body)).not.toMatch(hidden);
    expect(JSON.stringify((await ann.get(`/tables/${over}`)).body)).not.toMatch(hidden);
    expect((await ann.get(`/tables/${over}/record`)).body).not.toMatch(hidden);
    expect(formatRecord(recordOf(Table.from(over, await backend.store.read(over))) ?? [])).toContain(
      'player 2',
    );

    while ((await ann.table(running)).phase !== 'over') await playOn([ann, bob], running);
    expect((await ann.table(running)).result?.places[2]).toBe(3);
    const games = (await ann.get('/me/games?phase=over')).body as { games: TableLine[] };
    expect(games.games.map(({ id }) => id)).toContain(running);
  });

  test('is gone from tables they left, and from games they took off their list', async () => {
    const [ann, bob, eve] = [
      await become(backend.server, 'Ann'),
      await become(backend.server, 'Bob'),
      await become(backend.server, 'Evelyn'),
    ];
    const over = await startGame([ann, eve]);
    await eve.post(`/tables/${over}/resign`);
    expect((await eve.request('DELETE', `/tables/${over}`)).status).toBe(204);
    // Left before the start, and played without her; called, and then not; a host who sat elsewhere.
    const left = (await ann.open()).id;
    await eve.request('PUT', `/tables/${left}/seat`, {});
    await eve.post(`/tables/${left}/words`, { text: 'I am Evelyn of Ulm' });
    await eve.request('DELETE', `/tables/${left}/seat`);
    await bob.request('PUT', `/tables/${left}/seat`, {});
    await ann.post(`/tables/${left}/start`, {});
    const called = await ann.open({ seats: [{ type: 'open' }, { type: 'person', person: eve.person.id }] });
    await ann.request('PATCH', `/tables/${called.id}`, { seats: [{ type: 'open' }, { type: 'open' }] });
    const hosted = (await eve.open({ sit: null })).id;
    for (const one of [ann, bob]) await one.request('PUT', `/tables/${hosted}/seat`, {});
    await eve.post(`/tables/${hosted}/start`, {});
    expect(((await eve.get('/me/games')).body as { games: TableLine[] }).games).toEqual([]);

    expect((await eve.request('DELETE', '/me')).status).toBe(204);
    const hidden = new RegExp(`Evelyn|Ulm|${eve.person.id}`);
    for (const id of [over, left, called.id, hosted]) {
      const log = await backend.store.read(id);
      expect(log.length).toBeGreaterThan(1);
      expect(JSON.stringify(log)).not.toMatch(hidden);
      expect(JSON.stringify((await ann.get(`/tables/${id}/log`)).body)).not.toMatch(hidden);
    }
    while ((await ann.table(left)).phase !== 'over') await playOn([ann, bob], left);
  });

  test('leaves no game behind that nobody else keeps', async () => {
    const ann = await become(backend.server, 'Ann');
    const id = await startGame([ann], {
      options: { players: 2 },
      seats: [{ type: 'open' }, { type: 'bot', level: 'cat' }],
    });
    await ann.request('DELETE', '/me');
    expect(await backend.store.read(id)).toEqual([]);
    expect(await new Player(backend.server, ann.key as string, ann.person).get('/me')).toMatchObject({
      status: 401,
    });
  });
});
