// What the end of a round of If It Fits is worth: it is the end of the game.

import { winnersOf, type BoxPosition } from '@menagerie/rules/if-it-fits';
import { shareWin } from '../search/win-chance.ts';

export function judge(position: BoxPosition, chances: Float64Array, scores: Float64Array): void {
  shareWin(winnersOf(position), position.players, chances);
  for (let seat = 0; seat < position.players; seat++) scores[seat] = position.totals[seat];
}
