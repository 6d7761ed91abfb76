import { describe, expect, test } from 'vitest';
import { legalTexts, refusalOf, setUp } from '../testing/set-up.ts';
import { catInTheBox as game } from './index.ts';

// Three players, seat 0 first. Everyone has discarded and predicted, unless a test says otherwise.
const HANDS = [
  [1, 1, 2, 2, 3, 3, 4, 5, 6, 6],
  [1, 1, 2, 3, 4, 4, 5, 5, 6, 6],
  [1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
];
const three = (...moves: string[]) =>
  setUp(game, { players: 3, layout: 'white', first: 0, hands: HANDS, turnedUp: [], moves });
const OPENING = ['-6', '-6', '-3', '=1', '=3', '=4'];
const playing = (...moves: string[]) => three(...OPENING, ...moves);

describe('[CB-8] laying a card face down', () => {
  test('any rank in hand may be chosen, each listed once', () => {
    expect(legalTexts(game, three())).toEqual(['-1', '-2', '-3', '-4', '-5', '-6']);
  });
  test('all seats may choose at once, in any order', () => {
    const position = three('2:-5', '-1');
    expect(game.toMove(position)).toBe(0b010);
    expect(game.nextSeat(position)).toBe(1);
  });
  test('a second choice is refused', () => {
    expect(refusalOf(game, three('-1'), '-2', 0)).toEqual({ rule: 'CB-8', code: 'already-discarded' });
  });
  test('nothing else may be done before that', () => {
    expect(refusalOf(game, three(), '=1')).toEqual({ rule: 'CB-8', code: 'discard-first' });
    expect(refusalOf(game, three(), '1b')).toEqual({ rule: 'CB-8', code: 'discard-first' });
  });
  test('a card that is not in hand is refused', () => {
    expect(refusalOf(game, three(), '-9')).toEqual({ rule: 'CB-8', code: 'card-not-in-hand' });
  });
});

describe('[CB-9] predictions', () => {
  test.each([
    [3, ['=1', '=3', '=4']],
    [4, ['=1', '=2', '=3']],
    [5, ['=1', '=2', '=3']],
  ])('with %i players: %j', (players, allowed) => {
    const topRank = [0, 0, 0, 6, 8, 9][players];
    const deck = Array.from({ length: topRank * 5 }, (_, i) => 1 + (i % topRank));
    const size = players === 5 ? 9 : 10;
    const hands = Array.from({ length: players }, (_, seat) => deck.slice(seat * size, (seat + 1) * size));
    const moves = hands.map((hand) => `-${hand[0]}`);
    const position = setUp(game, { players, first: 0, hands, moves });
    expect(legalTexts(game, position)).toEqual(allowed);
  });
  test('go clockwise from the first player', () => {
    const position = three('-6', '-6', '-6', '=1');
    expect(game.nextSeat(position)).toBe(1);
    expect(refusalOf(game, position, '=1', 2)).toEqual({ rule: 'CB-9', code: 'not-your-turn' });
  });
  test('two are refused with three players', () => {
    expect(refusalOf(game, three('-6', '-6', '-6'), '=2')).toEqual({
      rule: 'CB-9',
      code: 'no-such-prediction',
    });
  });
  test("a card can't be played before all predictions are made", () => {
    expect(refusalOf(game, three('-6', '-6', '-6'), '1b')).toEqual({ rule: 'CB-9', code: 'predict-first' });
  });
  test('two players make none', () => {
    const hands = [
      [1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
      [3, 3, 3, 3, 3, 4, 4, 4, 4, 4],
    ];
    const position = setUp(game, { players: 2, first: 1, hands, turnedUp: [5, 5, 5], moves: ['-3', '-1'] });
    expect(legalTexts(game, position)).toEqual(['3b', '4b', '3y', '4y', '3g', '4g']);
  });
});

describe('[CB-13] cell and token', () => {
  test('a card that is not in hand is refused', () => {
    expect(refusalOf(game, playing(), '9b')).toEqual({ rule: 'CB-13', code: 'card-not-in-hand' });
    const withoutA4 = playing('4b', '1b', '2b');
    expect(refusalOf(game, withoutA4, '4y')).toEqual({ rule: 'CB-13', code: 'card-not-in-hand' });
  });
  test('a taken cell is refused', () => {
    expect(refusalOf(game, playing('5b'), '5b')).toEqual({ rule: 'CB-13', code: 'cell-taken' });
    expect(refusalOf(game, playing('5b'), '5y')).toBe(null);
  });
  test('a lost colour is refused', () => {
    const later = playing('5b', '6y', '1b', '6b');
    expect(refusalOf(game, later, '4b')).toEqual({ rule: 'CB-13', code: 'colour-lost' });
  });
  test('only the seat to move may play', () => {
    expect(refusalOf(game, playing(), '1b', 1)).toEqual({ rule: 'CB-11', code: 'not-your-turn' });
    expect(refusalOf(game, playing(), '-1')).toEqual({ rule: 'CB-11', code: 'play-a-card' });
  });
});

describe('[CB-14] leading red', () => {
  test('is refused while there is no token in a red cell', () => {
    expect(refusalOf(game, playing(), '1r')).toEqual({ rule: 'CB-14', code: 'red-not-open' });
    expect(legalTexts(game, playing()).some((move) => move.endsWith('r'))).toBe(false);
  });
  test('is allowed once any player has a token in a red cell', () => {
    const position = playing('5b', '1r', '6b');
    expect(game.nextSeat(position)).toBe(1);
    expect(refusalOf(game, position, '2r')).toBe(null);
  });

  // Seat 0 leads without blue; green is full, and the only free yellow cell is the 3, which it doesn't
  // hold.
  const withOnlyRed = (...moves: string[]) =>
    setUp(game, {
      players: 2,
      first: 1,
      hands: [
        [1, 2, 2, 2, 3, 3, 4, 5, 5, 5],
        [1, 1, 1, 1, 2, 2, 3, 3, 3, 4],
      ],
      turnedUp: [4, 5, 4],
      moves: ['-3', '-3', '1b', '2y', '1g', '2g', '3g', '4b', '1y', '2b', '5y', '3b', ...moves],
    });
  test('is allowed when nothing else can be declared with any card in hand', () => {
    expect(legalTexts(game, withOnlyRed())).toEqual(['2r', '4r', '5r']);
    expect(refusalOf(game, withOnlyRed(), '2r')).toBe(null);
  });
  test('shows everyone which ranks the leader lacks when nothing else was possible', () => {
    expect(game.view(withOnlyRed(), null).seats[0].lacks).toEqual([]);
    expect(game.view(withOnlyRed('4r'), null).seats[0].lacks).toEqual([3]);
    expect(game.view(playing('5b', '1r', '6b', '2r'), null).seats[1].lacks).toEqual([]);
  });
});

describe('[CB-15] following', () => {
  test('any colour may be declared, including red, even if the led one could be followed', () => {
    const colours = new Set(legalTexts(game, playing('5b')).map((move) => move.at(-1)));
    expect([...colours].sort()).toEqual(['b', 'g', 'r', 'y']);
  });
});
