// If It Fits as search sees it: the game is one round, so that a playout ends it, and everyone plays the
// move that an appraisal of the table likes best, more or less.

import { GAMES, type BoxPosition, type BoxView, type Move, type Random, type Seat } from '@menagerie/rules';
import type { Model } from '../search/model.ts';
import { Appraiser } from './appraisal.ts';
import type { Taste } from './styles.ts';

const game = GAMES['if-it-fits'];
const WHIMS = 1 << 16;

/** On a whim a move may look better than it is, by so many points at most. */
export function boxModel(taste: Taste, whim = 0): Model<BoxPosition, BoxView> {
  const appraiser = new Appraiser(taste);
  const moves = new Int32Array(game.maxLegalMoves);
  return {
    game,
    choose: (position, seat, random) => bestByEye(appraiser, position, seat, moves, whim, random),
    judge: judgeBoxes,
  };
}

function bestByEye(
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
  // One draw for each choice, so that playouts with the same dice have the same whims.
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

/** IF-21. */
export function judgeBoxes(
  { players, totals, penalties }: BoxPosition,
  chances: Float64Array,
  scores: Float64Array,
): void {
  let winners = 0;
  for (let seat = 0; seat < players; seat++) {
    let isFirst = true;
    for (let other = 0; other < players; other++) {
      if ((totals[other] - totals[seat] || penalties[seat] - penalties[other]) > 0) isFirst = false;
    }
    scores[seat] = totals[seat];
    chances[seat] = isFirst ? 1 : 0;
    if (isFirst) winners++;
  }
  for (let seat = 0; seat < players; seat++) chances[seat] /= winners;
}
