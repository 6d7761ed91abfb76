// One stranger against the others: calls, squatted seats, a flooded lobby; and the tools against it.

import type { Id, TableLine, TableState } from '@menagerie/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  become,
  listen,
  startBackend,
  startGame,
  StreamReader,
  type Player,
  type Reply,
  type TestBackend,
} from '../testing/client.ts';

let backend: TestBackend;
let ann: Player;
let bob: Player;
let cas: Player;

beforeEach(async () => {
  backend = await startBackend();
  [ann, bob, cas] = await Promise.all(['Ann', 'Bob', 'Cas'].map((name) => become(backend.server, name)));
});
afterEach(async () => {
  await backend.server.close();
  await backend.store.close();
});

const WISH = { game: 'cat-in-the-box', options: { players: 2 } };
const LISTED = { settings: { listed: true } } as const;
const codeOf = ({ body }: Reply): string | undefined => (body as { error?: { code: string } }).error?.code;
const sitAt = (player: Player, id: Id): Promise<Reply> => player.request('PUT', `/tables/${id}/seat`, {});
const seatsFor = ({ person }: Player): OpenSeats => [{ type: 'open' }, { type: 'person', person: person.id }];
type OpenSeats = [{ type: 'open' }, { type: 'person'; person: Id }];

async function lobby(player: Player, query = ''): Promise<{ tables: TableLine[]; next?: string }> {
  return (await player.get(`/tables${query}`)).body as { tables: TableLine[]; next?: string };
}

async function games(player: Player, query = ''): Promise<{ games: TableLine[]; next?: string }> {
  return (await player.get(`/me/games${query}`)).body as { games: TableLine[]; next?: string };
}

describe('a person who is invited', () => {
  test('has a limited number of open invitations, fewer from one host, also with simultaneous requests', async () => {
    const call = (caller: Player): Promise<Reply> =>
      caller.post('/tables', { ...WISH, seats: seatsFor(bob) });
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(ann)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(Array(3).fill('not-callable'));
    const callers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => become(backend.server, `Caller ${i}`)),
    );
    await Promise.all(callers.map(call));
    expect((await games(bob, '?limit=200')).games).toHaveLength(20);
    // Whoever declines has room again.
    const [{ id }] = (await games(bob)).games;
    await bob.request('DELETE', `/tables/${id}/invitation`);
    expect((await call(cas)).status).toBe(201);
  });

  test('keeps the running game first in lists and streams', async () => {
    const running = await startGame([ann, bob]);
    for (let i = 0; i < 3; i++) await cas.open({ seats: seatsFor(bob) });
    const { games: lines, next } = await games(bob, '?limit=2');
    // Tables that changed in the same millisecond stay on one page, so the first one may be longer.
    const rest = await games(bob, `?limit=2&after=${next}`);
    const all = [...lines, ...rest.games];
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(all.map(({ id, phase }) => (id === running ? 'running' : phase))).toEqual([
      'running',
      'open',
      'open',
      'open',
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
    const address = await listen(backend.server);
    const stream = await StreamReader.open(address, { path: '/me/events', key: bob.key });
    await stream.until(({ texts }) => texts.length === 4);
    expect(stream.texts[0]).toContain(running);
    stream.close();
  });

  test('declines and blocks: the host gets the same answer for every reason', async () => {
    const { id } = await ann.open({ seats: seatsFor(bob) });
    const declined = await bob.request('DELETE', `/tables/${id}/invitation`);
    expect((declined.body as TableState).seats[1].plan).toEqual({ type: 'open' });
    const again = await ann.request('PATCH', `/tables/${id}`, { seats: seatsFor(bob) });
    await bob.request('PUT', `/me/blocks/${ann.person.id}`, { kind: 'block' });
    const blocked = await ann.post('/tables', {
      ...WISH,
      seats: seatsFor(bob),
    });
    expect(codeOf(again)).toBe('not-callable');
    expect(blocked.body).toEqual(again.body);
  });
});

