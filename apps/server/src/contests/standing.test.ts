import type { Id, Outcome } from '@menagerie/protocol';
import { describe, expect, test } from 'vitest';
import type { NotedPlay } from '../store/contests.ts';
import { idOf } from '../testing/store-samples.ts';
import { matchRows } from './match-table.ts';
import { Standing } from './standing.ts';
import { KnownWeeks, mondayOf, weekSums } from './week.ts';

const play = (name: string, margin: number, line = '', outcome: Outcome = 'finished'): NotedPlay => ({
  contest: 'c',
  deal: 0,
  person: idOf(name),
  table: idOf(`t-${name}`),
  begunAt: 0,
  isBot: false,
  notedAt: 0,
  result: { total: margin + 10, margin, place: 1, outcome, line, moves: 0, thinkMs: 0, endedAt: 0 },
});

function standingOf(...plays: NotedPlay[]): Standing {
  const standing = new Standing();
  for (const one of plays) standing.add(one);
  return standing;
}

describe('places', () => {
  const standing = standingOf(
    play('ann', 3),
    play('bob', -2),
    play('cas', 3),
    play('dot', 20, '', 'resigned'),
    play('eve', 7, '', 'late'),
  );
  const of = (name: string) => standing.placed(idOf(name));

  test('are by matchpoints: two for each beaten, one for each equal', () => {
    expect(of('ann')).toMatchObject({ place: 1, percent: 83.3 });
    expect(of('cas')).toMatchObject({ place: 1, percent: 83.3 });
    expect(of('bob')).toMatchObject({ place: 3, percent: 33.3 });
  });
  test('people who resigned come last, and late results have no place', () => {
    expect(of('dot')).toMatchObject({ place: 4, percent: 0 });
    expect(of('eve')).toBeNull();
    expect(standing.size).toBe(4);
    expect(standing.resigned).toBe(1);
  });
  test('the histogram shows finished games, worst first', () => {
    expect(standing.histogram()).toEqual([
      { margin: -2, count: 1 },
      { margin: 3, count: 2 },
    ]);
  });
  test('only the first result of a person counts', () => {
    standing.add(play('bob', 40));
    expect(of('bob')?.place).toBe(3);
  });
  test('the only player has beaten everyone', () => {
    expect(standingOf(play('ann', -9)).placed(idOf('ann'))).toMatchObject({ place: 1, percent: 100 });
  });
  test('a deleted person takes their result along', () => {
    const left = standingOf(play('ann', 1, 'a b'), play('bob', 2, 'a c'), play('cas', 3, 'a b'));
    left.remove(idOf('bob'));
    expect(left.size).toBe(2);
    expect(left.placed(idOf('ann'))).toMatchObject({ place: 2, percent: 0 });
    expect(left.decisions(idOf('ann')).map(({ options }) => options.length)).toEqual([1, 1]);
  });
});

