import { describe, expect, test } from 'vitest';
import type { Eyes } from '../core/game.ts';
import { SeededRandom, type Random } from '../core/random.ts';
import { draw, newLongGame, playLongGame } from '../testing/if-it-fits-board.ts';
import { setUp } from '../testing/set-up.ts';
import { ifItFits as game } from './index.ts';
import { PRINCESS, TOY } from './pieces.ts';
import { pilesOf } from './piles.ts';
import { sample } from './sample.ts';
import { BoxPosition, type BoxView } from './types.ts';

/** How far the counts are from the expected ones, in standard deviations of chi-squared. */
function distance(counts: readonly number[], expected: readonly number[]): number {
  let [square, freedom, rest, restExpected] = [0, -1, 0, 0];
  const add = (count: number, mean: number): void => {
    square += (count - mean) ** 2 / mean;
    freedom++;
  };
  expected.forEach((mean, i) => {
    if (mean === 0) expect(counts[i]).toBe(0);
    else if (mean >= 8) add(counts[i], mean);
    else [rest, restExpected] = [rest + counts[i], restExpected + mean];
  });
  if (restExpected > 0) add(rest, restExpected);
  return freedom < 1 ? 0 : (square - freedom) / Math.sqrt(2 * freedom);
}

/**
 * In how many ways the other cards can be placed if the Princesses are in these places of the deck: step
 * by step through the history, with each hand as a plain list of what each place holds, and no shared
 * work.
 */
function waysWith(view: BoxView, princesses: ReadonlySet<number>): number {
  const { players } = view.options;
  const hands = Array.from({ length: players }, (): ('box' | 'princess')[] => ['box', 'box']);
  let ways = 1;
  let drawn = 0;
  for (const { seat, move, card } of view.history) {
    const hand = hands[seat];
    if (card !== undefined) {
      const kind = princesses.has(drawn++) ? 'princess' : 'box';
      if (card !== null && (card === 'princess') !== (kind === 'princess')) return 0;
      if (!String(card).startsWith('toy')) hand.push(kind);
    } else if (/^x?(\d|princess)/.test(move)) {
      const kind = move.includes('princess') ? 'princess' : 'box';
      const fitting = hand.filter((held) => held === kind).length;
      if (fitting === 0) return 0;
      if (seat !== view.seat) ways *= fitting;
      hand.splice(hand.indexOf(kind), 1);
    }
  }
  const size = pilesOf(view.options).reduce((sum, { cards }) => sum + cards, 0);
  const toysLeft = 3 - view.history.filter(({ card }) => String(card).startsWith('toy')).length;
  const free = size - drawn - [...princesses].filter((place) => place >= drawn).length;
  for (let toy = 0; toy < toysLeft; toy++) ways *= free - toy;
  return ways;
}

/** The moves are legal with these cards and lead here. */
function expectLegal(position: BoxPosition): void {
  const { hands, boxSymbols, pieces } = setUp(game, game.formatPosition(position));
  expect([hands, boxSymbols, pieces].join()).toBe(
    [position.hands, position.boxSymbols, position.pieces].join(),
  );
}

/** A position of a long game, after this many moves. */
function positionAt(
  seed: number,
  options: { players: number; extended: boolean },
  moves: number,
): BoxPosition {
  const random = new SeededRandom(seed);
  const position = new BoxPosition({ ...options, table: 'medium' });
  game.deal(position, random);
  const kept: BoxPosition[] = [];
  playLongGame(position, random, (after) => kept.push(after.clone()));
  return kept[moves];
}

describe('the Princesses are where a full count of all ways puts them', () => {
  test.each<[number, number, Eyes]>([
    // Before any Princess is seen, in the first pile and in the second.
    [1, 40, 0],
    [13, 102, null],
    // One was played long after both piles were started: which pile did it come from?
    [2, 119, 1],
    [2, 119, null],
    [15, 116, 0],
    // Both have been played.
    [49, 135, null],
    // Very little of the deck is left, and there is a special toy in it.
    [9, 158, null],
    [110, 155, null],
  ])('two players, seed %i, move %i, eyes %s', (seed, moves, eyes) => {
    const view = game.view(positionAt(seed, { players: 2, extended: false }, moves), eyes);
    const [{ cards: first }, { cards: second }] = pilesOf(view.options);
    const ways = Array.from({ length: first * second }, (_, i) =>
      waysWith(view, new Set([i % first, first + Math.floor(i / first)])),
    );
    const random = new SeededRandom(`${seed} ${moves} ${eyes}`);
    const counts = ways.map(() => 0);
    const SAMPLES = 20_000;
    for (let i = 0; i < SAMPLES; i++) {
      const { deck } = sample(view, random);
      counts[deck.indexOf(PRINCESS) + first * (deck.lastIndexOf(PRINCESS) - first)]++;
    }
    const all = ways.reduce((sum, count) => sum + count, 0);
    expect(
      distance(
        counts,
        ways.map((count) => (SAMPLES * count) / all),
      ),
    ).toBeLessThan(4);
  });
});

