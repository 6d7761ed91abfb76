import type { TableState } from '@menagerie/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { PAGE_GAMES } from '../games/index.ts';
import { FakeDevice, settle } from '../testing/fake-device.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { ME, tableLine, type Occupant } from '../testing/table-line.ts';
import { Api } from './api.ts';
import { Me } from './me.svelte.ts';
import { QuickPlay } from './quick-play.svelte.ts';

const LIST = 'GET tables?phase=open&game=trump-whales&limit=100';
const CARD = PAGE_GAMES.find(({ id }) => id === 'trump-whales') ?? PAGE_GAMES[0];

let device: FakeDevice;
let store: MemoryStore;
let quickPlay: QuickPlay;

function newQuickPlay(): QuickPlay {
  const api = new Api(device);
  const me = new Me(api);
  me.person = { id: ME, name: 'Me', isBot: false, offer: null, since: 0 };
  return new QuickPlay(api, me);
}
beforeEach(() => {
  device = new FakeDevice();
  store = new MemoryStore();
  quickPlay = newQuickPlay();
});

/** The parts that quick play reads. */
function stateOf(id: string, occupants: readonly Occupant[], more: Partial<TableState> = {}): TableState {
  const { seats } = tableLine(id, occupants);
  return {
    id,
    phase: 'open',
    host: 'ada',
    you: occupants.indexOf('me') < 0 ? null : occupants.indexOf('me'),
    seats: seats.map((seat) => ({ ...seat, number: null, isReady: true, away: null })),
    deals: { version: 1, commitment: '0'.repeat(64), secret: null },
    ...more,
  } as TableState;
}

async function sitAt(id: string, occupants: readonly Occupant[], more?: Partial<TableState>): Promise<void> {
  await device.request(`GET tables/${id}`).answer(stateOf(id, ['other', 'free', 'free']));
  await device.request(`PUT tables/${id}/seat`).answer(stateOf(id, occupants, more));
}

/** As the host of a table that is on the screen. */
async function host(): Promise<() => void> {
  const begun = quickPlay.begin(store, CARD);
  await device.request(LIST).answer({ tables: [] });
  await device.request('POST tables').answer({ id: 'own' });
  await sitAt('own', ['me', 'free', 'free'], { host: ME });
  expect(await begun).toBe('own');
  return quickPlay.show('own');
}
const START = 'POST tables/own/start';

describe('joining', () => {
  test('takes a seat at the fullest table, and leaves starting it to the host', async () => {
    const begun = quickPlay.begin(store, CARD);
    await device.request(LIST).answer({
      tables: [
        tableLine('empty', ['other', 'free', 'free']),
        tableLine('fuller', ['other', 'other', 'free']),
      ],
    });
    await sitAt('fuller', ['other', 'other', 'me']);
    expect(await begun).toBe('fuller');
    expect(quickPlay.countdown).toMatchObject({ table: 'fuller', isHost: false });
    quickPlay.show('fuller');
    await device.advance(30_000);
    expect([device.waiting, quickPlay.left]).toEqual([[], 0]);
  });

  test('tries the next table if somebody was quicker', async () => {
    const begun = quickPlay.begin(store, CARD);
    await device.request(LIST).answer({
      tables: [tableLine('a', ['other', 'other', 'free']), tableLine('b', ['other', 'free', 'free'])],
    });
    await device.request('GET tables/a').answer(stateOf('a', ['other', 'other', 'free']));
    await device.request('PUT tables/a/seat').refuse('seat-taken', 409);
    await sitAt('b', ['other', 'me', 'free']);
    expect(await begun).toBe('b');
  });

  test('opens a listed table if there is none, for the usual number of players', async () => {
    void quickPlay.begin(store, CARD);
    await device.request(LIST).answer({ tables: [] });
    expect(device.request('POST tables').body).toMatchObject({
      game: 'trump-whales',
      options: { players: CARD.usual },
      settings: { listed: true },
      sit: null,
    });
  });

  test('leaves no countdown if it fails', async () => {
    const begun = quickPlay.begin(store, CARD).catch(() => 'failed');
    await device.request(LIST).fail();
    expect([await begun, quickPlay.countdown]).toEqual(['failed', null]);
  });
});

