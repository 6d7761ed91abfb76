import { describe, expect, test } from 'vitest';
import {
  intervalOf,
  lineUpOf,
  pairingsOf,
  placeAt,
  placesAfterFailure,
  rate,
  rotationsOf,
  scheduledGame,
  summarizeArena,
  summarizeLevels,
  UNRATED,
  winsOf,
  type ArenaGame,
  type Rating,
} from './index.ts';

describe('line-up', () => {
  test('the last name fills the remaining seats', () => {
    expect(lineUpOf(['tiger', 'careful'], 4)).toEqual(['tiger', 'careful', 'careful', 'careful']);
    expect(lineUpOf(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
    expect(lineUpOf(['a'], 2)).toEqual(['a', 'a']);
  });

  test.each([
    ['a', 1],
    ['aaa', 1],
    ['ab', 2],
    ['abbb', 4],
    ['abab', 2],
    ['aabb', 4],
    ['abcab', 5],
  ])('%s has %i distinct rotations', (names, rotations) => {
    expect(rotationsOf([...names])).toBe(rotations);
  });

  test('on every deal, every bot sits once in every seat', () => {
    const games = Array.from({ length: 8 }, (_, index) => scheduledGame(index, 4));
    for (const deal of [0, 1]) {
      const rotations = games.filter((game) => game.deal === deal).map(({ rotation }) => rotation);
      for (const seat of [0, 1, 2, 3]) {
        const places = rotations.map((rotation) => placeAt(seat, rotation, 4));
        expect(places.sort()).toEqual([0, 1, 2, 3]);
      }
    }
    expect(placeAt(1, 1, 4)).toBe(0);
  });
});

describe('places', () => {
  test('a shared first place shares the win', () => {
    expect(winsOf([1, 3, 1, 4])).toEqual([0.5, 0, 0.5, 0]);
  });
  test('a failed bot comes last, and the others move up', () => {
    expect(placesAfterFailure([1, 2, 3, 4], 0)).toEqual([4, 1, 2, 3]);
    expect(placesAfterFailure([1, 1, 1, 1], 2)).toEqual([1, 1, 4, 1]);
    expect(placesAfterFailure([2, 1], 0)).toEqual([2, 1]);
  });
});

describe('interval', () => {
  test("Student's, on the means of the deals", () => {
    // Mean 1/2, variance (0.3² + 0.1² + 0.1² + 0.3²) / 4 = 0.05, five deals.
    const { low, high, by } = intervalOf([0.2, 0.4, 0.5, 0.6, 0.8]);
    expect(by).toBe('student');
    expect(high - 0.5).toBeCloseTo(2.776 * Math.sqrt(0.05 / 5), 10);
    expect(0.5 - low).toBeCloseTo(high - 0.5, 10);
  });
  test('with many deals it is almost the normal one', () => {
    const { low, high } = intervalOf(Array.from({ length: 1000 }, (_, i) => i % 2));
    expect((high - low) / 2).toBeCloseTo((1.9623 * Math.sqrt(0.25 * (1000 / 999))) / Math.sqrt(1000), 5);
  });
  test('it stays between 0 and 1', () => {
    expect(intervalOf([1, 1, 0.75])).toMatchObject({ high: 1 });
  });
  test("Wilson's if all deals are alike", () => {
    // 10 of 10: from n / (n + z²).
    expect(intervalOf(new Array<number>(10).fill(1))).toEqual({
      low: expect.closeTo(10 / (10 + 1.959964 ** 2), 6),
      high: expect.closeTo(1, 10),
      by: 'wilson',
    });
    expect(intervalOf([0])).toEqual({ low: 0, high: expect.closeTo(0.79345, 4), by: 'wilson' });
  });
});

describe('rating', () => {
  test('one seat each: the same as openskill 5.0.1 with tau 0', () => {
    let ratings: ReadonlyMap<string, Rating> = new Map();
    ratings = rate(ratings, ['a', 'b', 'c', 'd'], [1, 2, 2, 4]);
    expect(ratings.get('a')?.mu).toBeCloseTo(27.795084971874736, 10);
    expect(ratings.get('c')?.mu).toBeCloseTo(24.68943500312503, 10);
    ratings = rate(ratings, ['d', 'b', 'c', 'a'], [2, 1, 4, 3]);
    const expected = {
      a: [26.996411680639728, 8.000486935313477],
      b: [27.436348998507718, 8.112519685146003],
      c: [20.956784599731563, 7.941400860911371],
      d: [24.594309397853834, 8.041751636014439],
    };
    for (const [name, [mu, sigma]] of Object.entries(expected)) {
      expect(ratings.get(name)?.mu).toBeCloseTo(mu, 10);
      expect(ratings.get(name)?.sigma).toBeCloseTo(sigma, 10);
    }
  });

  test('a bot learns nothing from playing itself', () => {
    const { mu, sigma } = rate(new Map(), ['a', 'a', 'a'], [1, 2, 3]).get('a') as Rating;
    expect(mu).toBeCloseTo(UNRATED.mu, 10);
    expect(sigma).toBeCloseTo(UNRATED.sigma, 10);
  });

  test('one against three of a kind: it rises by winning and falls by coming last', () => {
    const names = ['a', 'b', 'b', 'b'];
    const won = rate(new Map(), names, [1, 2, 3, 4]);
    const lost = rate(new Map(), names, [4, 1, 2, 3]);
    expect(won.get('a')?.mu).toBeGreaterThan(25);
    expect(won.get('b')?.mu).toBeLessThan(25);
    expect(lost.get('a')?.mu).toBeLessThan(25);
    expect(won.get('a')?.sigma).toBeLessThan(UNRATED.sigma);
  });
});

describe('summary of two deals, one a against two b', () => {
  const round = (paradox: number | null) => ({ tricks: [1, 2, 3], predictions: [1, 1, 3], paradox });
  const game = (
    deal: number,
    rotation: number,
    places: number[],
    more: Partial<ArenaGame> = {},
  ): ArenaGame => ({
    deal,
    rotation,
    places,
    totals: places.map((place) => 10 * (4 - place)),
    rounds: [round(null)],
    micros: [[1000, 3000], [2000], []],
    ...more,
  });
  // The rotation is a's seat.
  const games = [
    game(1, 2, [3, 1, 1]),
    game(0, 0, [1, 2, 3]),
    game(0, 1, [1, 1, 3], { rounds: [round(2), round(1)] }),
    game(0, 2, [2, 3, 1]),
    game(1, 0, [3, 1, 2], { failure: { seat: 0, reason: 'went home' }, rounds: [] }),
    game(1, 1, [1, 3, 2]),
  ];
  const summary = summarizeArena(['a', 'b', 'b'], games);
  const [a, b] = summary.bots;

  test('wins, by deal and by seat', () => {
    expect(summary).toMatchObject({ games: 6, deals: 2, rounds: 6 });
    expect([a.bot, a.seats, b.bot, b.seats]).toEqual(['a', 1, 'b', 2]);
    // Deal 0: 1 + ½ + 1 of three; deal 1: 0 + 0 + ½.
    expect(a.winShare).toBeCloseTo(3 / 6);
    expect(b.winShare).toBeCloseTo(3 / 12);
    const half = 12.706 * Math.sqrt(((5 / 6 - 1 / 2) ** 2 + (1 / 6 - 1 / 2) ** 2) / 2);
    expect(a.interval).toEqual({
      low: Math.max(0, 0.5 - half),
      high: Math.min(1, 0.5 + half),
      by: 'student',
    });
    expect(a.meanPlace).toBeCloseTo((1 + 1 + 1 + 3 + 3 + 1) / 6);
    expect(a.meanScore).toBeCloseTo((30 + 30 + 30 + 10 + 10 + 30) / 6);
  });

  test('paradoxes and predictions', () => {
    expect(summary.paradoxShare).toBeCloseTo(2 / 6);
    // When seats 2 and 1 caused one, a was at seat 1 once.
    expect(a.paradoxShare).toBeCloseTo(1 / 6);
    expect(b.paradoxShare).toBeCloseTo(1 / 12);
    // Seats 0 and 2 predicted right; a sat at 0, 1, 1, 2, 1, 2; once, at seat 2, b lost it through
    // its paradox.
    expect(a.hitRate).toBeCloseTo(3 / 6);
    expect(b.hitRate).toBeCloseTo((1 + 1 + 2 + 1 + 2 + 1) / 12);
  });

  test('times and failures', () => {
    expect(a.time).toEqual({ p50: 2, p95: 3, p99: 3 });
    expect(a.failures).toBe(1);
    expect(b.failures).toBe(0);
    expect(summary.failures).toEqual([{ deal: 1, rotation: 0, bot: 'a', reason: 'went home' }]);
  });

  test('a bot that plays itself has no interval, and other games have no paradoxes', () => {
    const alone = summarizeArena(
      ['a', 'a', 'a'],
      [game(0, 0, [1, 2, 3], { rounds: [{ scores: [3, 2, 1] }] })],
    );
    expect(alone.bots[0].interval).toBe(null);
    expect(alone.bots[0].winShare).toBeCloseTo(1 / 3);
    expect(alone).not.toHaveProperty('paradoxShare');
    expect(alone.bots[0]).not.toHaveProperty('paradoxShare');
    expect(alone.bots[0]).not.toHaveProperty('hitRate');
  });
});

describe('level table', () => {
  const game = (deal: number, rotation: number, places: number[]): ArenaGame => ({
    deal,
    rotation,
    places,
    totals: places.map((place) => 10 - place),
    rounds: [],
    micros: places.map(() => []),
  });

  test('at a table of two everyone meets everyone once, or only the next one', () => {
    const pairs = (...given: Parameters<typeof pairingsOf>): string[] =>
      pairingsOf(...given).map(({ one, among }) => one + among);
    expect(pairs(['a', 'b', 'c'], 2)).toEqual(['ba', 'ca', 'cb']);
    expect(pairs(['a', 'b', 'c'], 2, { neighbours: true })).toEqual(['ba', 'cb']);
  });
  test('at a larger one each sits alone among the others', () => {
    expect(pairingsOf(['a', 'b'], 3)).toEqual([
      { one: 'b', among: 'a' },
      { one: 'a', among: 'b' },
    ]);
  });
  test('with two players it shows both sides, and rates by all games', () => {
    const won = [game(0, 0, [1, 2]), game(0, 1, [2, 1]), game(1, 0, [1, 2]), game(1, 1, [1, 2])];
    const table = summarizeLevels(['a', 'b', 'c'], 2, [
      { one: 'b', among: 'a', games: won },
      { one: 'c', among: 'b', games: won.slice(0, 2) },
    ]);
    expect(table.results.map(({ one, among, games, winShare }) => [one, among, games, winShare])).toEqual([
      ['b', 'a', 4, 0.75],
      ['a', 'b', 4, 0.25],
      ['c', 'b', 2, 1],
      ['b', 'c', 2, 0],
    ]);
    const [b, a] = table.results;
    expect(a.interval.low).toBeCloseTo(1 - b.interval.high, 10);
    const [ofA, ofB, ofC] = table.bots.map(({ rating }) => rating.mu);
    expect(ofA).toBeLessThan(ofB);
    expect(ofB).toBeLessThan(ofC);
  });
  test('with three players it shows only the one sitting alone', () => {
    const games = [game(0, 0, [1, 2, 3]), game(0, 1, [3, 1, 2]), game(0, 2, [1, 2, 3])];
    const { results } = summarizeLevels(['a', 'b'], 3, [{ one: 'b', among: 'a', games }]);
    expect(results).toMatchObject([{ one: 'b', among: 'a', winShare: 2 / 3, meanScore: (9 + 9 + 7) / 3 }]);
  });
});
