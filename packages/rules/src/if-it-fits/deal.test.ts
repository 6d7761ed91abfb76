import { describe, expect, test } from 'vitest';
import { parseOptions } from '../core/play.ts';
import { SeededRandom, type Random } from '../core/random.ts';
import type { BoxDeal } from './deal.ts';
import { BOX_FACES, START_FACES, SYMBOLS, TOY_FACES } from './faces.ts';
import { ifItFits as game } from './index.ts';
import { OPEN_SIDES, PRINCESS, SLEEPER, SYMBOLS_ON } from './pieces.ts';
import { BOTTOM, GRIDS } from './table.ts';
import { BoxPosition } from './types.ts';

const dealt = (players: number, extended = false, random: Random = new SeededRandom(1)): BoxPosition => {
  const position = game.newGame({ players, table: 'medium', extended });
  game.deal(position, random);
  return position;
};
const dealOf = (position: BoxPosition): BoxDeal => game.dealOf(position) as unknown as BoxDeal;

test.each([1, 6, 2.5, '4', null])('[IF-1] %j players are refused', (players) => {
  expect(parseOptions(game, { players })).toMatchObject({ ok: false, error: { code: 'bad-players' } });
});

test('[IF-2] tables are 11×7, 15×9 or 21×11 cards, medium unless another is chosen', () => {
  expect(Object.entries(GRIDS).map(([name, { width, height }]) => [name, width, height])).toEqual([
    ['small', 11, 7],
    ['medium', 15, 9],
    ['large', 21, 11],
  ]);
  expect(parseOptions(game, { players: 2 })).toEqual({
    ok: true,
    value: { players: 2, table: 'medium', extended: false },
  });
  expect(parseOptions(game, { players: 2, table: 'huge' }).ok).toBe(false);
});

test('[IF-5] there are five start cards, 72 box cards, three special toys, and five cats for each player', () => {
  expect([START_FACES.length, BOX_FACES.length, TOY_FACES.length]).toEqual([5, 72, 3]);
  for (const faces of [START_FACES, BOX_FACES, TOY_FACES]) {
    expect(faces.map(({ id }) => id)).toEqual(faces.map((_, i) => i + 1));
    expect(faces.every(({ open }) => /^T?R?B?L?$/.test(open))).toBe(true);
  }
  expect(game.view(dealt(3), 1).seats).toEqual(Array(3).fill({ cards: 2, cats: 5 }));
});

test('[IF-5] sleeping cats, and Princesses in their place, are open only at the bottom, special toys on all sides', () => {
  for (const piece of [PRINCESS, SLEEPER, SLEEPER + 4]) {
    expect([OPEN_SIDES[piece], SYMBOLS_ON[piece]]).toEqual([1 << BOTTOM, 0]);
  }
  expect(TOY_FACES.map(({ open }) => open)).toEqual(['TRBL', 'TRBL', 'TRBL']);
});

test('[IF-6] the symbols are five kinds of toy and the spray bottle', () => {
  expect(SYMBOLS).toEqual(['yarn', 'mouse', 'feather', 'fish', 'bell', 'spray']);
  const counts = SYMBOLS.map(
    (symbol) =>
      [...START_FACES, ...BOX_FACES, ...TOY_FACES]
        .flatMap(({ symbols }) => symbols)
        .filter((s) => s === symbol).length,
  );
  // Each count fits into a box's five bits for it.
  expect(counts).toEqual([14, 14, 14, 12, 12, 10]);
});

