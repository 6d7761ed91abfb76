// Compares `sample` with an exhaustive count: every way to distribute the unseen cards, treating equal cards as
// distinct, that is consistent with the rules and with what this viewer saw. All of them must be equally likely.

import { beforeAll, describe, expect, test } from 'vitest';
import type { Eyes } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { setUp } from '../testing/set-up.ts';
import { handOf } from './deal.ts';
import { catInTheBox as game } from './index.ts';
import type { CatPosition, Rank } from './types.ts';

interface Case {
  readonly name: string;
  readonly eyes: Eyes;
  readonly first: number;
  /** One hand per seat, one digit per card. */
  readonly hands: string;
  readonly turnedUp: string;
  readonly moves: string;
  /** The number of ways to distribute the unseen cards, and how many of them are ruled out by what was seen. */
  readonly layouts: number;
  readonly ruledOut: number;
}

const LED_RED_FOR_WANT = {
  first: 1,
  hands: '1222334555 1111223334',
  turnedUp: '454',
};
const CASES: Case[] = [
  {
    name: 'late in a round, for the seat to play',
    eyes: 0,
    first: 2,
    hands: '1122334666 1123444556 1223345556',
    turnedUp: '',
    moves: '-5 -2 -1 =4 =4 =4 2y 3y 3g 6y 4b 2g 2b 4g 1b 1y 4r 5r 3b 1g 6r 1r 3r 4y 5b',
    layouts: 420,
    ruledOut: 0,
  },
  {
    name: 'two players, with the two cards that nobody was dealt',
    eyes: 0,
    first: 1,
    hands: '1112233355 1122334455',
    turnedUp: '542',
    moves: '-4 -2 1y 3y 5y 4b 1g 1r 2b 2r 5r 5b 3g 3b',
    layouts: 60,
    ruledOut: 0,
  },
  {
    name: '[CB-14] the other led red for want of anything else: it holds no 3',
    eyes: 1,
    ...LED_RED_FOR_WANT,
    moves: '-3 -3 1b 2y 1g 2g 3g 4b 1y 2b 5y 3b 4r',
    layouts: 60,
    ruledOut: 30,
  },
  {
    name: '[CB-14] so it did, and then led red once more: it still holds no 3',
    eyes: 1,
    ...LED_RED_FOR_WANT,
    moves: '-3 -3 1b 2y 1g 2g 3g 4b 1y 2b 5y 3b 2r 1r 4r',
    layouts: 30,
    ruledOut: 12,
  },
  {
    name: '[CB-19] another is to play, so it can play something',
    eyes: 1,
    first: 1,
    hands: '1122345556 1233334566 1122444566',
    turnedUp: '',
    moves: '-2 -1 -5 =3 =1 =4 6g 4y 5b 5g 6b 1b 1g 1r 6y 4r 5y 4g 2y 4b 3y 3g 6r 2b 5r',
    layouts: 420,
    ruledOut: 240,
  },
  {
    name: '[CB-14] [CB-19] a spectator, who knows no hand, but both of these',
    eyes: null,
    ...LED_RED_FOR_WANT,
    moves: '-3 -3 1b 2y 1g 2g 3g 4b 1y 2b 5y 3b 2r 3r 1r 4r',
    layouts: 5040,
    ruledOut: 2880,
  },
  {
    name: '[CB-20] after a paradox, when one hand was shown',
    eyes: 0,
    first: 2,
    hands: '1113444556 1222333466 1223455566',
    turnedUp: '',
    moves: '-5 -3 -3 =4 =4 =3 5b 4b 3b 4y 5y 6y 2g 6g 1g 5g 4g 3g 6b 1b 2b 2y 1y 4r 2r 1r 6r 5r',
    layouts: 12,
    ruledOut: 0,
  },
];

describe.each(CASES.map((row) => [row.name, row] as const))('%s', (_, row) => {
  const { eyes } = row;
  const truth = setUp(game, dataOf(row));
  let all = 0;
  let possible = new Map<string, number>();
  let bound = 0;
  const drawn = new Map<string, number>();

  beforeAll(() => {
    ({ all, possible } = countLayouts(row));
    bound = oneInAMillion(possible.size - 1);
    // Even the rarest one is expected eight times, which is enough for chi-square.
    const draws = Math.max(3000, (8 * sum(possible.values())) / Math.min(...possible.values()));
    const random = new SeededRandom(`sample ${row.moves}`);
    const view = game.view(truth, eyes);
    for (let i = 0; i < draws; i++) add(drawn, layoutOf(game.sample(view, random)), 1);
  });

  test('what was seen rules out this many, but not the truth', () => {
    expect({ layouts: all, ruledOut: all - sum(possible.values()) }).toEqual({
      layouts: row.layouts,
      ruledOut: row.ruledOut,
    });
    expect(possible.has(layoutOf(truth))).toBe(true);
  });

  test('every possible distribution is drawn, and no other', () => {
    expect([...drawn.keys()].sort()).toEqual([...possible.keys()].sort());
  });

  test("samples differ, and aren't always the truth", () => {
    expect(drawn.size).toBeGreaterThan(1);
    expect(drawn.get(layoutOf(truth))).toBeLessThan(sum(drawn.values()) / 2);
  });

  test('every unseen card is equally likely in every place', () => {
    expect(chiSquare(drawn, possible)).toBeLessThan(bound);
  });

  test("the measure is sharp: it would notice if equal cards weren't treated as distinct", () => {
    const blunt = new Map([...possible.keys()].map((layout) => [layout, 1]));
    expect(chiSquare(drawn, blunt)).toBeGreaterThan(2 * bound);
  });
});

