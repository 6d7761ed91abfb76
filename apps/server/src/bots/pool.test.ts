// Bots in real threads, from what is built. Where the length of thought matters, a thread that answers with the
// time it was given stands in for them, and the clock stands still.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { LEVELS } from '@menagerie/bots';
import { GAME_IDS, GAMES, parseOptions, SeededRandom, turnOf, type Game } from '@menagerie/rules';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { LEAST_MS } from './allowance.ts';
import { BotsFailed, BotsFull, openBots, type BotOptions, type BotPool, type BotTurn } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

function threadFile(name: string, code: string): URL {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, code);
  return pathToFileURL(path);
}

/** Its move is the time that it was given. */
const HONEST = threadFile('honest', 'export default ({ shareMs }) => shareMs;');
/** Comes to the end that its seed names. */
const MORTAL = threadFile(
  'mortal',
  `export default ({ seed, legal }) => {
    const hoard = [];
    if (seed === 'throws') throw new Error('lost the thread');
    if (seed === 'leaves') process.exit(3);
    while (seed === 'hoards') hoard.push(new Array(100_000).fill(hoard.length));
    while (seed === 'broods');
    return legal[0];
  };`,
);

let pool: BotPool;
afterEach(() => pool.close());

function open(options: Partial<BotOptions> = {}): BotPool {
  return (pool = openBots({ threads: 2, maxQueue: 100, maxMs: 300, ...options }));
}

function firstTurn(id: (typeof GAME_IDS)[number], level: BotTurn['level']): BotTurn {
  const game: Game = GAMES[id];
  const options = parseOptions(game, { players: 3 });
  if (!options.ok) throw new Error(options.error.reason);
  const position = game.newGame(options.value);
  game.deal(position, new SeededRandom('pool'));
  const { view, legal } = turnOf(game, position, game.nextSeat(position));
  return { level, view, legal, seed: 'seed', people: ['ann'] };
}

const turn = (seed = 'lives'): BotTurn => ({ ...firstTurn('cat-in-the-box', 'tiger'), seed });

test.each(GAME_IDS)('%s: every level answers with a legal move', async (id) => {
  open({ maxMs: 20 });
  for (const level of LEVELS) {
    const asked = firstTurn(id, level);
    expect(asked.legal.length).toBeGreaterThan(1);
    expect(asked.legal).toContain(await pool.think(asked));
  }
});

test('the only legal move waits for its turn and its time like any other', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const waits = (): unknown[] => timers.mock.calls.map(([, ms]) => ms);
  open({ threads: 1, maxQueue: 1, thread: MORTAL });
  const brooding = expect(pool.think(turn('broods'))).rejects.toThrow(BotsFailed);
  const due = waits()[0];
  let isAnswered = false;
  const forced = expect(
    pool.think({ ...turn(), legal: [7] }).finally(() => (isAnswered = true)),
  ).rejects.toThrow(BotsFailed);
  await expect(pool.think({ ...turn(), legal: [7] })).rejects.toThrow(BotsFull);
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(isAnswered).toBe(false);
  await pool.close();
  await brooding;
  await forced;

  timers.mockClear();
  open({ threads: 1, thread: HONEST, now: () => 0 });
  await expect(pool.think({ ...turn(), legal: [7] })).resolves.toBe(7);
  expect(waits()).toContain(due);
  timers.mockRestore();
});

test('people are served by turns, and only one’s own crowd costs one time', async () => {
  open({ threads: 1, thread: HONEST, now: () => 0 });
  const answered: string[] = [];
  const given = new Map<string, number>();
  const ask = async (person: string): Promise<void> => {
    const ms = await pool.think({ ...turn(), people: [person] });
    if (!given.has(person)) given.set(person, ms);
    answered.push(person);
  };
  await Promise.all([...Array.from({ length: 40 }, () => ask('crowd')), ask('ann'), ask('bob')]);
  expect(given.get('ann')).toBe(200);
  expect(given.get('bob')).toBe(300);
  expect(answered).toHaveLength(42);
});

test('a full queue has room for people with fewer turns waiting', async () => {
  open({ threads: 1, maxQueue: 3, thread: HONEST });
  const crowd = Array.from({ length: 4 }, () => pool.think({ ...turn(), people: ['crowd'] }));
  const displaced = expect(crowd[3]).rejects.toThrow(BotsFull);
  const ann = pool.think({ ...turn(), people: ['ann'] });
  await displaced;
  await expect(ann).resolves.toBeGreaterThan(0);
  await Promise.all(crowd.slice(0, 3));
});

