// The worked examples of the printed rules, with their figure numbers. Each is a whole deal with the moves that
// lead to the figure: four players on the white side, two for figure 5-1.

import { describe, expect, test } from 'vitest';
import { act } from '../core/play.ts';
import { legalTexts, refusalOf, setUp } from '../testing/set-up.ts';
import { catInTheBox as game } from './index.ts';
import { explainCatRound, roundResult } from './score.ts';
import type { CatPosition } from './types.ts';

interface Row {
  readonly first: number;
  /** One hand per seat, one digit per card. */
  readonly hands: string;
  readonly turnedUp?: string;
  readonly moves: string;
}

const digits = (text: string): number[] => Array.from(text, Number);

/** The position after the row's moves and a few more. */
function reach({ first, hands, turnedUp = '', moves }: Row, more = ''): CatPosition {
  return setUp(game, {
    players: hands.split(' ').length,
    layout: 'white',
    first,
    hands: hands.split(' ').map(digits),
    turnedUp: digits(turnedUp),
    moves: `${moves} ${more}`.trim().split(' '),
  });
}

/** Plays the current seat's move and returns its consequences. */
function told(position: CatPosition, text: string) {
  const move = game.parseMove(text);
  const answer = move.ok && act(game, position, game.nextSeat(position), move.value);
  return answer && answer.ok ? answer.value.map(({ type, facts }) => ({ type, ...facts })) : answer;
}

/** The board as drawn, one line each for red, blue, yellow, green: the seat's digit, n for neutral, or a dot. */
const boardOf = (position: CatPosition): string[] =>
  game
    .view(position, null)
    .board.map((row) => row.map((owner) => (owner === null ? '.' : String(owner)[0])).join(''));

/** The same, with only one seat's markers. */
const markersOf = (position: CatPosition, seat: number): string[] =>
  boardOf(position).map((row) => row.replace(new RegExp(`[^${seat}]`, 'g'), '.'));

const coloursOf = (position: CatPosition, seat: number): string =>
  game.view(position, null).seats[seat].colours.join('');

const OPENING: Row = {
  first: 0,
  hands: '1234556788 1123456678 1223445678 1233456778',
  moves: '-8 -6 -4 -7 =1 =2 =3 =2',
};

// The leader declares a 5 as blue: the marker goes on the blue 5, and blue is the led colour.
describe('figure 3-3', () => {
  test('[CB-17] figure 3-3: a 5 declared as blue puts the marker on the blue 5', () => {
    expect(boardOf(reach(OPENING))).toEqual(['........', '........', '........', '........']);
    expect(boardOf(reach(OPENING, '5b'))).toEqual(['........', '....0...', '........', '........']);
    expect(game.view(reach(OPENING, '5b'), null).tricks).toEqual([
      { leader: 0, plays: [{ seat: 0, rank: 5, colour: 'b' }], winner: null },
    ]);
  });
  test('[CB-16] figure 3-3: blue is led, so declaring another colour loses blue', () => {
    expect(told(reach(OPENING, '5b'), '8b')).toEqual([]);
    expect(told(reach(OPENING, '5b'), '8y')).toEqual([{ type: 'colour-lost', seat: 1, colour: 'b' }]);
  });
  test('[CB-18] figure 3-3: blue is led, so the highest blue wins', () => {
    expect(told(reach(OPENING, '5b 8y 6b'), '7g')).toContainEqual({ type: 'trick-won', seat: 2, tricks: 1 });
  });
});

// Somebody declared red in the previous trick, so there is a token in the red row. An 8 may be led as red.
describe('figure 3-4', () => {
  test('[CB-14] figure 3-4: with a token in the red row, an 8 is led as red', () => {
    const position = reach(OPENING, '5b 4b 3b 7r');
    expect(boardOf(position)[0]).toBe('......3.');
    expect(game.nextSeat(position)).toBe(3);
    expect(told(position, '8r')).toEqual([]);
    expect(game.view(position, null).tricks[1]).toEqual({
      leader: 3,
      plays: [{ seat: 3, rank: 8, colour: 'r' }],
      winner: null,
    });
  });
  test('[CB-14] figure 3-4: had that 7 been blue, the same 8 could not be led as red', () => {
    const position = reach(OPENING, '5b 4b 3b 7b');
    expect(game.nextSeat(position)).toBe(3);
    expect(refusalOf(game, position, '8r')).toEqual({ rule: 'CB-14', code: 'red-not-open' });
  });
});

