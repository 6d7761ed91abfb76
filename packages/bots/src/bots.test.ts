import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import {
  GAMES,
  listGames,
  parseOptions,
  registerGame,
  SeededRandom,
  turnOf,
  type CatPosition,
  type CatView,
  type Game,
  type View,
} from '@menagerie/rules';
import { fieldMice } from '../../rules/src/testing/field-mice.ts';
import {
  analystFor,
  botsFor,
  decide,
  LEVELS,
  playoutBudget,
  randomBot,
  registerBots,
  type Bot,
  type GameBots,
} from './index.ts';
import { loadNets } from './node.ts';

beforeAll(loadNets);
afterAll(registerGame(fieldMice));

/** Enough for every kind of step, and quickly spent. */
const FEW = playoutBudget(50);

/** One whole game in which every choice must be legal. Returns the moves as text. */
function playOut(game: Game, players: number, bots: readonly Bot[], seed: string): string[] {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const position = game.newGame(options.value);
  const random = new SeededRandom(seed);
  const moves: string[] = [];
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const move = decide(bots[seat % bots.length], turnOf(game, position, seat), random, FEW);
    expect(game.refusal(position, seat, move)).toBe(null);
    game.play(position, seat, move);
    moves.push(game.formatMove(move));
  }
  return moves;
}

describe.each(listGames())('bots of $id', (game) => {
  test.each(botsFor(game.id).map((bot) => [bot.name, bot] as const))(
    '%s plays legally with every number of players, and plays the same from the same seed',
    (_, bot) => {
      // One seat is played by the bot, to keep it short if the bot thinks; the rest play at random.
      const seats = (players: number) => [bot, ...Array<Bot>(players - 1).fill(randomBot)];
      for (let players = game.players.min; players <= game.players.max; players++) {
        playOut(game, players, seats(players), `seed ${players}`);
      }
      const again = [1, 2].map(() => playOut(game, 2, seats(2), 'again'));
      expect(again[1]).toEqual(again[0]);
    },
  );
});

describe('a game without its own bots', () => {
  const names = (): string[] => botsFor(fieldMice.id).map(({ name }) => name);

  test('is played at every level by bots that know only its rules', () => {
    expect(names()).toEqual([...LEVELS, 'random']);
  });
  test.each(['cat', 'tiger'])('%s wins more tricks than random play', (level) => {
    const bot = botsFor(fieldMice.id).find(({ name }) => name === level) as Bot;
    const random = new SeededRandom(level);
    let lead = 0;
    for (let i = 0; i < 40; i++) {
      const position = fieldMice.newGame({ players: 2 });
      fieldMice.deal(position, random);
      while (!fieldMice.isOver(position)) {
        const seat = fieldMice.nextSeat(position);
        const who = seat === 0 ? bot : randomBot;
        fieldMice.play(position, seat, decide(who, turnOf(fieldMice, position, seat), random, FEW));
      }
      const [own, other] = fieldMice.scores(position).totals;
      lead += own - other;
    }
    expect(lead).toBeGreaterThan(20);
  });
  test('has an analyst, and gets others by registering them', () => {
    expect(analystFor(fieldMice.id)?.name).toBe('analyst');
    const own: GameBots = { bots: [randomBot], model: { game: fieldMice, choose: () => 0, judge: () => {} } };
    const forget = registerBots(fieldMice.id, own);
    expect(names()).toEqual(['random']);
    forget();
    expect(names()).toHaveLength(LEVELS.length + 1);
  });
});

test('an unknown game has neither bots nor an analyst', () => {
  expect(botsFor('chess')).toEqual([]);
  expect(analystFor('chess')).toBe(undefined);
});

test("a bot gets a view, and a position can't be passed instead", () => {
  expectTypeOf<CatPosition>().not.toExtend<View>();
  expectTypeOf<CatPosition>().not.toExtend<CatView>();
});

test('a turn gives no access to the position', () => {
  const game = GAMES['cat-in-the-box'];
  const position = game.newGame({ players: 3, layout: 'white' });
  game.deal(position, new SeededRandom(1));
  const turn = turnOf(game, position, 1);
  const reachable = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || reachable.has(value)) return;
    reachable.add(value);
    Reflect.ownKeys(value).forEach((key) => walk((value as Record<PropertyKey, unknown>)[key]));
  };
  walk(turn);
  walk(turn.view);
  expect(reachable.has(turn.view)).toBe(true);
  expect(reachable.has(position)).toBe(false);
  expect(reachable.has(position.counts)).toBe(false);
});
