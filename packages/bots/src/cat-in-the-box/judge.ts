// What the end of a round of Cat in the Box is worth: the chance of each seat to win the game, and the final
// score that it may expect.

import { winnersOf, type CatPosition } from '@menagerie/rules/cat-in-the-box';
import { chancesToWin, shareWin } from '../search/win-chance.ts';

/** Of one seat in one round, by number of players, from rounds between thinking players: mean and spread. */
const POINTS_PER_ROUND = [0, 0, 4.5, 2.5, 2.5, 2];
const SPREAD_PER_ROUND = [0, 0, 3.5, 3.5, 3.5, 3.5];

export function judge(position: CatPosition, chances: Float64Array, scores: Float64Array): void {
  const { players, totals } = position;
  const roundsLeft = position.table.rounds - position.roundsScored;
  for (let seat = 0; seat < players; seat++) {
    scores[seat] = totals[seat] + POINTS_PER_ROUND[players] * roundsLeft;
  }
  if (roundsLeft === 0) shareWin(winnersOf(position), players, chances);
  else chancesToWin(totals, players, SPREAD_PER_ROUND[players] * Math.sqrt(roundsLeft), chances);
}
