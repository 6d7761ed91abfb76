// The bots that others are measured against.

import { GAMES, type CatPosition, type CatView, type Move, type Seat } from '@menagerie/rules';
import { instantBot, type Bot } from '../bot.ts';
import { flatBot } from '../search/flat.ts';
import { treeBot } from '../search/tree.ts';
import { naiveModel } from './naive.ts';
import { chooseBoldly, chooseCarefully } from './styles.ts';

const game = GAMES['cat-in-the-box'];

export const careful = styleBot('careful', chooseCarefully);
export const bold = styleBot('bold', chooseBoldly);

/**
 * Thinks a thousand playouts ahead. It sees what its own plays lead to, but assumes that the others play by
 * a simple policy and that every deal is equally likely.
 */
export const flat = flatBot('flat', naiveModel, { playouts: 1000 });

/** Plain information-set Monte Carlo tree search: uniform samples and random playouts. */
export const ismcts = treeBot(
  'ismcts',
  {
    ...naiveModel,
    choose(position, seat, random) {
      const length = game.legalMoves(position, seat, moves);
      return moves[random.below(length)];
    },
  },
  { curiosity: 1.4 },
  { milliseconds: 300 },
);

const moves = new Int32Array(game.maxLegalMoves);

/** A style only uses what the seat sees, so any position that fits the view will do. */
function styleBot(name: string, choose: (position: CatPosition, seat: Seat) => Move): Bot<CatView> {
  return instantBot(name, ({ view }, random) => choose(game.sample(view, random), view.seat));
}
