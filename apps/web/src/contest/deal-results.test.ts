import type { MatchRow } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { bestOfDeals, dealResults } from './deal-results.ts';
import { phaseOf, progressIn } from './progress.ts';

type Cell = readonly [margin: number, percent: number] | 'resigned' | null;

const row = (name: string, cells: readonly Cell[], you = false): MatchRow => ({
  place: 1,
  person: `id of ${name}`,
  name,
  you,
  percent: 0,
  deals: cells.map((cell, deal) => {
    if (cell === null) return null;
    const table = `${name} ${deal}`;
    if (cell === 'resigned') return { margin: 40, percent: 0, outcome: 'resigned', table };
    return { margin: cell[0], percent: cell[1], outcome: 'finished', table };
  }),
});
const ROWS = [
  row('Ann', [[5, 83], 'resigned']),
  row(
    'Bo',
    [
      [5, 83],
      [-2, 100],
    ],
    true,
  ),
  row('Cas', [[-9, 33], null]),
  row('Di', ['resigned', null]),
];

test('a deal lists result by result, best first, resigned games last', () => {
  const results = dealResults(ROWS, 0);
  expect(results.map(({ margin, outcome }) => (outcome === 'resigned' ? null : margin))).toEqual([
    5,
    -9,
    null,
  ]);
  expect(results[0].players.map(({ name, isYou }) => [name, isYou])).toEqual([
    ['Ann', false],
    ['Bo', true],
  ]);
  expect(results[0].players[0].table).toBe('Ann 0');
  expect(dealResults(ROWS, 1).map(({ players }) => players[0].name)).toEqual(['Bo', 'Ann']);
});

test('a deal has a best result only if there is a worse one', () => {
  expect(bestOfDeals(ROWS)).toEqual([83, 100]);
  expect(bestOfDeals([ROWS[2]])).toEqual([null, null]);
  expect(bestOfDeals([])).toEqual([]);
});

test('the next deal is the one in progress, else the first not started', () => {
  const play = (deal: number, isOver: boolean) => ({
    deal,
    table: `t${deal}`,
    outcome: isOver ? ('finished' as const) : null,
    total: null,
    margin: null,
    endedAt: null,
  });
  const commitments = ['a', 'b', 'c', 'd'];
  const next = (...you: ReturnType<typeof play>[]) => progressIn({ commitments, you }).next?.deal;
  expect(next()).toBe(0);
  expect(next(play(0, true), play(1, true))).toBe(2);
  expect(next(play(0, true), play(3, false))).toBe(3);
  expect(next(...[0, 1, 2, 3].map((deal) => play(deal, true)))).toBeUndefined();
  expect(progressIn({ commitments, you: [play(0, true), play(2, false)] }).played).toBe(1);
});

test('a contest’s phase depends on the time', () => {
  const times = { closesAt: 20, revealsAt: 30 };
  expect([9, 19, 20, 29, 30].map((now) => phaseOf(times, now))).toEqual([
    'open',
    'open',
    'closing',
    'closing',
    'revealed',
  ]);
});
