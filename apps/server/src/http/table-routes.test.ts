// Tables over HTTP: every refusal once, and the ways of a whole game.

import { STATUS, TableLine, TableState, type ErrorCode, ApiError } from '@menagerie/protocol';
import { SeededRandom } from '@menagerie/rules';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, dayId } from '../contests/days.ts';
import {
  become,
  Guest,
  startBackend,
  playOn,
  startGame,
  type Reply,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import { idOf } from '../testing/store-samples.ts';

let backend: TestBackend;
let ann: Player;
let bob: Player;
let guest: Guest;

beforeAll(async () => {
  backend = await startBackend();
  [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob')];
  guest = new Guest(backend.server);
});
afterAll(async () => {
  await backend.server.close();
  await backend.store.close();
});

const provoked = new Set<string>();

function expectRefusal({ status, body, headers }: Reply, code: ErrorCode): void {
  expect(body).toMatchObject({ error: { code } });
  expect([...Value.Errors(ApiError, body)]).toEqual([]);
  expect((body as ApiError).error.message).toMatch(/^[A-Z].*\.$/);
  expect(status).toBe(STATUS[code]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  provoked.add(code);
}

const act = (player: Guest, id: string, move: string, answers: number) =>
  player.post(`/tables/${id}/moves`, { move, answers });

describe('a move', () => {
  test('returns its number, also when repeated; nothing is appended', async () => {
    const id = await startGame([ann, bob]);
    const { legal, asked, n } = await ann.table(id);
    const first = await act(ann, id, legal[0], asked as number);
    expect(first).toMatchObject({ status: 200, body: { n } });
    expect(await act(ann, id, legal[0], asked as number)).toMatchObject({ status: 200, body: { n } });
    expect((await ann.table(id)).n).toBe(n + 1);
    await playOn([bob, ann], id, 4);
    const later = await ann.table(id);
    expect(await act(ann, id, legal[0], asked as number)).toMatchObject({ status: 200, body: { n } });
    expect((await ann.table(id)).n).toBe(later.n);
  });

  test('sent twice at the same time is made once', async () => {
    const id = await startGame([ann, bob]);
    const { legal, asked, n } = await ann.table(id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => act(ann, id, legal[0], asked as number)),
    );
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ n })));
    expect((await ann.table(id)).n).toBe(n + 1);
  });

  test('that is stale gets the number of entries and the number to answer', async () => {
    const id = await startGame([ann, bob]);
    const { legal, asked, n } = await ann.table(id);
    const stale = await act(ann, id, legal[0], (asked as number) - 1);
    expectRefusal(stale, 'stale');
    expect(stale.body).toMatchObject({ error: { n, asked } });
  });

  test('that is illegal gets the rule and the legal moves', async () => {
    const id = await startGame([ann, bob], { game: 'trump-whales' });
    const { legal, asked } = await ann.table(id);
    const illegal = await act(ann, id, '+o5', asked as number);
    expectRefusal(illegal, 'illegal');
    const other = (await bob.table(id)).legal.find((move) => !legal.includes(move)) as string;
    const refused = await act(ann, id, other, asked as number);
    expectRefusal(refused, 'illegal');
    expect(refused.body).toMatchObject({ error: { rule: expect.stringMatching(/^TW-/), legal } });
  });

  test('is refused out of turn, before the start, after the end, to guests and to those without a seat', async () => {
    const { id } = await ann.open();
    expectRefusal(await act(ann, id, 'x', 1), 'not-started');
    expectRefusal(await act(guest, id, 'x', 1), 'no-key');
    expectRefusal(await act(bob, id, 'x', 1), 'not-seated');
    const game = await startGame([ann, bob], { game: 'if-it-fits' });
    const waits = (await ann.table(game)).asked === null ? ann : bob;
    const out = await act(waits, game, 'draw', 1);
    expectRefusal(out, 'not-your-turn');
    expect(out.body).toMatchObject({ error: { asked: null } });
    await ann.post(`/tables/${game}/resign`);
    expectRefusal(await act(bob, game, 'draw', 1), 'game-over');
  });
});