test('a crowd of tigers is answered with legal moves', async () => {
  open({ maxQueue: 58, maxMs: 40 });
  const turns = GAME_IDS.flatMap((id) => Array.from({ length: 20 }, () => firstTurn(id, 'tiger')));
  const moves = await Promise.all(turns.map((asked) => pool.think(asked)));
  turns.forEach(({ legal }, i) => expect(legal).toContain(moves[i]));
  expect(pool.queue).toBe(0);
});

test('time is shared among those that wait when a thread takes a turn up', async () => {
  open({ threads: 1, thread: HONEST, now: () => 0 });
  const given = await Promise.all(Array.from({ length: 7 }, () => pool.think(turn())));
  expect(given).toEqual([300, 100, 120, 150, 200, 300, 300]);
});

test('a turn that has waited too long gets the least', async () => {
  let clock = 0;
  open({ threads: 1, thread: HONEST, now: () => clock });
  const asked = Array.from({ length: 3 }, () => pool.think(turn()));
  clock = 1000;
  expect(await Promise.all(asked)).toEqual([300, LEAST_MS, LEAST_MS]);
});

test('a full queue takes no more until there is room', async () => {
  open({ threads: 1, maxQueue: 2, thread: HONEST });
  const asked = [pool.think(turn()), pool.think(turn()), pool.think(turn())];
  expect(pool.queue).toBe(3);
  await expect(pool.think(turn())).rejects.toThrow(BotsFull);
  await Promise.all(asked);
  await expect(pool.think(turn())).resolves.toBe(300);
});

test('the event loop is free while tigers think', async () => {
  open();
  const tigers = GAME_IDS.map((id) => firstTurn(id, 'tiger'));
  await Promise.all(tigers.map((asked) => pool.think(asked)));
  const before = performance.eventLoopUtilization();
  await Promise.all([...tigers, ...tigers].map((asked) => pool.think(asked)));
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

describe('a thread that crashes', () => {
  test.each(['throws', 'leaves', 'hoards'])('%s: its turn fails, the others are answered', async (end) => {
    open({ threads: 1, thread: MORTAL });
    const lost = expect(pool.think(turn(end))).rejects.toThrow(BotsFailed);
    const others = [turn(), turn(end), turn()].map((asked) => pool.think(asked));
    await lost;
    const outcomes = (await Promise.allSettled(others)).map(({ status }) => status);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(pool.queue).toBe(0);
  });

  test('broods for ever: it is ended and another takes its place', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      open({ threads: 1, thread: MORTAL });
      const lost = expect(pool.think(turn('broods'))).rejects.toThrow(BotsFailed);
      const next = pool.think(turn());
      vi.advanceTimersByTime(60_000);
      await lost;
      vi.advanceTimersByTime(1_000);
      await expect(next).resolves.toBe(turn().legal[0]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('cannot even start: its turn fails, and the server lives', async () => {
    open({ threads: 1, thread: pathToFileURL(join(folder, 'missing.mjs')) });
    await expect(pool.think(turn())).rejects.toThrow(BotsFailed);
  });

  test('a bot that is not there fails its turn only', async () => {
    open({ threads: 1, maxMs: 20 });
    const stranger = { ...turn(), level: 'lion' as BotTurn['level'] };
    await expect(pool.think(stranger)).rejects.toMatchObject({
      name: 'BotsFailed',
      cause: { message: 'cat-in-the-box has no bot called lion' },
    });
    expect(turn().legal).toContain(await pool.think(turn()));
  });
});

test('closing fails waiting, running and later turns', async () => {
  open({ threads: 1, thread: MORTAL });
  const asked = [turn('broods'), turn(), turn()].map((each) => pool.think(each));
  const failed = Promise.all(asked.map((each) => expect(each).rejects.toThrow(BotsFailed)));
  await pool.close();
  await failed;
  expect(pool.queue).toBe(0);
  await expect(pool.think(turn())).rejects.toThrow(BotsFailed);
});

test('a budget in playouts is not reduced under load', async () => {
  const file = threadFile('free', 'export default ({ shareMs }) => (shareMs === null ? 1 : 0);');
  open({ thread: file, threads: 1 });
  const crowd = Array.from({ length: 20 }, () => pool.think({ ...turn(), byPlayouts: true }));
  expect(await Promise.all(crowd)).toEqual(crowd.map(() => 1));
});

test('a search with a playout budget gives the same move on busy threads', async () => {
  open({ maxMs: 5 });
  const asked = { ...firstTurn('trump-whales', 'tiger'), byPlayouts: true };
  const moves = await Promise.all(Array.from({ length: 6 }, () => pool.think(asked)));
  expect(new Set(moves).size).toBe(1);
});
