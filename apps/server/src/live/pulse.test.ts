// The time that servers share, with clocks that are set and stores that fail.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { StoreError, type Beat, type Store } from '../store/store.ts';
import { move, legalAt, startTable } from '../testing/game-player.ts';
import { NOON } from '../testing/store-samples.ts';
import { Pulse, type PulseOptions } from './pulse.ts';

const HOUR = 3600_000;
let time: number;
beforeEach(() => {
  time = NOON;
});
afterEach(() => {
  vi.useRealTimers();
});

const beatAt = (now: number, more: Partial<Beat> = {}): Beat => ({ now, found: null, outages: [], ...more });

function pulseWith(options: Partial<PulseOptions> & { beat?: Store['beat'] } = {}): Pulse {
  const { beat = () => Promise.resolve(beatAt(time)), ...rest } = options;
  const store = { beat, lastPlayed: () => Promise.resolve(null) };
  return new Pulse({ store, clock: () => time, steady: () => time, ...rest });
}

describe('a clock that is not the store’s', () => {
  test.each([60_000, -60_000])('follows it when it is off by %i ms, and says so once', async (off) => {
    const told: number[] = [];
    const pulse = pulseWith({ clock: () => time + off, onOff: (ms) => told.push(ms) });
    await pulse.start();
    expect(pulse.now()).toBe(NOON);
    expect(pulse.offset).toBe(-off);
    time += 500;
    await pulse.beat();
    expect(pulse.now()).toBe(NOON + 500);
    expect(told).toEqual([-off]);
  });

  test('stays the same while it may be right, given the response time', async () => {
    const beat = (): Promise<Beat> => {
      time += 900;
      return Promise.resolve(beatAt(time - 450));
    };
    const told: number[] = [];
    const pulse = pulseWith({ beat, onOff: (ms) => told.push(ms) });
    await pulse.start();
    expect(pulse.now()).toBe(time);
    expect(told).toEqual([]);
  });

  test('that is set while the server runs is followed back', async () => {
    let own = 0;
    const pulse = pulseWith({ clock: () => time + own });
    await pulse.start();
    own = HOUR;
    expect(pulse.now()).toBe(NOON + HOUR);
    await pulse.beat();
    expect(pulse.now()).toBe(NOON);
  });
});

describe('with SQLite, a wall clock', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openSqlite(':memory:');
  });
  afterEach(() => store.close());

  test('that was fast in an earlier run neither freezes nor stretches time', async () => {
    const first = new Pulse({ store, clock: () => time + HOUR });
    await first.start();
    time += 1000;
    await first.beat();
    const second = new Pulse({ store, clock: () => time });
    await second.start();
    expect(second.now()).toBe(NOON + HOUR + 1000);
    time += 700;
    await second.beat();
    expect(second.now()).toBe(NOON + HOUR + 1700);
  });

  test('that was behind at an earlier run gives the difference back', async () => {
    const first = new Pulse({ store, clock: () => time - HOUR });
    await first.start();
    const second = new Pulse({ store, clock: () => time });
    await second.start();
    expect(second.takeReturn()).toEqual({ endedOutage: true });
    expect(second.takeReturn()).toBeNull();
    expect(second.lastOutage).toBe(NOON);
    expect(second.now()).toBe(NOON);
  });
});

describe('a store that cannot be written', () => {
  test('is away from the first failed beat until one succeeds', async () => {
    const told: boolean[] = [];
    let isBroken = false;
    const beat = (): Promise<Beat> =>
      isBroken ? Promise.reject(new StoreError('gone')) : Promise.resolve(beatAt(time));
    const pulse = pulseWith({ beat, onAway: (isAway) => told.push(isAway) });
    await pulse.start();
    time += 1000;
    expect(pulse.isCalm).toBe(true);
    isBroken = true;
    await expect(pulse.beat()).rejects.toThrow(StoreError);
    await expect(pulse.catchUp()).rejects.toThrow(StoreError);
    expect([pulse.isAway, pulse.isCalm]).toEqual([true, false]);
    isBroken = false;
    await pulse.catchUp();
    expect([pulse.isAway, pulse.isCalm]).toEqual([false, false]);
    time += 1000;
    expect(pulse.isCalm).toBe(true);
    expect(told).toEqual([true, false]);
    expect(pulse.takeReturn()).toEqual({ endedOutage: false });
  });

  test('is away while it does not answer', async () => {
    vi.useFakeTimers();
    let answer: (beat: Beat) => void = () => undefined;
    const pulse = pulseWith({ beat: () => new Promise((resolve) => (answer = resolve)) });
    const started = pulse.beat();
    vi.advanceTimersByTime(1000);
    expect(pulse.isAway).toBe(true);
    answer(beatAt(time));
    await started;
    expect(pulse.isAway).toBe(false);
  });

  test('gets another beat before anything is decided if the last one is old', async () => {
    let beats = 0;
    const pulse = pulseWith({
      beat: () => Promise.resolve(beatAt(time, { outages: [] })).finally(() => beats++),
    });
    await pulse.start();
    await pulse.catchUp();
    expect(beats).toBe(1);
    time += 1501;
    await Promise.all([pulse.catchUp(), pulse.catchUp()]);
    expect(beats).toBe(2);
  });
});

describe('a table', () => {
  const clock = { type: 'move', seconds: 60 } as const;
  const since = NOON + 5_000;
  const outage = { since, until: since + 10_000 };
  const lost = { type: 'resumed', since, lost: 10_000 };
  const after = async (outages: Beat['outages']): Promise<Pulse> => {
    const pulse = pulseWith({ beat: () => Promise.resolve(beatAt(time, { outages })) });
    await pulse.beat();
    return pulse;
  };

  test('is given an outage back once', async () => {
    const pulse = await after([outage]);
    const play = startTable({ players: 2, settings: { clock } });
    const event = pulse.lostBy(play.table);
    expect(event).toEqual(lost);
    play.now = outage.until + 100;
    play.take({ ok: true, value: [event as NonNullable<typeof event>] });
    expect(play.table.clocks?.map((one) => one.since)).toEqual([NOON + 10_000, NOON + 10_000]);
    expect(pulse.lostBy(play.table)).toBeNull();
  });

  test('is given back two outages, the older first', async () => {
    const later = { since: outage.until + 500, until: outage.until + 9_500 };
    const pulse = await after([later, outage]);
    const play = startTable({ players: 2, settings: { clock } });
    for (const one of [outage, later]) {
      const event = pulse.lostBy(play.table);
      expect(event).toMatchObject({ since: one.since });
      play.now = later.until;
      play.take({ ok: true, value: [event as NonNullable<typeof event>] });
    }
    expect(pulse.lostBy(play.table)).toBeNull();
  });

  test('is given nothing where no clock ran in that time', async () => {
    const pulse = await after([outage]);
    expect(pulse.lostBy(startTable({ players: 2 }).table)).toBeNull();
    const play = startTable({ players: 2, settings: { clock } });
    play.now = outage.until;
    for (const seat of [0, 1]) move(play, seat, legalAt(play.table, seat)[0]);
    expect(pulse.lostBy(play.table)).toBeNull();
  });
});