describe('a refusal', () => {
  test('gets a clear message, whatever its kind', async () => {
    const cas = await become(backend.server, 'Cas');
    const seats = [{ type: 'open' }, { type: 'invited' }];
    const { id } = await ann.open({ seats: seats as never });
    expectRefusal(await ann.post('/tables', { game: 'cat-in-the-box' }), 'bad-request');
    expectRefusal(await ann.post('/tables', { game: 'whist', options: { players: 2 } }), 'bad-options');
    expectRefusal(
      await ann.post('/tables', { game: 'trump-whales', options: { players: 2 }, seats: [] }),
      'bad-seats',
    );
    expectRefusal(await new Guest(backend.server, 'mng_' + 'x'.repeat(32)).get('/me'), 'no-key');
    expectRefusal(await ann.request('DELETE', `/tables/${id}`), 'not-over');
    expectRefusal(await bob.request('DELETE', `/tables/${id}`), 'not-yours');
    expectRefusal(await bob.request('PATCH', `/tables/${id}`, {}), 'not-host');
    expectRefusal(await bob.post(`/tables/${id}/start`, {}), 'not-host');
    expectRefusal(await ann.post(`/tables/${id}/start`, {}), 'not-ready');
    expectRefusal(await bob.request('PUT', `/tables/${id}/seat`, { seat: 1 }), 'not-invited');
    expectRefusal(await bob.request('PUT', `/tables/${id}/seat`, { seat: 0 }), 'seat-taken');
    expectRefusal(await bob.post(`/tables/${id}/words`, { phrase: 'hello' }), 'not-seated');
    expectRefusal(await guest.get(`/tables/${idOf('none')}`), 'no-table');
    expectRefusal(await guest.get(`/tables/${idOf('none')}/events`), 'no-table');
    expectRefusal(await guest.get('/nothing'), 'not-found');
    expectRefusal(await guest.post('/people/by-code', { code: 'ABCDE-FGHJK' }), 'bad-code');
    expectRefusal(await guest.get(`/tables/${id}/record`), 'not-over');
    expectRefusal(await ann.post(`/tables/${id}/asks`, { what: 'stop' }), 'not-started');
    expectRefusal(
      await ann.request('PUT', `/tables/${id}/seat`, 'text', { 'content-type': 'text/html' }),
      'wrong-type',
    );
    expectRefusal(await ann.post(`/tables/${id}/words`, { text: 'x'.repeat(20_000) }), 'too-large');
    const game = await startGame([ann, bob], { settings: { chat: false } });
    expectRefusal(await cas.request('PUT', `/tables/${game}/seat`, {}), 'already-started');
    expectRefusal(await ann.post(`/tables/${game}/answers`, { agrees: true }), 'nothing-asked');
    expectRefusal(await ann.post(`/tables/${game}/asks`, { what: 'takeback' }), 'no-takeback');
    await ann.post(`/tables/${game}/asks`, { what: 'stop' });
    expectRefusal(await bob.post(`/tables/${game}/asks`, { what: 'stop' }), 'already-asked');
    expectRefusal(await ann.post(`/tables/${game}/words`, { text: 'hello' }), 'no-chat');
    expectRefusal(await ann.post(`/tables/${game}/rematch`), 'not-over');
    const three = await startGame([ann, bob, cas]);
    await cas.post(`/tables/${three}/resign`);
    expectRefusal(await cas.post(`/tables/${three}/return`), 'not-away');
    for (let i = 0; i < 200; i++) await ann.post(`/tables/${three}/words`, { phrase: 'hello' });
    expectRefusal(await ann.post(`/tables/${three}/words`, { phrase: 'hello' }), 'too-many');
  });

  test('stops strangers from disrupting a table', async () => {
    const [dot, eve] = [await become(backend.server, 'Dot'), await become(backend.server, 'Eve')];
    const { id } = await dot.open();
    await eve.request('PUT', `/tables/${id}/seat`, {});
    for (let i = 0; i < 100; i++)
      for (const isReady of [true, false]) await eve.post(`/tables/${id}/ready`, { isReady });
    expectRefusal(await eve.post(`/tables/${id}/ready`, { isReady: false }), 'too-often');
    await dot.request('DELETE', `/tables/${id}/people/${eve.person.id}`);
    expectRefusal(await eve.request('PUT', `/tables/${id}/seat`, {}), 'not-welcome');
    expectRefusal(await guest.post('/people', { name: 'Tiger' }), 'name-reserved');
    expectRefusal(await eve.request('PUT', `/me/blocks/${idOf('none')}`, { kind: 'block' }), 'no-person');
    await eve.request('PUT', `/me/blocks/${dot.person.id}`, { kind: 'block' });
    const seats = [{ type: 'open' }, { type: 'person', person: eve.person.id }] as const;
    expectRefusal(await dot.request('PATCH', `/tables/${id}`, { seats }), 'not-callable');
    for (let i = 0; i < 9; i++) await dot.open();
    const wish = { game: 'cat-in-the-box', options: { players: 2 } };
    expectRefusal(await dot.post('/tables', wish), 'too-many-seats');
    for (let i = 0; i < 10; i++) await dot.open({ sit: null });
    expectRefusal(await dot.post('/tables', { ...wish, sit: null }), 'too-many-tables');
  });

  test('hides the cards of the day from people who have not played them', async () => {
    const now = Date.parse(String((await guest.get('/days')).headers['date']));
    const play = (at: number) => `/contests/${dayId(at, 'if-it-fits')}/deals/0/play`;
    const { id } = (await ann.post(play(now), {})).body as TableState;
    expectRefusal(await bob.get(`/tables/${id}`), 'hidden');
    expectRefusal(await ann.post(play(now + DAY_MS), {}), 'not-open');
    expectRefusal(await ann.post(play(now + 100 * DAY_MS), {}), 'no-contest');
  });

  test('of every kind that can happen has happened here', () => {
    // Of other tests: limits, other sites, stores that fail, servers that close, two servers at one table, old and damaged
    // tables, reports and bans.
    const elsewhere = [
      'cross-site',
      'too-fast',
      'went-wrong',
      'store-failed',
      'closing',
      'busy',
      'other-rules',
      'unreadable',
      'banned',
      'already-reported',
      'too-many-reports',
    ];
    const never = Object.keys(STATUS).filter((code) => !provoked.has(code) && !elsewhere.includes(code));
    expect(never).toEqual([]);
  });
});

