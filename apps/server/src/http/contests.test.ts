// The same cards for everyone, at a whole server whose clock the test moves.

import type { Contest, Day, DecisionLine, NamedPlace, Standing, TableState } from '@menagerie/protocol';
import { checkDeals, commitmentTo, findGame, readRecord } from '@menagerie/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../contests/days.ts';
import { become, Guest, startBackend, type Player, type TestBackend } from '../testing/client.ts';
import { begin, finish, playPath, playThrough, textOf, whenAsked } from '../testing/contest-player.ts';
import { seenAllAlong } from '../testing/store-with.ts';
import { openSqlite } from '../store/sqlite.ts';

const MORNING = Date.parse('2026-11-16T08:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const TODAY = 'day-2026-11-16-cat-in-the-box';

let now: number;
let backend: TestBackend;
let ann: Player;
let bob: Player;

beforeEach(async () => {
  now = MORNING;
  const store = seenAllAlong(await openSqlite(':memory:'));
  backend = await startBackend({ store, now: () => now });
  [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => become(backend.server, name)));
});
afterEach(async () => {
  await backend.server.close();
  await backend.store.close();
});

const days = async (who: Guest, query = ''): Promise<Day[]> =>
  ((await who.get(`/days${query}`)).body as { days: Day[] }).days;
const contest = async (who: Guest, id = TODAY): Promise<Contest> =>
  (await who.get(`/contests/${id}`)).body as Contest;
const standing = async (who: Guest, id = TODAY, deal = 0): Promise<Standing> =>
  (await who.get(`/contests/${id}/deals/${deal}/standing`)).body as Standing;
const last = (legal: readonly string[]): string => legal.at(-1) as string;

