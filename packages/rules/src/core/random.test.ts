import { describe, expect, test } from 'vitest';
import { SeededRandom, shuffle, type Random } from './random.ts';

const draw = (random: Random, n: number, count: number): number[] =>
  Array.from({ length: count }, () => random.below(n));

/** How far the counts are from uniform. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

/**
 * The value that chi-square exceeds for one seed in a million when the draws are uniform (Wilson and Hilferty;
 * 4.75 standard deviations). The seeds are fixed, so a uniform source always passes.
 */
function oneInAMillion(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 4.75 * Math.sqrt(2 / (9 * freedom))) ** 3;
}

function countUp(values: readonly number[], size: number): number[] {
  const counts = Array<number>(size).fill(0);
  for (const value of values) counts[value]++;
  return counts;
}

describe('a seeded source', () => {
  test('is xoshiro128++: its words from the state 1, 2, 3, 4', () => {
    const random = new SeededRandom('any');
    Object.assign(random, { a: 1, b: 2, c: 3, d: 4 });
    const words = Array.from({ length: 6 }, () => random.next() >>> 0);
    expect(words).toEqual([641, 1573767, 3222811527, 3517856514, 836907274, 4247214768]);
  });
  test('draws the same from the same seed, whether given as a number or its text', () => {
    const drawn = draw(new SeededRandom(42), 1000, 50);
    expect(draw(new SeededRandom(42), 1000, 50)).toEqual(drawn);
    expect(draw(new SeededRandom('42'), 1000, 50)).toEqual(drawn);
  });
  test('still draws what it always did, so recorded seeds stay usable', () => {
    expect(draw(new SeededRandom('menagerie'), 100, 10)).toEqual([39, 13, 87, 15, 69, 59, 76, 93, 73, 31]);
  });
  test('draws differently from every other seed, however similar', () => {
    const seeds = [...Array(2000).keys(), '', 'a', 'b', 'ab', 'ba', 'aa', ' ', 'a ', '-1', '1.5'];
    const drawn = seeds.map((seed) => draw(new SeededRandom(seed), 2 ** 16, 4).join());
    expect(new Set(drawn).size).toBe(seeds.length);
  });
  test('starts uniformly over neighbouring seeds', () => {
    const firsts = Array.from({ length: 9000 }, (_, seed) => new SeededRandom(seed).below(9));
    expect(chiSquare(countUp(firsts, 9))).toBeLessThan(oneInAMillion(8));
  });
});

describe('below', () => {
  test.each([1, 2, 3, 7, 10, 45, 1000, 2 ** 16])('%i: integers from 0, uniformly distributed', (n) => {
    const drawn = draw(new SeededRandom(`below ${n}`), n, 20 * Math.max(n, 500));
    expect(drawn.every((value) => Number.isInteger(value) && value >= 0 && value < n)).toBe(true);
    if (n > 1) expect(chiSquare(countUp(drawn, n))).toBeLessThan(oneInAMillion(n - 1));
  });
  test.each([3, 45, 2 ** 16])('%i: the upper half of the product with a word, exact to the last bit', (n) => {
    const words = new SeededRandom('product');
    const halves = Array.from({ length: 500 }, () => Number((BigInt(words.next() >>> 0) * BigInt(n)) >> 32n));
    expect(draw(new SeededRandom('product'), n, 500)).toEqual(halves);
  });
  test('the last bits of a word count too', () => {
    const thirds = [0x5555_5555, 0x5555_5556].map((word) =>
      Object.assign(new SeededRandom('any'), { next: () => word }).below(3),
    );
    expect(thirds).toEqual([0, 1]);
  });
  test('one draw says nothing about the next', () => {
    const drawn = draw(new SeededRandom('pairs'), 6, 2 * 18_000);
    const pairs = Array.from({ length: drawn.length / 2 }, (_, i) => drawn[2 * i] * 6 + drawn[2 * i + 1]);
    expect(chiSquare(countUp(pairs, 36))).toBeLessThan(oneInAMillion(35));
  });
  test('the measure is sharp: it notices a die that shows six an eighth too often', () => {
    const random = new SeededRandom('loaded');
    const drawn = Array.from({ length: 36_000 }, () => (random.below(40) === 0 ? 5 : random.below(6)));
    expect(chiSquare(countUp(drawn, 6))).toBeGreaterThan(oneInAMillion(5));
  });
});

describe('shuffle', () => {
  test('reaches every order of four cards equally often', () => {
    const random = new SeededRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * 500; i++) {
      const cards = [1, 2, 3, 4];
      shuffle(cards, 4, random);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(oneInAMillion(23));
  });
  test('draws one number for each card from the last to the second, as documented for other languages', () => {
    const asked: number[] = [];
    const first: Random = { below: (n) => (asked.push(n), 0) };
    const cards = [1, 2, 3, 4];
    shuffle(cards, 4, first);
    expect(asked).toEqual([4, 3, 2]);
    expect(cards).toEqual([2, 3, 4, 1]);
    shuffle(cards, 4, { below: (n) => n - 1 });
    expect(cards).toEqual([2, 3, 4, 1]);
  });
  test('leaves everything beyond the length unchanged', () => {
    const random = new SeededRandom('behind');
    for (let i = 0; i < 50; i++) {
      const cards = Uint8Array.of(1, 2, 3, 9, 8);
      shuffle(cards, 3, random);
      expect([...cards.subarray(3)]).toEqual([9, 8]);
      expect([...cards.subarray(0, 3)].sort()).toEqual([1, 2, 3]);
    }
  });
  test('does nothing with one card or none', () => {
    const never: Random = { below: () => expect.unreachable() };
    shuffle([], 0, never);
    shuffle([5], 1, never);
  });
});
