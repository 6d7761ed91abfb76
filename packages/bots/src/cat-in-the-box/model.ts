// What search knows of Cat in the Box: the learnt policy, the study of the others, and the worth of a round's
// end.

import { GAMES } from '@menagerie/rules';
import { PLAY, playsLeft, type CatPosition, type CatView } from '@menagerie/rules/cat-in-the-box';
import type { Model } from '../search/model.ts';
import { judge } from './judge.ts';
import { chooseMove, weighMoves } from './policy.ts';
import { CatStudy, EXPERT_NOISE } from './study.ts';

/** What a point more than the others is worth, in chances to win, early in the game. */
const CHANCE_PER_POINT = 0.05;

/** About 3^5 ways to continue, each a fraction of a microsecond. */
const LAST_PLAYS = 5;

export const catModel: Model<CatPosition, CatView> = {
  game: GAMES['cat-in-the-box'],
  choose: (position, seat, random) => chooseMove(position, seat, random, EXPERT_NOISE),
  judge,
  weigh(position, seat, moves, into) {
    weighMoves(position, seat, moves, into);
    for (let i = 0; i < into.length; i++) into[i] *= CHANCE_PER_POINT;
  },
  isNearlyOver: (position) => position.phase === PLAY && playsLeft(position) <= LAST_PLAYS,
  study: (view, random) => new CatStudy(view, random),
};