describe('[IF-7] the deal', () => {
  test.each([
    [2, [37, 36]],
    [3, [24, 24, 24]],
    [4, [18, 18, 18, 17]],
    [5, [14, 14, 14, 14, 14]],
  ])('for %i players makes piles of %j cards, with a Princess in each', (players, sizes) => {
    const { hands, deck } = dealOf(dealt(players));
    expect(hands.map((hand) => hand.length)).toEqual(Array(players).fill(2));
    expect(hands.flat().every((card) => typeof card === 'number')).toBe(true);
    let from = 0;
    for (const size of sizes) {
      expect(deck.slice(from, from + size).filter((card) => card === 'princess')).toHaveLength(1);
      from += size;
    }
    expect(deck).toHaveLength(from);
    const cards = [...hands.flat(), ...deck].filter((card) => card !== 'princess');
    expect(new Set(cards).size).toBe(75);
    expect(cards).toHaveLength(75);
    expect(game.view(dealt(players), null).piles).toEqual(
      sizes.map((cards) => ({ cards, left: cards, princesses: 1 })),
    );
  });

  test('deals and stacks from the front of the shuffled cards', () => {
    const still: Random = { below: (n) => n - 1 };
    const { first, hands, deck } = dealOf(dealt(4, false, still));
    expect(first).toBe(3);
    expect(hands).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ]);
    const upTo = (from: number, to: number): number[] =>
      Array.from({ length: to - from + 1 }, (_, i) => from + i);
    expect(deck).toEqual([
      ...[...upTo(9, 25), 'princess'],
      ...[...upTo(26, 42), 'princess'],
      ...[...upTo(43, 59), 'princess'],
      ...[...upTo(60, 72), 'toy1', 'toy2', 'toy3', 'princess'],
    ]);
  });
});

test('[IF-22] all five Princesses are shuffled into the whole deck under extended rules', () => {
  const inFirstHalf = Array.from({ length: 50 }, (_, seed) => {
    const { deck } = dealOf(dealt(2, true, new SeededRandom(seed)));
    expect(deck).toHaveLength(76);
    expect(deck.filter((card) => card === 'princess')).toHaveLength(5);
    return deck.slice(0, 38).filter((card) => card === 'princess').length;
  });
  expect(new Set(inFirstHalf).size).toBeGreaterThan(3);
});

test('[IF-8] the first player is drawn by lot', () => {
  const random = new SeededRandom(7);
  const firsts = Array.from({ length: 60 }, () => dealt(5, false, random).first);
  expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3, 4]);
});

describe('a deal given as data', () => {
  type Loose = { first: unknown; hands: unknown[][]; deck: unknown[] };
  const loose = (): Loose => structuredClone(game.dealOf(dealt(3))) as unknown as Loose;
  const begin = (deal: unknown) =>
    game.begin(game.newGame({ players: 3, table: 'medium', extended: false }), deal);

  test('is accepted when it is possible', () => {
    expect(begin(loose())).toEqual({ ok: true, value: undefined });
  });

  const swap = (deck: unknown[], a: number, b: number): void => {
    [deck[a], deck[b]] = [deck[b], deck[a]];
  };
  test.each<[string, (deal: Loose) => void, RegExp]>([
    ['a seat that does not exist', (deal) => (deal.first = 3), /first is 3/],
    ['a missing hand', (deal) => deal.hands.pop(), /3 players, but 2 hands/],
    ['a short hand', (deal) => deal.hands[1].pop(), /seat 1 has 1 cards, not 2/],
    ['a Princess dealt', (deal) => (deal.hands[0][0] = 'princess'), /hands/],
    ['a short deck', (deal) => deal.deck.pop(), /71 cards, not 72/],
    ['a card twice', (deal) => (deal.hands[0][0] = deal.hands[1][0]), /only one card/],
    ['a card that there is not', (deal) => (deal.deck[0] = 73), /deck/],
    ['a start card in the deck', (deal) => (deal.deck[0] = 'start1'), /deck/],
    [
      'two Princesses in a pile',
      ({ deck }) => swap(deck, deck.indexOf('princess'), deck.lastIndexOf(deck.slice(24, 48).find(Number))),
      /pile 1 has 0 Princesses/,
    ],
    ['text for a number', (deal) => (deal.first = 'x'), /first/],
  ])('is refused with %s', (_, spoil, reason) => {
    const deal = loose();
    spoil(deal);
    expect(begin(deal)).toMatchObject({ ok: false, error: { reason: expect.stringMatching(reason) } });
  });

  test('is refused once the game has been dealt', () => {
    expect(game.begin(dealt(3), loose()).ok).toBe(false);
  });
});
