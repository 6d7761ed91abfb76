import { GAMES, SeededRandom, turnOf, type CatView } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { decideByItself, type Bot } from '../bot.ts';
import { flatBot } from '../search/flat.ts';
import { playOut } from '../search/model.ts';
import { careful } from './baselines.ts';
import { naiveModel } from './naive.ts';

const game = GAMES['cat-in-the-box'];
const noClock = () => 0;

/** The places of one game, given the bots in order of seats. */
function placesOf(bots: readonly Bot<CatView>[], seed: string): readonly number[] {
  const position = game.newGame({ players: bots.length, layout: 'white' });
  const deals = new SeededRandom(seed);
  const random = new SeededRandom(`${seed}, choices`);
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, deals);
    const seat = game.nextSeat(position);
    game.play(position, seat, decideByItself(bots[seat], turnOf(game, position, seat), random, noClock));
  }
  return game.scores(position).places;
}

test('thinking beats a fixed rule: one among three careful ones wins more than half, seeds 0 to 11', () => {
  const flat = flatBot('flat', naiveModel, { playouts: 250 });
  let wins = 0;
  for (let seed = 0; seed < 12; seed++) {
    for (let seat = 0; seat < 4; seat++) {
      const bots = [careful, careful, careful, careful].with(seat, flat);
      if (placesOf(bots, `seed ${seed}`)[seat] === 1) wins++;
    }
  }
  expect(wins).toBeGreaterThan(24);
});

test('a playout ends the round, and its chances add up to one', () => {
  for (const players of [2, 3, 4, 5]) {
    const random = new SeededRandom(players);
    const position = game.newGame({ players, layout: 'purple' });
    const chances = new Float64Array(players);
    const scores = new Float64Array(players);
    while (!game.isOver(position)) {
      game.deal(position, random);
      playOut(naiveModel, position, random);
      expect(game.nextSeat(position)).toBe(-1);
      naiveModel.judge(position, chances, scores);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    }
    const { places } = game.scores(position);
    const winners = places.filter((place) => place === 1).length;
    expect([...chances]).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
  }
});
