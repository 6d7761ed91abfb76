import { describe, expect, test } from 'vitest';
import { PARADOX_ROUND } from '../testing/paradox-round.ts';
import { setUp } from '../testing/set-up.ts';
import { catInTheBox as game } from './index.ts';

const HANDS = [
  [1, 1, 2, 2, 3, 3, 4, 5, 6, 6],
  [1, 1, 2, 3, 4, 4, 5, 5, 6, 6],
  [1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
];
const three = (...moves: string[]) => ({
  players: 3,
  layout: 'white',
  first: 1,
  hands: HANDS,
  turnedUp: [],
  moves,
});
const OPENING = ['-6', '-6', '-3', '=1', '=3', '=4'];

const TAKEN = 'taken';

/** Why the data is refused, or TAKEN. */
const reasonFor = (data: unknown): string => {
  const position = game.parsePosition(data);
  return position.ok ? TAKEN : position.error.reason;
};
const movesAfter = (...moves: string[]) => game.formatPosition(setUp(game, three(...moves)))['moves'];

describe('a move as text', () => {
  const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) =>
    ['-', '='].map((sign) => `${sign}${n}`).concat(['r', 'b', 'y', 'g'].map((colour) => `${n}${colour}`)),
  );
  test('every move parses to a distinct number and is written back the same', () => {
    const moves = ALL.map((text) => game.parseMove(text));
    expect(new Set(moves.map((move) => move.ok && move.value)).size).toBe(9 * 6);
    expect(moves.map((move) => move.ok && game.formatMove(move.value))).toEqual(ALL);
  });
  test.each([
    '',
    '5',
    'b',
    'b5',
    '5B',
    '5x',
    '0b',
    '10b',
    '5bb',
    ' 5b',
    '5b\n',
    '-',
    '-0',
    '-10',
    '5-',
    '=0',
    '=',
    '2:-5',
  ])("%j isn't one, and the reason shows what is", (text) => {
    expect(game.parseMove(text)).toEqual({
      ok: false,
      error: {
        code: 'bad-move',
        reason: expect.stringMatching(/lay face down as -5, predict as =2, play as 5b/),
      },
    });
  });
  test('[CB-8] only discarding is secret', () => {
    const secret = ALL.filter((text) => {
      const move = game.parseMove(text);
      return move.ok && game.isSecretMove(move.value);
    });
    expect(secret).toEqual(ALL.filter((text) => text.startsWith('-')));
  });
});

describe('a position as data', () => {
  test('with options only, it waits for its first deal', () => {
    const position = setUp(game, { players: 4 });
    expect(game.awaitsDeal(position)).toBe(true);
    expect(game.formatPosition(position)).toEqual({ players: 4, layout: 'white' });
  });
  test('is written back as it was read', () => {
    const data = three(...OPENING, '4b', '5r', '1y', '2g');
    expect(game.formatPosition(setUp(game, data))).toEqual(data);
  });
  test('may omit the layout, the face-up cards and the moves', () => {
    expect(setUp(game, { players: 3, first: 1, hands: HANDS })).toEqual(setUp(game, three()));
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /must be object/i],
    ['a list', [], /object|players/i],
    ['no players', { first: 1, hands: HANDS }, /\bplayers\b/],
    ['players as text', { ...three(), players: '3' }, /^players must be /],
    ['six players', { ...three(), players: 6 }, /takes 2 to 5 players, not 6/],
    ['an unknown layout', { ...three(), layout: 'pink' }, /layout must be one of white, purple, not "pink"/],
    ['moves without hands', { players: 3, moves: ['-1'] }, /hands are missing/],
    ['hands without a first player', { players: 3, hands: HANDS }, /^first is missing/],
    ['a first player who is not there', { ...three(), first: 3 }, /first is 3, but there are 3 seats/],
    ['a hand too few', { ...three(), hands: HANDS.slice(1) }, /3 players, but 2 hands/],
    ['a hand that is no list', { ...three(), hands: [...HANDS.slice(1), 7] }, /^hands\.2 must be array/i],
    ['moves that are no list', { ...three(), moves: '-6' }, /^moves must be array/i],
    ['a move that is no text', { ...three(), moves: [6] }, /^moves\.0 must be string/],
    ['an unknown key', { ...three(), comment: 'mine' }, /^comment /],
  ])('is refused with %s', (_, data, reason) => {
    expect(reasonFor(data)).toMatch(reason);
  });

  test.each<[string, string[], string]>([
    [
      'is no move',
      ['-6', 'x'],
      'move 2, "x", is not a move: lay face down as -5, predict as =2, play as 5b (r b y g)',
    ],
    ['is empty', [''], 'move 1, "", is not text of a move'],
    ['comes too early', ['5b'], 'move 1, "5b", is refused by CB-8 (discard-first)'],
    ['the hand does not hold', [...OPENING, '9b'], 'move 7, "9b", is refused by CB-13 (card-not-in-hand)'],
    ['leads red', [...OPENING, '5r'], 'move 7, "5r", is refused by CB-14 (red-not-open)'],
    ['takes a taken cell', [...OPENING, '5b', '5b'], 'move 8, "5b", is refused by CB-13 (cell-taken)'],
  ])('is refused when a move %s, saying which and why', (_, moves, reason) => {
    expect(reasonFor(three(...moves))).toBe(reason);
  });

  test('is refused with a move after the end of the round', () => {
    expect(reasonFor(PARADOX_ROUND)).toBe(TAKEN);
    const more = { ...PARADOX_ROUND, moves: [...PARADOX_ROUND.moves, '1r'] };
    expect(reasonFor(more)).toBe('move 29, "1r", comes when no round is under way');
  });
});

