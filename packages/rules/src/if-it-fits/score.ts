// Scoring, box by box, and ranking the seats (IF-18 to IF-22).

import type { RoundScore, ScoreItem, Scores, Seat } from '../core/game.ts';
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

/** IF-19: one point for each symbol of the most frequent kind, or kinds, doubled if the box is closed. */
export function toyPoints(position: BoxPosition, box: BoxNumber): number {
  const symbols = position.boxSymbols[box];
  let most = 0;
  let points = 0;
  for (let kind = 0; kind < KINDS_OF_TOY; kind++) {
    const count = countOf(symbols, kind);
    if (count > most) {
      most = count;
      points = count;
    } else if (count === most) points += count;
  }
  return isClosed(position, box) ? 2 * points : points;
}

/** What the spray bottles take away. */
export function sprayPoints(position: BoxPosition, box: BoxNumber): number {
  const sprays = spraysIn(position.boxSymbols[box]);
  return isClosed(position, box) ? 2 * sprays : sprays;
}

/** IF-20, for a seat that takes the box; not under extended rules. */
export function catPoints(position: BoxPosition, box: BoxNumber, seat: Seat): number {
  if (position.extended) return 0;
  const cats = position.boxCats[box];
  return awakeOf(cats, seat) + asleepOf(cats, seat) - 1;
}

/** IF-18: the seats that take the box, as bits. */
export function takersOf(position: BoxPosition, box: BoxNumber): number {
  const cats = position.boxCats[box];
  const asleepWeight = position.extended ? 1 : 2;
  let most = 1;
  let takers = 0;
  for (let seat = 0; seat < position.players; seat++) {
    const awake = awakeOf(cats, seat);
    if (awake === 0) continue;
    const strength = 2 * awake + asleepWeight * asleepOf(cats, seat);
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
    rounds: position.phase === OVER ? [explain(position, totals)] : [],
    totals,
    places: totals.map((_, seat) => 1 + totals.filter((__, other) => isAhead(other, seat)).length),
  };
}

/** Per seat the sums over the boxes that it takes. */
function explain(position: BoxPosition, points: readonly number[]): RoundScore {
  const items = points.map((_, seat): ScoreItem[] => {
    let toys = 0;
    let sprays = 0;
    let cats = 0;
    for (let box = 0; box < position.laid; box++) {
      if (!isWhole(position, box) || !(takersOf(position, box) & (1 << seat))) continue;
      toys += toyPoints(position, box);
      sprays += sprayPoints(position, box);
      cats += catPoints(position, box, seat);
    }
    const told: ScoreItem[] = [
      { reason: 'toys', rule: 'IF-19', points: toys },
      { reason: 'sprays', rule: 'IF-19', points: 0 - sprays },
      { reason: 'cats', rule: 'IF-20', points: cats },
    ];
    return told.filter((item) => item.points !== 0);
  });
  return { items, points };
}
