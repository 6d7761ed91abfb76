import { describe, expect, test } from 'vitest';
import { catInTheBox as game } from '../cat-in-the-box/index.ts';
import type { CatPosition } from '../cat-in-the-box/types.ts';
import { BEFORE_THE_PARADOX } from '../testing/paradox-round.ts';
import { setUp } from '../testing/set-up.ts';
import { perft } from './perft.ts';
import { listLegalMoves } from './play.ts';

/** The same count, written as plainly as possible: every position is copied. */
function countLines(position: CatPosition, depth: number): number {
  if (depth === 0) return 1;
  const seat = game.nextSeat(position);
  if (seat < 0) return 0;
  return listLegalMoves(game, position, seat)
    .map((move) => {
      const child = position.clone();
      game.play(child, seat, move);
      return countLines(child, depth - 1);
    })
    .reduce((sum, lines) => sum + lines, 0);
}

const TWO = {
  players: 2,
  first: 1,
  hands: [
    [1, 1, 2, 3, 3, 3, 3, 4, 4, 5],
    [1, 2, 2, 2, 2, 3, 4, 5, 5, 5],
  ],
  turnedUp: [4, 5, 1],
};
const two = (...moves: string[]) => setUp(game, { ...TWO, moves });

describe('perft', () => {
  test('of depth 0 is one: the position itself', () => {
    expect(perft(game, two(), 0)).toBe(1);
  });
  test('of depth 1 is the number of legal moves', () => {
    expect(perft(game, two('-4', '-4', '3g', '2g', '2b', '1b'), 1)).toBe(4);
  });
  test('takes simultaneous choices one seat at a time', () => {
    // Each hand has all five ranks.
    expect(perft(game, two(), 1)).toBe(5);
    expect(perft(game, two(), 2)).toBe(5 * 5);
    expect(perft(game, two('0:-1'), 1)).toBe(5);
  });
  test.each([1, 2, 3, 4, 5])('of depth %i equals the plain count', (depth) => {
    const position = two('-4', '-4', '3g', '2g', '2b', '1b');
    expect(perft(game, position, depth)).toBe(countLines(position, depth));
  });
  test("gives the independent referee's numbers", () => {
    const position = two('-4', '-4', '3g', '2g', '2b', '1b');
    expect([1, 2, 3, 4, 5].map((depth) => perft(game, position, depth))).toEqual([4, 41, 170, 889, 2843]);
  });
  test('leaves the position unchanged', () => {
    const position = two('-4', '-4', '3g');
    perft(game, position, 3);
    expect(position).toEqual(two('-4', '-4', '3g'));
  });
});

describe('a line that ends earlier', () => {
  // Seat 0 must play the 5 as red, and then nothing fits for seat 1: the round is over.
  test('counts at the depth where it ends, and no deeper', () => {
    const position = setUp(game, BEFORE_THE_PARADOX);
    expect([1, 2, 3].map((depth) => perft(game, position, depth))).toEqual([1, 0, 0]);
  });
  test("doesn't keep the others from counting", () => {
    const position = setUp(game, { ...BEFORE_THE_PARADOX, moves: BEFORE_THE_PARADOX.moves.slice(0, -4) });
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((depth) => perft(game, position, depth));
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((depth) => countLines(position, depth)));
    expect(counts.at(-1)).toBe(0);
  });
  test('a finished round has no lines at all', () => {
    const position = setUp(game, { ...BEFORE_THE_PARADOX, moves: [...BEFORE_THE_PARADOX.moves, '5r'] });
    expect([0, 1, 2].map((depth) => perft(game, position, depth))).toEqual([1, 0, 0]);
  });
});
