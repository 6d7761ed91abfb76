import { GAMES, SeededRandom, turnOf, type CatPosition, type CatView } from '@menagerie/rules';
import { beforeAll, expect, test } from 'vitest';
import { decide, type Bot } from '../bot.ts';
import { playoutBudget } from '../budget.ts';
import { loadNets } from '../node.ts';
import { playOut } from '../search/model.ts';
import { careful, flat } from './baselines.ts';
import { hunter } from './hunter.ts';
import { catLevels } from './levels.ts';
import { catModel } from './model.ts';
import { naiveModel } from './naive.ts';

const game = GAMES['cat-in-the-box'];

beforeAll(loadNets);

/** How many of this many deals the bot wins in each seat among others of one kind. */
function winsAmong(bot: Bot<CatView>, other: Bot<CatView>, deals: number, playouts: number): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let place = 0; place < 4; place++) {
      const position = game.newGame({ players: 4, layout: 'white' });
      const cards = new SeededRandom(`deal ${deal}`);
      const random = new SeededRandom(`choices ${deal}`);
      while (!game.isOver(position)) {
        if (game.awaitsDeal(position)) game.deal(position, cards);
        const seat = game.nextSeat(position);
        const turn = turnOf(game, position, seat);
        game.play(
          position,
          seat,
          decide(seat === place ? bot : other, turn, random, playoutBudget(playouts)),
        );
      }
      if (game.scores(position).places[place] === 1) wins++;
    }
  }
  return wins;
}

test.each([
  ['hunter', hunter, 120],
  ['tiger', catLevels.tiger, 12],
] as const)(
  '%s, with little time, wins most games among three careful ones, deals 0 and 1',
  (_, bot, playouts) => {
    expect(winsAmong(bot, careful, 2, playouts)).toBeGreaterThan(5);
  },
);
test('flat wins more than its share among three careful ones, deals 0 and 1', () => {
  expect(winsAmong(flat, careful, 2, 120)).toBeGreaterThan(2);
});

test.each([
  ['learnt', catModel],
  ['naive', naiveModel],
])('playouts by the %s policy finish the round, and the chances add up to one', (_, model) => {
  for (const players of [2, 3, 4, 5]) {
    const random = new SeededRandom(players);
    const position: CatPosition = game.newGame({ players, layout: 'purple' });
    const chances = new Float64Array(players);
    const scores = new Float64Array(players);
    while (!game.isOver(position)) {
      game.deal(position, random);
      playOut(model, position, random);
      expect(game.nextSeat(position)).toBe(-1);
      model.judge(position, chances, scores);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    }
    const { places, totals } = game.scores(position);
    const winners = places.filter((place) => place === 1).length;
    expect([...chances]).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
    expect([...scores]).toEqual(totals);
  }
});
