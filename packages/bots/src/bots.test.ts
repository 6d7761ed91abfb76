import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  GAME_IDS,
  GAMES,
  parseOptions,
  SeededRandom,
  turnOf,
  type CatPosition,
  type CatView,
  type Game,
  type View,
} from '@menagerie/rules';
import { botsFor, decideByItself, randomBot, type Bot } from './index.ts';

const noClock = () => 0;

/** One whole game; every choice must be legal. Returns the moves as text. */
function playOut(game: Game, players: number, bots: readonly Bot[], seed: string): string[] {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const position = game.newGame(options.value);
  const random = new SeededRandom(seed);
  const moves: string[] = [];
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const move = decideByItself(bots[seat % bots.length], turnOf(game, position, seat), random, noClock);
    expect(game.refusal(position, seat, move)).toBe(null);
    game.play(position, seat, move);
    moves.push(game.formatMove(move));
  }
  return moves;
}

describe.each(GAME_IDS)('bots of %s', (id) => {
  const game: Game = GAMES[id];
  test.each(botsFor(id).map((bot) => [bot.name, bot] as const))(
    '%s plays legally at every number of players, and the same again from the same seed',
    (_, bot) => {
      // One seat by the bot, so that one that thinks does not take long; the rest by dice.
      const seats = (players: number) => [bot, ...Array<Bot>(players - 1).fill(randomBot)];
      for (let players = game.players.min; players <= game.players.max; players++) {
        playOut(game, players, seats(players), `seed ${players}`);
      }
      const again = [1, 2].map(() => playOut(game, 2, seats(2), 'again'));
      expect(again[1]).toEqual(again[0]);
    },
  );
});

test('a bot gets a view, which no position can stand in for', () => {
  expectTypeOf<CatPosition>().not.toExtend<View>();
  expectTypeOf<CatPosition>().not.toExtend<CatView>();
});

test('a turn gives no way to the position', () => {
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

describe('careful and bold', () => {
  const [, careful, bold] = botsFor('cat-in-the-box');
  const view = (part: Partial<CatView>) => part as CatView;
  const game = GAMES['cat-in-the-box'];
  const choose = (bot: Bot, part: Partial<CatView>, moves: string) => {
    const legal = moves.split(' ').map((text) => {
      const move = game.parseMove(text);
      return move.ok ? move.value : NaN;
    });
    return game.formatMove(bot.think({ view: view(part), legal }, new SeededRandom(1)).best);
  };
  const options = { players: 3, layout: 'white' } as const;
  const led = [{ leader: 0, plays: [{ seat: 0, rank: 3, colour: 'b' }], winner: null }] as const;

  test('careful lays down the highest of what it holds most, bold its lowest', () => {
    const state = { phase: 'discard', hand: [1, 2, 2, 5, 5, 6] } as const;
    expect(choose(careful, state, '-1 -2 -5 -6')).toBe('-5');
    expect(choose(bold, state, '-1 -2 -5 -6')).toBe('-1');
  });
  test('careful predicts the least, bold the most', () => {
    expect(choose(careful, { phase: 'predict', hand: [] }, '=1 =3 =4')).toBe('=1');
    expect(choose(bold, { phase: 'predict', hand: [] }, '=1 =3 =4')).toBe('=4');
  });
  test('careful follows with what it holds most, lowest first; bold with its highest', () => {
    const state = { phase: 'play', hand: [1, 2, 2, 5, 5, 6], options, tricks: led } as const;
    expect(choose(careful, state, '6r 1b 2b 5b 2y')).toBe('2b');
    expect(choose(bold, state, '6r 1b 2b 5b 2y')).toBe('5b');
    expect(choose(bold, state, '1r 5r 2y 6y')).toBe('5r');
    expect(choose(bold, state, '2y 6y')).toBe('2y');
  });
});
