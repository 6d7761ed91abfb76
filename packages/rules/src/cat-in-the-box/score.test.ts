import { describe, expect, test } from 'vitest';
import { PARADOX_ROUND } from '../testing/paradox-round.ts';
import { setUp } from '../testing/set-up.ts';
import { largestGroup, largestGroupIn } from './groups.ts';
import { catInTheBox as game } from './index.ts';
import { LAYOUTS, type Layout } from './layouts.ts';
import { explainCatRound, roundResult } from './score.ts';
import { CatPosition, cellOf, COLOURS, type Colour } from './types.ts';

/** The largest group of markers on these cells, written as moves: 5b 6b. */
function largestOf(layout: Layout, cells: string): number {
  const { placeOf } = new CatPosition({ players: 5, layout });
  const words = [0, 0];
  for (const text of cells.split(' ')) {
    const place = placeOf[cellOf(COLOURS.indexOf(text[1] as Colour), Number(text[0]))];
    words[place >> 5] |= 1 << place;
  }
  return largestGroupIn(words[0], words[1]);
}

describe('[CB-23] groups', () => {
  test.each([
    ['white', '5b', 1],
    ['white', '1r 2r 3r', 3],
    ['white', '1r 1b 1y 1g', 4],
    ['white', '1r 2b 3y', 1],
    ['white', '1r 1g', 1],
    ['white', '1b 9b', 1],
    ['white', '1r 2r 4r 5r 6r', 3],
    ['white', '1r 2r 2b 2y 3y 3g 9r 9b', 6],
    ['white', '8y 9y 9g 9b 8b 7b 7y 7g 8g', 9],
    ['purple', '1r 2b 3y 4g 5r', 5],
    ['purple', '1r 2r', 1],
    ['purple', '1r 1b 1y 1g', 4],
    ['purple', '1g 2r', 2],
    ['purple', '1b 2y 1y 2g', 4],
  ] as [Layout, string, number][])('on %s, %s: largest %i', (layout, cells, size) => {
    expect(largestOf(layout, cells)).toBe(size);
  });

  test('match a plain search over neighbouring cells, on both layouts', () => {
    for (const layout of Object.keys(LAYOUTS) as Layout[]) {
      for (let seed = 1; seed < 400; seed++) {
        const drawn: string[][] = LAYOUTS[layout].map((line) => [...line]);
        const own = drawn.map((line, row) =>
          line.map((_, column) => (seed * (row * 9 + column + 7)) % 5 < 2),
        );
        const cells = own.flatMap((line, row) =>
          line.flatMap((mine, column) => (mine ? [`${column + 1}${drawn[row][column]}`] : [])),
        );
        expect(largestOf(layout, cells.join(' '))).toBe(largestByWalking(own));
      }
    }
  });

  test('neutral tokens belong to nobody', () => {
    const hands = [
      [1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
      [3, 3, 3, 3, 3, 4, 4, 4, 4, 4],
    ];
    const position = setUp(game, { players: 2, first: 0, hands, turnedUp: [5, 5, 5], moves: [] });
    expect([largestGroup(position, 0), largestGroup(position, 1)]).toEqual([0, 0]);
  });
});

test('[CB-4] each purple column starts one colour later than the one to its left', () => {
  for (let column = 0; column < 9; column++) {
    for (let row = 0; row < 4; row++) {
      expect(LAYOUTS.purple[row][column]).toBe(COLOURS[(row + column) % 4]);
      expect(LAYOUTS.white[row][column]).toBe(COLOURS[row]);
    }
  }
});

describe('a round', () => {
  const position = setUp(game, PARADOX_ROUND);
  const [once, paradox, met] = explainCatRound(roundResult(position, 0));
  test('[CB-21] scores a point per trick, and loses one per trick for the player who caused the paradox', () => {
    expect(game.scores(position).rounds).toEqual([[1, -2, 6]]);
    expect(once).toMatchObject({ tricks: 1, isParadox: false, forTricks: 1, forGroup: 0, points: 1 });
    expect(paradox).toMatchObject({ tricks: 2, isParadox: true, forTricks: -2, forGroup: 0, points: -2 });
  });
  test('[CB-22] adds the largest group if the prediction was met', () => {
    expect(met).toMatchObject({ prediction: 4, tricks: 4, forTricks: 4, forGroup: 2, points: 6 });
  });
  test('[CB-22] gives the player who caused the paradox no bonus, even if the prediction was met', () => {
    // Seat 2 predicted 1, won 1 and caused the paradox.
    const row = {
      players: 3,
      first: 2,
      hands: [
        [1, 1, 2, 2, 2, 3, 4, 4, 4, 5],
        [3, 4, 5, 5, 5, 5, 6, 6, 6, 6],
        [1, 1, 1, 2, 2, 3, 3, 3, 4, 6],
      ],
      moves: '-4 -5 -6 =1 =1 =1 1g 3g 5g 5y 1y 4y 3y 6y 2y 3b 2b 5b 4b 1b 4g 6g 2g 1r 2r 6r 3r 6b'.split(' '),
    };
    // The referee's row, except that seat 0 was the first to predict 3 there; predictions don't change the
    // tricks.
    const result = game.roundResult(setUp(game, row), 0);
    expect(result).toMatchObject({ tricks: [1, 5, 1], paradox: 2, bonuses: [4, 0, 0], scores: [5, 5, -1] });
  });
  test('[CB-22] gives two players with four tricks or fewer their group', () => {
    const row = {
      players: 2,
      first: 1,
      hands: [
        [1, 1, 2, 2, 2, 3, 3, 4, 4, 5],
        [1, 2, 3, 3, 4, 4, 4, 5, 5, 5],
      ],
      turnedUp: [1, 3, 1],
      moves: '-5 -3 2b 3b 4y 3y 2g 5g 1b 4b 2y 5y 4g 1r 5r 4r 2r 3r'.split(' '),
    };
    expect(game.roundResult(setUp(game, row), 0)).toMatchObject({
      tricks: [5, 3],
      bonuses: [0, 3],
      paradox: null,
      scores: [5, 6],
    });
  });
});

describe('[CB-24] the end', () => {
  /** Three players with two rounds scored, then PARADOX_ROUND, which scores 1, -2, 6. */
  const gameAfter = (first: number[], second: number[]) => {
    const earlier = [first, second].map((tricks) => ({
      tricks,
      predictions: [3, 3, 3],
      bonuses: [0, 0, 0],
      paradox: null,
      scores: tricks,
    }));
    return setUp(game, { ...PARADOX_ROUND, earlier });
  };
  test('the highest total wins', () => {
    const position = gameAfter([2, 4, 2], [1, 6, 1]);
    expect(game.isOver(position)).toBe(true);
    expect(game.scores(position)).toMatchObject({ totals: [4, 8, 9], places: [3, 2, 1] });
  });
  test('a tie goes to the better last round among those tied', () => {
    expect(game.scores(gameAfter([7, 0, 1], [1, 6, 1]))).toMatchObject({
      totals: [9, 4, 8],
      places: [1, 3, 2],
    });
    expect(game.scores(gameAfter([6, 0, 2], [2, 6, 0]))).toMatchObject({ totals: [9, 4, 8] });
    expect(game.scores(gameAfter([6, 1, 1], [1, 6, 1]))).toMatchObject({
      totals: [8, 5, 8],
      places: [2, 3, 1],
    });
  });
  test('seats that are still tied share the win', () => {
    const last = {
      players: 4,
      first: 3,
      hands: [
        [1, 2, 3, 4, 5, 5, 6, 6, 7, 7],
        [1, 2, 2, 3, 3, 4, 6, 7, 7, 8],
        [1, 2, 2, 3, 4, 4, 5, 6, 6, 8],
        [1, 1, 3, 4, 5, 5, 7, 8, 8, 8],
      ],
      moves:
        '-5 -3 -8 -3 =1 =2 =1 =1 3g 2g 4g 8g 5g 1g 7g 6g 7y 3y 1y 5y 6b 7b 4b 1b 2b 2y 8b 5b 4y 6y 1r 2r 4r 7r 5r 3r 8r'.split(
          ' ',
        ),
    };
    const even = { tricks: [2, 2, 2, 2], predictions: [1, 1, 1, 1], bonuses: [0, 0, 0, 0], paradox: null };
    const earlier = Array(3).fill({ ...even, scores: [2, 2, 2, 2] });
    const position = setUp(game, { ...last, earlier });
    expect(game.scores(position)).toMatchObject({ totals: [4, 8, 8, 8], places: [4, 1, 1, 1] });
  });
});

function largestByWalking(own: boolean[][]): number {
  const left = own.map((line) => [...line]);
  const walk = (row: number, column: number): number => {
    if (!left[row]?.[column]) return 0;
    left[row][column] = false;
    return 1 + walk(row - 1, column) + walk(row + 1, column) + walk(row, column - 1) + walk(row, column + 1);
  };
  return Math.max(...own.flatMap((line, row) => line.map((_, column) => walk(row, column))));
}
