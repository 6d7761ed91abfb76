// Contests that people make: challenges, cards that are handed on, lists, profiles; and what is left of who goes.

import type { Contest, MatchRow, Profile, TableLine, TableState, WeekRow } from '@menagerie/protocol';
import { readPuzzles } from '@menagerie/bots/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../contests/days.ts';
import { openSqlite } from '../store/sqlite.ts';
import { become, Guest, startBackend, startGame, Player, type TestBackend } from '../testing/client.ts';
import { begin, earnestBots, finish, playPath, playThrough, textOf } from '../testing/contest-player.ts';
import { seenAllAlong } from '../testing/store-with.ts';

const MORNING = Date.parse('2026-11-16T08:00:00Z');
const WISH = { game: 'if-it-fits', options: { players: 2 }, level: 'kitten', deals: 4, days: 2 } as const;
const last = (legal: readonly string[]): string => legal.at(-1) as string;

let now: number;
let backend: TestBackend;
let ann: Player;
let bob: Player;

beforeEach(async () => {
  now = MORNING;
  const store = seenAllAlong(await openSqlite(':memory:'));
  backend = await startBackend({ store, now: () => now, bots: earnestBots() });
  [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => become(backend.server, name)));
});
afterEach(async () => {
  await backend.server.close();
  await backend.store.close();
});

const challenge = async (more: object = {}): Promise<Contest> => {
  const made = await ann.post('/challenges', { ...WISH, title: 'Friday club', ...more });
  expect(made.status, textOf(made)).toBe(201);
  return made.body as Contest;
};
const rowsFor = async (who: Guest, id: string): Promise<MatchRow[]> =>
  ((await who.get(`/contests/${id}/matchpoints`)).body as { rows: MatchRow[] }).rows;

