// Perft: how many sequences of exactly `depth` further moves a position has. A line that ends
// earlier counts nothing. Simultaneous choices are taken in the order of `nextSeat`.

import type { Game, Position } from './game.ts';

export function perft<P extends Position>(game: Game<P>, position: P, depth: number): number {
  const scratch = Array.from({ length: depth }, () => ({
    position: position.clone(),
    moves: new Int32Array(game.maxLegalMoves),
  }));
  return count(position, depth);

  function count(from: P, left: number): number {
    if (left === 0) return 1;
    const seat = game.nextSeat(from);
    if (seat < 0) return 0;
    const { position: child, moves } = scratch[left - 1];
    const length = game.legalMoves(from, seat, moves);
    if (left === 1) return length;
    let total = 0;
    for (let i = 0; i < length; i++) {
      game.play(child.copyFrom(from), seat, moves[i]);
      total += count(child, left - 1);
    }
    return total;
  }
}