describe('[CB-8] simultaneous choices as text', () => {
  test('belong to the seats clockwise from the first player, unless they name a seat', () => {
    const inOrder = setUp(game, three('-6', '-5', '-4'));
    expect(setUp(game, three('0:-4', '2:-5', '1:-6'))).toEqual(inOrder);
    expect(setUp(game, three('2:-5', '-6', '-4'))).toEqual(inOrder);
    expect([...inOrder.discards.subarray(0, 3)]).toEqual([4, 6, 5]);
  });
  test('name a seat only where an earlier one has yet to choose', () => {
    expect(movesAfter('0:-4')).toEqual(['0:-4']);
    expect(movesAfter('0:-4', '1:-6')).toEqual(['-6', '0:-4']);
    expect(movesAfter('0:-4', '1:-6', '2:-5')).toEqual(['-6', '-5', '-4']);
  });
  test('read back from their own text, give the same position', () => {
    const position = setUp(game, three('0:-4', '-6'));
    expect(setUp(game, game.formatPosition(position))).toEqual(position);
  });
  test("are refused twice for one seat, and for a seat that doesn't exist", () => {
    expect(reasonFor(three('2:-5', '2:-4'))).toBe('move 2, "2:-4", is refused by CB-8 (already-discarded)');
    expect(reasonFor(three('3:-5'))).toBe('move 1, "3:-5", is refused by CB-8 (no-such-seat)');
    expect(reasonFor(three('22:-5'))).toMatch(/^move 1, "22:-5", is not a move/);
  });
  test('are the only moves allowed out of turn', () => {
    expect(reasonFor(three('-6', '-6', '-3', '0:=1'))).toMatch(/refused by CB-9 \(not-your-turn\)/);
    expect(reasonFor(three(...OPENING, '2:4b'))).toMatch(/refused by CB-11 \(not-your-turn\)/);
    expect(reasonFor(three(...OPENING, '1:4b'))).toBe(TAKEN);
  });
});