describe('a challenge', () => {
  test('is several deals with different cards, for anyone with the link', async () => {
    const made = await challenge();
    expect(made).toMatchObject({
      kind: 'challenge',
      title: 'Friday club',
      host: { name: 'Ann' },
      secrets: null,
    });
    expect(new Set(made.commitments).size).toBe(4);
    expect((await bob.get('/challenges')).body).toEqual({ contests: [] });
    expect(((await ann.get('/me/contests')).body as { contests: Contest[] }).contests).toHaveLength(1);
    const [one, two] = [await begin(bob, made.id, 0), await begin(bob, made.id, 1)];
    expect(one.deals.commitment).toBe(made.commitments[0]);
    expect(two.deals.commitment).toBe(made.commitments[1]);
    expect((await bob.post(playPath(made.id, 4), {})).status).toBe(404);
  });

  test('has a matchpoint table, deal by deal, that reveals no deal you have yet to play', async () => {
    const { id } = await challenge();
    expect((await ann.get(`/contests/${id}/matchpoints`)).status).toBe(409);
    await playThrough(ann, id, undefined, 0);
    await playThrough(ann, id, undefined, 1);
    await playThrough(bob, id, last, 0);
    const rows = await rowsFor(bob, id);
    expect(rows.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
    for (const { deals } of rows)
      expect(deals.map((deal) => deal === null)).toEqual([false, true, true, true]);
    expect((await rowsFor(ann, id)).find(({ you }) => you)?.deals[1]).toMatchObject({ percent: 100 });
    now += 3 * DAY_MS;
    const open = await rowsFor(new Guest(backend.server), id);
    expect(open.find(({ name }) => name === 'Ann')?.deals[1]).not.toBeNull();
    expect(((await bob.get(`/contests/${id}`)).body as Contest).secrets).toHaveLength(4);
  });

  test('can be listed only by regular players, and each has a limited number', async () => {
    expect(await ann.post('/challenges', { ...WISH, listed: true })).toMatchObject({
      body: { error: { code: 'not-welcome' } },
    });
    for (let i = 0; i < 10; i++) await challenge();
    expect(await ann.post('/challenges', WISH)).toMatchObject({ body: { error: { code: 'too-many' } } });
  });

  test('is refused where it makes no sense', async () => {
    for (const [wrong, code] of [
      [{ game: 'chess' }, 'bad-options'],
      [{ options: { players: 99 } }, 'bad-options'],
      [{ deals: 3 }, 'bad-request'],
      [{ title: '\u200b' }, 'bad-request'],
      [{ extra: 1 }, 'bad-request'],
    ] as const)
      expect(await ann.post('/challenges', { ...WISH, ...wrong })).toMatchObject({
        body: { error: { code } },
      });
  });
});

describe('cards that are handed on', () => {
  const againstBots = async (): Promise<string> => {
    const seats = [{ type: 'bot', level: 'cat' } as const, { type: 'open' } as const];
    const { id } = await ann.open({ game: 'if-it-fits', seats, sit: null });
    await ann.request('PUT', `/tables/${id}/seat`, { number: 'ab'.repeat(32) });
    await ann.post(`/tables/${id}/start`, {});
    return id;
  };

  test('have the same seat, bots, cards, and the same answers to the same moves', async () => {
    const id = await againstBots();
    expect(await ann.post(`/tables/${id}/duplicate`)).toMatchObject({
      body: { error: { code: 'not-over' } },
    });
    await finish(ann, id);
    const made = (await ann.post(`/tables/${id}/duplicate`)).body as Contest;
    expect(made).toMatchObject({ kind: 'duplicate', seat: 1, levels: ['cat', null], you: [{ table: id }] });
    expect(((await ann.post(`/tables/${id}/duplicate`)).body as Contest).id).toBe(made.id);
    // Before Bob has played nothing leads to the game of Ann.
    const shown = await bob.get(`/contests/${made.id}`);
    expect(textOf(shown)).not.toContain(id);
    const over = await playThrough(bob, made.id);
    expect(over.result).toEqual((await ann.table(id)).result);
    const rows = await rowsFor(bob, made.id);
    expect(rows.map(({ name, percent }) => [name, percent]).sort()).toEqual([
      ['Ann', 50],
      ['Bob', 50],
    ]);
    expect((await ann.get(`/tables/${over.id}`)).status).toBe(200);
    expect((await bob.get(`/tables/${rows[0].deals[0]?.table}`)).status).toBe(200);
  });

  test('are of a game against bots of the house only, and of one’s own', async () => {
    const id = await startGame([ann, bob]);
    await ann.post(`/tables/${id}/resign`);
    expect(await ann.post(`/tables/${id}/duplicate`)).toMatchObject({
      body: { error: { code: 'bad-seats' } },
    });
    const own = await againstBots();
    await ann.post(`/tables/${own}/resign`);
    expect(await bob.post(`/tables/${own}/duplicate`)).toMatchObject({ status: 403 });
  });

  test('of a day’s deal the link is the day’s', async () => {
    const { id } = await playThrough(ann, 'day-2026-11-16-if-it-fits');
    const made = (await ann.post(`/tables/${id}/duplicate`)).body as Contest;
    expect(made.id).toBe('day-2026-11-16-if-it-fits');
    expect(await bob.post(`/tables/${id}/duplicate`)).toMatchObject({ status: 403 });
  });
});

describe('lists and profiles', () => {
  test('regular players are named in the lists of day and week', async () => {
    for (let day = 0; day < 4; day++, now += DAY_MS) {
      const date = `2026-11-${16 + day}`;
      for (const game of ['if-it-fits', 'cat-in-the-box', 'trump-whales'])
        await playThrough(ann, `day-${date}-${game}`);
      await playThrough(bob, `day-${date}-if-it-fits`, last);
      await backend.server.close();
      backend = await startBackend({ store: backend.store, now: () => now, bots: earnestBots() });
      [ann, bob] = [ann, bob].map(({ key, person }) => new Player(backend.server, key as string, person));
    }
    const week = (await bob.get('/lists/week?game=if-it-fits')).body as { list: WeekRow[]; you: WeekRow };
    expect(week.list).toMatchObject([{ name: 'Ann', days: 4 }]);
    expect(week.you).toMatchObject({ name: 'Bob', days: 4, you: true });
    expect(week.list[0].points + week.you.points).toBe(400);
    const { list } = (await bob.get('/contests/day-2026-11-16-if-it-fits/deals/0/list')).body as {
      list: object[];
    };
    expect(list).toMatchObject([{ name: 'Ann' }]);
    expect(await ann.post('/challenges', { ...WISH, listed: true })).toMatchObject({ status: 201 });
    expect(((await bob.get('/challenges')).body as { contests: Contest[] }).contests).toHaveLength(1);
  });

  test('a profile is shown only if its owner wants it, and names no table', async () => {
    const path = `/people/${ann.person.id}/profile`;
    const { id } = await playThrough(ann, 'day-2026-11-16-if-it-fits');
    expect((await bob.get(path)).status).toBe(404);
    expect((await ann.get('/me/profile')).body).toEqual({ isPublic: false });
    await ann.request('PUT', '/me/profile', { isPublic: true });
    const seen = await bob.get(path);
    expect(seen.body as Profile).toMatchObject({
      name: 'Ann',
      games: [{ game: 'if-it-fits', finished: 1 }],
      days: [],
    });
    expect(textOf(seen)).not.toContain(id);
    now += 2 * DAY_MS;
    expect((await bob.get(path)).body).toMatchObject({ days: [{ date: '2026-11-16', outcome: 'finished' }] });
    await ann.request('PUT', '/me/profile', { isPublic: false });
    expect((await bob.get(path)).status).toBe(404);
  });

  test('ratings are listed page by page', async () => {
    for (let i = 0; i < 10; i++) {
      const id = await startGame([ann, bob]);
      await ann.post(`/tables/${id}/resign`);
    }
    const list = async (query = ''): Promise<object> =>
      (await new Guest(backend.server).get(`/lists/ratings?game=cat-in-the-box${query}`)).body as object;
    await expect.poll(list).toMatchObject({
      list: [
        { name: 'Bob', place: 1 },
        { name: 'Ann', place: 2 },
      ],
    });
    expect(await list('&limit=1')).toMatchObject({ list: [{ name: 'Bob' }], next: '1' });
    expect(await list('&limit=1&after=1')).toMatchObject({ list: [{ name: 'Ann', place: 2 }] });
    expect(await list('&kind=bots')).toEqual({ list: [] });
    now += 40 * DAY_MS;
    expect(await list()).toEqual({ list: [] });
    expect((await ann.get(`/people/${ann.person.id}/profile`)).body).toMatchObject({
      history: [{ game: 'cat-in-the-box', kind: 'people' }],
    });
  });
});

describe('one’s own data', () => {
  test('can be exported completely, and is deleted completely', async () => {
    const day = 'day-2026-11-16-if-it-fits';
    const { id } = await playThrough(ann, day);
    const made = await challenge();
    await ann.request('PUT', '/me/profile', { isPublic: true });
    await ann.request('PUT', `/me/friends/${bob.person.id}`);
    const [puzzle] = readPuzzles('if-it-fits')?.keys() ?? [];
    await ann.post('/puzzles/if-it-fits/answers', { answers: [{ puzzle, right: true, rating: 900 }] });
    const { data } = (await ann.get('/me/data')).body as { data: Record<string, unknown[]> };
    expect(data).toMatchObject({
      person: { name: 'Ann' },
      plays: [{ contest: day, table: id, result: { outcome: 'finished' } }],
      contests: [{ id: made.id, title: 'Friday club' }],
      profile: { isPublic: true },
      games: [{ id }],
      puzzles: [{ puzzle, right: true }],
      friends: { asked: [{ name: 'Bob' }], isHidden: false },
    });
    await playThrough(bob, day);
    expect((await ann.request('DELETE', '/me')).status).toBe(204);
    expect((await bob.get(`/contests/${day}/deals/0/standing`)).body).toMatchObject({ plays: 1 });
    expect((await bob.get(`/contests/${made.id}`)).body).toMatchObject({ title: '', host: null });
    expect(await backend.store.contests.play(day, 0, ann.person.id)).toBeNull();
    expect(await backend.store.puzzles.answersOf(ann.person.id, 9)).toEqual([]);
    expect((await bob.get(`/people/${ann.person.id}/profile`)).status).toBe(404);
    expect((await bob.get(`/tables/${id}`)).status).toBe(404);
  });

  test('a game taken off your list still counts', async () => {
    const day = 'day-2026-11-16-if-it-fits';
    const { id } = await playThrough(ann, day);
    expect((await ann.request('DELETE', `/tables/${id}`)).status).toBe(204);
    expect(((await ann.get('/me/games')).body as { games: TableLine[] }).games).toEqual([]);
    expect(((await ann.post(playPath(day), {})).body as TableState).id).toBe(id);
  });
});
