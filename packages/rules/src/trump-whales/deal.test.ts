import { describe, expect, test } from 'vitest';
import type { Seat } from '../core/game.ts';
import { parseOptions } from '../core/play.ts';
import { SeededRandom, type Random } from '../core/random.ts';
import { playRandomly, setUp } from '../testing/set-up.ts';
import type { WhaleDeal } from './deal.ts';
import { trumpWhales as game } from './index.ts';
import type { WhalePosition } from './types.ts';

const dealt = (players: number, seed = 1): WhalePosition => {
  const position = game.newGame({ players });
  game.deal(position, new SeededRandom(seed));
  return position;
};
const dealOf = (position: WhalePosition): WhaleDeal => game.dealOf(position) as unknown as WhaleDeal;

/** Returns the given numbers, then always the highest: such a shuffle changes nothing. */
const answering = (...answers: number[]): Random => ({ below: (n) => answers.shift() ?? n - 1 });

test.each([1, 5, 2.5, '3', null])('[TW-4] %j players are refused', (players) => {
  expect(parseOptions(game, { players })).toMatchObject({ ok: false, error: { code: 'bad-players' } });
});

test('the number of players is the only choice', () => {
  expect(parseOptions(game, { players: 4 })).toEqual({ ok: true, value: { players: 4 } });
  expect(parseOptions(game, { players: 4, layout: 'white' }).ok).toBe(false);
});

describe('[TW-1] the deck', () => {
  const cardsOver = (players: number): Map<string, number> => {
    const most = new Map<string, number>();
    for (let seed = 0; seed < 200; seed++) {
      const counts = new Map<string, number>();
      for (const card of dealOf(dealt(players, seed)).hands.flat())
        counts.set(card, (counts.get(card) ?? 0) + 1);
      for (const [card, count] of counts) most.set(card, Math.max(count, most.get(card) ?? 0));
    }
    return most;
  };
  const family = (letter: string) => ['1', '2', '3', '4', '6', '7', '8', '9'].map((rank) => letter + rank);
  const families = ['b', 'n', 'o', 's'].flatMap(family);

  test.each([3, 4])('of %i players has eight cards of each family, and four fives', (players) => {
    const most = cardsOver(players);
    expect([...most.keys()].sort()).toEqual(['5', ...families]);
    expect(most.get('5')).toBe(4);
    expect(families.every((card) => most.get(card) === 1)).toBe(true);
  });
  test('of two players has no fives', () => {
    expect([...cardsOver(2).keys()].sort()).toEqual(families);
  });
});

describe('[TW-4] the card drawn', () => {
  const drawn = (...draws: number[]) => {
    const position = game.newGame({ players: 3 });
    game.deal(position, answering(0, ...draws));
    const { trump, token } = dealOf(position);
    return { trump, token };
  };
  test.each([
    [0, 'o', 1],
    [3, 'o', 1],
    [4, 'o', 9],
    [7, 'o', 9],
    [9, 'n', 1],
    [20, 'b', 9],
    [31, 's', 9],
  ])('at index %i of the sorted deck makes %s trump and puts the token on %i', (place, trump, token) => {
    expect(drawn(place)).toEqual({ trump, token });
  });
  test('is drawn again while it is a five', () => {
    expect(drawn(32, 35, 34, 8)).toEqual({ trump: 'n', token: 1 });
  });
  test('goes back: it may be dealt', () => {
    const position = game.newGame({ players: 2 });
    game.deal(position, answering(0, 0));
    expect(dealOf(position).hands[0]).toContain('o1');
  });
});

test.each([2, 3, 4])('[TW-5] %i players get nine cards each, and nobody sees the others', (players) => {
  const position = dealt(players);
  expect(dealOf(position).hands.map((hand) => hand.length)).toEqual(Array(players).fill(9));
  for (let seat = 0; seat < players; seat++) {
    expect(game.view(position, seat).hand).toEqual(dealOf(position).hands[seat]);
  }
  expect(game.view(position, null).hand).toEqual([]);
});

test('[TW-7] the first player is drawn by lot, then moves on clockwise each round', () => {
  const random = new SeededRandom(7);
  const firsts = new Set<Seat>();
  for (let i = 0; i < 60; i++) {
    const position = game.newGame({ players: 3 });
    const seen: Seat[] = [];
    while (!game.isOver(position)) {
      game.deal(position, random);
      seen.push(position.first);
      while (game.nextSeat(position) >= 0) playRandomly(game, position, random, 1);
      expect(position.first).toBe(seen.at(-1));
    }
    firsts.add(seen[0]);
    expect(seen).toEqual(seen.map((_, round) => (seen[0] + round) % 3));
  }
  expect([...firsts].sort()).toEqual([0, 1, 2]);
});

