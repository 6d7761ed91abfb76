import type { Review } from '@menagerie/bots/remote';
import { describe, expect, test } from 'vitest';
import type { Decision } from './decisions.ts';
import { nearestPoint, pathOf, scaleFor } from './plot.ts';
import { judge, linesOf, nextMarked, sumUp, type Verdict } from './verdicts.ts';

/** Seat 0 or 1 played move 1 of two; the bot would play 2. */
function verdict(index: number, seat: number, mean: number, error: number): Verdict {
  const decision = { index, seat, round: 0, legal: [1, 2], played: 1 } as unknown as Decision;
  const estimate = { chanceError: 0, score: 0, scoreError: 0, playouts: 9 };
  const review: Review = {
    best: mean === 0 ? 1 : 2,
    chanceCost: { mean, error },
    scoreCost: { mean: 1, error: 1 },
    estimates: [
      { ...estimate, move: 2, chance: 0.5 },
      { ...estimate, move: 1, chance: 0.5 - mean },
    ],
  };
  return judge(decision, review);
}

const VERDICTS = [
  verdict(1, 0, 0.2, 0.01),
  verdict(2, 1, 0, 0),
  verdict(3, 0, 0.2, 0.15),
  verdict(4, 1, 0.03, 0.001),
  verdict(5, 0, 0.06, 0.01),
];

test('marks and sums leave out differences within error', () => {
  expect(VERDICTS.map(({ mark }) => mark)).toEqual(['??', '', '', '?!', '?']);
  const [first, second] = sumUp(VERDICTS, 2);
  expect(first).toMatchObject({ decisions: 3, same: 0, marks: { '?!': 0, '?': 1, '??': 1 } });
  expect(first.cost).toBeCloseTo(0.26);
  expect(second).toMatchObject({ decisions: 2, same: 1, marks: { '?!': 1 }, cost: 0.03 });
});

describe('the lines', () => {
  const values = (measure: 'cost' | 'chance') =>
    linesOf(VERDICTS, 2, measure).map((line) => line.map(({ value }) => Math.round(100 * value)));

  test('rise by what was given away, or show the chance', () => {
    expect(values('cost')).toEqual([
      [20, 20, 26],
      [0, 3],
    ]);
    expect(values('chance')).toEqual([
      [30, 30, 44],
      [50, 47],
    ]);
  });

  test('stay within their frame, with a few round numbers beside them', () => {
    const frame = { width: 300, height: 200, left: 40, right: 10, top: 10, bottom: 20 };
    const scale = scaleFor(frame, 11, 0.26);
    expect(scale.ticks.map((tick) => Math.round(100 * tick))).toEqual([0, 10, 20, 30]);
    expect([scale.x(0), scale.x(10), scale.y(0), scale.y(0.3)]).toEqual([40, 290, 180, expect.closeTo(10)]);
    expect(scaleFor(frame, 1, 0).x(0)).toBe(40);
    expect(scaleFor(frame, 5, 3.1).ticks.length).toBeLessThan(7);
    expect(pathOf([], scale, 'cost', 5)).toBe('');
    expect(pathOf(linesOf(VERDICTS, 2, 'cost')[1], scale, 'cost', 5)).toBe('M40 180H90V180H140V163H165');
    expect(pathOf(linesOf(VERDICTS, 2, 'chance')[1], scale, 'chance', 5)).toMatch(
      /^M90 -?[\d.]+L140 -?[\d.]+$/,
    );
  });

  test('are found with the pointer, marked points before others', () => {
    const scale = scaleFor({ width: 300, height: 200, left: 0, right: 0, top: 0, bottom: 0 }, 11, 0.3);
    const lines = linesOf(VERDICTS, 2, 'cost');
    expect(nearestPoint(lines, scale, { x: 31, y: 60 })).toMatchObject({ seat: 0, point: { index: 1 } });
    expect(nearestPoint(lines, scale, { x: 119, y: 190 })).toMatchObject({ seat: 1, point: { index: 4 } });
    expect(nearestPoint([[], []], scale, { x: 0, y: 0 })).toBe(null);
  });
});

test('mistakes can be stepped through in both directions', () => {
  expect(nextMarked(VERDICTS, 1, 1)?.decision.index).toBe(4);
  expect(nextMarked(VERDICTS, 4, -1)?.decision.index).toBe(1);
  expect(nextMarked(VERDICTS, 5, 1)).toBe(null);
});
