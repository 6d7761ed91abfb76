// Two servers on one store, of which the second has yet to hear of what the first has written.

import type { LogLine, TableLine, TableState } from '@menagerie/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { become, startBackend, Player, playOn, startGame, type TestBackend } from '../testing/client.ts';
import { storeWith } from '../testing/store-with.ts';

let backend: TestBackend;
let deaf: TestBackend;
let ann: Player;
let bob: Player;
let annElsewhere: Player;
let bobElsewhere: Player;

beforeEach(async () => {
  backend = await startBackend();
  const store = storeWith(backend.store, { onGrowth: () => undefined });
  deaf = await startBackend({ store });
  [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob')];
  const elsewhere = ({ key, person }: Player): Player => new Player(deaf.server, key as string, person);
  [annElsewhere, bobElsewhere] = [elsewhere(ann), elsewhere(bob)];
});
afterEach(async () => {
  await deaf.server.close();
  await backend.server.close();
  await backend.store.close();
});

const gamesOf = async (player: Player, phase: string): Promise<string[]> =>
  ((await player.get(`/me/games?phase=${phase}`)).body as { games: TableLine[] }).games.map(({ id }) => id);

test('both tell the state and the log as they stand', async () => {
  const id = await startGame([ann, bob]);
  expect((await annElsewhere.table(id)).phase).toBe('playing');
  await playOn([ann, bob], id, 2);
  const { n } = await ann.table(id);
  // The page reads the one here and the other there, and then what comes after the state.
  const { entries } = (await annElsewhere.get(`/tables/${id}/log`)).body as { entries: LogLine[] };
  expect(entries).toHaveLength(n);
  await playOn([ann, bob], id, 2);
  expect((await annElsewhere.table(id)).n).toBe(n + 2);
});

test('both servers can handle requests after the end at the same time', async () => {
  const id = await startGame([ann, bob]);
  await annElsewhere.table(id);
  await ann.post(`/tables/${id}/resign`);
  expect((await annElsewhere.get(`/tables/${id}/record`)).status).toBe(200);
  const other = await startGame([ann, bob]);
  await annElsewhere.table(other);
  await ann.post(`/tables/${other}/resign`);
  const again = await annElsewhere.post(`/tables/${other}/rematch`);
  expect(again).toMatchObject({ status: 200, body: { after: other } });
  const last = await startGame([ann, bob]);
  await annElsewhere.table(last);
  await ann.post(`/tables/${last}/resign`);
  expect((await annElsewhere.request('DELETE', `/tables/${last}`)).status).toBe(204);
});

test('a name changed on one is used on the other', async () => {
  await annElsewhere.get('/me');
  await ann.request('PATCH', '/me', { name: 'Anna' });
  expect((await annElsewhere.get('/me')).body).toMatchObject({ name: 'Anna' });
  expect((await annElsewhere.open()).seats[0]).toMatchObject({ name: 'Anna' });
  const { id } = await bob.open();
  const { body } = await annElsewhere.request('PUT', `/tables/${id}/seat`, {});
  expect((body as TableState).seats[1]).toMatchObject({ name: 'Anna' });
});

test('a table deleted on one is gone on the other', async () => {
  const id = await startGame([ann, bob]);
  await ann.post(`/tables/${id}/resign`);
  await annElsewhere.table(id);
  for (const player of [ann, bob]) await player.request('DELETE', `/tables/${id}`);
  const gone = { status: 404, body: { error: { code: 'no-table' } } };
  expect(await annElsewhere.post(`/tables/${id}/words`, { phrase: 'hello' })).toMatchObject(gone);
  expect(await annElsewhere.get(`/tables/${id}/log`)).toMatchObject(gone);
});

test('two simultaneous rematch requests end up at one table, and no other is left', async () => {
  const id = await startGame([ann, bob], { settings: { listed: true } });
  await ann.post(`/tables/${id}/resign`);
  const asked = await Promise.all(
    [ann, bob, annElsewhere, bobElsewhere].map((player) => player.post(`/tables/${id}/rematch`)),
  );
  const { next } = await ann.table(id);
  expect(asked.map(({ body }) => (body as TableState).id)).toEqual(asked.map(() => next));
  for (const player of [ann, bob]) {
    expect(await gamesOf(player, 'open')).toEqual([next]);
    expect(await gamesOf(player, 'over')).toEqual([id]);
  }
  const { tables } = (await ann.get('/tables')).body as { tables: TableLine[] };
  expect(tables.map((line) => line.id)).toEqual([next]);
});