describe('earlier rounds', () => {
  const ROUND = {
    tricks: [4, 3, 1],
    predictions: [4, 1, 3],
    bonuses: [5, 0, 0],
    paradox: null as number | null,
    scores: [9, 3, 1],
  };
  const STOPPED = {
    tricks: [3, 1, 2],
    predictions: [3, 1, 1],
    bonuses: [0, 4, 0],
    paradox: 0,
    scores: [-3, 5, 2],
  };
  const after = (...earlier: unknown[]) => ({ ...three(), earlier });

  test('are kept, added up and written back as they were read', () => {
    const data = after(ROUND, STOPPED);
    const position = setUp(game, data);
    expect(game.formatPosition(position)).toEqual(data);
    expect(game.roundsScored(position)).toBe(2);
    expect(game.roundResult(position, 1)).toEqual(STOPPED);
    expect(game.scores(position).totals).toEqual([6, 8, 3]);
    expect(game.view(position, null)).toMatchObject({ round: 2, first: 1 });
  });
  test('[CB-9] have no predictions with two players', () => {
    const hands = [
      [1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
      [3, 3, 3, 3, 3, 4, 4, 4, 4, 4],
    ];
    const round = { tricks: [5, 3], predictions: [], bonuses: [0, 3], paradox: null, scores: [5, 6] };
    const two = { players: 2, first: 0, hands, turnedUp: [5, 5, 5], earlier: [round] };
    expect(game.scores(setUp(game, two)).totals).toEqual([5, 6]);
    const wrong = { ...two, earlier: [{ ...round, predictions: [3, 3] }] };
    expect(reasonFor(wrong)).toBe('earlier round 1: has wrong predictions');
  });

  test.each<[string, object, string]>([
    ['[CB-12] a trick too many', { tricks: [4, 4, 1] }, 'has too many or too few tricks'],
    ['[CB-12] a trick too few', { tricks: [4, 2, 1] }, 'has too many or too few tricks'],
    ['[CB-20] all tricks despite a paradox', { paradox: 2 }, 'has too many or too few tricks'],
    ['[CB-9] a prediction that nobody can make', { predictions: [4, 2, 3] }, 'has wrong predictions (CB-9)'],
    ['[CB-9] a prediction too few', { predictions: [4, 1] }, 'has wrong predictions'],
    ['[CB-21] a score that is not the sum', { scores: [9, 4, 1] }, 'seat 1 cannot score 4 (CB-21)'],
    ['[CB-21] a bonus left out of the score', { scores: [4, 3, 1] }, 'seat 0 cannot score 4 (CB-21)'],
    ['[CB-20] a paradox of a seat that is not there', { paradox: 3 }, 'has no seat 3'],
    [
      '[CB-22] a bonus without the tricks that were predicted',
      { bonuses: [5, 2, 0], scores: [9, 5, 1] },
      'seat 1 cannot have a bonus of 2 (CB-22)',
    ],
    [
      '[CB-22] a group of more markers than there were tricks',
      { bonuses: [9, 0, 0], scores: [13, 3, 1] },
      'seat 0 cannot have a bonus of 9 (CB-22)',
    ],
    [
      '[CB-22] no bonus for a prediction that was met',
      { bonuses: [0, 0, 0], scores: [4, 3, 1] },
      'seat 0 cannot have a bonus of 0 (CB-22)',
    ],
    ['a seat too few', { tricks: [4, 4] }, 'needs tricks, bonuses and scores of 3 seats'],
    ['a seat too many', { bonuses: [5, 0, 0, 0] }, 'needs tricks, bonuses and scores of 3 seats'],
  ])('%s is refused', (_, change, reason) => {
    expect(reasonFor(after(STOPPED, { ...ROUND, ...change }))).toBe(`earlier round 2: ${reason}`);
  });
  test('[CB-21] points for the tricks of the player who caused a paradox are refused', () => {
    const wrong = { ...STOPPED, scores: [3, 5, 2] };
    expect(reasonFor(after(wrong))).toBe('earlier round 1: seat 0 cannot score 3 (CB-21)');
  });
  test('[CB-1] as many as in a whole game are refused', () => {
    expect(reasonFor(after(ROUND, ROUND))).toBe(TAKEN);
    expect(reasonFor(after(ROUND, ROUND, ROUND))).toBe('a game has 3 rounds (CB-1)');
  });
  test('[CB-22] a bonus for the player who caused a paradox is refused', () => {
    const wrong = { ...STOPPED, bonuses: [3, 4, 0] };
    expect(reasonFor(after(wrong))).toBe('earlier round 1: seat 0 cannot have a bonus of 3 (CB-22)');
  });
  test('are refused without a deal after them', () => {
    expect(reasonFor({ players: 3, first: 2 })).toBe('hands are missing');
    expect(reasonFor({ players: 3, earlier: [ROUND] })).toBe('hands are missing');
  });
  test.each<[string, object, RegExp]>([
    ['an unknown key', { comment: 'mine' }, /comment/],
    ['a number as text', { tricks: ['4', 3, 1] }, /^earlier\.0\.tricks\.0 must be /],
    ['a negative number', { bonuses: [-1, 0, 0] }, /^earlier\.0\.bonuses\.0 must be >= ?0/],
    ['a missing list', { scores: undefined }, /^earlier\.0\b.*\bscores\b/],
  ])('are refused with %s', (_, change, reason) => {
    expect(reasonFor(JSON.parse(JSON.stringify(after({ ...ROUND, ...change }))))).toMatch(reason);
  });
});
