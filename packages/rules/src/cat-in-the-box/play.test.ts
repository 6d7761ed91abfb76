import { describe, expect, test } from 'vitest';
import { act } from '../core/play.ts';
import { BEFORE_THE_PARADOX, PARADOX_ROUND } from '../testing/paradox-round.ts';
import { legalTexts, setUp } from '../testing/set-up.ts';
import { catInTheBox as game } from './index.ts';
import type { CatPosition } from './types.ts';

const HANDS = [
  [1, 1, 2, 2, 3, 3, 4, 5, 6, 6],
  [1, 1, 2, 3, 4, 4, 5, 5, 6, 6],
  [1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
];
const OPENING = ['-6', '-6', '-3', '=1', '=3', '=4'];
const playing = (...moves: string[]) =>
  setUp(game, { players: 3, first: 0, hands: HANDS, moves: [...OPENING, ...moves] });
const coloursOf = (position: CatPosition, seat: number) =>
  game.view(position, null).seats[seat].colours.join('');

/** Plays the move and returns its consequences. */
function told(position: CatPosition, text: string) {
  const move = game.parseMove(text);
  const answer = move.ok && act(game, position, game.nextSeat(position), move.value);
  return answer && answer.ok ? answer.value.map(({ type, facts }) => ({ type, ...facts })) : answer;
}

test('[CB-8] a card discarded face down is out of the round and seen only by its owner', () => {
  const position = playing();
  expect(game.view(position, 0)).toMatchObject({ discard: 6, hand: [1, 1, 2, 2, 3, 3, 4, 5, 6] });
  expect(game.view(position, 1)).toMatchObject({ discard: 6, seat: 1 });
  expect(game.view(position, null).discard).toBe(null);
});

describe('[CB-11] who plays', () => {
  test('the first player leads the first trick; play goes clockwise', () => {
    const seats = [playing(), playing('5b'), playing('5b', '1b')].map((position) => game.nextSeat(position));
    expect(seats).toEqual([0, 1, 2]);
  });
  test('the winner of a trick leads the next', () => {
    expect(game.nextSeat(playing('2b', '5b', '1b'))).toBe(1);
  });
});

// Whole rounds without a paradox, for each number of players.
const WHOLE_ROUNDS = [
  {
    players: 2,
    tricks: 8,
    first: 1,
    hands: ['1122233445', '1233444555'],
    turnedUp: '131',
    moves: '-5 -3 2b 3b 4y 3y 2g 5g 1b 4b 2y 5y 4g 1r 5r 4r 2r 3r',
  },
  {
    players: 3,
    tricks: 8,
    first: 2,
    hands: ['1111225566', '2233344556', '1233444566'],
    turnedUp: '',
    moves: '-6 -5 -2 =4 =1 =4 5g 1y 6b 4b 2b 4r 3y 1g 6y 1r 5r 2g 5y 3b 2y 4y 3g 1b 3r 6g 6r 5b 2r 4g',
  },
  {
    players: 4,
    tricks: 8,
    first: 1,
    hands: ['1234455678', '1123356778', '1234456688', '1223456778'],
    turnedUp: '',
    moves:
      '-5 -2 -6 -3 =3 =2 =1 =2 3b 3r 1g 5b 5y 2y 7r 3y 6r 2b 8g 2r 1r 1y 4g 4r 8r 8b 7y 6y 5r 2g 7b 6g 3g 5g 1b 8y 4b 6b 4y 7g',
  },
  {
    players: 5,
    tricks: 7,
    first: 2,
    hands: ['123445669', '111236899', '235588899', '122344556', '346777778'],
    turnedUp: '',
    moves:
      '-8 -6 -3 -4 -2 =1 =2 =3 =2 =3 3b 2b 6b 9b 8b 3y 9y 2y 4y 8y 6y 5y 1y 7y 2g 4b 5b 1b 8r 4g 9g 3g 7g 1g 1r 9r 5r 2r 7r 6r 3r 8g 5g 7b 4r',
  },
];
const digits = (text: string): number[] => Array.from(text, Number);

test.each(WHOLE_ROUNDS)('[CB-12] with $players players the round ends after $tricks tricks', (round) => {
  const { players, first } = round;
  const moves = round.moves.split(' ');
  const data = { players, first, hands: round.hands.map(digits), turnedUp: digits(round.turnedUp) };
  const position = setUp(game, { ...data, moves: moves.slice(0, -1) });
  expect(game.nextSeat(position)).toBeGreaterThanOrEqual(0);
  const view = game.view(setUp(game, { ...data, moves }), null);
  expect(view).toMatchObject({ phase: 'deal', paradox: null });
  expect(view.tricks).toHaveLength(round.tricks);
  expect(view.seats.map(({ cards }) => cards)).toEqual(Array(players).fill(1));
});

describe('[CB-16] declaring a colour other than the led one', () => {
  test('costs the token of the led colour for the rest of the round', () => {
    const position = playing('5b');
    expect(told(position, '6r')).toEqual([{ type: 'colour-lost', seat: 1, colour: 'b' }]);
    expect(coloursOf(position, 1)).toBe('ryg');
    expect(coloursOf(playing('5b', '6r', '1b', '4g', '2g', '1g'), 1)).toBe('ryg');
  });
  test('changes nothing when that token is already gone', () => {
    const position = playing('5b', '6y', '6b', '4b', '2b');
    expect(told(position, '1g')).toEqual([{ type: 'trick-won', seat: 2, tricks: 2 }]);
    expect(coloursOf(position, 1)).toBe('ryg');
  });
  test('following keeps it, and so does leading', () => {
    const position = playing('5b', '6b', '1b', '2g');
    expect([0, 1, 2].map((seat) => coloursOf(position, seat))).toEqual(['rbyg', 'rbyg', 'rbyg']);
  });
});

describe('[CB-17] markers', () => {
  test('go on the declared cell', () => {
    const { board } = game.view(playing('5b', '6r', '1y'), null);
    expect([board[1][4], board[0][5], board[2][0]]).toEqual([0, 1, 2]);
    expect(board.flat().filter((owner) => owner !== null)).toHaveLength(3);
  });
});

describe('[CB-18] who wins a trick', () => {
  test.each([
    ['the highest of the led colour', ['2b', '5b', '1b'], 1],
    ['not a higher card of another colour', ['2b', '6y', '1b'], 0],
    ['any red card over the led colour', ['5b', '1r', '6b'], 1],
    ['the highest of several red cards', ['5b', '2r', '4r'], 2],
  ])('%s', (_, moves, winner) => {
    const position = playing(...moves.slice(0, -1));
    expect(told(position, moves.at(-1) as string)).toContainEqual({
      type: 'trick-won',
      seat: winner,
      tricks: 1,
    });
  });
  test('the highest red card wins when red is led too', () => {
    const position = playing('5b', '1r', '6b', '2r', '5r', '6r');
    expect(game.view(position, null).tricks[1].winner).toBe(0);
  });
});

describe('paradox', () => {
  test('[CB-19] is declared by the program when the current seat has no legal play', () => {
    const position = setUp(game, BEFORE_THE_PARADOX);
    expect(game.nextSeat(position)).toBe(0);
    expect(told(position, '5r')).toMatchObject([{ type: 'paradox', seat: 1 }, { type: 'round-scored' }]);
    expect(game.awaitsDeal(position)).toBe(true);
  });
  test("[CB-19] can't be claimed: there is no such move", () => {
    expect(game.parseMove('paradox').ok).toBe(false);
    expect(legalTexts(game, setUp(game, BEFORE_THE_PARADOX))).toEqual(['5r']);
  });
  test('[CB-20] ends the round, shows the hand of the player who caused it, keeps the markers and gives nobody the trick', () => {
    const position = setUp(game, PARADOX_ROUND);
    const view = game.view(position, null);
    expect(view.paradox).toEqual({ seat: 1, hand: [1, 6] });
    expect(view.tricks.at(-1)).toMatchObject({ winner: null });
    expect(view.tricks.at(-1)?.plays.map(({ rank, colour }) => `${rank}${colour}`)).toContain('5r');
    expect(view.board[0][4]).toBe(0);
    expect(view.seats.map(({ tricks }) => tricks)).toEqual([1, 2, 4]);
  });
});