describe('a deal given as data', () => {
  const data = () =>
    structuredClone(dealOf(dealt(3))) as unknown as Record<string, unknown> & { hands: string[][] };
  const begin = (deal: unknown) => game.begin(game.newGame({ players: 3 }), deal);

  test('is accepted when it is possible, and can be read back', () => {
    const position = game.newGame({ players: 3 });
    expect(game.begin(position, data())).toEqual({ ok: true, value: undefined });
    expect(game.dealOf(position)).toEqual(data());
  });

  test.each<[string, (deal: Record<string, unknown> & { hands: string[][] }) => void, RegExp]>([
    ['a seat that does not exist', (deal) => (deal['first'] = 3), /first is 3/],
    ['a missing hand', (deal) => deal.hands.pop(), /3 players, but 2 hands/],
    ['a short hand', (deal) => deal.hands[1].pop(), /seat 1 has 8 cards/],
    ['a card that does not exist', (deal) => (deal.hands[0][0] = 'o5'), /no card "o5" \(TW-1\)/],
    ['a card twice', (deal) => (deal.hands[0][0] = deal.hands[0][1]), /too many cards .* \(TW-1\)/],
    ['five fives', (deal) => deal.hands[0].fill('5', 0, 5), /too many cards 5 \(TW-1\)/],
    ['an unknown family', (deal) => (deal['trump'] = 'x'), /^trump must be/],
    ['a third side of the token', (deal) => (deal['token'] = 5), /^token must be/],
    ['something more', (deal) => (deal['deck'] = []), /^deck /],
    ['text for a number', (deal) => (deal['first'] = 'x'), /^first must be number/],
  ])('is refused with %s', (_, spoil, reason) => {
    const deal = data();
    spoil(deal);
    expect(begin(deal)).toMatchObject({ ok: false, error: { reason: expect.stringMatching(reason) } });
  });

  test('is refused with a five for two players', () => {
    const position = game.newGame({ players: 2 });
    const { hands, ...rest } = dealOf(dealt(2));
    const withFive = hands.map((hand, seat) => (seat ? hand : ['5', ...hand.slice(1)]));
    expect(game.begin(position, { ...rest, hands: withFive }).ok).toBe(false);
  });

  test('[TW-7] is refused in a later round if another seat is due to be first', () => {
    const position = dealt(3);
    while (game.nextSeat(position) >= 0) playRandomly(game, position, new SeededRandom(2), 1);
    expect(game.begin(position, { ...data(), first: position.first })).toMatchObject({
      ok: false,
      error: { reason: expect.stringMatching(/\(TW-7\)/) },
    });
    expect(game.begin(position, { ...data(), first: (position.first + 1) % 3 }).ok).toBe(true);
  });

  test('is refused during a round', () => {
    expect(game.begin(dealt(3), data()).ok).toBe(false);
  });
});

test('the deal takes its cards from the front of the shuffled deck', () => {
  const position = game.newGame({ players: 4 });
  game.deal(position, answering(3, 31));
  expect(game.dealOf(position)).toEqual({
    first: 3,
    trump: 's',
    token: 9,
    hands: [
      ['o1', 'o2', 'o3', 'o4', 'o6', 'o7', 'o8', 'o9', 'n1'],
      ['n2', 'n3', 'n4', 'n6', 'n7', 'n8', 'n9', 'b1', 'b2'],
      ['b3', 'b4', 'b6', 'b7', 'b8', 'b9', 's1', 's2', 's3'],
      ['s4', 's6', 's7', 's8', 's9', '5', '5', '5', '5'],
    ],
  });
});

test('trump and token as dealt are told apart from the current ones', () => {
  const position = setUp(game, {
    ...dealOf(dealt(2, 3)),
    players: 2,
    first: 0,
    trump: 'o',
    token: 1,
    hands: [
      ['o3', 'o1', 'o2', 'o4', 'o6', 'n1', 'n2', 'n3', 'n4'],
      ['b6', 'b1', 'b2', 'b3', 'b4', 's1', 's2', 's3', 's4'],
    ],
    moves: ['+o3', '+b6', '!o3', 'o1', '!b6'],
  });
  expect(game.view(position, null)).toMatchObject({
    dealt: { trump: 'o', token: 1 },
    current: { trump: 'b', token: 9 },
  });
  expect(dealOf(position)).toMatchObject({ trump: 'o', token: 1 });
});
