// If It Fits as search sees it: the game is one round, so that a playout ends it, and everyone plays the
// move that an appraisal of the table likes best.

import { GAMES, type BoxPosition, type BoxView, type Move, type Seat } from '@menagerie/rules';
import type { Model } from '../search/model.ts';
import { Appraiser } from './appraisal.ts';
import type { Taste } from './taste.ts';

const game = GAMES['if-it-fits'];

export function boxModel(taste: Taste): Model<BoxPosition, BoxView> {
  const appraiser = new Appraiser(taste);
  const moves = new Int32Array(game.maxLegalMoves);
  return {
    game,
    choose: (position, seat) => bestByEye(appraiser, position, seat, moves),
    judge: judgeBoxes,
  };
}

function bestByEye(appraiser: Appraiser, position: BoxPosition, seat: Seat, moves: Int32Array): Move {
  const length = game.legalMoves(position, seat, moves);
  let best = moves[0];
  if (length === 1) return best;
  appraiser.lookAt(position, seat);
  let most = -Infinity;
  for (let i = 0; i < length; i++) {
    const gain = appraiser.gainOf(moves[i]);
    if (gain > most) {
      most = gain;
      best = moves[i];
    }
  }
  return best;
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
