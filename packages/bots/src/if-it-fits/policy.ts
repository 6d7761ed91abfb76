// Plays If It Fits by looking at the table, with no lookahead except the appraisal.

import { GAMES, type BoxPosition, type Move, type Random, type Seat } from '@menagerie/rules';
import type { Appraiser } from './appraisal.ts';

const game = GAMES['if-it-fits'];
const WHIMS = 1 << 16;

/** The move that looks best; a whim can make one look better than it is. */
export function chooseByEye(
  appraiser: Appraiser,
  position: BoxPosition,
  seat: Seat,
  moves: Int32Array,
  whim: number,
  random: Random,
): Move {
  const length = game.legalMoves(position, seat, moves);
  let best = moves[0];
  if (length === 1) return best;
  appraiser.lookAt(position, seat);
  // One draw per choice, so that playouts with the same random numbers have the same whims.
  const mood = whim > 0 ? random.below(WHIMS) + 1 : 0;
  let most = -Infinity;
  for (let i = 0; i < length; i++) {
    let gain = appraiser.gainOf(moves[i]);
    if (whim > 0) gain += whim * whimFor(moves[i], mood);
    if (gain > most) {
      most = gain;
      best = moves[i];
    }
  }
  return best;
}

/** From 0 up to 1: the same for the same move in the same mood. */
function whimFor(move: Move, mood: number): number {
  let mixed = Math.imul(move ^ Math.imul(mood, 0x9e3779b1), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed >>> 8) / (1 << 24);
}
