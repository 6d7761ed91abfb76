import { describe, expect, test } from 'vitest';
import { catInTheBox as game } from '../cat-in-the-box/index.ts';
import { checkFixtures } from './fixtures.ts';

const MOVES_ROW = {
  players: 2,
  layout: 'white',
  first: 1,
  hands: [
    [1, 1, 2, 3, 3, 3, 3, 4, 4, 5],
    [1, 2, 2, 2, 2, 3, 4, 5, 5, 5],
  ],
  turnedUp: [4, 5, 1],
  moves: ['-4', '-4', '3g', '2g', '2b', '1b'],
  legal: ['1y', '2y', '5b', '5y'],
  perft: [4, 41, 170],
};
const RESULT_ROW = {
  players: 2,
  layout: 'white',
  first: 0,
  hands: [
    [1, 2, 3, 3, 4, 4, 4, 5, 5, 5],
    [1, 1, 1, 1, 2, 3, 4, 4, 5, 5],
  ],
  turnedUp: [2, 2, 2],
  moves: '-1 -2 4b 3b 4g 5r 1r 3r 4y 1b 5y 4r 5b 2r 5g'.split(' '),
  tricks: [4, 2],
  paradox: 1,
  scores: [9, -2],
};

const handsWith = (hand: number[]) => [MOVES_ROW.hands[0], hand];
const check = (text: string) => [...checkFixtures(game, text)];
const fileOf = (...rows: unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
/** What is wrong with one row. */
const failuresOf = (row: unknown): readonly string[] => {
  const outcomes = check(fileOf(row));
  expect(outcomes.map(({ line }) => line)).toEqual([2]);
  return outcomes[0].failures;
};

describe('good rows', () => {
  test('have no failures, and are reported by line', () => {
    expect(check(fileOf(MOVES_ROW, RESULT_ROW))).toEqual([
      { line: 2, failures: [] },
      { line: 3, failures: [] },
    ]);
  });
  test('may share a line with the brackets and use any line break', () => {
    const rows = `[${JSON.stringify(MOVES_ROW)},\r\n\r\n${JSON.stringify(RESULT_ROW)}]\r\n`;
    expect(check(rows)).toEqual([
      { line: 1, failures: [] },
      { line: 3, failures: [] },
    ]);
  });
  test('may list legal moves in any order, and results with additional facts', () => {
    expect(failuresOf({ ...MOVES_ROW, legal: ['5y', '1y', '5b', '2y'] })).toEqual([]);
    expect(failuresOf({ ...RESULT_ROW, bonuses: [5, 0], predictions: [] })).toEqual([]);
  });
});

describe('a changed row of legal moves fails', () => {
  test.each<[string, object, RegExp]>([
    [
      'legal: a move for another',
      { legal: ['1y', '2y', '4b', '5y'] },
      /^not legal here: 4b; legal but not listed: 5b$/,
    ],
    ['legal: a move too many', { legal: [...MOVES_ROW.legal, '5r'] }, /^not legal here: 5r$/],
    ['legal: a move left out', { legal: ['1y', '2y', '5b'] }, /^legal but not listed: 5y$/],
    ['legal: a move listed twice', { legal: ['1y', ...MOVES_ROW.legal] }, /^a legal move is listed twice$/],
    ['legal: a number for a move', { legal: [1, ...MOVES_ROW.legal] }, /^not legal here: 1$/],
    ['legal: none', { legal: undefined }, /^legal is missing$/],
    ['perft: the first count', { perft: [5, 41, 170] }, /^perft 1 is 4, not 5$/],
    ['perft: the last count', { perft: [4, 41, 171] }, /^perft 3 is 170, not 171$/],
    ['perft: text', { perft: ['4'] }, /^perft 1 is 4, not "4"$/],
    ['perft: empty', { perft: [] }, /^perft is missing$/],
    ['perft: none', { perft: undefined }, /^perft is missing$/],
    ['first', { first: 0 }, /^not legal here: 2y; legal but not listed: 3b 4b 3y 4y; perft 1 is 7, not 4/],
    [
      'hands: a sixth 2',
      { hands: handsWith([1, 2, 2, 2, 2, 2, 4, 5, 5, 5]) },
      /more than five cards of rank 2/,
    ],
    [
      'hands: a card played',
      { hands: handsWith([1, 2, 2, 2, 2, 4, 4, 5, 5, 5]) },
      /"3g", is refused by CB-13/,
    ],
    [
      'hands: a card held',
      { hands: handsWith([1, 2, 2, 2, 3, 4, 4, 5, 5, 5]) },
      /^legal but not listed: 4b 4y;/,
    ],
    ['turned up', { turnedUp: [4, 4, 1] }, /^legal but not listed: 5g; perft 1 is 5, not 4/],
    [
      'moves: one for another',
      { moves: MOVES_ROW.moves.with(-1, '1y') },
      /^not legal here: 1y; .*: 1b; perft 2/,
    ],
    [
      'moves: one left out',
      { moves: MOVES_ROW.moves.slice(0, -1) },
      /^not legal here: 2y; legal but not listed: /,
    ],
    ['moves: one against the rules', { moves: [...MOVES_ROW.moves, '5r'] }, /"5r", is refused by CB-14/],
    ['scores among legal moves', { scores: [0, 0] }, /^carries both legal moves and results$/],
    ['an unknown key', { comment: 'mine' }, /^comment /],
  ])('%s', (_, change, failure) => {
    expect(failuresOf({ ...MOVES_ROW, ...change }).join('; ')).toMatch(failure);
  });
});

describe('a changed row of results fails', () => {
  test.each<[string, object, RegExp]>([
    ['tricks', { tricks: [4, 3] }, /^tricks is \[4,2\], not \[4,3\]$/],
    ['tricks: turned round', { tricks: [2, 4] }, /^tricks is \[4,2\], not \[2,4\]$/],
    ['paradox', { paradox: 0 }, /^paradox is 1, not 0$/],
    ['paradox: none', { paradox: null }, /^paradox is 1, not null$/],
    ['scores', { scores: [9, -1] }, /^scores is \[9,-2\], not \[9,-1\]$/],
    ['scores: a seat left out', { scores: [9] }, /^scores is \[9,-2\], not \[9\]$/],
    ['scores: none', { scores: undefined }, /^scores are missing$/],
    ['bonuses', { bonuses: [4, 0] }, /^bonuses is \[5,0\], not \[4,0\]$/],
    ['several at once', { paradox: 0, tricks: [3, 3] }, /^(paradox is|tricks is).*; (paradox is|tricks is)/],
    ['first', { first: 1 }, /"4y", is refused by CB-13/],
    [
      'hands',
      { hands: [[1, 2, 3, 3, 4, 4, 4, 5, 5, 1], RESULT_ROW.hands[1]] },
      /more than five cards of rank 1/,
    ],
    [
      'moves: one for another',
      { moves: RESULT_ROW.moves.with(8, '3y') },
      /^scores is \[7,-2\], not \[9,-2\]$/,
    ],
    ['moves: one left out', { moves: RESULT_ROW.moves.slice(0, -1) }, /^the moves do not finish the round/],
    ['moves: one too many', { moves: [...RESULT_ROW.moves, '5g'] }, /comes when no round is under way$/],
    [
      'legal moves after the end',
      { legal: [], perft: [0], scores: undefined, tricks: undefined, paradox: undefined },
      /^the round is over: there are no legal moves$/,
    ],
  ])('%s', (_, change, failure) => {
    expect(failuresOf({ ...RESULT_ROW, ...change }).join('; ')).toMatch(failure);
  });
});

test('a row with nothing to check fails', () => {
  const nothing = { legal: undefined, perft: undefined };
  const reason = ['the moves do not finish the round, and there are no legal moves to check'];
  expect(failuresOf({ ...MOVES_ROW, ...nothing })).toEqual(reason);
  expect(failuresOf({ players: 2 })).toEqual(reason);
  // The scores of an earlier round don't make up for it.
  const earlier = [{ tricks: [5, 3], predictions: [], bonuses: [0, 3], paradox: null, scores: [5, 6] }];
  expect(failuresOf({ ...MOVES_ROW, ...nothing, earlier, scores: [5, 6] })).toEqual(reason);
  expect(failuresOf({})).toEqual([expect.stringMatching(/players/)]);
});

describe('a broken file fails', () => {
  const good = JSON.stringify(MOVES_ROW);
  const torn = ['the array does not end: the file is torn'];

  test("when a line isn't JSON, but the rest is still checked", () => {
    expect(check(`[\n${good.slice(0, -9)},\n${good}\n]`)).toEqual([
      { line: 2, failures: ['is not JSON'] },
      { line: 3, failures: [] },
    ]);
  });
  test.each(['7', 'null', '"row"', '[1]'])('when a row is %s', (row) => {
    expect(check(`[\n${row},\n${good}\n]`)).toEqual([
      { line: 2, failures: ['is not an object'] },
      { line: 3, failures: [] },
    ]);
  });
  test('when a comma is missing between rows, or follows the last', () => {
    const failures = ['the rows are JSON, but the file is not: look at its commas'];
    expect(check(`[\n${good}\n${good}\n]`).at(-1)).toEqual({ line: 4, failures });
    expect(check(`[\n${good},\n]`).at(-1)).toEqual({ line: 3, failures });
  });
  test('when it is cut off, between rows or within one', () => {
    expect(check(`[\n${good},\n`).at(-1)).toEqual({ line: 3, failures: torn });
    expect(check(`[\n${good},\n${good.slice(0, 40)}`)).toEqual([
      { line: 2, failures: [] },
      { line: 3, failures: ['is not JSON'] },
      { line: 3, failures: torn },
    ]);
  });
  test('when it is empty', () => {
    expect(check('')).toEqual([{ line: 1, failures: torn }]);
    expect(check('\n\n')).toEqual([{ line: 3, failures: torn }]);
  });
  test('when the array is empty', () => {
    expect(check('[]')).toEqual([{ line: 1, failures: ['the file has no rows'] }]);
    expect(check('[\n]\n')).toEqual([{ line: 1, failures: ['the file has no rows'] }]);
  });
  test('when a row is outside the array', () => {
    expect(check(`[\n${good}\n]\n${good}\n`)).toEqual([
      { line: 2, failures: [] },
      { line: 4, failures: ['stands outside the array'] },
    ]);
    expect(check(`${good}\n[\n${good}\n]`)).toEqual([
      { line: 1, failures: ['stands outside the array'] },
      { line: 3, failures: [] },
    ]);
    expect(check(good)).toContainEqual({ line: 1, failures: ['stands outside the array'] });
  });
});
