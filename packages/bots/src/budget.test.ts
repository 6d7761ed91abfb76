import { GAME_IDS, GAMES, parseOptions, SeededRandom, turnOf, type Game, type Turn } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { botsFor, budgetFor, decide } from './index.ts';
import { loadNets } from './node.ts';

loadNets();

function firstTurn(game: Game): Turn {
  const options = parseOptions(game, { players: 3 });
  if (!options.ok) throw new Error(options.error.reason);
  const position = game.newGame(options.value);
  game.deal(position, new SeededRandom(3));
  return turnOf(game, position, game.nextSeat(position));
}

test('a budget is used up by time or by playouts, whichever ends first', () => {
  let time = 100;
  const now = () => time;
  const both = budgetFor({ milliseconds: 50, playouts: 200 }, now);
  expect(both(0)).toBe(0);
  expect(both(100)).toBe(0.5);
  time = 138;
  expect(both(100)).toBeCloseTo(0.8, 9);
  time = 148;
  expect(both(0)).toBeGreaterThan(1);
  expect(budgetFor({ playouts: 4 }, now)(3)).toBe(0.75);
  expect(budgetFor({}, now)(1e9)).toBe(0);
});

describe.each(GAME_IDS)('%s', (id) => {
  const turn = firstTurn(GAMES[id]);
  test.each(botsFor(id).map((bot) => [bot.name, bot] as const))(
    '%s answers legally even without any time to think',
    (_, bot) => {
      expect(turn.legal).toContain(decide(bot, turn, new SeededRandom(1), () => 1));
    },
  );

  test.each(
    botsFor(id).flatMap((bot) => ('milliseconds' in bot.allowance ? [[bot.name, bot] as const] : [])),
  )('%s keeps checking the time, and stops at the step in which it is up', (_, bot) => {
    let asked = 0;
    decide(bot, turn, new SeededRandom(1), () => (++asked > 5 ? 1 : 0));
    // Tiger doesn't search where its net is sure.
    const isSure = bot.name === 'tiger' && bot.think(turn, new SeededRandom(1)).step(0) === 0;
    expect(asked).toBe(isSure ? 1 : 6);
  });
});
