import { GAMES, SeededRandom, turnOf, type CatView } from '@menagerie/rules';
import { expect, test } from 'vitest';
import type { Policy } from '../policy.ts';
import { flatPolicy } from '../search/flat.ts';
import { careful } from './careful.ts';
import { catPlayout } from './playout.ts';

const game = GAMES['cat-in-the-box'];

/** The places of one game, given the policies in order of seats. */
function placesOf(policies: readonly Policy<CatView>[], seed: string): readonly number[] {
  const position = game.newGame({ players: policies.length, layout: 'white' });
  const deals = new SeededRandom(seed);
  const random = new SeededRandom(`${seed}, choices`);
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, deals);
    const seat = game.nextSeat(position);
    game.play(position, seat, policies[seat].choose(turnOf(game, position, seat), random));
  }
  return game.scores(position).places;
}

test('thinking beats a fixed rule: one among three careful ones wins more than half, seeds 0 to 11', () => {
  const flat = flatPolicy(game, catPlayout, 150);
  let wins = 0;
  for (let seed = 0; seed < 12; seed++) {
    for (let seat = 0; seat < 4; seat++) {
      const policies = [careful, careful, careful, careful].with(seat, flat);
      if (placesOf(policies, `seed ${seed}`)[seat] === 1) wins++;
    }
  }
  expect(wins).toBeGreaterThan(24);
});

test('a playout ends the round, and its chances add up to one', () => {
  for (const players of [2, 3, 4, 5]) {
    const random = new SeededRandom(players);
    const position = game.newGame({ players, layout: 'purple' });
    const chances = new Float64Array(players);
    while (!game.isOver(position)) {
      game.deal(position, random);
      catPlayout.finish(position, random);
      expect(game.nextSeat(position)).toBe(-1);
      catPlayout.judge(position, chances);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    }
    const { places } = game.scores(position);
    const winners = places.filter((place) => place === 1).length;
    expect([...chances]).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
  }
});
