// What the end of a round of Cat in the Box is worth: the chance of each seat to win the game, and the final
// score that it may expect.

import { catPointsIn, type CatPosition } from '@menagerie/rules';
import { chancesToWin } from '../search/win-chance.ts';

/** Of one seat in one round, by number of players, from rounds between thinking players: mean and spread. */
const POINTS_PER_ROUND = [0, 0, 4.5, 2.5, 2.5, 2];
const SPREAD_PER_ROUND = [0, 0, 3.5, 3.5, 3.5, 3.5];

export function judge(position: CatPosition, chances: Float64Array, scores: Float64Array): void {
  const { players, totals } = position;
  const roundsLeft = players - position.roundsScored;
  for (let seat = 0; seat < players; seat++) {
    scores[seat] = totals[seat] + POINTS_PER_ROUND[players] * roundsLeft;
  }
  if (roundsLeft === 0) shareOfWin(position, chances);
  else chancesToWin(totals, players, SPREAD_PER_ROUND[players] * Math.sqrt(roundsLeft), chances);
}

/** CB-24, without allocating. */
function shareOfWin(position: CatPosition, into: Float64Array): void {
  const { players, totals } = position;
  const last = players - 1;
  let winners = 0;
  for (let seat = 0; seat < players; seat++) {
    let isBest = true;
    for (let other = 0; other < players && isBest; other++) {
      if (totals[other] > totals[seat]) isBest = false;
      else if (
        totals[other] === totals[seat] &&
        catPointsIn(position, last, other) > catPointsIn(position, last, seat)
      ) {
        isBest = false;
      }
    }
    into[seat] = isBest ? 1 : 0;
    if (isBest) winners++;
  }
  for (let seat = 0; seat < players; seat++) into[seat] /= winners;
}
