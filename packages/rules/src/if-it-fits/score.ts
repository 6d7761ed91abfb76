// Scoring, box by box, and ranking the seats (IF-18 to IF-22).

import type { Scores, Seat } from '../core/game.ts';
import { firstOf } from '../core/list.ts';
import { asleepOf, awakeOf, isClosed, isWhole, type BoxNumber } from './boxes.ts';
import { OVER } from './phases.ts';
import { countOf, KINDS_OF_TOY, spraysIn } from './pieces.ts';
import type { BoxPosition, BoxResult } from './types.ts';

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

/** IF-19, for symbols as boxes keep them: those of the most frequent kind of toy, or kinds. */
export function toysIn(symbols: number): number {
  let most = 0;
  let points = 0;
  for (let kind = 0; kind < KINDS_OF_TOY; kind++) {
    const count = countOf(symbols, kind);
    if (count > most) most = points = count;
    else if (count === most) points += count;
  }
  return points;
}

/** IF-19: a point for each of those toys, doubled if the box is closed. */
export function toyPoints(position: BoxPosition, box: BoxNumber): number {
  const toys = toysIn(position.boxSymbols[box]);
  return isClosed(position, box) ? 2 * toys : toys;
}

/** What the spray bottles take away. */
export function sprayPoints(position: BoxPosition, box: BoxNumber): number {
  const sprays = spraysIn(position.boxSymbols[box]);
  return isClosed(position, box) ? 2 * sprays : sprays;
}

/** IF-18, in halves of an awake cat: 0 without one. */
export function strengthOfCats(awake: number, asleep: number, isExtended: boolean): number {
  return awake === 0 ? 0 : 2 * awake + (isExtended ? asleep : 2 * asleep);
}

/** IF-20, for a seat that takes the box; not under extended rules. */
export function pointsForCats(awake: number, asleep: number, isExtended: boolean): number {
  return isExtended ? 0 : awake + asleep - 1;
}

export function catPoints(position: BoxPosition, box: BoxNumber, seat: Seat): number {
  const cats = position.boxCats[box];
  return pointsForCats(awakeOf(cats, seat), asleepOf(cats, seat), position.extended);
}

/** IF-18: the seats that take the box, as bits. */
export function takersOf(position: BoxPosition, box: BoxNumber): number {
  const cats = position.boxCats[box];
  let most = 1;
  let takers = 0;
  for (let seat = 0; seat < position.players; seat++) {
    const strength = strengthOfCats(awakeOf(cats, seat), asleepOf(cats, seat), position.extended);
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
  const { scores: totals, penalties } = gameResult(position);
  const isAhead = (a: Seat, b: Seat): boolean =>
    totals[a] !== totals[b] ? totals[a] > totals[b] : penalties[a] < penalties[b];
  return {
    rounds: position.phase === OVER ? [totals] : [],
    totals,
    places: totals.map((_, seat) => 1 + totals.filter((__, other) => isAhead(other, seat)).length),
  };
}
