// Long logs are read in small steps. Time is counted in entries here: each takes one millisecond.

import type { LogLine } from '@menagerie/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { openTable, PEOPLE, startTable, STRANGER, type PlayedTable } from '../testing/game-player.ts';
import { sayReady, sit } from '../table/opening.ts';
import { summaryOf } from '../table/summary.ts';
import { say } from '../table/talking.ts';
import { Table } from '../table/table.ts';
import { eventsFor } from '../table/visible.ts';
import { Broadcaster, type Reader } from './broadcaster.ts';
import { Pace, replayTable } from './pace.ts';
import { TableRegistry } from './table-registry.ts';

const LONG = 1_500;
const [ann, bob] = PEOPLE;
afterEach(() => void vi.restoreAllMocks());

/** Counts the longest run of entries that were taken without a rest. */
function countRuns() {
  const taken = vi.spyOn(Table.prototype, 'apply');
  const runs: number[] = [];
  const now = (): number => taken.mock.calls.length;
  const rest = (): Promise<void> => {
    runs.push(now() - runs.reduce((sum, run) => sum + run, 0));
    return Promise.resolve();
  };
  const longest = async (): Promise<number> => {
    await rest();
    return Math.max(...runs);
  };
  return { pace: { now, rest }, longest };
}

/** Somebody was ready and not, as often as they liked. */
function longOpening(): PlayedTable {
  const play = openTable();
  play.take(sit(play.table, bob, {}));
  for (let i = 0; play.table.length < LONG; i++) {
    play.take(sayReady(play.table, bob.id, i % 2 === 0));
    play.table.acts = new Map();
  }
  return play;
}

async function kept({ table }: PlayedTable) {
  const store = await openSqlite(':memory:');
  const summary = summaryOf(table);
  await store.append({ table: table.id, after: 0, entries: table.entries, summary });
  return store;
}

test('a table is loaded in small steps', async () => {
  const play = longOpening();
  const store = await kept(play);
  const counted = countRuns();
  const broadcaster = new Broadcaster();
  const registry = new TableRegistry({ store, broadcaster, now: () => play.now, pace: counted.pace });
  const table = await registry.find(play.table.id);
  expect(table?.length).toBe(LONG);
  expect(table?.seats).toEqual(play.table.seats);
  expect(await counted.longest()).toBeLessThan(10);
  await store.close();
});

test('the log is sent in small steps', async () => {
  const { table } = longOpening();
  const counted = countRuns();
  const pace = new Pace(counted.pace);
  const lines: LogLine[] = [];
  for (const line of eventsFor(table.id, table.entries, ann.id)) {
    lines.push(line);
    await pace.step();
  }
  expect(lines).toHaveLength(LONG);
  expect(await counted.longest()).toBeLessThan(10);
});

test('delayed spectators get new entries in small steps, and nothing is read twice for them', async () => {
  const play = startTable({ players: 2, settings: { delay: 10 } });
  for (let i = 0; play.table.length < LONG; i++) {
    play.take(say(play.table, PEOPLE[i % 2], { phrase: 'hello' }));
    play.table.acts = new Map();
  }
  const { table } = play;
  const broadcaster = new Broadcaster();
  const heard: number[][] = [[], []];
  for (const numbers of heard) {
    const reader: Reader = {
      person: STRANGER.id,
      send: (_, n) => Boolean(numbers.push(n)),
      end: () => undefined,
    };
    broadcaster.read(table, 1_000, reader);
  }
  const counted = countRuns();
  await broadcaster.release(table, play.now + 10_001, new Pace(counted.pace));
  const expected = Array.from({ length: table.length - 1_000 }, (_, i) => 1_000 + i);
  expect(heard).toEqual([expected, expected]);
  expect(await counted.longest()).toBeLessThan(10);

  play.take(say(table, ann, { phrase: 'hello' }));
  vi.restoreAllMocks();
  const after = countRuns();
  await broadcaster.release(table, play.now + 10_001, new Pace({ now: () => 0 }));
  expect(heard[1].at(-1)).toBe(table.length - 1);
  expect(await after.longest()).toBe(1);
});

test('other work gets a turn between the steps', async () => {
  const { table } = longOpening();
  let time = 0;
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  const pace = new Pace({ now: () => (time += 1) });
  const again = await replayTable(table.id, table.entries, pace);
  clearInterval(others);
  expect(again.length).toBe(LONG);
  expect(turns).toBeGreaterThan(0);
});