describe('decisions', () => {
  const standing = standingOf(
    play('ann', 4, 'a b c d'),
    play('bob', 2, 'a b x d'),
    play('cas', 8, 'a b x e'),
    play('dot', 0, 'q b c d'),
    play('eve', 0, 'a', 'resigned'),
    play('fay', 6, 'a b c d'),
  );

  test('compare choices in the same position', () => {
    expect(standing.decisions(idOf('ann'))).toEqual([
      {
        own: 0,
        move: 'a',
        count: 6,
        options: [
          { move: 'a', count: 5, margin: 5 },
          { move: 'q', count: 1, margin: 0 },
        ],
      },
      { own: 1, move: 'b', count: 5, options: [{ move: 'b', count: 4, margin: 5 }] },
      {
        own: 2,
        move: 'c',
        count: 4,
        options: [
          { move: 'c', count: 2, margin: 5 },
          { move: 'x', count: 2, margin: 5 },
        ],
      },
      { own: 3, move: 'd', count: 2, options: [{ move: 'd', count: 2, margin: 5 }] },
    ]);
  });
  test('end where nobody else made the same moves', () => {
    expect(standing.decisions(idOf('dot')).map(({ own }) => own)).toEqual([0]);
    expect(standing.decisions(idOf('nobody'))).toEqual([]);
  });
  test('of the remaining people are the same as if the others had never played', () => {
    const plays = Array.from({ length: 200 }, (_, i) => {
      const line = [i % 2, i % 3, (i * i) % 5, i % 7]
        .slice(0, i % 9 === 0 ? 2 : 4)
        .map((digit) => `m${digit}`);
      return play(`p${i}`, i % 13, line.join(' '), i % 11 === 0 ? 'resigned' : 'finished');
    });
    const left = standingOf(...plays);
    for (const [i, { person }] of plays.entries()) if (i % 3 > 0) left.remove(person);
    const never = standingOf(...plays.filter((_, i) => i % 3 === 0));
    const told = (of: Standing) =>
      plays.map(({ person }) => [
        of.placed(person),
        of.decisions(person).map(({ options, ...line }) => ({
          ...line,
          options: options.toSorted((a, b) => a.move.localeCompare(b.move)),
        })),
      ]);
    expect(told(left)).toEqual(told(never));
    expect(left.histogram()).toEqual(never.histogram());
    for (const { person } of plays) left.remove(person);
    expect([left.size, left.histogram(), left.best()]).toEqual([0, [], []]);
  });
  test('match a straightforward count over many games', () => {
    const lines = Array.from({ length: 300 }, (_, i) =>
      [i % 2, i % 3, i % 5, i % 7, (i * i) % 11].map((digit) => `m${digit}`),
    );
    const many = standingOf(...lines.map((line, i) => play(`p${i}`, i, line.join(' '))));
    for (const own of [0, 77, 299])
      for (const { own: at, options, count } of many.decisions(idOf(`p${own}`))) {
        const same = lines.filter((line) => line.slice(0, at).join() === lines[own].slice(0, at).join());
        expect(count).toBe(same.length);
        for (const { move, count: chosen } of options)
          expect(chosen).toBe(same.filter((line) => line[at] === move).length);
      }
  });
});

describe('several deals', () => {
  const one = standingOf(play('ann', 5), play('bob', 1), play('cas', 1));
  const two = standingOf(play('ann', 0), play('bob', 9));
  const total = (rows: readonly { person: Id; percent: number; place: number }[]) =>
    rows.map(({ person, percent, place }) => [person.slice(0, 3), percent, place]);

  test('are shown side by side, with their average; deals not played count as nothing', () => {
    const rows = matchRows([one, null, two]);
    expect(total(rows)).toEqual([
      ['bob', 62.5, 1],
      ['ann', 50, 2],
      ['cas', 12.5, 3],
    ]);
    expect(rows[2].deals.map((deal) => deal?.percent)).toEqual([25, undefined, undefined]);
  });
  test('of a week add up', () => {
    expect(weekSums([one, two])).toMatchObject([
      { days: 2, points: 125, place: 1 },
      { days: 2, points: 100, place: 2 },
      { days: 1, points: 25, place: 3 },
    ]);
  });
  test('of a week are added up anew after a minute', () => {
    const [weeks, days] = [new KnownWeeks(), [standingOf(play('ann', 1))]];
    expect(weeks.of('w', days, 0)).toHaveLength(1);
    days[0].add(play('bob', 2));
    expect(weeks.of('w', days, 59_999)).toHaveLength(1);
    expect(weeks.of('other', days, 59_999)).toHaveLength(2);
    expect(weeks.of('w', days, 60_000)).toHaveLength(2);
  });
  test('a week begins on Monday', () => {
    const monday = Date.parse('2026-11-16');
    for (const date of ['2026-11-16', '2026-11-19', '2026-11-22T23:59:59Z'])
      expect(mondayOf(Date.parse(date))).toBe(monday);
  });
});