describe('a table', () => {
  test('is opened with a commitment, its address and an invitation for its host', async () => {
    const { status, body, headers } = await ann.post('/tables', {
      game: 'cat-in-the-box',
      options: { players: 2 },
    });
    const state = body as TableState;
    expect(status).toBe(201);
    expect(headers['location']).toBe(`/api/tables/${state.id}`);
    expect([...Value.Errors(TableState, state)]).toEqual([]);
    expect(state).toMatchObject({ you: 0, host: ann.person.id, deals: { secret: null } });
    expect(state.invitation).toMatch(/^[\w-]{22}$/);
    expect(await bob.table(state.id)).not.toHaveProperty('invitation');
    expect(await bob.request('PUT', `/tables/${state.id}/seat`, {})).toMatchObject({
      status: 200,
      body: { you: 1 },
    });
  });

  test('that could not be opened as wished is not there at all', async () => {
    const before = (await ann.get('/me/games?phase=open&limit=200')).body as { games: unknown[] };
    const seats = [
      { type: 'bot', level: 'cat' },
      { type: 'bot', level: 'cat' },
    ];
    expectRefusal(
      await ann.post('/tables', { game: 'cat-in-the-box', options: { players: 2 }, seats }),
      'seat-taken',
    );
    const after = (await ann.get('/me/games?phase=open&limit=200')).body as { games: unknown[] };
    expect(after.games).toHaveLength(before.games.length);
  });

  test('is in the lobby only if it is listed', async () => {
    const listed = await ann.open({ settings: { listed: true } });
    const byLink = await ann.open();
    const { body } = await guest.get('/tables?limit=200');
    const { tables } = body as { tables: TableLine[] };
    const ids = tables.map(({ id }) => id);
    expect(ids).toContain(listed.id);
    expect(ids).not.toContain(byLink.id);
    for (const line of tables) expect([...Value.Errors(TableLine, line)]).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(listed.invitation);
    expect(((await guest.get('/tables?game=trump-whales')).body as { tables: unknown[] }).tables).toEqual([]);
    expect((await guest.get('/tables?limit=x')).status).toBe(400);
  });

  test('with an invited seat is joined with the invitation', async () => {
    const seats = [{ type: 'open' }, { type: 'invited' }];
    const { id, invitation } = await ann.open({ seats: seats as never });
    expectRefusal(await bob.request('PUT', `/tables/${id}/seat`, { invitation: 'wrong' }), 'seat-taken');
    expect((await bob.request('PUT', `/tables/${id}/seat`, { invitation })).status).toBe(200);
  });

  test('protects seats: nobody can move, chat or leave for another', async () => {
    const id = await startGame([ann, bob]);
    const { legal, asked } = await ann.table(id);
    const cas = await become(backend.server, 'Cas');
    expectRefusal(await act(cas, id, legal[0], asked as number), 'not-seated');
    for (const path of ['resign', 'return'])
      expectRefusal(await cas.post(`/tables/${id}/${path}`), 'not-seated');
    expectRefusal(await cas.request('DELETE', `/tables/${id}/seat`), 'not-seated');
    expect((await cas.table(id)).legal).toEqual([]);
    const bobs = await bob.table(id);
    if (!bobs.legal.includes(legal[0]))
      expectRefusal(await act(bob, id, legal[0], asked as number), 'illegal');
  });

  test('is played to its end with bots, stays on the list, and has a rematch', async () => {
    const id = await startGame([ann, bob], {
      options: { players: 3 },
      seats: [{ type: 'open' }, { type: 'open' }, { type: 'bot', level: 'kitten' }],
    });
    const random = new SeededRandom('http');
    while ((await ann.table(id)).phase !== 'over') await playOn([ann, bob], id, Infinity, random);
    const over = await ann.table(id);
    expect(over).toMatchObject({ result: { reason: 'finished' }, legal: [], asked: null });
    expect(over.deals.secret).toMatch(/^[0-9a-f]{64}$/);
    const games = (await ann.get('/me/games?phase=over&limit=200')).body as { games: TableLine[] };
    expect(games.games.map((line) => line.id)).toContain(id);
    const rematch = (await bob.post(`/tables/${id}/rematch`)).body as TableState;
    expect(rematch).toMatchObject({ phase: 'open', after: id, host: bob.person.id });
    expect((await ann.post(`/tables/${id}/rematch`)).body).toMatchObject({ id: rematch.id });
    expect((await guest.get(`/tables/${id}`)).body).toMatchObject({ next: rematch.id });
    expect((await ann.request('PUT', `/tables/${rematch.id}/seat`, {})).body).toMatchObject({ you: 0 });
  });

  test('is removed from one list, and deleted once it is on none', async () => {
    const id = await startGame([ann, bob]);
    await ann.post(`/tables/${id}/resign`);
    expect((await ann.request('DELETE', `/tables/${id}`)).status).toBe(204);
    const list = (await ann.get('/me/games?limit=200')).body as { games: TableLine[] };
    expect(list.games.map((line) => line.id)).not.toContain(id);
    expect((await bob.get(`/tables/${id}`)).status).toBe(200);
    expect((await bob.request('DELETE', `/tables/${id}`)).status).toBe(204);
    expectRefusal(await bob.get(`/tables/${id}`), 'no-table');
    expect(await backend.store.read(id)).toEqual([]);
  });

  test('whose player left is continued by a bot', async () => {
    const id = await startGame([ann, bob]);
    await bob.request('DELETE', `/tables/${id}/seat`);
    await expect.poll(async () => (await bob.table(id)).asked).toBe(null);
    expect((await ann.table(id)).seats[1].away).toEqual({ why: 'left', bot: 'lynx' });
    expect((await bob.post(`/tables/${id}/return`)).body).toMatchObject({ you: 1 });
    expect((await ann.table(id)).seats[1].away).toBe(null);
  });
});
