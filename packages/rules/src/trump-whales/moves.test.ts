import { describe, expect, test } from 'vitest';
import { legalTexts, refusalOf, setUp } from '../testing/set-up.ts';
import { exampleDeal, exampleRound } from '../testing/whale-example.ts';
import { trumpWhales as game } from './index.ts';

const legal = (moves: string, first = 0) => legalTexts(game, exampleRound({ first, moves }));
const refused = (moves: string, move: string, seat?: number) =>
  refusalOf(game, exampleRound({ moves }), move, seat);

describe('[TW-6] the first bonus', () => {
  test('may be any card in hand except a five', () => {
    expect(legalTexts(game, exampleDeal('+o1', '+o3'))).toEqual([
      '+o6',
      '+o7',
      '+b6',
      '+b7',
      '+b8',
      '+b9',
      '+s6',
      '+s7',
    ]);
    expect(refusalOf(game, exampleDeal(), '+5', 2)).toEqual({ rule: 'TW-6', code: 'five-has-no-bonus' });
  });
  test('is chosen by all at once, in any order', () => {
    const position = exampleDeal('2:+s6', '+o1');
    expect(game.toMove(position)).toBe(0b1010);
    expect(game.nextSeat(position)).toBe(1);
  });
  test('is secret: only the owner sees the move and the card until all have chosen', () => {
    const move = game.parseMove('+s6');
    expect(move.ok && game.isSecretMove(move.value)).toBe(true);
    const position = exampleDeal('2:+s6', '+o1');
    const shown = (eyes: number | null) =>
      game.view(position, eyes).seats.map(({ firstBonus }) => firstBonus);
    expect(shown(null)).toEqual([null, null, null, null]);
    expect(shown(0)).toEqual(['o1', null, null, null]);
    expect(shown(2)).toEqual([null, null, 's6', null]);
    expect(game.view(position, null).seats.map(({ hasChosen }) => hasChosen)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const open = game.view(exampleRound({}), null);
    expect(open.seats.map(({ firstBonus }) => firstBonus)).toEqual(['o1', 'o3', 's6', 'o8']);
    expect(open.seats.map(({ bonuses }) => bonuses)).toEqual([['o1'], ['o3'], ['s6'], ['o8']]);
  });
  test('no other move is secret', () => {
    for (const text of ['n2', '5', '!n2', '*n2', '*5', '>2']) {
      const move = game.parseMove(text);
      expect(move.ok && game.isSecretMove(move.value)).toBe(false);
    }
  });
  test('a second choice is refused', () => {
    expect(refusalOf(game, exampleDeal('+o1'), '+o2', 0)).toEqual({ rule: 'TW-6', code: 'already-chosen' });
  });
  test('nothing else may be done before that', () => {
    for (const move of ['n2', '!n2', '*n2', '>0']) {
      expect(refusalOf(game, exampleDeal(), move)).toEqual({ rule: 'TW-6', code: 'choose-first' });
    }
  });
  test('a card that is not in hand is refused', () => {
    expect(refusalOf(game, exampleDeal(), '+n1')).toEqual({ rule: 'TW-6', code: 'card-not-in-hand' });
    expect(refusalOf(game, exampleDeal(), '+5')).toEqual({ rule: 'TW-6', code: 'card-not-in-hand' });
  });
});

describe('[TW-7] turns', () => {
  test('only the seat to move may play', () => {
    expect(refused('', 'n3', 1)).toEqual({ rule: 'TW-7', code: 'not-your-turn' });
    expect(refused('', '!o3', 1)).toEqual({ rule: 'TW-7', code: 'not-your-turn' });
  });
  test('a card must be played', () => {
    for (const move of ['+n4', '*n2', '>1']) {
      expect(refused('', move)).toEqual({ rule: 'TW-7', code: 'play-a-card' });
    }
  });
});

describe('[TW-8] bonuses', () => {
  test('in front of the current seat may be spent, and are listed before its cards', () => {
    expect(legal('')).toEqual(['!o1', 'o2', 'n2', 'n4', 'n8', 'b1', 'b2', 's1', 's2']);
  });
  test('of others, already spent or still in hand may not be spent', () => {
    expect(refused('', '!o3')).toEqual({ rule: 'TW-8', code: 'bonus-not-in-front' });
    expect(refused('!o1', '!o1')).toEqual({ rule: 'TW-8', code: 'bonus-not-in-front' });
    expect(refused('', '!n2')).toEqual({ rule: 'TW-8', code: 'bonus-not-in-front' });
    expect(refused('', '!5')).toEqual({ rule: 'TW-8', code: 'bonus-not-in-front' });
  });
  test('may not be spent once the card is played', () => {
    expect(refused('n2', '!o1', 0)).toEqual({ rule: 'TW-7', code: 'not-your-turn' });
  });
});

describe('[TW-9] following', () => {
  test('the leader plays any card, even a five', () => {
    expect(legal('', 3)).toEqual(['!o8', 'o9', 'n1', 'n7', 's8', 's9', '5']);
  });
  test('the led family must be followed if possible', () => {
    expect(legal('n2')).toEqual(['!o3', 'n3', 'n6', 'n9']);
    expect(refused('n2', 'b3')).toEqual({ rule: 'TW-9', code: 'must-follow' });
  });
  test('without one, any card may be played', () => {
    expect(legal('n2 n6')).toEqual(['!s6', 'o6', 'o7', 'b6', 'b7', 'b8', 'b9', 's7', '5']);
  });
  test('a five may always be played, and several are one move', () => {
    expect(legal('n2 n6 b9')).toEqual(['!o8', 'n1', 'n7', '5']);
  });
  test('a card that is not in hand is refused', () => {
    expect(refused('', 'n1')).toEqual({ rule: 'TW-9', code: 'card-not-in-hand' });
    expect(refused('', '5')).toEqual({ rule: 'TW-9', code: 'card-not-in-hand' });
    expect(refused('', 'o1')).toEqual({ rule: 'TW-9', code: 'card-not-in-hand' });
  });
  test('not following shows everyone that the family is missing; a five shows nothing', () => {
    const { seats } = game.view(exampleRound({ moves: 'n2 n6 b9 5' }), null);
    expect(seats.map(({ lacks }) => lacks)).toEqual([[], [], ['n'], []]);
  });
});

describe('[TW-10] a five led', () => {
  test('leaves the next seat free, and the first card of a family must then be followed', () => {
    expect(legal('5', 3)).toEqual(['!o1', 'o2', 'n2', 'n4', 'n8', 'b1', 'b2', 's1', 's2']);
    expect(legal('5 s2', 3)).toEqual(['!o3', 's3', 's4']);
    expect(legal('5 s2 s3', 3)).toEqual(['!s6', 's7', '5']);
  });
  test('and another five leave the seat after them free too', () => {
    const hands = [
      ['5', '5', 'b4', 'n3', 'o2', 'o8', 'o9', 's1', 's8'],
      ['5', 'n1', 'n2', 'n6', 'n8', 'n9', 'o6', 's2', 's7'],
      ['5', 'b1', 'b2', 'b3', 'b6', 'b7', 'o4', 's6', 's9'],
    ];
    const row = { players: 3, first: 2, trump: 'n', token: 1, hands };
    const position = setUp(game, { ...row, moves: ['+s9', '+o8', '+n2', '5', '5'] });
    expect(legalTexts(game, position)).toEqual(['!n2', 'o6', 'n1', 'n6', 'n8', 'n9', 's2', 's7', '5']);
    expect(game.view(position, null).tricks[0].led).toBe(null);
  });
  test('shows nothing about a player who then plays another family', () => {
    const { seats, tricks } = game.view(exampleRound({ first: 3, moves: '5 s2 s3' }), null);
    expect(seats.map(({ lacks }) => lacks)).toEqual([[], [], [], []]);
    expect(tricks[0].led).toBe('s');
  });
});

describe('[TW-12] the card whose pearls are taken', () => {
  test('is any that somebody else played; several fives are one move', () => {
    expect(legal('n2 n6 b9 5 ')).toEqual(['*n2', '*n6', '*5']);
    expect(legal('n8 n9 5 5')).toEqual(['*n8', '*n9', '*5']);
  });
  test("is not one's own", () => {
    expect(refused('n2 n6 b9 5', '*b9')).toEqual({ rule: 'TW-12', code: 'own-card' });
  });
  test('is not a five when only the winner played one', () => {
    expect(legal('n8 n9 5 n7')).toEqual(['*n8', '*n9', '*n7']);
    expect(refused('n8 n9 5 n7', '*5')).toEqual({ rule: 'TW-12', code: 'own-card' });
  });
  test('is in the trick', () => {
    expect(refused('n2 n6 b9 5', '*n4')).toEqual({ rule: 'TW-12', code: 'card-not-in-trick' });
  });
  test('is chosen by the winner before anything else', () => {
    expect(refused('n2 n6 b9 5', '*n2', 0)).toEqual({ rule: 'TW-12', code: 'not-your-turn' });
    for (const move of ['b8', '!s6', '>2', '+b8']) {
      expect(refused('n2 n6 b9 5', move)).toEqual({ rule: 'TW-12', code: 'take-pearls-first' });
    }
  });
});

describe('[TW-13] the leader named', () => {
  test("is any seat, including one's own", () => {
    expect(legal('n2 n6 b9 5 *n2')).toEqual(['>0', '>1', '>2', '>3']);
  });
  test('is named only by the player of the five, before anything else', () => {
    expect(refused('n2 n6 b9 5 *n2', '>0', 2)).toEqual({ rule: 'TW-13', code: 'not-your-turn' });
    expect(refused('n2 n6 b9 5 *n2', 'n1')).toEqual({ rule: 'TW-13', code: 'name-a-leader-first' });
  });
  test('has a seat in the game', () => {
    const hands = [
      ['5', '5', 'b4', 'n3', 'o2', 'o8', 'o9', 's1', 's8'],
      ['5', 'n1', 'n2', 'n6', 'n8', 'n9', 'o6', 's2', 's7'],
      ['5', 'b1', 'b2', 'b3', 'b6', 'b7', 'o4', 's6', 's9'],
    ];
    const moves = ['+s9', '+o8', '+n2', 'b1', '5', 's2', '*s2'];
    const position = setUp(game, { players: 3, first: 2, trump: 'n', token: 1, hands, moves });
    expect(refusalOf(game, position, '>3')).toEqual({ rule: 'TW-13', code: 'no-such-seat' });
  });
});
