// Tables that were opened under another version of their game's rules: nothing replays them and nothing happens at
// them any more, but their logs can be read, and everything else goes on beside them.

import type { ApiError, LogLine, TableLine, TableState } from '@menagerie/protocol';
import { findGame, GAMES, readRecord } from '@menagerie/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import {
  become,
  Guest,
  listen,
  startBackend,
  startGame,
  StreamReader,
  type Reply,
  type Player,
  type TestBackend,
} from '../testing/client.ts';
import { keepOldTable, OLD_END, OLD_RECORD } from '../testing/old-table.ts';
import { idOf } from '../testing/store-samples.ts';
import { seenBeat } from '../testing/store-with.ts';

const OLD = idOf('old');
const HERE = GAMES['if-it-fits'].rulesVersion;
const POLL = { timeout: 10_000 };

let store: Store;
let backend: TestBackend;
let now: number;
let ann: Player;
let bob: Player;

beforeEach(async () => {
  store = await openSqlite(':memory:');
  now = Date.now();
  backend = await startBackend({ store, now: () => now });
  [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob')];
});
afterEach(async () => {
  await backend.server.close();
  await store.close();
});

/** As after an upgrade: the tables are in the store, and no server has seen them. */
async function restart(): Promise<void> {
  await backend.server.close();
  backend = await startBackend({ store, now: () => now });
  [ann, bob] = [ann, bob].map((one) =>
    Object.assign(Object.create(one) as Player, { server: backend.server }),
  );
}

/** A table of the old rules between Ann and Bob; how long its log is. */
const keepOld = (phase: Parameters<typeof keepOldTable>[1]['phase']): Promise<number> =>
  keepOldTable(store, { id: OLD, phase, host: ann.person, guest: bob.person, at: now });
const logOf = async (who: Guest): Promise<LogLine[]> =>
  ((await who.get(`/tables/${OLD}/log`)).body as { entries: LogLine[] }).entries;
const types = async (id: string): Promise<string[]> => (await store.read(id)).map(({ event }) => event.type);

/** The sentence names both versions, and so do the facts. */
function expectRefused({ status, body }: Reply): void {
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { error: { code: 'other-rules', facts: { made: 1, here: HERE } } },
  });
  const { message } = (body as ApiError).error;
  for (const version of [1, HERE]) expect(message).toContain(`version ${version}`);
}

test('a running one refuses everything with a reason, and shows its state without the game', async () => {
  const length = await keepOld('playing');
  const { body } = await ann.get(`/tables/${OLD}`);
  expect(body).toMatchObject({
    phase: 'playing',
    rules: 1,
    n: length,
    you: 0,
    view: null,
    legal: [],
    asked: null,
    clocks: null,
    deals: { secret: null },
  });
  expectRefused(await ann.post(`/tables/${OLD}/moves`, { move: 'draw', answers: 12 }));
  expectRefused(await ann.post(`/tables/${OLD}/asks`, { what: 'stop' }));
  expectRefused(await ann.post(`/tables/${OLD}/answers`, { agrees: true }));
  expectRefused(await ann.post(`/tables/${OLD}/words`, { phrase: 'hello' }));
  for (const what of ['start', 'resign', 'return', 'rematch'])
    expectRefused(await ann.post(`/tables/${OLD}/${what}`));
  expectRefused(await ann.request('DELETE', `/tables/${OLD}/seat`));
  expect(await store.read(OLD)).toHaveLength(length);
});

test('the log of a running one can be read, without deals and secret; moves were seen by all', async () => {
  const length = await keepOld('playing');
  const address = await listen(backend.server);
  for (const who of [ann, bob, new Guest(backend.server)]) {
    const entries = await logOf(who);
    expect(entries).toHaveLength(length);
    const dealt = entries.find(({ event }) => event.type === 'dealt');
    expect(dealt?.event).toEqual({ type: 'dealt', round: 0 });
    const moves = entries.flatMap(({ event }) => (event.type === 'moved' ? [event.move] : []));
    expect(moves).toContain('sleep@2,-1');
    expect(moves).not.toContain(undefined);
    const stream = await StreamReader.open(address, { path: `/tables/${OLD}/events`, key: who.key });
    await stream.until(({ entries: read }) => read.length === length);
    stream.close();
    for (const text of [JSON.stringify(entries), stream.texts.join('\n')]) {
      expect(text).not.toContain(OLD_END.secret);
      expect(text).not.toContain('deck');
    }
  }
  expect((await ann.get(`/tables/${OLD}/record`)).body).toMatchObject({ error: { code: 'not-over' } });
});

test('a move that can no longer be read is shown to the player who made it', async () => {
  const length = await keepOld('playing');
  const log = await store.read(OLD);
  const last = log[length - 1];
  if (last.event.type !== 'moved') throw new Error('the last entry is a move');
  const entries = [{ ...last, event: { ...last.event, seat: 0, move: 'purr' } }];
  const [line] = await store.gamesOf({ person: ann.person.id, phases: ['playing'], limit: 1 });
  await store.erase({ table: OLD, person: '', length, entries, line });
  expect((await logOf(ann)).at(-1)?.event).toMatchObject({ type: 'moved', seat: 0, move: 'purr' });
  expect((await logOf(bob)).at(-1)?.event).not.toHaveProperty('move');
});

