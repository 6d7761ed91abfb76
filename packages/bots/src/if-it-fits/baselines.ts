// Plain search, for comparison.

import { GAMES, type BoxPosition, type BoxView } from '@menagerie/rules';
import type { Model } from '../search/model.ts';
import { treeBot } from '../search/tree.ts';
import { judge } from './judge.ts';
import { boxModel } from './model.ts';
import { searchBot } from './search.ts';
import { PLAIN } from './styles.ts';

/** Flat Monte Carlo over every legal move, with playouts that look at the points on the table. */
export const flat = searchBot('flat', { model: boxModel(PLAIN), isAmbitious: false }, { playouts: 1000 });

const game = GAMES['if-it-fits'];
const moves = new Int32Array(game.maxLegalMoves);
const dice: Model<BoxPosition, BoxView> = {
  game,
  choose: (position, seat, random) => moves[random.below(game.legalMoves(position, seat, moves))],
  judge,
};

export const ismcts = treeBot('ismcts', dice, { curiosity: 0.7 }, { milliseconds: 300 });
