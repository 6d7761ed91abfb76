// Answers to puzzles over HTTP, what they make of the ratings, and what may not be known of a puzzle.

import { readPuzzles } from '@menagerie/bots/node';
import { listGames } from '@menagerie/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { become, Guest, startBackend, type Player, type TestBackend } from '../testing/client.ts';
import { seenAllAlong } from '../testing/store-with.ts';

const GAME = 'trump-whales';
const RATINGS = `/puzzles/${GAME}/ratings`;
const ANSWERS = `/puzzles/${GAME}/answers`;
const MINUTE_MS = 60_000;
const shipped = [...(readPuzzles(GAME) ?? [])];
const [[first, firstRating], [second]] = shipped;

let now: number;
let backend: TestBackend;
let ann: Player;
let guest: Guest;

const start = async (rateLimit = 0): Promise<void> => {
  const store = seenAllAlong(await openSqlite(':memory:'));
  backend = await startBackend({ store, now: () => now, rateLimit, addressFactor: 100 });
};
const stop = async (): Promise<void> => {
  await backend.server.close();
  await backend.store.close();
};

beforeEach(async () => {
  now = Date.parse('2026-11-16T08:00:00Z');
  await start();
  ann = await become(backend.server, 'Ann');
  guest = new Guest(backend.server);
});
afterEach(stop);

interface Answered {
  readonly puzzle: string;
  readonly right: boolean;
  readonly rating: number;
}
const answer = (change: Partial<Answered> = {}): Answered => ({
  puzzle: first,
  right: true,
  rating: 1000,
  ...change,
});

describe('answers', () => {
  test('count once for each person and puzzle: the first', async () => {
    const both = { answers: [answer({ right: false }), answer(), answer({ puzzle: second })] };
    expect(await ann.post(ANSWERS, both)).toMatchObject({ status: 200, body: { counted: 2 } });
    expect((await ann.post(ANSWERS, both)).body).toEqual({ counted: 0 });
    const kept = await backend.store.puzzles.answersOf(ann.person.id, 9);
    expect(kept.map(({ puzzle, right }) => [puzzle, right]).sort()).toEqual(
      [
        [first, false],
        [second, true],
      ].sort(),
    );
  });

  test('to puzzles of another version are skipped; those of bot accounts don’t count', async () => {
    const asked = { answers: [answer({ puzzle: '9999-1' }), answer()] };
    expect((await ann.post(ANSWERS, asked)).body).toEqual({ counted: 1 });
    const robot = await become(backend.server, 'Robot', true);
    expect((await robot.post(ANSWERS, asked)).body).toEqual({ counted: 0 });
  });

  test('are only taken from somebody', async () => {
    expect(await guest.post(ANSWERS, { answers: [answer()] })).toMatchObject({ status: 401 });
  });

  test.each([
    ['nothing', undefined],
    ['no answer', { answers: [] }],
    ['more than fifty', { answers: Array.from({ length: 51 }, () => answer()) }],
    ['no list', { answers: answer() }],
    ['a puzzle that cannot be', { answers: [answer({ puzzle: '../1' })] }],
    ['a prototype', { answers: [answer({ puzzle: '__proto__' })] }],
    ['a rating out of bounds', { answers: [answer({ rating: 2501 })] }],
    ['a rating between two numbers', { answers: [answer({ rating: 1000.5 })] }],
    ['a word for right', { answers: [{ ...answer(), right: 'yes' }] }],
    ['something more', { answers: [{ ...answer(), move: 'o1' }] }],
  ])('are refused: %s', async (_, body) => {
    expect(await ann.post(ANSWERS, body)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-request' } },
    });
    expect(await backend.store.puzzles.answersOf(ann.person.id, 9)).toEqual([]);
  });

  test.each(['chess', '__proto__', '..%2Ftrump-whales'])('of %s are refused', async (game) => {
    for (const asked of [
      await ann.post(`/puzzles/${game}/answers`, { answers: [answer()] }),
      await guest.get(`/puzzles/${game}/ratings`),
    ])
      expect(asked).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } });
  });

  test('come no faster than a tenth of all requests', async () => {
    await stop();
    await start(100);
    const quick = await become(backend.server, 'Quick');
    const asked = [];
    for (let i = 0; i < 11; i++) asked.push((await quick.post(ANSWERS, { answers: [answer()] })).status);
    expect(asked).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('ratings', () => {
  const ratings = async (): Promise<unknown> => (await guest.get(RATINGS)).body;
  const miss = async (people: number): Promise<void> => {
    for (let i = 0; i < people; i++)
      await (
        await become(backend.server, `P${i}`)
      ).post(ANSWERS, { answers: [answer({ right: false, rating: 1500 })] });
  };

  test('cover only puzzles that five people have answered, and may be a minute old', async () => {
    await miss(4);
    expect(await ratings()).toEqual({ ratings: {} });
    await ann.post(ANSWERS, { answers: [answer({ right: false, rating: 1500 })] });
    now += MINUTE_MS - 1;
    expect(await ratings()).toEqual({ ratings: {} });
    now += 1;
    expect(await ratings()).toEqual({ ratings: { [first]: expect.any(Number) } });
  });

  test('rise where strong people miss', async () => {
    await miss(8);
    const told = (await ratings()) as { ratings: Record<string, number> };
    expect(told.ratings[first]).toBeGreaterThan(firstRating);
  });

  test('no longer count deleted people', async () => {
    await miss(4);
    await ann.post(ANSWERS, { answers: [answer()] });
    expect((await ann.get('/me/data')).body).toMatchObject({
      data: { puzzles: [{ game: GAME, puzzle: first, right: true, rating: 1000 }] },
    });
    expect((await ann.request('DELETE', '/me')).status).toBe(204);
    expect(await ratings()).toEqual({ ratings: {} });
  });
});

test('every game has puzzles, and the API reveals no solution', async () => {
  await ann.post(ANSWERS, { answers: [answer()] });
  for (const { id } of listGames()) {
    expect(readPuzzles(id)?.size).toBeGreaterThan(0);
    const told = await ann.get(`/puzzles/${id}/ratings`);
    expect(told.body).toEqual({ ratings: {} });
  }
  expect((await ann.post(ANSWERS, { answers: [answer({ right: false })] })).body).toEqual({ counted: 0 });
});