// Blue is led. The next player could follow but declares red, and has no blue for the rest of the round.
describe('figure 3-5', () => {
  const row = {
    first: 0,
    hands: '1123345677 2344566778 1223455568 1123467888',
    moves: '-3 -4 -5 -6 =2 =2 =1 =2 3b',
  };
  const rest =
    '6b 1r 7y 5y 8y 4r 7g 3g 2r 8r 2y 6r 6y 8b 2b 4g 5b 7r 4y 7b 8g 4b 1y 5g 6g 1b 3y 1g 2g 3r'.split(' ');

  test('[CB-15] figure 3-5: red may be declared even though blue could be followed', () => {
    const legal = legalTexts(game, reach(row));
    expect(legal).toContain('5b');
    expect(legal).toContain('5r');
  });
  test('[CB-16] figure 3-5: that costs the blue token for the rest of the round', () => {
    const position = reach(row);
    expect(coloursOf(position, 1)).toBe('rbyg');
    expect(told(position, '5r')).toEqual([{ type: 'colour-lost', seat: 1, colour: 'b' }]);

    let blueMissed = 0;
    for (const move of rest) {
      expect(coloursOf(position, 1)).not.toContain('b');
      if (game.nextSeat(position) === 1) {
        expect(legalTexts(game, position).join(' ')).not.toContain('b');
        const { hand, board } = game.view(position, 1);
        for (const rank of hand.filter((held) => board[1][held - 1] === null)) {
          expect(refusalOf(game, position, `${rank}b`)).toEqual({ rule: 'CB-13', code: 'colour-lost' });
          blueMissed++;
        }
      }
      told(position, move);
    }
    expect(blueMissed).toBeGreaterThan(0);
    expect(game.awaitsDeal(position)).toBe(true);
  });
});

// Yellow is led, followed by a green card, a red 1 and a red 2. Red beats yellow, and 2 beats 1.
test('[CB-18] figure 3-6: a red 2 beats a red 1, the led yellow and a green card', () => {
  const position = reach(OPENING, '7y 8g 1r');
  expect(told(position, '2r')).toContainEqual({ type: 'trick-won', seat: 3, tricks: 1 });
  const [trick] = game.view(position, null).tricks;
  expect(trick).toMatchObject({ leader: 0, winner: 3 });
  expect(trick.plays.map(({ colour }) => colour).join('')).toBe('ygrr');
  expect(game.nextSeat(position)).toBe(3);
});

// Seat 1 plays second in the eighth trick. It has lost its blue and yellow tokens and holds a 4 and a 6, and the
// red and green cells of both ranks are taken.
const PARADOX = {
  first: 3,
  hands: '1112346688 1233445666 1233557788 2244557778',
  moves:
    '-4 -2 -1 -5 =1 =2 =1 =2 2b 3b 3r 1y 5g 7g 4b 1b 8g 2r 8r 4g 8y 6r 3y 8b 3g 7y 7b 6b 2g 5y 7r 6y 5b 4r 6g 2y',
};

test('[CB-19] figure 3-7: a 4 and a 6 that fit neither red nor green cause a paradox', () => {
  const position = reach(PARADOX);
  expect(coloursOf(position, 1)).toBe('rg');
  expect(game.view(position, 1).hand).toEqual([4, 6]);
  // The 4 would still fit yellow if the seat had its token.
  expect(boardOf(position)).toEqual([
    '.310.130', // red: 4 and 6 are taken
    '03033033',
    '222.2020',
    '.1111122', // green: 4 and 6 are taken
  ]);
  expect(told(position, '1r')).toMatchObject([
    { type: 'paradox', seat: 1, hand: [4, 6] },
    { type: 'round-scored' },
  ]);
});

// The same moment: the hand is shown, the seats after seat 1 don't play, and the board stays as it is.
test('[CB-20] figure 3-8: the trick is never finished, its marker stays, nobody wins it', () => {
  const before = reach(PARADOX);
  const position = reach(PARADOX, '1r');
  const view = game.view(position, null);
  expect(view.paradox).toEqual({ seat: 1, hand: [4, 6] });
  expect(view.tricks).toHaveLength(8);
  expect(view.tricks[7]).toEqual({
    leader: 0,
    plays: [{ seat: 0, rank: 1, colour: 'r' }],
    winner: null,
  });
  expect(view.toMove).toEqual([]);
  expect(view.seats.map(({ cards }) => cards)).toEqual([1, 2, 2, 2]);
  expect(view.seats.map(({ tricks }) => tricks)).toEqual([2, 3, 1, 1]);
  expect(game.view(before, null).seats.map(({ tricks }) => tricks)).toEqual([2, 3, 1, 1]);
  expect(boardOf(position)).toEqual(['0310.130', '03033033', '222.2020', '.1111122']);
});

