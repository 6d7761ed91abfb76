import type { Person, Rating, TableLine } from '@menagerie/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { gatherEverything } from './everything.ts';
import { recordOf } from './records.ts';

const GAMES = 203;
const result = { reason: 'finished', totals: [1, 0], places: [1, 2] };
/** Latest first; one was closed before it started, one is still running. */
const lines = Array.from({ length: GAMES }, (_, i) => ({
  id: `t${i}`,
  phase: i === 0 ? 'playing' : 'over',
  result: i === 0 ? null : i === 1 ? { ...result, totals: [], places: [] } : result,
  changedAt: 10_000 - i,
})) as unknown as TableLine[];

const ratings: Rating[] = [
  { game: 'trump-whales', kind: 'people', rating: 1544, uncertainty: 210, games: 12 },
];

let asked: string[] = [];
let store: Store;

function answer(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address);
  asked.push(pathname);
  if (pathname === '/api/me/games') {
    const [from, limit] = [Number(searchParams.get('after') ?? 0), Number(searchParams.get('limit'))];
    const games = lines.slice(from, from + limit);
    const next = games.length < limit ? {} : { next: String(from + limit) };
    return Promise.resolve(Response.json({ games, ...next }));
  }
  if (pathname === '/api/me/blocks') return Promise.resolve(Response.json({ blocks: [] }));
  if (pathname === '/api/me/ratings') return Promise.resolve(Response.json({ ratings }));
  if (pathname === '/api/tables/t5/record') {
    const error = { code: 'no-table', message: 'There is no such table.' };
    return Promise.resolve(Response.json({ error }, { status: 404 }));
  }
  if (pathname === '/api/me/data') return Promise.resolve(Response.json({ data: { plays: ['all'] } }));
  return Promise.resolve(new Response(recordAt(pathname)));
}

/** A record is final only once it includes its promise. */
const recordAt = (path: string): string => `{"record of":"${path}","deals":{"commitment":"…"}}\n`;

beforeEach(async () => {
  asked = [];
  store = await openStore(() => undefined);
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.stubGlobal('document', { baseURI: 'http://example.org/' });
});
afterEach(() => vi.unstubAllGlobals());

test('a record is fetched once', async () => {
  expect(await recordOf(store, 't9')).toBe(recordAt('/api/tables/t9/record'));
  expect(await recordOf(store, 't9')).toBe(recordAt('/api/tables/t9/record'));
  expect(asked).toHaveLength(1);
});

test('a refused record is absent, but may be available later', async () => {
  expect(await recordOf(store, 't5')).toBeNull();
  expect(await recordOf(store, 't5')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('everything means every game, page by page, with the records of those that were played', async () => {
  await store.put('games', 'here', { key: 'here' });
  const person = { id: 'me', name: 'Zoe' } as Person;
  const told: number[] = [];
  const everything = await gatherEverything(store, person, (done) => void told.push(done));
  expect(everything.person).toBe(person);
  expect(everything.ratings).toEqual(ratings);
  expect(everything.server).toEqual({ plays: ['all'] });
  expect(everything.games.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
  expect(Object.keys(everything.records)).toHaveLength(GAMES - 3);
  expect(told).toHaveLength(GAMES - 2);
  expect(everything.device.games).toEqual([{ key: 'here' }]);
});

test('local games have no server record', async () => {
  await store.put('settings', 'chosen', { name: 'Zoe' });
  const everything = await gatherEverything(store, null, () => undefined);
  expect(everything).toMatchObject({ person: null, ratings: [], games: [], records: {}, server: {} });
  expect(everything.device.settings).toEqual({ name: 'Zoe' });
  expect(asked).toEqual([]);
});
