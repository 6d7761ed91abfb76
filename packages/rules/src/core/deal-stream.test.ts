import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame } from '../registry.ts';
import { commitmentTo, DEAL_STREAM_VERSION, DealStream, hex32FromWords } from './deal-stream.ts';
import type { Game, Options } from './game.ts';
import { shuffle } from './random.ts';

interface Source {
  secret: string;
  numbers: string[];
  round: number;
}

// Computed by another program, in another language.
const vectors = JSON.parse(readFileSync(new URL('deal-stream.vectors.json', import.meta.url), 'utf8')) as {
  version: number;
  streams: (Source & {
    commitment: string;
    words: number[];
    below: { n: number; values: number[] }[];
    shuffled: number[];
  })[];
  deals: (Source & { game: string; options: Options; deal: unknown })[];
};

test('the vectors are for the version in use', () => {
  expect(vectors.version).toBe(DEAL_STREAM_VERSION);
  expect(vectors.streams.length * vectors.deals.length).toBeGreaterThan(0);
});

describe.each(vectors.streams)('stream $secret, round $round', (vector) => {
  const open = () => new DealStream(vector, vector.round);
  test('the commitment', () => expect(commitmentTo(vector.secret)).toBe(vector.commitment));
  test('the words', () => {
    const stream = open();
    expect(vector.words.map(() => stream.next())).toEqual(vector.words);
  });
  test.each(vector.below)('below $n', ({ n, values }) => {
    const stream = open();
    expect(values.map(() => stream.below(n))).toEqual(values);
  });
  test('a shuffle', () => {
    const cards = vector.shuffled.map((_, i) => i);
    shuffle(cards, cards.length, open());
    expect(cards).toEqual(vector.shuffled);
  });
});

test.each(vectors.deals)('a deal of $game, $options.players players', (vector) => {
  const game = findGame(vector.game) as Game;
  const position = game.newGame(vector.options);
  game.deal(position, new DealStream(vector, vector.round));
  expect(game.dealOf(position)).toEqual(vector.deal);
});

test('every part of the source changes the stream', () => {
  const source = { secret: hex32FromWords('a'), numbers: [hex32FromWords('b'), hex32FromWords('c')] };
  const first = (changed: Partial<typeof source>, round = 0) =>
    new DealStream({ ...source, ...changed }, round).next();
  const words = [
    first({}),
    first({}, 1),
    first({ secret: hex32FromWords('d') }),
    first({ numbers: [source.numbers[1], source.numbers[0]] }),
    first({ numbers: [source.numbers[0]] }),
  ];
  expect(new Set(words).size).toBe(words.length);
});