test('a finished one gives its record, which names its rules, and is rated once', async () => {
  await keepOld('over');
  const { body, status } = await ann.get(`/tables/${OLD}/record`);
  expect(status).toBe(200);
  const withoutSums = (text: string): string[] =>
    text.split('\n').map((line) => line.replace(/,"sum":"\w+"}$/, ''));
  expect(withoutSums(body as string).slice(1)).toEqual(withoutSums(OLD_RECORD).slice(1));
  expect(readRecord(body as string, findGame)).toMatchObject({
    ok: false,
    error: { code: 'other-rules', versions: { made: 1, here: HERE } },
  });
  expect(await ann.table(OLD)).toMatchObject({ rules: 1, deals: { secret: OLD_END.secret } });
  expectRefused(await ann.post(`/tables/${OLD}/rematch`));
  const rating = async () => ((await ann.get('/me/ratings')).body as { ratings: unknown[] }).ratings;
  await expect.poll(rating, POLL).toMatchObject([{ game: 'if-it-fits', kind: 'people', games: 1 }]);
  expect(await store.claimDue(now + 3600_000, now, 9)).not.toContain(OLD);
});

test('a waiting one can’t be joined or started, and expires', async () => {
  await keepOldTable(store, { id: OLD, phase: 'open', host: ann.person, at: now });
  expectRefused(await bob.request('PUT', `/tables/${OLD}/seat`, {}));
  expectRefused(await ann.post(`/tables/${OLD}/start`, { fill: 'cat' }));
  expectRefused(await ann.post(`/tables/${OLD}/ready`, { isReady: true }));
  expectRefused(await ann.request('PATCH', `/tables/${OLD}`, { options: { players: 3 } }));
  vi.spyOn(store, 'beat').mockImplementation(seenBeat);
  now += 3 * 60_000;
  await expect.poll(() => types(OLD), POLL).toContain('changed');
  now += 8 * 24 * 3600_000;
  await expect.poll(() => types(OLD), POLL).toContain('ended');
});

test('lists go on: yours name the version and ask for no move, the lobby leaves it out', async () => {
  await keepOldTable(store, { id: OLD, phase: 'playing', host: ann.person, at: now });
  const id = await startGame([ann, bob], { settings: { listed: true } });
  const games = ((await ann.get('/me/games')).body as { games: TableLine[] }).games;
  expect(games.find((line) => line.id === OLD)).toMatchObject({ rules: 1, phase: 'playing', toMove: [] });
  expect(games.find((line) => line.id === id)).toMatchObject({ rules: 1, game: 'cat-in-the-box' });
  expect(games.find((line) => line.id === id)?.toMove).not.toEqual([]);
  const { tables } = (await bob.get('/tables')).body as { tables: TableLine[] };
  expect(tables.map((line) => line.id)).toEqual([id]);
  const stream = await StreamReader.open(await listen(backend.server), { path: '/me/events', key: ann.key });
  await stream.until(({ texts }) => texts.length === 2);
  stream.close();
  const states = stream.texts.map((text) => (JSON.parse(text) as { state: TableState }).state);
  expect(new Map(states.map((state) => [state.id, state.rules]))).toEqual(
    new Map([
      [OLD, 1],
      [id, 1],
    ]),
  );
});

test('bots and clocks of other tables go on, and the sweep looks at an old one once', async () => {
  const id = await startGame([ann], {
    options: { players: 2 },
    settings: { clock: { type: 'move', seconds: 60 } },
    seats: [{ type: 'open' }, { type: 'bot', level: 'cat' }],
  });
  const length = await keepOldTable(store, { id: OLD, phase: 'playing', host: ann.person, at: now });
  now += 3600_000;
  const claims = vi.spyOn(store, 'claimDue');
  await restart();
  expect(await types(id)).toContain('resumed');
  const claimed = async (): Promise<string[]> =>
    (await Promise.all(claims.mock.results.map(({ value }) => value as Promise<string[]>))).flat();
  await expect.poll(claimed, POLL).toContain(OLD);
  vi.spyOn(store, 'beat').mockImplementation(seenBeat);
  now += 60_000;
  await expect.poll(() => types(id), POLL).toContain('away');
  expect((await claimed()).filter((one) => one === OLD)).toHaveLength(1);
  expect(await store.read(OLD)).toHaveLength(length);
  expect(backend.lines.filter((line) => line.includes('could not be helped'))).toEqual([]);
});

test('people can take it off their list; once nobody has it, it is deleted', async () => {
  await keepOld('playing');
  expect((await (await become(backend.server, 'Eve')).request('DELETE', `/tables/${OLD}`)).status).toBe(403);
  expect((await ann.request('DELETE', `/tables/${OLD}`)).status).toBe(204);
  expect((await ann.get('/me/games')).body).toEqual({ games: [] });
  expect((await bob.table(OLD)).rules).toBe(1);
  expect((await bob.request('DELETE', `/tables/${OLD}`)).status).toBe(204);
  expect(await store.read(OLD)).toEqual([]);
});

test.each(['open', 'playing', 'over'] as const)(
  'a person leaves the log of one that is %s',
  async (phase) => {
    await keepOld(phase);
    expect((await ann.request('DELETE', '/me')).status).toBe(204);
    const log = JSON.stringify(await store.read(OLD));
    expect(log).not.toContain(ann.person.id);
    expect(log).toContain(bob.person.id);
    expect((await bob.table(OLD)).seats[0].name).toBe('');
  },
);

test('no position of it is ever made', async () => {
  const made = vi.spyOn(GAMES['if-it-fits'], 'newGame').mockImplementation(() => {
    throw new Error('an old table was replayed');
  });
  try {
    await keepOldTable(store, { id: OLD, phase: 'over', host: ann.person, at: now });
    await restart();
    for (const what of ['', '/log', '/record'])
      expect((await ann.get(`/tables/${OLD}${what}`)).status).toBe(200);
    expect(made).not.toHaveBeenCalled();
  } finally {
    made.mockRestore();
  }
});
