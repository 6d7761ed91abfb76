// Ratings at a whole server: a game that is played to its end is rated once, among people and against bots apart.

import { Rating } from '@menagerie/protocol';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  become,
  Guest,
  startBackend,
  Player,
  playOn,
  startGame,
  type TestBackend,
} from '../testing/client.ts';
import { storeWith } from '../testing/store-with.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.server.close();
  await backend.store.close();
});

async function ratingsOf(player: Player): Promise<Rating[]> {
  const { status, body } = await player.get('/me/ratings');
  expect(status).toBe(200);
  const { ratings } = body as { ratings: Rating[] };
  for (const rating of ratings) expect([...Value.Errors(Rating, rating)]).toEqual([]);
  return ratings;
}

/** Waits until the player has so many games in all. */
const rated = (player: Player, games: number): Promise<Rating[]> =>
  vi.waitFor(async () => {
    const ratings = await ratingsOf(player);
    expect(ratings.reduce((sum, one) => sum + one.games, 0)).toBe(games);
    return ratings;
  });

async function finishGame(
  players: readonly Player[],
  wish: Parameters<typeof startGame>[1] = {},
): Promise<string> {
  const id = await startGame(players, wish);
  await vi.waitFor(
    async () => {
      await playOn(players, id);
      expect((await players[0].table(id)).phase).toBe('over');
    },
    { timeout: 15_000, interval: 5 },
  );
  return id;
}

test('a game among people is rated once, by its places', async () => {
  const ann = await become(backend.server, 'Ann');
  const bob = await become(backend.server, 'Bob');
  expect(await ratingsOf(ann)).toEqual([]);
  const id = await finishGame([ann, bob]);
  const [[of], [other]] = [await rated(ann, 1), await rated(bob, 1)];
  expect(of).toMatchObject({ game: 'cat-in-the-box', kind: 'people', games: 1 });
  const { places } = (await ann.table(id)).result as { places: number[] };
  expect(Math.sign(of.rating - other.rating)).toBe(Math.sign(places[1] - places[0]));
  expect(of.uncertainty).toBeLessThan(400);

  // Whatever else happens at the table, or whoever else rates it.
  expect((await ann.post(`/tables/${id}/rematch`, {})).status).toBeLessThan(300);
  expect((await ann.post(`/tables/${id}/words`, { phrase: 'good-game' })).status).toBeLessThan(300);
  const query = {
    table: id,
    game: of.game,
    kind: of.kind,
    players: [ann.person.id],
    pairs: [],
    at: 0,
    since: 0,
  };
  expect(await backend.store.updateRatings(query, (current) => current)).toBe(false);
  expect(await ratingsOf(ann)).toEqual([of]);
});

test('games against bots are kept apart, and bots of the house have ratings too', async () => {
  const cas = await become(backend.server, 'Cas');
  const dot = await become(backend.server, 'Dot');
  const [before] = await backend.store.ratingsOf('house-tiger');
  await finishGame([cas, dot]);
  const [among] = await rated(cas, 1);
  await finishGame([cas], {
    options: { players: 2 },
    seats: [{ type: 'open' }, { type: 'bot', level: 'tiger' }],
  });
  const ratings = await rated(cas, 2);
  expect(ratings.map(({ kind, games }) => [kind, games])).toEqual([
    ['bots', 1],
    ['people', 1],
  ]);
  expect(ratings[1]).toEqual(among);
  expect(before).toBeUndefined();
  expect(await backend.store.ratingsOf('house-tiger')).toMatchObject([{ kind: 'bots', games: 1 }]);
  expect(await backend.store.ratingsOf('house-cat')).toEqual([]);
});

test('a bot account makes a game one against bots, for all at the table', async () => {
  const eve = await become(backend.server, 'Eve');
  const robot = await become(backend.server, 'Robot', true);
  await finishGame([eve, robot]);
  expect(await rated(eve, 1)).toMatchObject([{ kind: 'bots' }]);
  expect(await rated(robot, 1)).toMatchObject([{ kind: 'bots' }]);
});

test('a game whose server dies before it is rated is rated by another, once', async () => {
  const { store } = backend;
  let isCut = false;
  const dying = storeWith(store, {
    updateRatings: () => {
      isCut = true;
      return new Promise<boolean>((_, reject) => setImmediate(reject, new Error('the server is gone')));
    },
  });
  let now = Date.now() + 3600_000;
  const first = await startBackend({ store: dying, now: () => now });
  const hal = await become(first.server, 'Hal');
  const ida = await become(first.server, 'Ida');
  const id = await finishGame([hal, ida]);
  await vi.waitFor(() => expect(isCut).toBe(true));
  await first.server.close();
  expect(await store.ratingsOf(hal.person.id)).toEqual([]);

  now += 2_000;
  const others = [
    await startBackend({ store, now: () => now }),
    await startBackend({ store, now: () => now }),
  ];
  const mended = await vi.waitFor(
    async () => {
      const [line] = await store.ratingsOf(hal.person.id);
      expect(line).toMatchObject({ kind: 'people', games: 1 });
      return line;
    },
    { timeout: 10_000 },
  );
  // It is due no longer, however long one waits, and whoever speaks.
  const hal2 = new Player(others[0].server, hal.key as string, hal.person);
  expect((await hal2.post(`/tables/${id}/words`, { phrase: 'good-game' })).status).toBe(200);
  for (const { server } of others) await server.close();
  expect(await store.claimDue(now + 3600_000, now, 99)).not.toContain(id);
  expect(await store.ratingsOf(hal.person.id)).toEqual([mended]);
});

test('a game that all agreed to stop is not rated; ratings go with the person, and are only theirs', async () => {
  const fay = await become(backend.server, 'Fay');
  const gus = await become(backend.server, 'Gus');
  const id = await startGame([fay, gus]);
  await fay.post(`/tables/${id}/asks`, { what: 'stop' });
  await gus.post(`/tables/${id}/answers`, { agrees: true });
  expect((await gus.table(id)).phase).toBe('over');
  await finishGame([fay, gus]);
  await rated(gus, 1);
  await rated(fay, 1);
  expect((await fay.request('DELETE', '/me')).status).toBe(204);
  expect(await backend.store.ratingsOf(fay.person.id)).toEqual([]);
  expect((await new Guest(backend.server).get('/me/ratings')).status).toBe(401);
});
