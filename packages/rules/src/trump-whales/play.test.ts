import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/game.ts';
import { act } from '../core/play.ts';
import { setUp } from '../testing/set-up.ts';
import { exampleDeal, exampleRound, type ExampleRound } from '../testing/whale-example.ts';
import { BONUS_OF, FLIP, formatCard, PEARLS_OF, POINT } from './cards.ts';
import { trumpWhales as game } from './index.ts';
import type { WhalePosition } from './types.ts';

/** Plays the move and returns its consequences. */
function told(position: WhalePosition, text: string) {
  const move = game.parseMove(text);
  const answer = move.ok && act(game, position, game.nextSeat(position), move.value);
  return answer && answer.ok ? answer.value.map(({ type, facts }) => ({ type, ...facts })) : answer;
}

const after = (round: ExampleRound) => game.view(exampleRound(round), null);
const winner = (moves: string, round: ExampleRound = {}) => after({ ...round, moves }).tricks[0].winner;

describe('what the cards show', () => {
  const shown = Array.from(PEARLS_OF, (pearls, card) => {
    const bonus = BONUS_OF[card];
    return [
      formatCard(card),
      pearls,
      bonus === FLIP ? 'flip' : bonus === POINT ? 'point' : ('onbs'[bonus] ?? 'none'),
    ];
  });
  test('[TW-3] narwhal 2 has three pearls, and a five one and no bonus, as printed', () => {
    expect(shown).toContainEqual(['n2', 3, 'b']);
    expect(shown).toContainEqual(['5', 1, 'none']);
  });
  test('[TW-3] the other faces are ours', () => {
    expect(shown.filter(([card]) => String(card).startsWith('s'))).toEqual([
      ['s1', 3, 'point'],
      ['s2', 3, 'o'],
      ['s3', 2, 'flip'],
      ['s4', 2, 's'],
      ['s6', 2, 's'],
      ['s7', 2, 'flip'],
      ['s8', 3, 'o'],
      ['s9', 3, 'point'],
    ]);
    expect(
      shown
        .filter(([card]) => /[28]/.test(String(card)))
        .map(([, , bonus]) => bonus)
        .join(''),
    ).toBe('nnbbssoo');
  });
  test('[TW-2] every card has one to three pearls, and every card except a five a bonus', () => {
    expect(shown.every(([, pearls]) => Number(pearls) >= 1 && Number(pearls) <= 3)).toBe(true);
    expect(shown.filter(([, , bonus]) => bonus === 'none')).toHaveLength(1);
  });
});

test('[TW-6] the first bonuses are shown once the last seat has chosen', () => {
  const position = exampleDeal('+o1', '+o3', '+s6');
  expect(told(position, '+o8')).toEqual([{ type: 'first-bonuses-shown', cards: ['o1', 'o3', 's6', 'o8'] }]);
  expect(told(exampleDeal('+o1'), '+o3')).toEqual([]);
});

describe("the rulebook's example trick", () => {
  const position = exampleRound({ moves: 'n2 !o3 n6 b9' });
  test("[TW-8] the second player's flip lets the highest win", () => {
    expect(game.view(position, null).current).toEqual({ trump: 'b', token: 9 });
  });
  test('[TW-11] the only trump card wins', () => {
    expect(told(position, '5')).toEqual([{ type: 'trick-won', seat: 2, card: 'b9' }]);
  });
  test('[TW-12] the winner takes three pearls for narwhal 2, whose player keeps it as a bonus', () => {
    expect(told(position, '*n2')).toEqual([
      { type: 'pearls-taken', seat: 2, card: 'n2', pearls: 3 },
      { type: 'bonus-kept', seat: 0, card: 'n2' },
    ]);
    const { seats } = game.view(position, null);
    expect(seats.map(({ pearls }) => pearls)).toEqual([0, 0, 3, 0]);
    expect(seats[0].bonuses).toEqual(['o1', 'n2']);
  });
  test('[TW-13] the player of the five names the next leader', () => {
    expect(game.nextSeat(position)).toBe(3);
    expect(told(position, '>1')).toEqual([{ type: 'leader-named', seat: 3, leader: 1 }]);
    expect(game.nextSeat(position)).toBe(1);
  });
});

describe('[TW-7] who plays', () => {
  test('the first player leads the first trick; play goes clockwise', () => {
    const seats = ['', '5', '5 s2', '5 s2 s3'].map((moves) =>
      game.nextSeat(exampleRound({ first: 3, moves })),
    );
    expect(seats).toEqual([3, 0, 1, 2]);
  });
  test.each([2, 3, 4])('a round of %i players has eight tricks', (players) => {
    const text = readFileSync(new URL('fixtures/games.json', import.meta.url), 'utf8');
    const rows = (JSON.parse(text) as JsonObject[]).filter((row) => row['players'] === players);
    for (const { first, trump, token, hands, moves } of rows) {
      const view = game.view(setUp(game, { players, first, trump, token, hands, moves }), null);
      expect(view.tricks).toHaveLength(8);
      expect(view.tricks.every(({ turns, taken }) => turns.length === players && taken !== null)).toBe(true);
      expect(view.seats.map(({ cards }) => cards)).toEqual(Array(players).fill(0));
    }
  });
});

