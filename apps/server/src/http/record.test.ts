// Deals that can be checked: the record of an honest server is accepted, and one that cheats is caught.

import { checkDeals, findGame, GAME_IDS, readRecord, SeededRandom, type Dealt } from '@menagerie/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry, LogEvent } from '../table/log.ts';
import { become, startBackend, playOn, startGame, type Player, type TestBackend } from '../testing/client.ts';

let backend: TestBackend;
let ann: Player;
let bob: Player;

beforeEach(async () => {
  backend = await startBackend();
  [ann, bob] = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob')];
});
afterEach(async () => {
  await backend.server.close();
  await backend.store.close();
});

const NUMBER = '5e'.repeat(32);

async function played(game: string): Promise<string> {
  const { id } = await ann.open({ game, options: { players: 2 }, sit: null });
  await ann.request('PUT', `/tables/${id}/seat`, { number: NUMBER });
  await bob.request('PUT', `/tables/${id}/seat`, {});
  await ann.post(`/tables/${id}/start`, {});
  await playOn([ann, bob], id, Infinity, new SeededRandom(`record ${game}`));
  return id;
}

/** What `menagerie verify` finds: null, or the code of the fault. */
function faultIn(text: string): string | null {
  const record = readRecord(text, findGame);
  if (!record.ok) return record.error.code;
  const deals = checkDeals(record.value);
  return deals.ok ? null : deals.error.code;
}

/** The record that a server gives which wrote other things into its log. */
async function recordAfter(id: string, change: (event: LogEvent) => LogEvent): Promise<string> {
  const log = await backend.store.read(id);
  const changes = log
    .map((entry): LogEntry => ({ ...entry, event: change(entry.event) }))
    .filter((entry, n) => JSON.stringify(entry) !== JSON.stringify(log[n]));
  expect(changes).not.toEqual([]);
  const [line] = await backend.store.gamesOf({ person: ann.person.id, phases: ['over'], limit: 1 });
  const erasure = { table: id, person: '', length: log.length, entries: changes, line };
  expect(await backend.store.erase(erasure)).toBe(true);
  const cheat = await startBackend({ store: backend.store });
  const { body } = await cheat.server.inject(`/api/tables/${id}/record`);
  await cheat.server.close();
  return body;
}

describe.each(GAME_IDS)('%s', (game) => {
  test('the record is accepted, numbers of the seats and all', async () => {
    const id = await played(game);
    const { body, headers, status } = await ann.get(`/tables/${id}/record`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/x-ndjson');
    expect(headers['content-disposition']).toContain(id);
    expect(faultIn(body as string)).toBe(null);
    expect(body).toContain(NUMBER);
    const other = await (await become(backend.server, 'Eve')).get(`/tables/${id}/record`);
    expect(other.body).toBe(body);
  });

  test('two cards that changed hands in a deal are found', async () => {
    const id = await played(game);
    const swap = (deal: Dealt['deal']): Dealt['deal'] => {
      const hands = structuredClone(deal['hands']) as (string | number)[][];
      const [at, from] = pairToSwap(hands);
      [hands[0][at], hands[1][from]] = [hands[1][from], hands[0][at]];
      for (const hand of hands) hand.sort((a, b) => (a < b ? -1 : 1));
      return { ...deal, hands };
    };
    const body = await recordAfter(id, (event) =>
      event.type === 'dealt' && event.round === 0 ? { ...event, deal: swap(event.deal) } : event,
    ).catch(() => 'the cheat cannot even read its own log');
    expect(faultIn(body)).not.toBe(null);
  });
});

/** Where two hands hold different cards. */
function pairToSwap(hands: readonly (readonly unknown[])[]): [number, number] {
  for (const [i, one] of hands[0].entries())
    for (const [j, other] of hands[1].entries()) if (one !== other) return [i, j];
  throw new Error('the hands are the same');
}

describe('a server', () => {
  test('that puts another deal of its choice into a game that was stopped is found', async () => {
    const id = await startGame([ann, bob]);
    const other = await startGame([bob, ann]);
    const dealt = (await backend.store.read(other)).find(({ event }) => event.type === 'dealt')?.event;
    for (const table of [id, other]) await ann.post(`/tables/${table}/resign`);
    const body = await recordAfter(id, (event) => (event.type === 'dealt' && dealt ? dealt : event));
    expect(faultIn(body)).toBe('other-deal');
  });

  test("that changes a seat's number afterwards is found", async () => {
    const id = await played('trump-whales');
    const body = await recordAfter(id, (event) =>
      event.type === 'seated' && event.seat === 0 ? { ...event, number: '6e'.repeat(32) } : event,
    );
    expect(faultIn(body)).toBe('other-deal');
  });

  test('that reveals a different secret than it promised is caught by anyone who kept the commitment', async () => {
    const id = await startGame([ann, bob]);
    const promised = (await ann.table(id)).deals.commitment;
    await ann.post(`/tables/${id}/resign`);
    const body = await recordAfter(id, (event) =>
      event.type === 'opened' ? { ...event, secret: '77'.repeat(32) } : event,
    );
    expect(faultIn(body)).toBe('other-deal');
    expect(body).not.toContain(promised);
  });

  test('gives no record before the end, or of a game that was never played', async () => {
    const { id } = await ann.open();
    expect(await ann.get(`/tables/${id}/record`)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-over' } },
    });
    const game = await startGame([ann, bob]);
    expect((await ann.get(`/tables/${game}/record`)).status).toBe(409);
  });
});

test('a spectator who has seen the end gets the record, whatever follows in the log', async () => {
  let ahead = 0;
  const delayed = await startBackend({ now: () => Date.now() + ahead });
  const [cat, dan] = [await become(delayed.server, 'Cas'), await become(delayed.server, 'Dan')];
  const id = await startGame([cat, dan], { settings: { delay: 60 } });
  await cat.post(`/tables/${id}/resign`);
  const guest = await become(delayed.server, 'Eve');
  expect(await guest.get(`/tables/${id}/record`)).toMatchObject({ body: { error: { code: 'not-over' } } });
  ahead = 61_000;
  await dan.post(`/tables/${id}/words`, { phrase: 'good-game' });
  expect((await guest.table(id)).phase).toBe('over');
  expect((await guest.get(`/tables/${id}/record`)).status).toBe(200);
  await delayed.server.close();
  await delayed.store.close();
});