describe('the deal of the day', () => {
  test('is promised three days ahead, one per game, without revealing anything', async () => {
    const all = await days(new Guest(backend.server));
    expect([...new Set(all.map(({ date }) => date))]).toEqual([
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
    ]);
    expect(new Set(all.map(({ game }) => game)).size).toBe(all.length / 4);
    expect(new Set(all.map(({ commitment }) => commitment)).size).toBe(all.length);
    expect(all.every(({ secret }) => secret === null)).toBe(true);
  });

  test('can be requested for fewer days', async () => {
    const dates = async (query: string): Promise<string[]> => [
      ...new Set((await days(new Guest(backend.server), query)).map(({ date }) => date)),
    ];
    expect(await dates('?count=2')).toEqual(['2026-11-19', '2026-11-18']);
    expect(await dates('?until=2026-11-17&count=1')).toEqual(['2026-11-17']);
    expect((await new Guest(backend.server).get('/days?count=0')).status).toBe(400);
  });

  test('cannot be started before its day, and after it only for practice', async () => {
    const tomorrow = playPath('day-2026-11-17-cat-in-the-box');
    const early = { status: 409, body: { error: { code: 'not-open' } } };
    expect(await ann.post(tomorrow, {})).toMatchObject(early);
    expect(await ann.post(tomorrow, { practice: true })).toMatchObject(early);
    now += 2 * DAY_MS;
    expect(await ann.post(tomorrow, {})).toMatchObject({ body: { error: { code: 'not-open' } } });
    expect(await ann.post(tomorrow, { practice: true })).toMatchObject({ status: 200 });
  });

  test('is one game for each person, to which every request leads back', async () => {
    const asked = await Promise.all([1, 2, 3].map(() => ann.post(playPath(TODAY), {})));
    const ids = new Set(asked.map(({ body }) => (body as TableState).id));
    expect(ids.size).toBe(1);
    const { id, contest: of, seats } = await begin(ann, TODAY);
    expect(ids).toContain(id);
    expect(of).toMatchObject({ id: TODAY, deal: 0, isCounted: true });
    expect(seats.map(({ person }) => person)).toEqual([ann.person.id, null, null]);
    expect((await begin(bob, TODAY)).id).not.toBe(id);
    const over = await finish(ann, id);
    expect((await begin(ann, TODAY)).id).toBe(over.id);
  });

  test('is the same cards for everyone, and the same answers to the same moves', async () => {
    const [one, two] = [await playThrough(ann, TODAY), await playThrough(bob, TODAY)];
    expect(two.result).toEqual(one.result);
    expect((await begin(ann, TODAY)).deals.commitment).toBe((await contest(bob)).commitments[0]);
    const logs = await Promise.all([one, two].map(({ id }) => backend.store.read(id)));
    const [deals, others] = logs.map((log) => log.filter(({ event }) => event.type === 'dealt'));
    expect(others.map(({ event }) => event)).toEqual(deals.map(({ event }) => event));
  });

  test('ends after its rounds where a game has as many as it takes', async () => {
    const whales = 'day-2026-11-16-trump-whales';
    const over = await playThrough(ann, whales);
    expect(over).toMatchObject({ result: { reason: 'finished' }, contest: { rounds: 2 } });
    const record = readRecord(textOf(await ann.get(`/tables/${over.id}/record`)), findGame);
    expect(record.ok && record.value.events.filter(({ type }) => type === 'scored')).toHaveLength(2);
  });

  test('there are no takebacks, stopping means resigning, and a player who leaves finds it unchanged', async () => {
    const { id } = await begin(ann, TODAY);
    await whenAsked(ann, id);
    await ann.play(id);
    expect(await ann.post(`/tables/${id}/asks`, { what: 'takeback' })).toMatchObject({
      body: { error: { code: 'no-takeback' } },
    });
    await ann.request('DELETE', `/tables/${id}/seat`);
    now += 5 * HOUR_MS;
    expect((await whenAsked(ann, id)).phase).toBe('playing');
    expect((await ann.play(id))?.status).toBe(200);
    await ann.post(`/tables/${id}/asks`, { what: 'stop' });
    expect((await ann.table(id)).result).toMatchObject({
      reason: 'resigned',
      places: [3, expect.anything(), expect.anything()],
    });
    await playThrough(bob, TODAY);
    expect((await contest(ann)).you).toMatchObject([{ outcome: 'resigned' }]);
    expect(await standing(ann)).toMatchObject({ plays: 2, resigned: 1, you: { place: 2, percent: 0 } });
  });

  test('is not rated', async () => {
    await playThrough(ann, TODAY);
    expect((await ann.get('/me/ratings')).body).toEqual({ ratings: [] });
  });

  test('opens an hour after it closed, with everyone’s game, and can be checked', async () => {
    const { id } = await playThrough(ann, TODAY);
    now = Date.parse('2026-11-17T00:59:59Z');
    expect((await contest(bob)).secrets).toBeNull();
    expect((await bob.get(`/tables/${id}`)).status).toBe(403);
    now = Date.parse('2026-11-17T01:00:00Z');
    const { secrets, commitments } = await contest(bob);
    expect((secrets ?? []).map(commitmentTo)).toEqual(commitments);
    expect((await days(bob, '?until=2026-11-16'))[0].secret).not.toBeNull();
    expect((await bob.get(`/tables/${id}`)).status).toBe(200);
    const record = readRecord(textOf(await bob.get(`/tables/${id}/record`)), findGame);
    expect(record.ok && checkDeals(record.value)).toEqual({ ok: true, value: 'matched' });
    expect(await standing(bob)).toMatchObject({ plays: 1, you: null });
  });

  test('a game started in time can be finished; after it is open to all it gets no place', async () => {
    now = Date.parse('2026-11-16T23:59:00Z');
    const [first, second] = [await begin(ann, TODAY), await begin(bob, TODAY)];
    now += HOUR_MS;
    await finish(ann, first.id);
    now += HOUR_MS;
    await finish(bob, second.id);
    await expect.poll(async () => (await contest(bob)).you[0].outcome).toBe('late');
    expect(await standing(ann)).toMatchObject({ plays: 1, you: { place: 1 } });
    expect(await standing(bob)).toMatchObject({ plays: 1, you: null });
  });

  test('three days: each has its own cards, and the calendar shows your results', async () => {
    for (let day = 0; day < 3; day++, now += DAY_MS)
      await playThrough(ann, `day-2026-11-${16 + day}-cat-in-the-box`);
    const own = (await days(ann)).filter(({ you }) => you !== null);
    expect(own.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-17', '2026-11-16']);
    expect(new Set(own.map(({ commitment }) => commitment)).size).toBe(3);
    expect((await days(bob)).some(({ you }) => you !== null)).toBe(false);
  });
});

describe('comparing', () => {
  test('is visible to people who have played', async () => {
    await playThrough(ann, TODAY);
    const { id } = await begin(bob, TODAY);
    for (const who of [bob, new Guest(backend.server)])
      for (const path of ['standing', 'decisions', 'list'])
        expect((await who.get(`/contests/${TODAY}/deals/0/${path}`)).status).toBe(409);
    await finish(bob, id, last);
    await expect.poll(async () => (await standing(bob)).plays).toBe(2);
  });

  test('shows places, and where others chose differently', async () => {
    const [one, two] = [await playThrough(ann, TODAY), await playThrough(bob, TODAY, last)];
    const [of, other] = [await standing(ann), await standing(bob)];
    expect(of.histogram).toEqual(other.histogram);
    expect(of.you?.total).toBe(one.result?.totals[0]);
    expect([of.you?.table, other.you?.table]).toEqual([one.id, two.id]);
    expect((of.you?.percent ?? 0) + (other.you?.percent ?? 0)).toBe(100);
    const { decisions } = (await ann.get(`/contests/${TODAY}/deals/0/decisions`)).body as {
      decisions: DecisionLine[];
    };
    expect(decisions[0]).toMatchObject({ own: 0, count: 2, options: [{ count: 1 }, { count: 1 }] });
    // Whoever has played sees the games of others; whoever has not does not.
    expect((await ann.get(`/tables/${two.id}`)).status).toBe(200);
    expect((await (await become(backend.server, 'Cas')).get(`/tables/${two.id}`)).status).toBe(403);
  });

  test('bot accounts have a list of their own', async () => {
    const robot = await become(backend.server, 'Robot', true);
    await playThrough(ann, TODAY);
    await playThrough(robot, TODAY, last);
    expect(await standing(ann)).toMatchObject({ plays: 1 });
    expect(await standing(robot)).toMatchObject({ plays: 1, you: { place: 1 } });
    const list = async (of: string): Promise<NamedPlace[]> =>
      ((await ann.get(`/contests/${TODAY}/deals/0/list?of=${of}`)).body as { list: NamedPlace[] }).list;
    expect(await list('bots')).toMatchObject([{ name: 'Robot', place: 1 }]);
    // Nobody is named who has played so little.
    expect(await list('people')).toEqual([]);
  });

  test('everyone’s games are open to all the day after, and none before', async () => {
    const [one, two] = [await playThrough(ann, TODAY), await playThrough(bob, TODAY, last)];
    const games = `/contests/${TODAY}/deals/0/games`;
    expect(await ann.get(games)).toMatchObject({ status: 409, body: { error: { code: 'not-over' } } });
    now += DAY_MS;
    const guest = new Guest(backend.server);
    const { games: all } = (await guest.get(games)).body as { games: NamedPlace[] };
    expect(all.map(({ table }) => table).sort()).toEqual([one.id, two.id].sort());
    expect(all.map(({ name }) => name)).toEqual([null, null]);
    for (const { table } of all) expect((await guest.get(`/tables/${table}/record`)).status).toBe(200);
    expect((await guest.get(`${games}?after=1`)).body).toEqual({ games: [all[1]] });
    expect((await guest.get(`${games}?after=2`)).body).toEqual({ games: [] });
  });

  test('practice comes after the game that counts, and has no effect', async () => {
    expect(await ann.post(playPath(TODAY), { practice: true })).toMatchObject({
      body: { error: { code: 'not-over' } },
    });
    await playThrough(ann, TODAY);
    const before = await standing(ann);
    const { id, contest: of } = await begin(ann, TODAY, 0, true);
    expect(of?.isCounted).toBe(false);
    await finish(ann, id, last);
    expect((await begin(ann, TODAY, 0, true)).id).not.toBe(id);
    expect(await standing(ann)).toEqual(before);
    expect((await bob.get(`/tables/${id}`)).status).toBe(403);
  });
});
