import { describe, expect, test } from 'vitest';
import { catInTheBox as game } from '../cat-in-the-box/index.ts';
import { PARADOX_ROUND } from '../testing/paradox-round.ts';
import { setUp } from '../testing/set-up.ts';
import { act, listLegalMoves, parseOptions, playTexts } from './play.ts';

const HANDS = [
  [1, 1, 2, 2, 3, 3, 4, 5, 6, 6],
  [1, 1, 2, 3, 4, 4, 5, 5, 6, 6],
  [1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
];
const three = (...moves: string[]) => setUp(game, { players: 3, first: 0, hands: HANDS, moves });
const OPENING = ['-6', '-6', '-3', '=1', '=3', '=4'];
const moveOf = (text: string): number => {
  const move = game.parseMove(text);
  return move.ok ? move.value : expect.unreachable(text);
};

describe('parseOptions', () => {
  test('fills in missing values', () => {
    expect(parseOptions(game, { players: 4 })).toEqual({ ok: true, value: { players: 4, layout: 'white' } });
    expect(parseOptions(game, { players: 5 })).toEqual({ ok: true, value: { players: 5, layout: 'purple' } });
  });
  test('keeps given values', () => {
    const options = { players: 5, layout: 'white' };
    expect(parseOptions(game, options)).toEqual({ ok: true, value: options });
  });
  test.each([null, undefined, 4, 'players', [4]])('refuses %j for options', (data) => {
    expect(parseOptions(game, data)).toEqual({
      ok: false,
      error: { code: 'bad-options', reason: 'options must be an object' },
    });
  });
  test.each<[string, object, string, string]>([
    ['too few players', { players: 1 }, 'bad-players', 'cat-in-the-box takes 2 to 5 players, not 1'],
    ['too many players', { players: 6 }, 'bad-players', 'cat-in-the-box takes 2 to 5 players, not 6'],
    ['half a player', { players: 2.5 }, 'bad-players', 'cat-in-the-box takes 2 to 5 players, not 2.5'],
    ['players as text', { players: '4' }, 'bad-players', 'cat-in-the-box takes 2 to 5 players, not "4"'],
    ['no players', {}, 'bad-players', 'cat-in-the-box takes 2 to 5 players, not undefined'],
    [
      'a value that is none',
      { players: 4, layout: 'pink' },
      'bad-option',
      'layout must be one of white, purple, not "pink"',
    ],
    [
      'an option that every object has',
      JSON.parse('{"players":4,"constructor":1}'),
      'bad-option',
      'cat-in-the-box has no option "constructor"',
    ],
    ['a null', { players: 4, layout: null }, 'bad-option', 'layout must be one of white, purple, not null'],
    [
      'an option that is none',
      { players: 4, colour: 'red' },
      'bad-option',
      'cat-in-the-box has no option "colour"',
    ],
  ])('refuses %s', (_, data, code, reason) => {
    expect(parseOptions(game, data)).toEqual({ ok: false, error: { code, reason } });
  });
  test('quotes only the beginning of a long value', () => {
    const answer = parseOptions(game, { players: 4, layout: 'x'.repeat(5000) });
    expect(answer.ok ? '' : answer.error.reason).toMatch(
      /^layout must be one of white, purple, not "x{56}…$/,
    );
  });
});

describe('act', () => {
  test('plays a legal move and returns its consequences', () => {
    const position = three(...OPENING, '5b', '6r');
    expect(act(game, position, 2, moveOf('1y'))).toEqual({
      ok: true,
      value: [
        { type: 'colour-lost', rule: 'CB-16', facts: { seat: 2, colour: 'b' } },
        { type: 'trick-won', rule: 'CB-18', facts: { seat: 1, tricks: 1 } },
      ],
    });
    expect(position).toEqual(three(...OPENING, '5b', '6r', '1y'));
  });
  test('returns no consequences when there are none', () => {
    expect(act(game, three(...OPENING), 0, moveOf('5b'))).toEqual({ ok: true, value: [] });
  });
  test('refuses any other move with its rule and the facts, and leaves the position unchanged', () => {
    const position = three(...OPENING);
    expect(act(game, position, 0, moveOf('5r'))).toEqual({
      ok: false,
      error: { rule: 'CB-14', code: 'red-not-open', facts: { rank: 5, colour: 'r' } },
    });
    expect(act(game, position, 1, moveOf('5b'))).toMatchObject({ ok: false, error: { facts: { turn: 0 } } });
    expect(position).toEqual(three(...OPENING));
  });
});

describe('listLegalMoves', () => {
  const listTexts = (seat: number, ...moves: string[]) =>
    listLegalMoves(game, three(...moves), seat).map((move) => game.formatMove(move));

  test('lists the moves of a seat that is to move', () => {
    expect(listTexts(0, '-6', '-6', '-3')).toEqual(['=1', '=3', '=4']);
    expect(listTexts(2, '-6')).toEqual(['-1', '-2', '-3', '-4', '-5', '-6']);
  });
  test('lists none for any other seat', () => {
    expect(listTexts(1, '-6', '-6', '-3')).toEqual([]);
    expect(listTexts(0, '-6')).toEqual([]);
  });
  test('returns a new list each time', () => {
    const position = three(...OPENING);
    const list = listLegalMoves(game, position, 0);
    const kept = [...list];
    list.fill(-1);
    expect(listLegalMoves(game, position, 0)).toEqual(kept);
  });
});

describe('playTexts', () => {
  const play = (position: ReturnType<typeof three>, ...moves: unknown[]) => {
    const answer = playTexts(game, position, moves);
    return answer.ok ? 'played' : `${answer.error.code}: ${answer.error.reason}`;
  };

  test('plays the moves in turn', () => {
    const position = three();
    expect(play(position, ...OPENING, '5b', '6r')).toBe('played');
    expect(position).toEqual(three(...OPENING, '5b', '6r'));
    expect(game.nextSeat(position)).toBe(2);
  });
  test('gives a move to the seat it names', () => {
    const position = three();
    expect(play(position, '2:-5', '0:-1')).toBe('played');
    expect([...position.discards.subarray(0, 3)]).toEqual([1, 0, 5]);
    expect(play(position, '-4')).toBe('played');
    expect([...position.discards.subarray(0, 3)]).toEqual([1, 4, 5]);
  });
  test('plays nothing when there is nothing to play', () => {
    expect(play(three())).toBe('played');
  });
  test.each<[string, unknown, string]>([
    ['is a number', 5, 'bad-move: move 2, 5, is not text of a move'],
    ['is empty', '', 'bad-move: move 2, "", is not text of a move'],
    ['is a seat alone', '1:', 'bad-move: move 2, "1:", is not a move'],
    ['cannot be read', '-x', 'bad-move: move 2, "-x", is not a move'],
    ['is against the rules', '-9', 'card-not-in-hand: move 2, "-9", is refused by CB-8 (card-not-in-hand)'],
    [
      'is of a seat that has moved',
      '0:-1',
      'already-discarded: move 2, "0:-1", is refused by CB-8 (already-discarded)',
    ],
    ['is of no seat', '5:-1', 'no-such-seat: move 2, "5:-1", is refused by CB-8 (no-such-seat)'],
  ])('says which move %s', (_, move, reason) => {
    expect(play(three(), '-1', move, '-1')).toContain(reason);
  });
  test('stops at the refused move', () => {
    const position = three();
    expect(play(position, '-1', '-9', '-2')).toContain('move 2');
    expect(position).toEqual(three('-1'));
  });
  test('refuses a move when no round is in progress', () => {
    expect(play(setUp(game, { players: 3 }), '-1')).toMatch(/^no-round: move 1, "-1", /);
    const over = setUp(game, PARADOX_ROUND);
    expect(play(over, '1r')).toBe('no-round: move 1, "1r", comes when no round is under way');
  });
});
