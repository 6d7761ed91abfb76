// Scoring, box by box, and ranking the seats (IF-18 to IF-22).

import type { Scores, Seat } from '../core/game.ts';
import { firstOf } from '../core/list.ts';
import { placesBy, winnersBy } from '../core/ranking.ts';
import { isClosed, isWhole, type BoxNumber } from './boxes.ts';
import { OVER } from './phases.ts';
import type { BoxPosition, BoxResult } from './types.ts';
import { penaltyIn, pointsForCats, strengthIn, toysIn } from './worth.ts';

/** Writes the totals and penalties into the position. Nothing here allocates. */
export function scoreGame(position: BoxPosition): void {
  const { players, totals, penalties } = position;
  totals.fill(0);
  penalties.fill(0);
  for (let box = 0; box < position.laid; box++) {
    if (!isWhole(position, box) || position.boxCats[box] === 0) continue;
    const takers = takersOf(position, box);
    const toys = toyPoints(position, box);
    const sprays = sprayPoints(position, box);
    for (let seat = 0; seat < players; seat++) {
      if (!(takers & (1 << seat))) continue;
      totals[seat] += toys - sprays + catPoints(position, box, seat);
      penalties[seat] += sprays;
    }
  }
}

export const toyPoints = (position: BoxPosition, box: BoxNumber): number =>
  toysIn(position.boxSymbols[box], isClosed(position, box));

export const sprayPoints = (position: BoxPosition, box: BoxNumber): number =>
  penaltyIn(position.boxSymbols[box], isClosed(position, box));

export const catPoints = (position: BoxPosition, box: BoxNumber, seat: Seat): number =>
  pointsForCats(position.boxCats[box], seat, position.extended);

/** IF-18: the seats that take the box, as bits. */
export function takersOf({ players, extended, boxCats }: BoxPosition, box: BoxNumber): number {
  let most = 1;
  let takers = 0;
  for (let seat = 0; seat < players; seat++) {
    const strength = strengthIn(boxCats[box], seat, extended);
    if (strength > most) {
      most = strength;
      takers = 0;
    }
    if (strength === most) takers |= 1 << seat;
  }
  return takers;
}

export function gameResult({ players, totals, penalties }: BoxPosition): BoxResult {
  return { scores: firstOf(totals, players), penalties: firstOf(penalties, players) };
}

export const roundsScored = (position: BoxPosition): number => (position.phase === OVER ? 1 : 0);

export function scores(position: BoxPosition): Scores {
  const totals = firstOf(position.totals, position.players);
  return {
    rounds: position.phase === OVER ? [totals] : [],
    totals,
    places: placesBy(position, isAhead),
  };
}

/** IF-21. */
const isAhead = ({ totals, penalties }: BoxPosition, a: Seat, b: Seat): boolean =>
  totals[a] !== totals[b] ? totals[a] > totals[b] : penalties[a] < penalties[b];

/** Once the game is over: the seats that win or share the win, as bits. Allocates nothing. */
export const winnersOf = (position: BoxPosition): number => winnersBy(position, isAhead);