describe('the host', () => {
  test('sees the seconds count down, and after twenty bots fill the empty seats', async () => {
    await host();
    expect(quickPlay.left).toBe(20);
    await device.advance(15_000);
    expect(quickPlay.left).toBe(5);
    await device.advance(4_999);
    expect(device.waiting).toEqual([]);
    await device.advance(1);
    expect(device.request(START).body).toEqual({ fill: 'kitten' });
    expect(quickPlay.isStarting).toBe(true);
    await device.request(START).answer({});
    expect([quickPlay.countdown, quickPlay.isStarting]).toEqual([null, false]);
    expect(await store.get('settings', 'quick-play')).toBeUndefined();
  });

  test('starts at once when the table is full', async () => {
    await host();
    quickPlay.update(stateOf('own', ['me', 'other', 'free'], { host: ME }));
    expect(device.waiting).toEqual([]);
    quickPlay.update(stateOf('own', ['me', 'other', 'bot'], { host: ME }));
    expect(device.waiting).toEqual([START]);
    quickPlay.update(stateOf('own', ['me', 'other', 'bot'], { host: ME }));
    expect(device.waiting).toEqual([START]);
  });

  test('can start early, once', async () => {
    await host();
    void quickPlay.start();
    void quickPlay.start();
    expect(device.waiting).toEqual([START]);
  });

  test('keeps trying until the server has answered; a refusal means that others decided', async () => {
    await host();
    void quickPlay.start();
    await device.request(START).fail();
    await device.advance(300);
    await device.request(START).refuse('already-started', 409);
    expect([quickPlay.countdown, quickPlay.isStarting]).toEqual([null, false]);
  });

  test('can cancel: the table waits like any other, and nothing starts', async () => {
    await host();
    quickPlay.cancel();
    expect(await store.get('settings', 'quick-play')).toBeUndefined();
    await device.advance(30_000);
    expect(device.waiting).toEqual([]);
  });

  test('cancels by leaving the screen, also between two attempts', async () => {
    const leave = await host();
    void quickPlay.start();
    await device.request(START).fail();
    leave();
    await settle();
    expect([quickPlay.countdown, quickPlay.isStarting]).toEqual([null, false]);
    await device.advance(30_000);
    expect([device.waiting, device.leftovers]).toEqual([[], 0]);
  });

  test('gets no countdown at a table that has started', async () => {
    await host();
    quickPlay.update(stateOf('elsewhere', ['me', 'free'], { phase: 'playing' }));
    expect(quickPlay.countdown).not.toBeNull();
    quickPlay.update(stateOf('own', ['me', 'bot', 'bot'], { host: ME, phase: 'playing' }));
    expect(quickPlay.countdown).toBeNull();
  });

  test('gets no countdown at a table they have left', async () => {
    await host();
    quickPlay.update(stateOf('own', ['free', 'free', 'free'], { host: ME }));
    expect(quickPlay.countdown).toBeNull();
  });
});

describe('a guest', () => {
  test('can go elsewhere, and does not return to the table that did not start', async () => {
    const begun = quickPlay.begin(store, CARD);
    const a = tableLine('a', ['other', 'other', 'free']);
    await device.request(LIST).answer({ tables: [a] });
    await sitAt('a', ['other', 'other', 'me']);
    await begun;
    const gone = quickPlay.goElsewhere(store);
    await device.request('DELETE tables/a/seat').answer({});
    await device.request(LIST).answer({ tables: [a, tableLine('b', ['other', 'free', 'free'])] });
    await sitAt('b', ['other', 'me', 'free']);
    expect(await gone).toBe('b');
    expect(quickPlay.countdown?.table).toBe('b');
  });
});

describe('after a reload', () => {
  const kept = (until: number): object => ({ table: 'own', game: 'trump-whales', until });
  const state = stateOf('own', ['me', 'free', 'free'], { host: ME });

  test('the countdown continues', async () => {
    await host();
    await device.advance(8_000);
    quickPlay = newQuickPlay();
    quickPlay.show('own');
    await quickPlay.resume(store, state);
    expect([quickPlay.left, quickPlay.countdown?.isHost]).toEqual([12, true]);
  });

  test.each([
    ['another table', 0, stateOf('other', ['me', 'free'])],
    ['a seat that was given up', 0, stateOf('own', ['free', 'free'])],
    ['more than a minute too late', -60_001, state],
  ])('but not for %s', async (_, late, at) => {
    await store.put('settings', 'quick-play', kept(device.now() + late));
    quickPlay.show(at.id);
    await quickPlay.resume(store, at);
    expect(quickPlay.countdown).toBeNull();
  });

  test('garbage in the store is ignored', async () => {
    await store.put('settings', 'quick-play', { ...kept(0), until: 'soon' });
    quickPlay.show('own');
    await quickPlay.resume(store, state);
    expect(quickPlay.countdown).toBeNull();
  });
});