function dataOf({ first, hands, turnedUp, moves }: Case) {
  return {
    players: hands.split(' ').length,
    layout: 'white',
    first,
    hands: hands.split(' ').map(digits),
    turnedUp: digits(turnedUp),
    moves: moves.split(' '),
  };
}

function digits(text: string): Rank[] {
  return Array.from(text, Number);
}

/** What every seat holds and has discarded; the rest follows from it. */
function layoutOf(position: CatPosition): string {
  const seats = Array.from({ length: position.players }, (_, seat) => seat);
  return seats.map((seat) => `${handOf(position, seat).join('')}-${position.discards[seat]}`).join(' ');
}

/**
 * Distributes the unseen cards in every way, treating equal cards as distinct, so that each distribution is
 * weighted by the number of ways to get it. It is possible if the rules allow its moves and it looks like the
 * truth to this viewer.
 */
function countLayouts(row: Case): { all: number; possible: Map<string, number> } {
  const data = dataOf(row);
  const truth = setUp(game, data);
  const shown = JSON.stringify(game.view(truth, row.eyes));
  const hands = data.hands.map((_, seat) => handOf(truth, seat));
  const discards = data.hands.map((_, seat): Rank => truth.discards[seat]);
  const played = data.hands.map((_, seat) =>
    game.view(truth, null).tricks.flatMap(({ plays }) => plays.filter((play) => play.seat === seat)),
  );

  const unseen = undealt(data);
  const places: { size: number; put(cards: Rank[]): void }[] = [];
  for (let seat = 0; seat < data.players; seat++) {
    if (seat === row.eyes) continue;
    if (seat !== truth.paradox) {
      unseen.push(...hands[seat]);
      places.push({ size: hands[seat].length, put: (cards) => (hands[seat] = cards) });
    }
    unseen.push(discards[seat]);
    places.push({ size: 1, put: ([card]) => (discards[seat] = card) });
  }

  let all = 0;
  const counts = new Map<string, number>();
  const fill = (next: number, left: Rank[]): void => {
    if (next < places.length) {
      for (const [taken, rest] of choices(left, places[next].size)) {
        places[next].put(taken);
        fill(next + 1, rest);
      }
    } else {
      all++;
      add(counts, JSON.stringify({ hands: hands.map((hand) => [...hand].sort()), discards }), 1);
    }
  };
  fill(0, unseen);

  const possible = new Map<string, number>();
  for (const [cards, count] of counts) {
    const { hands, discards } = JSON.parse(cards) as { hands: Rank[][]; discards: Rank[] };
    const dealt = hands.map((hand, seat) => [
      ...hand,
      discards[seat],
      ...played[seat].map(({ rank }) => rank),
    ]);
    const laid = discards.map((_, i) => `-${discards[(data.first + i) % data.players]}`);
    const moves = [...laid, ...data.moves.slice(data.players)];
    const position = game.parsePosition({ ...data, hands: dealt, moves });
    if (!position.ok || JSON.stringify(game.view(position.value, row.eyes)) !== shown) continue;
    add(possible, layoutOf(position.value), count);
  }
  return { all, possible };
}

/** The cards neither dealt nor turned up: two with two players, otherwise none. */
function undealt({ players, hands, turnedUp }: ReturnType<typeof dataOf>): Rank[] {
  const deck = (players === 2 ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6]).flatMap((rank) =>
    Array<Rank>(5).fill(rank),
  );
  for (const rank of [...hands.flat(), ...turnedUp]) deck.splice(deck.indexOf(rank), 1);
  return deck;
}

/** Every way to take this many cards, with what remains. */
function choices(cards: Rank[], size: number): [Rank[], Rank[]][] {
  if (size === 0) return [[[], cards]];
  if (cards.length < size) return [];
  const [card, ...others] = cards;
  return [
    ...choices(others, size - 1).map(([taken, rest]): [Rank[], Rank[]] => [[card, ...taken], rest]),
    ...choices(others, size).map(([taken, rest]): [Rank[], Rank[]] => [taken, [card, ...rest]]),
  ];
}

function chiSquare(drawn: Map<string, number>, weights: Map<string, number>): number {
  const scale = sum(drawn.values()) / sum(weights.values());
  return sum(
    [...weights].map(([key, weight]) => ((drawn.get(key) ?? 0) - weight * scale) ** 2 / (weight * scale)),
  );
}

/**
 * The value that chi-square exceeds for one seed in a million when the draws are uniform (Wilson and Hilferty;
 * 4.75 standard deviations). The seeds are fixed, so a uniform sampler always passes; a biased one exceeds it by
 * more the more samples are drawn.
 */
function oneInAMillion(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 4.75 * Math.sqrt(2 / (9 * freedom))) ** 3;
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
