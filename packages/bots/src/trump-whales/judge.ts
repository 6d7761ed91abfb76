// What the end of a round of Trump Whales is worth: each seat's chance to win the game, and its expected final
// score.

import { GAMES, type Seat } from '@menagerie/rules';
import { GOAL, winnersOf, type WhalePosition } from '@menagerie/rules/trump-whales';
import { chancesToWin, shareWin } from '../search/win-chance.ts';

const game = GAMES['trump-whales'];

/**
 * By players: how much a lead can still shrink (variance), and how much everyone will still score; each a
 * constant plus an amount for every point the leader lacks. Fitted to 1,500 standings, each continued 600 times
 * with rounds the policy had played: the chances are off by 0.02, which is also the error of 600 games.
 */
const REST = [
  { variance: 5, variancePerPoint: 0.8, score: 9, scorePerPoint: 0.86 },
  { variance: 14, variancePerPoint: 2.2, score: 6.5, scorePerPoint: 0.76 },
  { variance: 12, variancePerPoint: 4.7, score: 5.5, scorePerPoint: 0.72 },
];

function spreadOf(players: number, missing: number): number {
  const { variance, variancePerPoint } = REST[players - 2];
  return Math.sqrt(variance + variancePerPoint * missing);
}

export function judge(position: WhalePosition, chances: Float64Array, scores: Float64Array): void {
  const { players, totals } = position;
  let highest = 0;
  for (let seat = 0; seat < players; seat++) highest = Math.max(highest, totals[seat]);
  if (game.isOver(position)) {
    shareWin(winnersOf(position), players, chances);
    for (let seat = 0; seat < players; seat++) scores[seat] = totals[seat];
    return;
  }
  const { score, scorePerPoint } = REST[players - 2];
  const missing = Math.max(0, GOAL - highest);
  chancesToWin(totals, players, spreadOf(players, missing), chances);
  for (let seat = 0; seat < players; seat++) scores[seat] = totals[seat] + score + scorePerPoint * missing;
}

/** What one more point would be worth to a seat, in chances to win. */
export function chancePerPoint({ players, totals }: WhalePosition, seat: Seat): number {
  const standing = Float64Array.from(totals);
  const spread = spreadOf(players, Math.max(0, GOAL - Math.max(...standing)));
  const chances = new Float64Array(players);
  chancesToWin(standing, players, spread, chances);
  const now = chances[seat];
  standing[seat]++;
  chancesToWin(standing, players, spread, chances);
  return chances[seat] - now;
}
