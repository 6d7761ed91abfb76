import { GAMES, SeededRandom, turnOf } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { FEATURES } from './learnt.ts';
import { whaleModel } from './model.ts';
import { choosePolicyMove } from './policy.ts';
import { sensibleMoves } from './sensible.ts';
import { TABLES } from './weights.ts';
import { LEARNT, TUNED, type Style } from './styles.ts';

const game = GAMES['trump-whales'];

/**
 * How many more points per round one seat scores than the others, each seat in turn on the same deals.
 */
function pointsAhead(own: Style, others: Style, players: number, deals: number): number {
  let ahead = 0;
  for (let i = 0; i < deals * players; i++) {
    const position = game.newGame({ players });
    const random = new SeededRandom(`round ${i}`);
    game.deal(position, new SeededRandom(`deal ${Math.floor(i / players)}`));
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const style = seat === i % players ? own : others;
      game.play(position, seat, choosePolicyMove(position, seat, random, style));
    }
    const { scores } = position.results[0];
    const sum = scores.reduce((a, b) => a + b);
    ahead += (scores[i % players] * players - sum) / (players - 1);
  }
  return ahead / (deals * players);
}

test('every feature has a weight', () => {
  for (const table of TABLES) {
    expect(table).toHaveLength(FEATURES);
    expect(table.every(Number.isFinite)).toBe(true);
  }
});

test.each([2, 3, 4])('%i players: the trained policy beats the hand-made one', (players) => {
  expect(pointsAhead(LEARNT, TUNED, players, 400)).toBeGreaterThan(0.25);
});

describe('the opinion before search', () => {
  test.each([2, 4])('%i players: covers the requested moves, in their order', (players) => {
    const position = game.newGame({ players });
    const random = new SeededRandom('opinion');
    game.deal(position, random);
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const turn = turnOf(game, position, seat);
      const all = new Float64Array(turn.legal.length);
      whaleModel.weigh?.(position, seat, turn.legal, all);
      const asked = [...sensibleMoves(turn)].reverse();
      const some = new Float64Array(asked.length);
      whaleModel.weigh?.(position, seat, asked, some);
      expect([...some]).toEqual(asked.map((move) => all[turn.legal.indexOf(move)]));
      expect(some.every(Number.isFinite)).toBe(true);
      game.play(position, seat, choosePolicyMove(position, seat, random, LEARNT));
    }
  });
});
