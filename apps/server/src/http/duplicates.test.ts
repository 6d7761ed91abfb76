// The cards of a game that was played on somebody's own device, handed on.

import type { Contest, MatchRow, Profile } from '@menagerie/protocol';
import {
  commitmentTo,
  findGame,
  formatRecord,
  houseNumber,
  listLegalMoves,
  parseOptions,
  Session,
  type GameId,
} from '@menagerie/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { become, Guest, startBackend, type Player, type TestBackend } from '../testing/client.ts';
import { playThrough, textOf } from '../testing/contest-player.ts';
import { seenAllAlong } from '../testing/store-with.ts';

const SECRET = 'cd'.repeat(32);

let backend: TestBackend;
let ann: Player;
let bob: Player;

beforeEach(async () => {
  const store = seenAllAlong(await openSqlite(':memory:'));
  backend = await startBackend({ store });
  [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => become(backend.server, name)));
});
afterEach(async () => {
  await backend.server.close();
  await backend.store.close();
});

interface Wish {
  readonly id?: GameId;
  readonly bots?: readonly (string | null)[];
  readonly isWhole?: boolean;
}

/** A whole game with the first legal move each time, and its own moves. */
function soloGame({ id = 'if-it-fits', bots = [null, 'kitten'], isWhole = true }: Wish = {}): {
  record: string;
  moves: string[];
  hand: unknown;
} {
  const game = findGame(id);
  if (!game) throw new Error('no game');
  const options = parseOptions(game, { players: bots.length });
  if (!options.ok) throw new Error(options.error.reason);
  const commitment = commitmentTo(SECRET);
  const numbers = bots.map((bot, seat) => (bot === null ? 'ab'.repeat(32) : houseNumber(commitment, seat)));
  const session = new Session(game, {
    options: options.value,
    seats: bots.map((bot, seat) => (bot === null ? { name: `#${seat}` } : { name: 'Miso', bot })),
    source: { secret: SECRET, numbers },
  });
  const moves: string[] = [];
  for (let turn = 0; !game.isOver(session.position) && (isWhole || turn < 5); turn++) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    const move = listLegalMoves(game, session.position, seat)[0];
    if (bots[seat] === null) moves.push(game.formatMove(move));
    session.act(seat, move);
  }
  return { record: formatRecord(session.closedEvents()), moves, hand: session.events[1] };
}

const handOn = async (who: Player, record: string): Promise<Contest> => {
  const made = await who.post('/duplicates', { record });
  expect(made.status, textOf(made)).toBe(201);
  return made.body as Contest;
};

test.each(['if-it-fits', 'cat-in-the-box', 'trump-whales'] as const)(
  'a solo game of %s: others play its cards from the same seat, and the games are compared',
  async (id) => {
    const { record, moves, hand } = soloGame({ id, bots: ['kitten', null, 'kitten'] });
    const made = await handOn(ann, record);
    expect(made).toMatchObject({ kind: 'duplicate', seat: 1, isFromDevice: true, host: { name: 'Ann' } });
    expect(made.you).toMatchObject([{ outcome: 'finished' }]);
    expect(made.secrets).toBeNull();
    const first = made.you[0].table;
    // Before Bob has played, neither her result nor her game can be had.
    expect((await bob.get(`/tables/${first}`)).status).toBe(403);
    expect((await bob.get(`/contests/${made.id}/matchpoints`)).status).toBe(409);
    const over = await playThrough(bob, made.id);
    expect(over.result?.reason).toBe('finished');
    const dealt = (await backend.store.read(over.id)).find(({ event }) => event.type === 'dealt');
    expect(dealt?.event).toEqual(hand);
    const { rows } = (await bob.get(`/contests/${made.id}/matchpoints`)).body as { rows: MatchRow[] };
    expect(rows.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
    const seen = textOf(await bob.get(`/tables/${first}/record`));
    const own = seen.split('\n').filter((line) => line.includes('"moved","seat":1,'));
    expect(own.map((line) => (JSON.parse(line) as { move: string }).move)).toEqual(moves);
    expect(seen).not.toContain(SECRET);
  },
);

test('sharing it twice gives the same one, also with simultaneous requests', async () => {
  const { record } = soloGame();
  const all = await Promise.all([1, 2, 3].map(() => handOn(ann, record)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(((await ann.get('/me/contests')).body as { contests: Contest[] }).contests).toHaveLength(1);
  // Somebody else's game with the same cards is somebody else's.
  expect((await handOn(bob, record)).id).not.toBe(all[0].id);
});

test('it counts towards nothing: it is not rated, and not among the games of a profile', async () => {
  await handOn(ann, soloGame().record);
  expect((await ann.get('/me/ratings')).body).toEqual({ ratings: [] });
  expect((await ann.get(`/people/${ann.person.id}/profile`)).body as Profile).toMatchObject({ games: [] });
});

test('anything but a finished game of one person against bots is refused', async () => {
  for (const [record, code] of [
    ['rubbish', 'bad-request'],
    [soloGame().record.replace('"kitten"', '"tiger"'), 'bad-request'],
    [soloGame({ isWhole: false }).record, 'not-over'],
    [soloGame({ bots: [null, null] }).record, 'bad-seats'],
    [soloGame({ bots: [null, 'my-own'] }).record, 'bad-seats'],
    [soloGame({ bots: ['cat', 'kitten'] }).record, 'bad-seats'],
  ])
    expect(await ann.post('/duplicates', { record })).toMatchObject({ body: { error: { code } } });
  expect((await new Guest(backend.server).post('/duplicates', { record: soloGame().record })).status).toBe(
    401,
  );
});

test('public profiles of many people can be looked up at once', async () => {
  const path = `/profiles?of=${ann.person.id},${bob.person.id}`;
  expect((await bob.get(path)).body).toEqual({ people: [] });
  await ann.request('PUT', '/me/profile', { isPublic: true });
  expect((await bob.get(path)).body).toEqual({ people: [ann.person.id] });
});
