import { SeededRandom, type Move, type Seated, type Turn, type View } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { levelBot, type Appraisal, type Traits } from './level-bot.ts';

const view: Seated = { game: 'none', seat: 0, toMove: [0], isOver: false };
const turn: Turn = { view, legal: [10, 11, 12, 13] };
const says =
  (...worths: number[]): Appraisal =>
  () =>
    worths;

function choices(traits: Traits<View>, asked: Turn = turn): Move[] {
  const bot = levelBot('cat', traits);
  const random = new SeededRandom('moods');
  const moves = Array.from({ length: 40 }, () => bot.think(asked, random).best);
  return [...new Set(moves)].sort((a, b) => a - b);
}

describe("moves a level can't tell apart", () => {
  const judges = says(0, -3, -5, -9);

  test('outside its margin its judgement decides', () => {
    expect(choices({ judges, margin: 2, styles: [says(0, 1, 2, 3)] })).toEqual([10]);
  });
  test('within its margin its style does', () => {
    expect(choices({ judges, margin: 3, styles: [says(0, 1, 2, 3)] })).toEqual([11]);
    expect(choices({ judges, margin: 5, styles: [says(0, 1, 2, 3)] })).toEqual([12]);
  });
  test('without judgement its style always does', () => {
    expect(choices({ styles: [says(0, 1, 2, 3)] })).toEqual([13]);
  });
  test('chance only decides which mood it is in', () => {
    expect(choices({ judges, margin: 5, styles: [says(0, 1, 2, 3), says(3, 2, 1, 0)] })).toEqual([10, 12]);
  });
  test('a move that a style would never make is made only if all are such moves', () => {
    expect(choices({ styles: [says(-Infinity, -7, -Infinity, -8)] })).toEqual([11]);
    const all = says(...turn.legal.map(() => -Infinity));
    expect(turn.legal).toContain(choices({ judges: all, styles: [all] })[0]);
  });
  test('it may overlook some of many moves, but none of a few', () => {
    const many: Turn = { view, legal: Array.from({ length: 40 }, (_, i) => i) };
    const last: Appraisal = ({ legal }) => legal.map((move) => move);
    expect(choices({ styles: [last] }, many)).toEqual([39]);
    const found = choices({ notices: 30, styles: [last] }, many);
    expect(found.length).toBeGreaterThan(3);
    expect(Math.min(...found)).toBeGreaterThan(15);
    expect(choices({ notices: 0, styles: [last] }, many)).toEqual([0]);
    expect(choices({ notices: 0, styles: [last] })).toEqual([13]);
  });
  test("with only one legal move it doesn't think", () => {
    const never: Appraisal = () => {
      throw new Error('asked');
    };
    expect(choices({ judges: never, styles: [never] }, { view, legal: [7] })).toEqual([7]);
  });
});
