import { describe, expect, test } from 'vitest';
import { parseOptions } from '../core/play.ts';
import { SeededRandom, type Random } from '../core/random.ts';
import { playRandomly } from '../testing/set-up.ts';
import { catInTheBox as game } from './index.ts';
import type { CatPosition } from './types.ts';

const dealt = (players: number, seed = 1): CatPosition => {
  const position = game.newGame({ players, layout: 'white' });
  game.deal(position, new SeededRandom(seed));
  return position;
};

const EXPECTED = [
  { players: 2, topRank: 5, handSize: 10, turnedUp: 3 },
  { players: 3, topRank: 6, handSize: 10, turnedUp: 0 },
  { players: 4, topRank: 8, handSize: 10, turnedUp: 0 },
  { players: 5, topRank: 9, handSize: 9, turnedUp: 0 },
];

test.each([1, 6, 2.5, '4', null])('[CB-1] %j players are refused', (players) => {
  expect(parseOptions(game, { players })).toMatchObject({ ok: false, error: { code: 'bad-players' } });
});

test.each([2, 3, 4, 5])('[CB-1] a game of %i players has as many rounds', (players) => {
  const position = game.newGame({ players, layout: 'white' });
  playRandomly(game, position, new SeededRandom(players), Infinity);
  expect(game.scores(position).rounds).toHaveLength(players);
});

test.each(EXPECTED)(
  '[CB-2] [CB-6] the deal for $players players',
  ({ players, topRank, handSize, turnedUp }) => {
    const deal = game.dealOf(dealt(players)) as unknown as { hands: number[][]; turnedUp: number[] };
    expect(deal.hands.map((hand) => hand.length)).toEqual(Array(players).fill(handSize));
    expect(deal.turnedUp).toHaveLength(turnedUp);
    const counts = new Map<number, number>();
    for (const rank of [...deal.hands.flat(), ...deal.turnedUp])
      counts.set(rank, (counts.get(rank) ?? 0) + 1);
    expect(Math.min(...counts.keys())).toBe(1);
    expect(Math.max(...counts.keys())).toBe(topRank);
    expect([...counts.values()].every((count) => count <= 5)).toBe(true);
    const aside = topRank * 5 - players * handSize - turnedUp;
    expect(aside).toBe(players === 2 ? 2 : 0);
  },
);

test.each(EXPECTED)('[CB-3] the board for $players players has $topRank columns', ({ players, topRank }) => {
  const { board } = game.view(dealt(players), null);
  expect(board.map((row) => row.length)).toEqual(Array(4).fill(topRank));
});

test('[CB-4] five players take purple unless they choose otherwise, fewer take white', () => {
  const layouts = [2, 3, 4, 5].map((players) => parseOptions(game, { players }));
  expect(layouts.map((options) => options.ok && options.value['layout'])).toEqual([
    'white',
    'white',
    'white',
    'purple',
  ]);
  expect(parseOptions(game, { players: 2, layout: 'purple' }).ok).toBe(true);
  expect(parseOptions(game, { players: 5, layout: 'white' }).ok).toBe(true);
  expect(parseOptions(game, { players: 4, layout: 'pink' }).ok).toBe(false);
});

test('[CB-5] the first player is drawn by lot, then moves on clockwise each round', () => {
  const random = new SeededRandom(7);
  const firsts = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const position = game.newGame({ players: 3, layout: 'white' });
    const seen: number[] = [];
    while (!game.isOver(position)) {
      game.deal(position, random);
      seen.push(position.first);
      while (game.nextSeat(position) >= 0) playRandomly(game, position, random, 1);
      expect(position.first).toBe(seen.at(-1));
    }
    firsts.add(seen[0]);
    expect(seen).toEqual([seen[0], (seen[0] + 1) % 3, (seen[0] + 2) % 3]);
  }
  expect([...firsts].sort()).toEqual([0, 1, 2]);
});

describe('[CB-7] neutral tokens', () => {
  const HANDS = {
    different: { turnedUp: [1, 2, 3], taken: ['1g', '2g', '3g'] },
    pair: { turnedUp: [4, 1, 4], taken: ['1g', '4g', '4y'] },
    triple: { turnedUp: [5, 5, 5], taken: ['5b', '5g', '5y'] },
  };
  test.each(Object.entries(HANDS))('%s ranks face up', (_, { turnedUp, taken }) => {
    const deck = [1, 2, 3, 4, 5].flatMap((rank) => Array<number>(5).fill(rank));
    for (const rank of turnedUp) deck.splice(deck.indexOf(rank), 1);
    const position = game.newGame({ players: 2, layout: 'white' });
    const hands = [deck.slice(0, 10), deck.slice(10, 20)];
    expect(game.begin(position, { first: 0, hands, turnedUp }).ok).toBe(true);
    const neutral = game
      .view(position, null)
      .board.flatMap((row, colour) =>
        row.flatMap((owner, i) => (owner === 'neutral' ? [`${i + 1}${'rbyg'[colour]}`] : [])),
      );
    expect(neutral.sort()).toEqual(taken);
  });
});

test('[CB-10] everyone starts every round with all four colours', () => {
  const random = new SeededRandom(3);
  const position = dealt(4);
  while (game.nextSeat(position) >= 0) playRandomly(game, position, random, 1);
  game.deal(position, random);
  expect(game.view(position, null).seats.map(({ colours }) => colours.join(''))).toEqual(
    Array(4).fill('rbyg'),
  );
});

describe('a deal given as data', () => {
  const hands = (): number[][] => (game.dealOf(dealt(3)) as unknown as { hands: number[][] }).hands;
  const begin = (deal: unknown) => game.begin(game.newGame({ players: 3, layout: 'white' }), deal);

  test('is accepted when it is possible', () => {
    expect(begin({ first: 2, hands: hands() })).toEqual({ ok: true, value: undefined });
  });

  test.each<[string, (deal: { first: unknown; hands: number[][]; turnedUp?: unknown }) => void, RegExp]>([
    ['a seat that does not exist', (deal) => (deal.first = 3), /first is 3/],
    ['a missing hand', (deal) => deal.hands.pop(), /3 players, but 2 hands/],
    ['a short hand', (deal) => deal.hands[1].pop(), /seat 1 has 9 cards/],
    ['a rank that the deck lacks', (deal) => (deal.hands[0][0] = 7), /no 7 \(CB-2\)/],
    ['a sixth card of a rank', (deal) => (deal.hands[0] = Array<number>(10).fill(1)), /more than five/],
    ['cards turned up', (deal) => (deal.turnedUp = [1, 2, 3]), /3 cards turned up, not 0/],
    ['text for a number', (deal) => (deal.first = 'x'), /first must be number/],
  ])('is refused with %s', (_, spoil, reason) => {
    const deal = { first: 0, hands: hands() };
    spoil(deal);
    expect(begin(deal)).toMatchObject({ ok: false, error: { reason: expect.stringMatching(reason) } });
  });

  test('is refused during a round', () => {
    expect(game.begin(dealt(3), { first: 0, hands: hands() }).ok).toBe(false);
  });
});

test('the deal takes its cards from the front of the shuffled deck', () => {
  const still: Random = { below: (n) => n - 1 };
  const position = game.newGame({ players: 4, layout: 'white' });
  game.deal(position, still);
  expect(game.dealOf(position)).toMatchObject({
    first: 3,
    hands: [
      [1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
      [3, 3, 3, 3, 3, 4, 4, 4, 4, 4],
      [5, 5, 5, 5, 5, 6, 6, 6, 6, 6],
      [7, 7, 7, 7, 7, 8, 8, 8, 8, 8],
    ],
  });
});
