import { GAMES, SeededRandom, type CatPosition } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { catModel } from '../cat-in-the-box/model.ts';
import { Solver } from './solve.ts';

const game = GAMES['cat-in-the-box'];

/** Two-player rounds, played by policy until few cards are left. */
function lateRounds(count: number): CatPosition[] {
  const found: CatPosition[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const random = new SeededRandom(`late ${seed}`);
    const position = game.newGame({ players: 2, layout: 'white' });
    game.deal(position, random);
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      if (catModel.isNearlyOver?.(position)) {
        found.push(position);
        break;
      }
      game.play(position, seat, catModel.choose(position, seat, random));
    }
  }
  return found;
}

/** Between two seats max^n is minimax: seat 0's chance, computed in the plainest way. */
function minimax(position: CatPosition): number {
  const seat = game.nextSeat(position);
  if (seat < 0) {
    const chances = new Float64Array(2);
    catModel.judge(position, chances, new Float64Array(2));
    return chances[0];
  }
  const moves = new Int32Array(game.maxLegalMoves);
  const length = game.legalMoves(position, seat, moves);
  const values = [...moves.subarray(0, length)].map((move) => {
    const after = position.clone();
    game.play(after, seat, move);
    return minimax(after);
  });
  return seat === 0 ? Math.max(...values) : Math.min(...values);
}

test('the rest of a two-player round is worth the result of best play by both', () => {
  const solver = new Solver(catModel);
  const chances = new Float64Array(8);
  for (const position of lateRounds(20)) {
    const before = game.formatPosition(position);
    solver.solve(position, chances, new Float64Array(8));
    expect(chances[0]).toBeCloseTo(minimax(position), 9);
    expect(game.formatPosition(position)).toEqual(before);
  }
});