describe('one person', () => {
  test('takes ten seats at tables that wait, and no more', async () => {
    const hosts = [ann, cas];
    const ids = [];
    for (let i = 0; i < 12; i++) ids.push((await hosts[i % 2].open({ sit: null })).id);
    const answers = await Promise.all(ids.map((id) => sitAt(bob, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['too-many-seats', 'too-many-seats']);
    await bob.request('DELETE', `/tables/${ids[0]}/seat`);
    expect((await sitAt(bob, ids[11])).status).toBe(200);
  });

  test('loses old tables at which they waited alone, and gets room for new ones', async () => {
    let now = Date.now();
    const clock = await startBackend({ store: backend.store, now: () => now });
    const dot = await become(clock.server, 'Dot');
    const ids = [];
    for (let i = 0; i < 10; i++) ids.push((await dot.open()).id);
    expect(codeOf(await dot.post('/tables', WISH))).toBe('too-many-seats');
    now += 61 * 60 * 1000;
    expect((await dot.post('/tables', WISH)).status).toBe(201);
    expect((await dot.table(ids[0])).phase).toBe('over');
    await clock.server.close();
  });

  test('cannot flood the lobby', async () => {
    const { id } = await bob.open(LISTED);
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push(
        await ann.post('/tables', {
          ...WISH,
          settings: { listed: true },
          sit: null,
        }),
      );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const hidden = await ann.open({ sit: null });
    const listing = await ann.request('PATCH', `/tables/${hidden.id}`, LISTED);
    expect(codeOf(listing)).toBe('too-many-tables');
    const first = await lobby(cas, '?limit=2');
    expect(first.tables.map(({ host }) => host)).toContain(bob.person.id);
    const second = await lobby(cas, `?limit=200&after=${first.next}`);
    expect(second.tables).toHaveLength(9);
    expect(second.next).toBeUndefined();
    expect(second.tables.map((line) => line.id)).not.toContain(id);
  });
});

describe('a host', () => {
  test('removes a person, and all readers are told', async () => {
    const { id } = await ann.open({ options: { players: 3 } });
    await sitAt(bob, id);
    const stream = await StreamReader.open(await listen(backend.server), {
      path: `/tables/${id}/events`,
      key: bob.key,
    });
    await Promise.all([
      ann.request('DELETE', `/tables/${id}/people/${bob.person.id}`),
      bob.post(`/tables/${id}/ready`, { isReady: true }),
    ]);
    await stream.until(({ entries }) => entries.some(({ event }) => event.type === 'removed'));
    expect(stream.entries.at(-1)).toMatchObject({ event: { person: bob.person.id }, now: { you: null } });
    expect(codeOf(await sitAt(bob, id))).toBe('not-welcome');
    expect((await sitAt(cas, id)).status).toBe(200);
    stream.close();
  });

  test('closes the table and hands it over', async () => {
    const { id } = await ann.open();
    await sitAt(bob, id);
    const handed = await ann.request('PUT', `/tables/${id}/host`, { person: bob.person.id });
    expect((handed.body as TableState).host).toBe(bob.person.id);
    expect((await bob.table(id)).invitation).toMatch(/^[\w-]{22}$/);
    expect(codeOf(await ann.post(`/tables/${id}/close`))).toBe('not-host');
    expect((await bob.post(`/tables/${id}/close`)).body).toMatchObject({ phase: 'over' });
  });

  test('a host who deletes their profile passes the table on', async () => {
    const { id } = await ann.open();
    await sitAt(bob, id);
    await ann.request('DELETE', '/me');
    expect(await bob.table(id)).toMatchObject({ host: bob.person.id, phase: 'open' });
    expect((await bob.post(`/tables/${id}/start`, { fill: 'kitten' })).status).toBe(200);
  });
});

describe('a person who blocks somebody', () => {
  const block = (who: Player, whom: Player): Promise<Reply> =>
    who.request('PUT', `/me/blocks/${whom.person.id}`, { kind: 'block' });

  test('doesn’t meet them at their tables or see their tables in the lobby', async () => {
    const [own, other] = [await ann.open(LISTED), await bob.open(LISTED)];
    await sitAt(bob, own.id);
    const called = await bob.open({ seats: seatsFor(ann) });
    expect((await block(ann, bob)).body).toMatchObject({
      blocks: [{ person: bob.person.id, name: 'Bob', kind: 'block' }],
    });
    expect((await ann.table(own.id)).seats[1].person).toBeNull();
    expect((await bob.table(called.id)).seats[1].plan).toEqual({ type: 'open' });
    expect(codeOf(await sitAt(bob, own.id))).toBe('not-welcome');
    expect((await lobby(bob)).tables.map(({ id }) => id)).toEqual([other.id]);
    expect((await lobby(ann)).tables.map(({ id }) => id)).toEqual([own.id]);
    expect((await lobby(cas)).tables).toHaveLength(2);
  });

  test('and takes it back, meets them again', async () => {
    const { id } = await ann.open();
    await block(ann, bob);
    const { body } = await ann.request('DELETE', `/me/blocks/${bob.person.id}`);
    expect(body).toEqual({ blocks: [] });
    expect((await sitAt(bob, id)).status).toBe(200);
  });

  test('hears nothing of their new tables on the stream of the lobby', async () => {
    await block(ann, bob);
    const stream = await StreamReader.open(await listen(backend.server), {
      path: '/tables/events',
      key: ann.key,
    });
    await stream.until(({ beats }) => beats > 0);
    const { id } = await bob.open(LISTED);
    const { id: seen } = await cas.open(LISTED);
    await stream.until(({ texts }) => texts.some((text) => text.includes(seen)));
    expect(stream.texts.join()).not.toContain(id);
    stream.close();
  });

  test('doesn’t get their messages, in streams or the log; others do', async () => {
    const { id } = await cas.open({ options: { players: 3 } });
    for (const player of [ann, bob]) await sitAt(player, id);
    const address = await listen(backend.server);
    const read = (player: Player, path: string) => StreamReader.open(address, { path, key: player.key });
    const streams = [
      await read(ann, `/tables/${id}/events`),
      await read(ann, '/me/events'),
      await read(cas, `/tables/${id}/events`),
    ];
    for (const stream of streams) await stream.until(({ texts }) => texts.length > 0);
    await bob.post(`/tables/${id}/words`, { text: 'before' });
    await block(ann, bob);
    await bob.post(`/tables/${id}/words`, { text: 'after' });
    const { n } = await ann.table(id);
    for (const stream of streams) await stream.until(({ entries }) => entries.at(-1)?.n === n - 1);
    const told = streams.map(({ texts }) => texts.join().match(/"text":"\w+"/g)?.length ?? 0);
    expect(told).toEqual([1, 1, 2]);
    const late = await read(ann, `/tables/${id}/events`);
    await late.until(({ entries }) => entries.at(-1)?.n === n - 1);
    expect(late.texts.join()).not.toContain('"text"');
    expect(JSON.stringify((await ann.get(`/tables/${id}/log`)).body)).not.toContain('before');
    expect(JSON.stringify((await cas.get(`/tables/${id}/log`)).body)).toContain('before');
    for (const stream of [...streams, late]) stream.close();
  });

  test('is not called to a rematch, and cannot be sat beside at their rematch', async () => {
    const game = await startGame([ann, bob]);
    await ann.post(`/tables/${game}/resign`);
    await block(ann, bob);
    const next = (await bob.post(`/tables/${game}/rematch`)).body as TableState;
    expect(next.seats.map(({ plan }) => plan.type)).toEqual(['open', 'person']);
  });
});

test('a mark is deleted with the person, and nobody can mark themselves', async () => {
  await ann.request('PUT', `/me/blocks/${bob.person.id}`, { kind: 'mute' });
  await bob.request('DELETE', '/me');
  expect((await ann.get('/me/blocks')).body).toEqual({ blocks: [] });
  expect(codeOf(await ann.request('PUT', `/me/blocks/${ann.person.id}`, { kind: 'mute' }))).toBe(
    'bad-request',
  );
});

test.each(['Tiger', 'Кот', 'С\u0430t', 'Bot: kitten'])('nobody can be called %s', async (name) => {
  expect(codeOf(await ann.post('/people', { name }))).toBe('name-reserved');
  expect(codeOf(await ann.request('PATCH', '/me', { name }))).toBe('name-reserved');
  const { id } = await bob.open();
  expect(codeOf(await ann.request('PUT', `/tables/${id}/seat`, { name }))).toBe('name-reserved');
});