test('samples are as likely as real deals that led to the same moves', () => {
  // Extended rules, so that there are many Princesses: seat 0 lays 29 and a cat, seat 1 a Princess on
  // it, seat 0 draws again.
  const MOVES = ['start1@0,0', 'start2@0,1', 'draw', '29@1,0', 'cat@0.5,0', 'draw', 'princess@0.5,0', 'draw'];
  const facts = (position: BoxPosition): boolean[] => [
    position.dealt[0] === 29,
    position.deck[0] === 29,
    position.deck[0] === PRINCESS,
    position.deck[2] === PRINCESS,
    position.deck[3] === PRINCESS,
    position.deck.subarray(3, 30).includes(TOY + 1),
    position.deck.subarray(3, 20).filter((piece) => piece === PRINCESS).length === 1,
    position.dealt[2] < 30,
  ];
  const tally = (into: number[], position: BoxPosition): void =>
    facts(position).forEach((isSo, i) => (into[i] += isSo ? 1 : 0));

  const isSilent = (piece: number): boolean => piece <= TOY || piece === PRINCESS;
  const random = new SeededRandom(11);
  const real = Array<number>(8).fill(0);
  let deals = 0;
  let last: BoxPosition | undefined;
  for (let i = 0; i < 150_000; i++) {
    const position = new BoxPosition({ players: 2, table: 'small', extended: true });
    game.deal(position, random);
    const { dealt, deck } = position;
    const has29 = dealt[0] === 29 || dealt[1] === 29 || deck[0] === 29;
    if (!has29 || deck[1] !== PRINCESS || !isSilent(deck[0]) || !isSilent(deck[2])) continue;
    deals++;
    tally(real, position);
    last = position;
  }
  const data = game.formatPosition(last as BoxPosition);
  const view = game.view(setUp(game, { ...data, first: 0, moves: MOVES }), null);
  const guessed = Array<number>(8).fill(0);
  const SAMPLES = 20_000;
  for (let i = 0; i < SAMPLES; i++) tally(guessed, sample(view, random));
  expect(deals).toBeGreaterThan(300);
  facts(last as BoxPosition).forEach((_, i) => {
    const odds = guessed[i] / SAMPLES;
    expect(Math.abs(real[i] - deals * odds) / Math.sqrt(deals * odds * (1 - odds) + 1)).toBeLessThan(4);
  });
});

test('each unseen box card is equally likely in a hidden hand, and so is each dealt place for a played card', () => {
  const view = game.view(positionAt(8, { players: 3, extended: false }, 30), 0);
  const [firstOfSeat1] = view.history.filter(({ seat, move }) => seat === 1 && /^\d/.test(move));
  const laid = Number.parseInt(firstOfSeat1.move, 10);
  const random = new SeededRandom(12);
  const held = Array<number>(73).fill(0);
  const dealtAs = [0, 0];
  for (let i = 0; i < 10_000; i++) {
    const { hands, dealt } = sample(view, random);
    for (const piece of hands.subarray(3, 5)) if (piece < 73) held[piece]++;
    for (const place of [0, 1]) if (dealt[2 + place] === laid) dealtAs[place]++;
  }
  const counts = held.filter((count) => count > 0);
  const inHand = counts.reduce((sum, count) => sum + count, 0);
  const seen = new Set(
    [...view.hand, ...view.cards.map(({ card }) => card)].filter((card) => Number(card) > 0),
  );
  expect(counts).toHaveLength(72 - seen.size);
  expect(distance(counts, Array<number>(counts.length).fill(inHand / counts.length))).toBeLessThan(4);
  expect(distance(dealtAs, Array<number>(2).fill((dealtAs[0] + dealtAs[1]) / 2))).toBeLessThan(4);
});

describe('what discards reveal (IF-16)', () => {
  test('holds in every sample, in 40 long games that fill the table', () => {
    let told = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random: Random = new SeededRandom(seed);
      const position = new BoxPosition({ players: 5, table: 'small', extended: seed % 2 === 0 });
      game.deal(position, random);
      playLongGame(position, random, (after) => {
        if (!game.view(after, null).discards.length || random.below(2)) return;
        const eyes = random.below(6) - 1;
        const view = game.view(after, eyes < 0 ? null : eyes);
        expectLegal(sample(view, random));
        told++;
      });
    }
    expect(told).toBeGreaterThan(50);
  });
});

test('a sample is a legal full position with the identical view, in 25 long games', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const random = new SeededRandom(seed);
    playLongGame(newLongGame(random), random, (after) => {
      if (random.below(20) && !game.isOver(after)) return;
      const eyes = random.below(after.players + 1) - 1;
      const view = game.view(after, eyes < 0 ? null : eyes);
      const guess = sample(view, random);
      expect(game.view(guess, view.seat)).toEqual(view);
      expectLegal(guess);
    });
  }
});

test('an invalid view is not sampled', () => {
  const view = game.view(draw({ cells: 's1' }), null);
  expect(() => sample({ ...view, history: [{ seat: 0, move: 'jump' }] }, new SeededRandom(1))).toThrow(
    /not a view/,
  );
});