describe('[TW-8] spending bonuses', () => {
  test('a trump bonus moves trump to the family shown', () => {
    expect(told(exampleRound({ moves: 'n2 n6' }), '!s6')).toEqual([
      { type: 'trump-moved', seat: 2, card: 's6', from: 'b', to: 's' },
    ]);
    expect(told(exampleRound({ moves: 'n2 n6 b9' }), '!o8')).toEqual([
      { type: 'trump-moved', seat: 3, card: 'o8', from: 'b', to: 'n' },
    ]);
  });
  test('it may be spent even if that family is already trump', () => {
    const position = exampleRound({ trump: 's', moves: 'n2 n6' });
    expect(told(position, '!s6')).toEqual([{ type: 'trump-moved', seat: 2, card: 's6', from: 's', to: 's' }]);
  });
  test('a flip turns the token over in either direction', () => {
    expect(told(exampleRound({ moves: 'n2' }), '!o3')).toEqual([
      { type: 'token-flipped', seat: 1, card: 'o3', token: 9 },
    ]);
    expect(told(exampleRound({ token: 9, moves: 'n2' }), '!o3')).toMatchObject([{ token: 1 }]);
  });
  test('a point scores one pearl', () => {
    expect(told(exampleRound({}), '!o1')).toEqual([{ type: 'pearl-scored', seat: 0, card: 'o1', pearls: 1 }]);
  });
  test('several may be spent in one turn, one after another, and are then gone', () => {
    const { current, seats, tricks } = after({ moves: 'n2 n6 b9 5 *n2 >0 !n2 !o1 n4' });
    expect(current).toEqual({ trump: 'b', token: 1 });
    expect(seats[0]).toMatchObject({ bonuses: [], pearls: 1 });
    expect(tricks[1].turns).toEqual([{ seat: 0, spent: ['n2', 'o1'], card: 'n4' }]);
  });
  test('a bonus won in a trick can be spent from the next trick on', () => {
    const position = exampleRound({ trump: 's', moves: 'n2 n6 b9 5 *n6 >1' });
    expect(game.view(position, null).seats[1].bonuses).toEqual(['o3', 'n6']);
    expect(told(position, '!n6')).toEqual([{ type: 'trump-moved', seat: 1, card: 'n6', from: 's', to: 'n' }]);
  });
  test('a flip during a trick changes who wins it', () => {
    expect(winner('n2 n6 5 n7')).toBe(0);
    expect(winner('n2 !o3 n6 5 n7')).toBe(3);
  });
  test('moving trump during a trick changes who wins it', () => {
    expect(winner('n2 n6 s7 n7')).toBe(0);
    expect(winner('n2 n6 !s6 s7 n7')).toBe(2);
  });
});

describe('[TW-10] a five counts as rank 5 of the led family', () => {
  test('even when that family is trump', () => {
    expect(winner('n2 n3 5 n1', { trump: 'n', token: 9 })).toBe(2);
    expect(winner('n8 n9 5 n7', { trump: 'n', token: 1 })).toBe(2);
  });
  test('but is otherwise not a trump card', () => {
    expect(winner('s1 s4 5 s9', { trump: 'b', token: 9 })).toBe(3);
    expect(winner('n2 n3 b6 5', { trump: 'b', token: 9 })).toBe(2);
  });
  test('and, when it is led, of the family set after it', () => {
    expect(winner('5 s2 s4 s7', { first: 3, token: 9 })).toBe(2);
    expect(winner('5 s2 s4 5', { first: 3, token: 9 })).toBe(3);
    expect(winner('5 b1 b3 b9', { first: 3, token: 1 })).toBe(0);
  });
});

