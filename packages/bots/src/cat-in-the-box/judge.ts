// What the end of a round of Cat in the Box is worth: each seat's chance to win the game, and its expected
// final score.

import { winnersOf, type CatPosition } from '@menagerie/rules/cat-in-the-box';
import { chancesToWin, shareWin } from '../search/win-chance.ts';

/** For one seat in one round, by number of players, from rounds between searching bots: mean and spread. */
const POINTS_PER_ROUND = [0, 0, 4.5, 2.5, 2.5, 2];
const SPREAD_PER_ROUND = [0, 0, 3.5, 3.5, 3.5, 3.5];

export function judge(position: CatPosition, chances: Float64Array, scores: Float64Array): void {
  const { players, totals } = position;
  const roundsLeft = position.setup.rounds - position.roundsScored;
  for (let seat = 0; seat < players; seat++) {
    scores[seat] = totals[seat] + POINTS_PER_ROUND[players] * roundsLeft;
  }
  if (roundsLeft === 0) shareWin(winnersOf(position), players, chances);
  else chancesToWin(totals, players, SPREAD_PER_ROUND[players] * Math.sqrt(roundsLeft), chances);
}
