import type { TableLine } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { ME, tableLine as line } from '../testing/table-line.ts';
import {
  freeSeats,
  isAsked,
  isCalled,
  newsOf,
  quickTables,
  seatOf,
  sortOwn,
  withNews,
} from './table-lines.ts';

const ids = (lines: readonly TableLine[]): string[] => lines.map(({ id }) => id);

test('only open seats of open tables are free', () => {
  const sits = ['me', 'free', 'bot', 'kept'] as const;
  expect(freeSeats(line('a', sits))).toBe(1);
  expect(freeSeats(line('a', sits, { phase: 'playing' }))).toBe(0);
});

test('nobody sits anywhere', () => {
  expect(seatOf(line('a', ['free', 'other']), null)).toBeNull();
  expect(seatOf(line('a', ['other', 'me']), ME)).toBe(1);
});

test('own games: the reader’s turns first, then other running games, then those waiting to start', () => {
  const games = [
    line('late', ['me', 'other'], { phase: 'playing', toMove: [1], changedAt: 9 }),
    line('early', ['me', 'other'], { phase: 'playing', toMove: [1], changedAt: 3 }),
    line('waits', ['me', 'free'], { changedAt: 1 }),
    line('asked', ['other', 'me'], { phase: 'playing', toMove: [0, 1], changedAt: 2 }),
  ];
  expect(ids(sortOwn(games, ME))).toEqual(['asked', 'late', 'early', 'waits']);
  expect(games.map((one) => isAsked(one, ME))).toEqual([false, false, false, true]);
});

test('the reader is called to a seat reserved for them', () => {
  const seats = [{ plan: { type: 'person', person: ME }, person: null, name: null, isBot: false }] as const;
  const called = line('a', ['other'], { seats: [...seats], host: 'ada' });
  expect(isCalled(called, ME)).toBe(true);
  expect(isCalled({ ...called, host: ME }, ME)).toBe(false);
  expect(isCalled({ ...called, phase: 'playing' }, ME)).toBe(false);
  expect(isCalled(line('a', ['me', 'kept']), ME)).toBe(false);
  expect(isCalled(called, null)).toBe(false);
});

test('quick play picks the fullest table of the game with a free seat, and no correspondence table', () => {
  const tables = [
    line('empty', ['other', 'free', 'free']),
    line('full', ['other', 'other', 'bot']),
    line('nearly', ['other', 'other', 'free']),
    line('post', ['other', 'other', 'free'], { clock: { type: 'days', days: 3 } }),
    line('runs', ['other', 'free'], { phase: 'playing' }),
    line('cats', ['other', 'free'], { game: 'cat-in-the-box' }),
  ];
  const wish = { game: 'trump-whales', me: ME, now: 1_000 };
  expect(ids(quickTables(tables, wish))).toEqual(['nearly', 'empty']);
  const own = line('own', ['me', 'free', 'free']);
  expect(ids(quickTables([...tables, own], wish))).toEqual(['own', 'nearly', 'empty']);
});

test('quick play prefers a fresh table to a stale one', () => {
  const tables = [
    line('stale', ['other', 'other', 'free'], { changedAt: 0 }),
    line('fresh', ['other', 'free', 'free'], { changedAt: 590_000 }),
  ];
  expect(ids(quickTables(tables, { game: 'trump-whales', me: ME, now: 600_000 }))).toEqual([
    'fresh',
    'stale',
  ]);
});

test('only new turns of the reader and new tables are news', () => {
  const running = line('a', ['me', 'other'], { phase: 'playing', toMove: [1] });
  const before = { tables: [line('known', ['other', 'free'])], games: [running] };
  const after = {
    tables: [
      line('known', ['other', 'free']),
      line('new', ['other', 'free']),
      line('mine', ['me', 'free']),
      line('full', ['other', 'bot']),
    ],
    games: [{ ...running, toMove: [0] }],
  };
  const { asked, opened } = newsOf(before, after, ME);
  expect([ids(asked), ids(opened)]).toEqual([['a'], ['new']]);
  expect(newsOf(after, after, ME)).toEqual({ asked: [], opened: [] });
});

test('a lobby update changes one table and leaves the others in place', () => {
  const tables = [line('a', ['other', 'free']), line('b', ['other', 'free'])];
  const fuller = line('b', ['other', 'other']);
  expect(withNews(tables, { table: 'b', line: fuller })).toEqual([tables[0], fuller]);
  const fresh = line('c', ['other', 'free']);
  expect(ids(withNews(tables, { table: 'c', line: fresh }))).toEqual(['c', 'a', 'b']);
  expect(ids(withNews(tables, { table: 'a', gone: true }))).toEqual(['b']);
  expect(withNews(tables, { table: 'x', yours: true })).toBe(tables);
});
