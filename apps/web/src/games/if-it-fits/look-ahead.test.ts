import { GAMES, listLegalMoves, SeededRandom, type BoxView } from '@menagerie/rules';
import { describe, expect, it } from 'vitest';
import { boxAfter, lookAhead, mustDiscard } from './look-ahead.ts';

const game = GAMES['if-it-fits'];

/** Views of whole games of random moves, each with the moves then legal. */
function* views(seed: number): Generator<{ view: BoxView; legal: string[] }> {
  const random = new SeededRandom(seed);
  const position = game.newGame({ players: 3, table: 'small', extended: seed % 2 === 1 });
  game.deal(position, random);
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    const moves = listLegalMoves(game, position, seat);
    yield { view: game.view(position, seat), legal: moves.map((move) => game.formatMove(move)) };
    game.play(position, seat, moves[random.below(moves.length)]);
  }
}

describe.each([1, 2, 3])('a game with seed %i', (seed) => {
  const seen = [...views(seed)];

  it('[IF-3] looks ahead as the rules do', () => {
    for (const { view, legal } of seen) {
      const move = legal.find((text) => text.includes('@'));
      if (move === undefined) continue;
      expect(boxAfter(view, move)?.box.cells.length).toBeGreaterThan(0);
      expect(lookAhead(view, move)?.history.at(-1)?.move).toBe(move);
    }
  });

  it('[IF-16] knows when nothing fits', () => {
    for (const { view, legal } of seen) {
      expect(mustDiscard(view)).toBe(view.phase === 'card' && legal[0].startsWith('x'));
    }
  });
});