// A player won two tricks: two points. Seat 2 had predicted three, so there is no bonus.
test('[CB-21] figure 3-9: two tricks score two points', () => {
  const position = reach({
    first: 3,
    hands: '1122356668 1234556788 2334677788 1123444557',
    moves:
      '-1 -6 -4 -8 =1 =3 =2 =3 3b 6b 5b 6r 3y 1r 6y 5r 3g 4y 2g 2r 1b 1g 2y 4b 7b 8b 8r 7y 8g 7r 4g 1y 3r 4r 5y 7g 5g 2b 6g 8y',
  });
  const score = explainCatRound(roundResult(position, 0));
  expect(game.view(position, null).tricks.filter(({ winner }) => winner === 2)).toHaveLength(2);
  expect(score[2]).toMatchObject({ isParadox: false, forTricks: 2, forGroup: 0, points: 2 });
});

// A player who predicted three and won three causes a paradox: -3, and no bonus.
test('[CB-21] [CB-22] figure 3-10: winning the three predicted tricks costs three if their winner causes a paradox', () => {
  const position = reach({
    first: 2,
    hands: '1112235668 2344556778 1134445688 2233567778',
    moves: '-4 -3 -3 -8 =3 =1 =2 =3 6g 7r 2b 7y 3b 5b 5r 3g 2r 4y 8b 6r 6y 4r 8g 5y 3r 5g 6b 1b',
  });
  expect(game.roundResult(position, 0)).toMatchObject({
    tricks: [1, 3, 0, 1],
    predictions: [2, 3, 3, 1],
    bonuses: [0, 0, 0, 1],
    paradox: 1,
    scores: [1, -3, 0, 2],
  });
  // A group of four, if it had counted.
  expect(markersOf(position, 1)).toEqual(['.1111...', '........', '......1.', '........']);
  const score = explainCatRound(roundResult(position, 0));
  expect(score[1]).toMatchObject({ isParadox: true, forTricks: -3, forGroup: 0, points: -3 });
});

// Two tricks predicted and won, and the largest group has five markers: 2 + 5.
test('[CB-22] [CB-23] figure 3-11: two tricks as predicted and a group of five score 2 + 5', () => {
  const position = reach({
    first: 3,
    hands: '1244445678 2235666788 1123457778 1123335568',
    moves:
      '-8 -1 -6 -7 =1 =2 =2 =2 1y 8y 3g 2y 4y 5r 3b 6y 2g 4g 5g 5b 1b 6b 8b 1g 7b 7r 2r 2b 8g 3r 4r 6g 4b 6r 1r 5y 8r 7g 3y 7y',
  });
  expect(game.roundResult(position, 0)).toMatchObject({ paradox: null });
  expect(game.view(position, null).seats[0]).toMatchObject({ prediction: 2, tricks: 2 });
  // Five are connected around the blue 4; the yellow 7 touches the blue 6 only at a corner.
  expect(markersOf(position, 0)).toEqual([
    '...0....', //
    '.0.000..',
    '...0..00',
    '........',
  ]);
  const score = explainCatRound(roundResult(position, 0));
  expect(score[0]).toMatchObject({ forTricks: 2, forGroup: 5, points: 7 });
});

// Two players: five tricks are too many for a bonus, three aren't.
describe('figure 5-1', () => {
  const row = {
    first: 0,
    hands: '1223344455 1122233455',
    turnedUp: '311',
    moves: '-1 -2 3b 5b 1b 4b 3y 2b 4y 5g 5y 4r 3r 5r 4g 2g 2y 1r',
  };

  test('[CB-22] figure 5-1: with two players, five tricks score 5 and no bonus', () => {
    const position = reach(row);
    // A group of seven, if it had counted.
    expect(markersOf(position, 0)).toEqual(['....0', '..00.', '.0000', '...0.']);
    const score = explainCatRound(roundResult(position, 0));
    expect(score[0]).toMatchObject({ prediction: null, forTricks: 5, forGroup: 0, points: 5 });
  });
  test('[CB-22] figure 5-1: with two players, three tricks and a group of three score 6', () => {
    const position = reach(row);
    expect(markersOf(position, 1)).toEqual(['1.11.', '11..1', '.....', '.1..1']);
    const score = explainCatRound(roundResult(position, 0));
    expect(score[1]).toMatchObject({ prediction: null, forTricks: 3, forGroup: 3, points: 6 });
  });
  test('[CB-12] figure 5-1: a two-player round without a paradox leaves one cell empty', () => {
    expect(boardOf(reach(row))).toEqual(['1.110', '11001', 'n0000', 'n1n01']);
  });
});
