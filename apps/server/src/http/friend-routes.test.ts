// Friends over HTTP: both agree, blocks hold however one tries, and who hides is not seen.

import type { Friends, RecentPlayer, TableState } from '@menagerie/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  become,
  startBackend,
  startGame,
  StreamReader,
  listen,
  type Player,
  type TestBackend,
} from '../testing/client.ts';

let backend: TestBackend;
let [ann, bob, cas]: Player[] = [];
beforeEach(async () => {
  backend = await startBackend({ presenceMs: 20 });
  [ann, bob, cas] = await Promise.all(['Ann', 'Bob', 'Cas'].map((name) => become(backend.server, name)));
});
afterEach(async () => {
  await backend.server.close();
  await backend.store.close();
});

const friendsOf = async (who: Player): Promise<Friends> => (await who.get('/me/friends')).body as Friends;
const ask = (who: Player, whom: Player): Promise<unknown> =>
  who.request('PUT', `/me/friends/${whom.person.id}`);
const befriend = async (): Promise<void> => {
  await ask(ann, bob);
  await ask(bob, ann);
};

test('one asks, the other agrees; either ends it', async () => {
  await ask(ann, bob);
  expect((await friendsOf(ann)).asked).toMatchObject([{ name: 'Bob' }]);
  expect((await friendsOf(bob)).asking).toMatchObject([{ name: 'Ann' }]);
  expect((await friendsOf(bob)).friends).toEqual([]);
  await ask(bob, ann);
  // Whoever asks or agrees is here.
  expect((await friendsOf(ann)).friends).toMatchObject([{ name: 'Bob', isHere: true }]);
  await bob.request('DELETE', `/me/friends/${ann.person.id}`);
  expect((await friendsOf(ann)).friends).toEqual([]);
});

test('you can’t befriend yourself, a bot account or an unknown person', async () => {
  const bot = await become(backend.server, 'Robot', true);
  expect(await ann.request('PUT', `/me/friends/${ann.person.id}`)).toMatchObject({ status: 400 });
  expect(await ann.request('PUT', `/me/friends/${bot.person.id}`)).toMatchObject({ status: 404 });
  expect(await ann.request('PUT', `/me/friends/${'A'.repeat(22)}`)).toMatchObject({ status: 404 });
});

test('a person with an open stream is online for friends only, unless they appear offline', async () => {
  await befriend();
  const reader = await StreamReader.open(await listen(backend.server), {
    path: '/tables/events',
    key: bob.key,
  });
  await expect
    .poll(async () => (await friendsOf(ann)).friends)
    .toMatchObject([{ name: 'Bob', isHere: true }]);
  expect(JSON.stringify(await friendsOf(cas))).not.toContain('Bob');
  expect((await bob.request('PUT', '/me/hidden', { isHidden: true })).body).toMatchObject({ isHidden: true });
  expect((await friendsOf(ann)).friends).toMatchObject([{ name: 'Bob', isHere: false }]);
  reader.close();
});

test('a blocked person is no longer a friend, and cannot become one again', async () => {
  await befriend();
  await bob.request('PUT', `/me/blocks/${ann.person.id}`, { kind: 'block' });
  expect((await friendsOf(ann)).friends).toEqual([]);
  // It looks as with anyone who has yet to agree.
  expect(await ask(ann, bob)).toMatchObject({ status: 200 });
  expect((await friendsOf(ann)).asked).toMatchObject([{ name: 'Bob' }]);
  expect(await friendsOf(bob)).toMatchObject({ friends: [], asking: [] });
});

test('a block holds whatever the blocked person tries', async () => {
  await befriend();
  const id = await startGame([ann, bob]);
  await bob.request('PUT', `/me/blocks/${ann.person.id}`, { kind: 'block' });
  for (const again of [ask, ask]) await again(ann, bob);
  expect(await friendsOf(bob)).toMatchObject({ friends: [], asking: [] });
  // Neither as a friend nor as somebody who waits for one are they seen here.
  const reader = await StreamReader.open(await listen(backend.server), {
    path: '/tables/events',
    key: bob.key,
  });
  await bob.get('/me/friends');
  expect(JSON.stringify(await friendsOf(ann))).not.toContain('isHere');
  reader.close();
  const seats = [{ type: 'open' }, { type: 'person', person: bob.person.id }] as const;
  expect(await ann.post('/tables', { game: 'cat-in-the-box', options: { players: 2 }, seats })).toMatchObject(
    { status: 409, body: { error: { code: 'not-callable' } } },
  );
  const open = await ann.open();
  expect(await ann.request('PATCH', `/tables/${open.id}`, { seats })).toMatchObject({
    body: { error: { code: 'not-callable' } },
  });
  await ann.post(`/tables/${id}/resign`);
  const { next, ...again } = (await ann.post(`/tables/${id}/rematch`)).body as TableState;
  expect([next, again.seats.map(({ plan }) => plan.type)]).toEqual([null, ['person', 'open']]);
  expect((await bob.get('/me/games?phase=open')).body).toMatchObject({ games: [] });
  // Who blocks somebody must lift that before they can be friends: or the other would see them.
  expect(await ask(bob, ann)).toMatchObject({ status: 400 });
  await bob.request('DELETE', `/me/blocks/${ann.person.id}`);
  await ask(bob, ann);
  expect((await friendsOf(ann)).friends).toMatchObject([{ name: 'Bob' }]);
});

test('all of it is in the export, and goes with the person', async () => {
  await befriend();
  await ask(cas, bob);
  await ask(bob, await become(backend.server, 'Dan'));
  await bob.request('PUT', '/me/hidden', { isHidden: true });
  const { data } = (await bob.get('/me/data')).body as { data: { friends: unknown } };
  expect(data.friends).toMatchObject({
    friends: [{ name: 'Ann' }],
    asking: [{ name: 'Cas' }],
    asked: [{ name: 'Dan' }],
    isHidden: true,
  });
  await bob.request('DELETE', '/me');
  expect(await friendsOf(ann)).toMatchObject({ friends: [], asking: [], asked: [] });
  expect(await friendsOf(cas)).toMatchObject({ friends: [], asking: [], asked: [] });
});

test('recent players are listed, without bots, strangers and yourself', async () => {
  const { id } = await ann.open({
    options: { players: 3 },
    seats: [{ type: 'open' }, { type: 'open' }, { type: 'bot', level: 'kitten' }],
  });
  await bob.request('PUT', `/tables/${id}/seat`, {});
  await ann.post(`/tables/${id}/start`);
  const playersOf = async (who: Player): Promise<readonly RecentPlayer[]> =>
    ((await who.get('/me/recent-players')).body as { players: RecentPlayer[] }).players;
  expect(await playersOf(ann)).toMatchObject([{ name: 'Bob', game: 'cat-in-the-box' }]);
  expect(await playersOf(bob)).toMatchObject([{ name: 'Ann' }]);
  expect(await playersOf(cas)).toEqual([]);
  await bob.request('PUT', `/me/blocks/${ann.person.id}`, { kind: 'block' });
  expect(await playersOf(ann)).toEqual([]);
});