describe('[TW-11] who wins a trick', () => {
  test.each([
    ['the lowest of the led family with the token on 1', 'n4 n6 5 n7', 's', 1, 0],
    ['the highest of the led family with the token on 9', 'n4 n6 5 n7', 's', 9, 3],
    ['not a better card of another family', 'n4 n6 s7 n7', 'b', 9, 3],
    ['any trump card over the led family', 'n4 n9 b6 n7', 'b', 9, 2],
    ['the lowest trump card with the token on 1', 's2 s4 s7 s8', 's', 1, 0],
    ['the highest trump card with the token on 9', 's2 s4 s7 s8', 's', 9, 3],
  ])('%s', (_, moves, trump, token, seat) => {
    expect(winner(moves, { trump, token })).toBe(seat);
  });
  test('of two fives that tie for best, the one played first', () => {
    expect(winner('n8 n9 5 5', { token: 1 })).toBe(2);
    expect(winner('5 n8 n9 5', { first: 3, token: 1 })).toBe(3);
  });
  test('a trick of only fives goes to its leader, who takes a five and leads again', () => {
    const hands = [
      ['5', '5', 'b4', 'n3', 'o2', 'o8', 'o9', 's1', 's8'],
      ['5', 'n1', 'n2', 'n6', 'n8', 'n9', 'o6', 's2', 's7'],
      ['5', 'b1', 'b2', 'b3', 'b6', 'b7', 'o4', 's6', 's9'],
    ];
    const moves = ['+s9', '+o8', '+n2', '5', '5'];
    const position = setUp(game, { players: 3, first: 2, trump: 'n', token: 1, hands, moves });
    expect(told(position, '5')).toEqual([{ type: 'trick-won', seat: 2, card: '5' }]);
    expect(told(position, '*5')).toEqual([{ type: 'pearls-taken', seat: 2, card: '5', pearls: 1 }]);
    expect(game.nextSeat(position)).toBe(2);
    expect(game.view(position, null).tricks[0]).toMatchObject({
      led: null,
      winner: 2,
      taken: '5',
      named: null,
    });
  });
});

describe('[TW-12] a five whose pearl is taken', () => {
  test('gives one pearl and nobody a bonus', () => {
    const { seats } = after({ moves: 'n2 n6 b9 5 *5' });
    expect(seats.map(({ pearls }) => pearls)).toEqual([0, 0, 1, 0]);
    expect(seats.map(({ bonuses }) => bonuses)).toEqual([['o1'], ['o3'], ['s6'], ['o8']]);
  });
});

describe('[TW-13] who leads next', () => {
  const next = (moves: string, round: ExampleRound = {}) => {
    const position = exampleRound({ ...round, moves });
    return { phase: game.view(position, null).phase, seat: game.nextSeat(position) };
  };
  test('the winner, if no five was played', () => {
    expect(next('n2 n6 b9 n7 *n6')).toEqual({ phase: 'play', seat: 2 });
  });
  test('the winner, if they took the five', () => {
    expect(next('n2 n6 b9 5 *5')).toEqual({ phase: 'play', seat: 2 });
  });
  test('whoever the player of the five names, even themselves', () => {
    expect(next('n2 n6 b9 5 *n2')).toEqual({ phase: 'name', seat: 3 });
    expect(next('n2 n6 b9 5 *n2 >0')).toEqual({ phase: 'play', seat: 0 });
    expect(next('n2 n6 b9 5 *n2 >3')).toEqual({ phase: 'play', seat: 3 });
  });
  test("with several fives, the first one's player names", () => {
    expect(next('s2 s4 5 5 *s4')).toEqual({ phase: 'name', seat: 2 });
    expect(next('5 s2 s4 5 *s4', { first: 3 })).toEqual({ phase: 'name', seat: 3 });
  });
  test('the winner, if they took any of several fives', () => {
    expect(next('s2 s4 5 5 *5')).toEqual({ phase: 'play', seat: 0 });
    expect(next('n8 n9 5 5 *5')).toEqual({ phase: 'play', seat: 2 });
  });
  test('the winner names the leader after playing the only five', () => {
    expect(next('n8 n9 5 n7 *n9')).toEqual({ phase: 'name', seat: 2 });
  });
  test('nobody is named after the last trick, even if a five was played', () => {
    // A round of the referee's: seat 2 plays a five in the last trick, and the winner takes another card.
    const position = setUp(game, {
      players: 4,
      first: 1,
      trump: 'o',
      token: 1,
      hands: [
        ['b9', 'n3', 'n6', 'o2', 'o4', 'o9', 's2', 's8', 's9'],
        ['5', 'b2', 'b3', 'b4', 'b8', 'n7', 's1', 's4', 's7'],
        ['5', '5', 'b6', 'n2', 'n4', 'o1', 'o3', 'o6', 's6'],
        ['5', 'b1', 'b7', 'n1', 'n8', 'n9', 'o7', 'o8', 's3'],
      ],
      moves: (
        '+s4 +o6 +o8 +s2 5 !o6 o3 o7 o2 *o3 >0 o9 n7 5 !o8 5 *o9 >0 s9 s7 s6 s3 *s7 n8 n3 b4 n2 *n8 b6 b7 b9 b2 *b7 ' +
        'b8 n4 b1 !s2 !o9 n6 *n6 n1 s8 !s7 !s4 b3 o1 *n1 o4 s1 5 n9'
      ).split(' '),
    });
    expect(told(position, '*n9')).toMatchObject([
      { type: 'pearls-taken', seat: 1, card: 'n9', pearls: 3 },
      { type: 'bonus-kept', seat: 3, card: 'n9' },
      { type: 'round-scored', round: 0 },
    ]);
    expect(game.awaitsDeal(position)).toBe(true);
    expect(game.view(position, null).tricks[7]).toMatchObject({ taken: 'n9', named: null });
  });
});
