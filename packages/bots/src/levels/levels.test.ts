import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listGames, parseOptions, registerGame, SeededRandom, turnOf, type Game } from '@menagerie/rules';
import { fieldMice } from '../../../rules/src/testing/field-mice.ts';
import { botsFor, decide, LEVELS, playoutBudget, type Bot } from '../index.ts';
import { loadNets } from '../node.ts';

beforeAll(loadNets);
afterAll(registerGame(fieldMice));

/** For bots whose allowance is only a time. */
const FEW = 40;

/** How many choices two bots make differently in the same turns, with the same random numbers. */
function differences(game: Game, one: Bot, other: Bot, games: number): number {
  const options = parseOptions(game, { players: 2 });
  if (!options.ok) throw new Error(options.error.reason);
  const random = new SeededRandom(`${one.name} and ${other.name}`);
  let count = 0;
  for (let i = 0; i < games; i++) {
    const position = game.newGame(options.value);
    while (!game.isOver(position)) {
      if (game.awaitsDeal(position)) game.deal(position, random);
      const seat = game.nextSeat(position);
      const turn = turnOf(game, position, seat);
      const seed = random.below(2 ** 16);
      const [move, theirs] = [one, other].map((bot) =>
        decide(bot, turn, new SeededRandom(seed), playoutBudget(bot.allowance.playouts ?? FEW)),
      );
      if (move !== theirs) count++;
      game.play(position, seat, move);
    }
  }
  return count;
}

describe.each(listGames())('levels of $id', (game) => {
  const levels = botsFor(game.id).slice(0, LEVELS.length);

  test('come first, weakest first', () => {
    expect(levels.map(({ name }) => name)).toEqual([...LEVELS]);
  });
  test.each(LEVELS.slice(1).map((name, i) => [name, LEVELS[i], i] as const))('%s is not %s', (_, __, i) => {
    expect(differences(game, levels[i + 1], levels[i], 2)).toBeGreaterThan(0);
  });
});
