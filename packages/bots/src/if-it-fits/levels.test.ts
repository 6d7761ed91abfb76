import {
  GAMES,
  SeededRandom,
  turnOf,
  type BoxPosition,
  type Move,
  type Options,
  type Seat,
} from '@menagerie/rules';
import { expect, test } from 'vitest';
import { decide, randomBot, type Bot } from '../bot.ts';
import { playoutBudget } from '../budget.ts';
import { loadNets } from '../node.ts';
import { playOut } from '../search/model.ts';
import { flat, ismcts } from './baselines.ts';
import { greedy } from './greedy.ts';
import { hunter } from './hunter.ts';
import { boxLevels } from './levels.ts';
import { boxModel } from './model.ts';
import { rush } from './rush.ts';
import { PLAIN } from './styles.ts';

loadNets();
const game = GAMES['if-it-fits'];
const model = boxModel(PLAIN);

function playGame(options: Options, bots: readonly Bot[], playouts: number, seed: string): BoxPosition {
  const random = new SeededRandom(seed);
  const position = game.newGame(options);
  game.deal(position, random);
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    const move = decide(bots[seat], turnOf(game, position, seat), random, playoutBudget(playouts));
    if (game.refusal(position, seat, move)) throw new Error(`${seed}: ${game.formatMove(move)} is refused`);
    game.play(position, seat, move);
  }
  return position;
}

const placesOf = (...given: Parameters<typeof playGame>): readonly number[] =>
  game.scores(playGame(...given)).places;

const tables = ['small', 'medium', 'large'];
const bots = [...Object.values(boxLevels), hunter, flat, ismcts, rush] as readonly Bot[];
const cases = [2, 3, 4, 5].flatMap((players) => [false, true].map((extended) => ({ players, extended })));
test.each(cases)('all levels play legally together: $players players, extended $extended', (rules) => {
  tables.forEach((table, i) => {
    const seated = Array.from({ length: rules.players }, (_, seat) => bots[(seat + i) % bots.length]);
    placesOf({ ...rules, table }, seated, 16, `${table} ${JSON.stringify(rules)}`);
  });
});

test('the same seed and playouts give the same move, which comes first in the estimates', () => {
  const position = game.newGame({ players: 3, table: 'medium', extended: false });
  game.deal(position, new SeededRandom(1));
  const turn = turnOf(game, position, game.nextSeat(position));
  for (const bot of bots) {
    const [move, again] = [1, 2].map(() => decide(bot, turn, new SeededRandom(2), playoutBudget(60)));
    expect(again).toBe(move);
  }
  const thought = hunter.think(turn, new SeededRandom(3));
  expect(turn.legal).toContain(thought.best);
  for (let spent = 0; spent < 1; spent += 0.05) expect(thought.step(spent)).toBeGreaterThan(0);
  expect(thought.estimates()[0].move).toBe(thought.best);
});

/** The share of wins after the move, if only the eye plays on. */
function shareAfter(position: BoxPosition, seat: Seat, move: Move): number {
  const after = position.clone();
  game.play(after, seat, move);
  playOut(model, after, new SeededRandom(1));
  const { places } = game.scores(after);
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

test('the very last card wins if it can', () => {
  let found = 0;
  for (let seed = 0; seed < 60; seed++) {
    const position = game.newGame({ players: 3, table: 'medium', extended: false });
    const random = new SeededRandom(seed);
    game.deal(position, random);
    const isLastCard = (): boolean =>
      position.isLastPhase && position.handSizes.reduce((a, b) => a + b) === 1;
    while (!isLastCard()) {
      const seat = game.nextSeat(position);
      game.play(position, seat, model.choose(position, seat, random));
    }
    const turn = turnOf(game, position, game.nextSeat(position));
    const shares = turn.legal.map((move) => shareAfter(position, position.turn, move));
    if (Math.min(...shares) === Math.max(...shares)) continue;
    const move = decide(hunter, turn, random, playoutBudget(100));
    expect(shares[turn.legal.indexOf(move)], `seed ${seed}`).toBe(Math.max(...shares));
    found++;
  }
  expect(found).toBeGreaterThan(3);
});

/**
 * One bot's share of wins against another, playing each deal from both seats; a shared win counts
 * half.
 */
function shareOf(bot: Bot, other: Bot, playouts: number, deals: number): number {
  let wins = 0;
  for (let i = 0; i < 2 * deals; i++) {
    const seats = i % 2 ? [other, bot] : [bot, other];
    const options = { players: 2, table: 'medium', extended: false };
    const places = placesOf(options, seats, playouts, `two ${i >> 1}`);
    if (places[i % 2] === 1) wins += places[1 - (i % 2)] === 1 ? 0.5 : 1;
  }
  return wins / (2 * deals);
}

test('a little thought wins most games against greedy', () => {
  expect(shareOf(hunter as Bot, greedy as Bot, 96, 8)).toBeGreaterThan(0.65);
});
test('kitten is between random play and greedy', () => {
  expect(shareOf(boxLevels.kitten, randomBot, 1, 10)).toBeGreaterThan(0.7);
  expect(shareOf(boxLevels.kitten, greedy as Bot, 1, 20)).toBeLessThan(0.4);
});

test('games between hunters are long: more than three cards drawn each', () => {
  const games = 4;
  let drawn = 0;
  for (let seed = 0; seed < games; seed++) {
    const options = { players: 3, table: 'medium', extended: false };
    drawn += playGame(options, [hunter, hunter, hunter] as Bot[], 48, `pace ${seed}`).drawn / options.players;
  }
  expect(drawn / games).toBeGreaterThan(3);
});
