// Compares samples with every way the unseen cards can be distributed, listed one by one.

import { describe, expect, test } from 'vitest';
import type { Seat, Seated } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { setUp } from '../testing/set-up.ts';
import { exampleDeal } from '../testing/whale-example.ts';
import { trumpWhales as game } from './index.ts';
import { Spread } from './spread.ts';
import type { WhaleView } from './types.ts';

/** Three tricks left; 0 and 1 lack sperm whales, 2 lacks narwhals, and three fives are unseen. */
const FOUR_PLAYERS = {
  players: 4,
  first: 3,
  trump: 'o',
  token: 1,
  hands: [
    ['o4', 'o8', 'n1', 'n3', 'n7', 'n8', 'b4', 's2', '5'],
    ['o3', 'o9', 'n2', 'n6', 'b1', 'b2', 'b6', 's4', '5'],
    ['o7', 'n9', 'b3', 'b7', 'b8', 'b9', 's3', 's6', '5'],
    ['o1', 'o2', 'o6', 'n4', 's1', 's7', 's8', 's9', '5'],
  ],
  moves: (
    '+o1 +s2 +o9 +n9 s8 n1 s4 s6 *s8 o3 o7 o6 o4 *o4 b6 !n9 b9 s1 !s2 b4 *b9 n8 n6 b7 !o1 5 *n8 >3 ' +
    's7 n7 b2 s3 *b2 b8'
  ).split(' '),
};

/** The last trick; 2 lacks sperm whales, and nine cards are out of the round. */
const THREE_PLAYERS = {
  players: 3,
  first: 2,
  trump: 'b',
  token: 1,
  hands: [
    ['o2', 'o6', 'n3', 'n6', 'b1', 's4', 's8', '5', '5'],
    ['o1', 'o4', 'n2', 'n9', 'b7', 'b8', 's1', 's2', 's3'],
    ['o8', 'o9', 'n1', 'n4', 'n7', 'n8', 'b2', 'b6', 'b9'],
  ],
  moves: (
    '+b2 +o6 +s1 n1 n3 n2 *n2 b6 b1 b8 *b6 5 o1 o9 *5 s2 n4 !o6 s4 *s4 b7 b9 5 *b7 >0 o2 o4 o8 *o4 ' +
    's8 !o4 !s1 s3 n7 *s8'
  ).split(' '),
};

describe.each([
  ['four players, three tricks left', FOUR_PLAYERS, 3],
  ['three players, the last trick', THREE_PLAYERS, 0],
])('[TW-9] samples with %s', (_, row, eyes) => {
  const view = game.view(setUp(game, row), eyes);
  const expected = everyWay(view);
  const total = [...expected.values()].reduce((sum, count) => sum + count, 0);
  const draws = 100 * expected.size;
  const random = new SeededRandom('sample');
  const found = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const guess = game.sample(view, random);
    const key = keyOf(
      view.seats.map((__, seat) => game.view(guess, seat).hand),
      eyes,
    );
    found.set(key, (found.get(key) ?? 0) + 1);
  }

  test('are all possible, and everything possible is drawn', () => {
    expect(expected.size).toBeGreaterThan(40);
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
  });
  test('are uniform: chi-square is where chance puts it', () => {
    let chiSquare = 0;
    for (const [key, ways] of expected) {
      const mean = (draws * ways) / total;
      chiSquare += ((found.get(key) ?? 0) - mean) ** 2 / mean;
    }
    const freedom = expected.size - 1;
    expect(Math.abs(chiSquare - freedom)).toBeLessThan(3 * Math.sqrt(2 * freedom));
  });
});

describe('[TW-6] samples while others choose', () => {
  const view = game.view(exampleDeal('3:+o8', '2:+s6'), 0);
  const random = new SeededRandom('choices');
  const choices = new Map<string, number>();
  const fives = [0, 0, 0, 0];
  const draws = 20_000;
  for (let i = 0; i < draws; i++) {
    const guess = game.sample(view, random);
    const { seats, hand } = game.view(guess, 3);
    choices.set(seats[3].firstBonus as string, (choices.get(seats[3].firstBonus as string) ?? 0) + 1);
    for (const seat of [1, 2, 3])
      fives[seat] += game.view(guess, seat).hand.filter((card) => card === '5').length;
    expect(hand).toHaveLength(8);
  }
  test('never put a five as the first bonus, and every other unseen card equally often', () => {
    expect(choices.has('5')).toBe(false);
    expect(choices.size).toBe(27 - 4);
    const mean = draws / choices.size;
    const chiSquare = [...choices.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(Math.abs(chiSquare - 22)).toBeLessThan(3 * Math.sqrt(2 * 22));
  });
  test("distribute the fives over the cards that weren't chosen: nine at seat 1, eight each at 2 and 3", () => {
    const shares = [1, 2, 3].map((seat) => fives[seat] / draws / 4);
    expect(shares[0]).toBeCloseTo(9 / 25, 2);
    expect(shares[1]).toBeCloseTo(8 / 25, 2);
    expect(shares[2]).toBeCloseTo(8 / 25, 2);
  });
});

test('cards are distributed without trial and error, however tight the places', () => {
  // Only one way: each place can hold one family, and there are just enough cards.
  const cards = Array.from({ length: 32 }, (_, card) => card);
  const places = [0, 1, 2, 3].map((family) => ({ size: 8, bars: 0b11111 & ~(1 << family) }));
  const spread = new Spread(cards, places);
  spread.draw(new SeededRandom(1));
  const lying = places.map((_, place) => spread.cards.slice(spread.starts[place], spread.starts[place + 1]));
  expect(lying.map((held) => [...held].sort((a, b) => a - b))).toEqual(
    [0, 8, 16, 24].map((from) => cards.slice(from, from + 8)),
  );
});

/**
 * How many ways produce each set of hidden hands, treating the fives as distinct while counting.
 */
function everyWay(view: Seated<WhaleView>): Map<string, number> {
  const deck = ['o', 'n', 'b', 's'].flatMap((family) =>
    [1, 2, 3, 4, 6, 7, 8, 9].map((rank) => `${family}${rank}`),
  );
  deck.push('5', '5', '5', '5');
  const seen = [
    ...view.hand,
    ...view.seats.map(({ firstBonus }) => firstBonus),
    ...view.tricks.flatMap(({ turns }) => turns.map(({ card }) => card)),
  ];
  for (const card of seen) if (card !== null) deck.splice(deck.indexOf(card), 1);
  const ways = new Map<string, number>();
  const hands: string[][] = view.seats.map(() => []);
  const place = (index: number): void => {
    if (index === deck.length) {
      const isFull = hands.every(
        (hand, seat) => seat === view.seat || hand.length === view.seats[seat].cards,
      );
      const key = keyOf(hands, view.seat);
      if (isFull) ways.set(key, (ways.get(key) ?? 0) + 1);
      return;
    }
    const card = deck[index];
    view.seats.forEach(({ cards, lacks }, seat) => {
      if (seat === view.seat || hands[seat].length === cards) return;
      if (lacks.some((family) => card.startsWith(family))) return;
      hands[seat].push(card);
      place(index + 1);
      hands[seat].pop();
    });
    if (view.options.players < 4) place(index + 1);
  };
  place(0);
  return ways;
}

function keyOf(hands: readonly (readonly string[])[], eyes: Seat): string {
  return hands.map((hand, seat) => (seat === eyes ? '' : [...hand].sort().join(' '))).join(' | ');
}
