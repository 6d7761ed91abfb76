// If It Fits as search sees it: the game is one round, so a playout ends it, and everyone plays roughly
// the move that an appraisal of the table likes best.

import { GAMES, type BoxPosition, type BoxView } from '@menagerie/rules';
import type { Model } from '../search/model.ts';
import { Appraiser } from './appraisal.ts';
import { judge } from './judge.ts';
import { chooseByEye } from './policy.ts';
import type { Taste } from './styles.ts';

const game = GAMES['if-it-fits'];

/** A whim can improve a move's appraisal by at most this many points. */
export function boxModel(taste: Taste, whim = 0): Model<BoxPosition, BoxView> {
  const appraiser = new Appraiser(taste);
  const moves = new Int32Array(game.maxLegalMoves);
  return {
    game,
    choose: (position, seat, random) => chooseByEye(appraiser, position, seat, moves, whim, random),
    judge,
  };
}
