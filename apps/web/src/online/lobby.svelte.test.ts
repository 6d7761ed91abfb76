import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeDevice, type FakeStream } from '../testing/fake-device.ts';
import { ME, tableLine } from '../testing/table-line.ts';
import { Api } from './api.ts';
import { Lobby } from './lobby.svelte.ts';
import { Me } from './me.svelte.ts';
import type { News } from './table-lines.ts';

const EVENTS = 'GET tables/events?format=ndjson';
const TABLES = 'GET tables?limit=100';
const OPEN_GAMES = 'GET me/games?phase=open&limit=200';
const GAMES = 'GET me/games?phase=playing&limit=200';
const person = { id: ME, name: 'Me', isBot: false, offer: null, since: 0 };
const a = tableLine('a', ['other', 'free']);
const b = tableLine('b', ['other', 'free']);

let device: FakeDevice;
let me: Me;
let lobby: Lobby;
let news: News[];
let stream: FakeStream;

beforeEach(() => {
  device = new FakeDevice();
  const api = new Api(device);
  me = new Me(api);
  news = [];
  lobby = new Lobby({ api, me, onNews: (one) => news.push(one) });
});
afterEach(async () => {
  lobby.close();
  // Requests in progress end by themselves.
  await device.advance(10_000);
  expect(device.leftovers).toBe(0);
});

/** With the empty lines that keep a stream alive. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 15_000) {
    await stream.send('\n');
    await device.advance(Math.min(left, 15_000));
  }
}

const ids = (): string[] => lobby.lists.tables.map(({ id }) => id);

/** Signed in, with a stream and two tables. */
async function enter(games = [tableLine('mine', ['me', 'other'], { phase: 'playing', toMove: [1] })]) {
  stream = await device.request(EVENTS).openStream();
  await device.request('GET me').answer(person);
  await answerGames(games);
  await device.request(TABLES).answer({ tables: [a, b] });
}
async function answerGames(games: readonly object[]): Promise<void> {
  await device.request(OPEN_GAMES).answer({ games: [] });
  await device.request(GAMES).answer({ games });
}

test('is loading, then shown; existing entries are not announced', async () => {
  expect(lobby.reach).toBe('looking');
  await enter();
  expect([lobby.reach, ids(), lobby.lists.games.length]).toEqual(['there', ['a', 'b'], 1]);
  expect(news).toEqual([]);
});

test('the next page brings more tables, each only once', async () => {
  stream = await device.request(EVENTS).openStream();
  await device.request('GET me').answer(person);
  await answerGames([]);
  await device.request(TABLES).answer({ tables: [a], next: '100' });
  expect([ids(), lobby.hasMore]).toEqual([['a'], true]);
  const more = lobby.showMore();
  await device.advance(0);
  await answerGames([]);
  await device.request(TABLES).answer({ tables: [a], next: '100' });
  await device.request(`${TABLES}&after=100`).answer({ tables: [a, b] });
  await more;
  expect([ids(), lobby.hasMore]).toEqual([['a', 'b'], false]);
});

test('rows are added, changed and removed by the stream, without extra requests', async () => {
  await enter();
  const read = device.requests.length;
  await stream.sendLine({ table: 'c', line: tableLine('c', ['other', 'free']) });
  expect(ids()).toEqual(['c', 'a', 'b']);
  expect(news.at(-1)?.opened.map(({ id }) => id)).toEqual(['c']);
  await stream.sendLine({ table: 'a', line: tableLine('a', ['other', 'other']) });
  expect(ids()).toEqual(['c', 'a', 'b']);
  expect(lobby.lists.tables[1].seats[1].person).toBe('ada');
  await stream.sendLine({ table: 'c', gone: true });
  expect(ids()).toEqual(['a', 'b']);
  expect(device.requests.length).toBe(read);
});

test('a change in your own game is loaded, even if the page is hidden, and your turn is announced', async () => {
  await enter();
  await device.setVisible(false);
  await stream.sendLine({ table: 'mine', yours: true });
  await answerGames([tableLine('mine', ['me', 'other'], { phase: 'playing', toMove: [0] })]);
  await device.request(TABLES).answer({ tables: [a] });
  expect(news.at(-1)?.asked.map(({ id }) => id)).toEqual(['mine']);
});

test('lists that change while loading are reloaded, since the response may be older', async () => {
  await enter();
  await pass(60_000);
  await stream.sendLine({ table: 'a', gone: true });
  await answerGames([]);
  await device.request(TABLES).answer({ tables: [a, b] });
  expect(ids()).toEqual(['a', 'b']);
  await device.advance(0);
  await answerGames([]);
  await device.request(TABLES).answer({ tables: [b] });
  expect(ids()).toEqual(['b']);
});

describe('how often it is reloaded', () => {
  test('once a minute while the stream is connected', async () => {
    await enter();
    const read = device.requests.length;
    await pass(59_999);
    expect(device.requests.length).toBe(read);
    await device.advance(1);
    expect(device.waiting).toContain(TABLES);
  });

  test('every four seconds while it is not', async () => {
    await device.request(EVENTS).refuse('went-wrong', 500);
    await device.request('GET me').answer(person);
    await answerGames([]);
    await device.request(TABLES).answer({ tables: [a] });
    await device.advance(3_999);
    expect(device.waiting).not.toContain(TABLES);
    await device.advance(1);
    expect(device.waiting).toContain(TABLES);
  });

  test('never while the page is hidden, and at once when it is shown', async () => {
    await enter();
    await device.setVisible(false);
    const read = device.requests.length;
    await pass(120_000);
    expect(device.requests.length).toBe(read);
    await device.setVisible(true);
    expect(device.waiting).toContain(TABLES);
  });

  test('after every reconnection, since changes were missed', async () => {
    await enter();
    await stream.break();
    await device.advance(250);
    await device.request(EVENTS).openStream();
    expect(device.waiting).toContain(TABLES);
  });
});

describe('without an answer', () => {
  test('from the server, the lists stay and it is reported as unreachable', async () => {
    await enter();
    await pass(60_000);
    await device.request(TABLES).fail();
    expect([lobby.reach, ids()]).toEqual(['unreachable', ['a', 'b']]);
  });

  test('for lack of a network, it is reported as offline', async () => {
    await device.setOnline(false);
    await device.request('GET me').fail();
    expect(lobby.reach).toBe('offline');
  });

  test('from our server but from another one, it is reported as unreachable as well', async () => {
    await device.request('GET me').answer({ page: 'of a hotel' });
    expect(lobby.reach).toBe('unreachable');
  });
});

test('a person whose key was revoked becomes a guest, and still sees the tables', async () => {
  await device.request(EVENTS).openStream();
  await device.request('GET me').answer(person);
  await device.request(OPEN_GAMES).refuse('no-key', 401);
  await device.request(TABLES).answer({ tables: [a] });
  expect([lobby.reach, me.person, lobby.lists.games]).toEqual(['there', null, []]);
});

test('a lobby no longer shown doesn’t change', async () => {
  stream = await device.request(EVENTS).openStream();
  await device.request('GET me').answer(person);
  await answerGames([]);
  const last = device.request(TABLES);
  lobby.close();
  await last.answer({ tables: [a] });
  expect([lobby.reach, ids()]).toEqual(['looking', []]);
});
