// The shapes of a card's walls, in a card 100 by 140 with its corner at the origin.

import type { BoxSide } from '@menagerie/rules/if-it-fits';
import { HIGH, WIDE } from '../measures.ts';

/** The thickness of a wall's board. */
export const THICK = 12;

/** A wall ends square at an open side, and is mitred where it meets another wall. */
export function wallPath(side: BoxSide, open: readonly BoxSide[]): string {
  const [left, top] = [open.includes('L') ? 0 : THICK, open.includes('T') ? 0 : THICK];
  const [right, bottom] = [
    open.includes('R') ? WIDE : WIDE - THICK,
    open.includes('B') ? HIGH : HIGH - THICK,
  ];
  switch (side) {
    case 'T':
      return `M0 0H${WIDE}L${right} ${THICK}H${left}z`;
    case 'B':
      return `M0 ${HIGH}H${WIDE}L${right} ${HIGH - THICK}H${left}z`;
    case 'L':
      return `M0 0V${HIGH}L${THICK} ${bottom}V${top}z`;
    default:
      return `M${WIDE} 0V${HIGH}L${WIDE - THICK} ${bottom}V${top}z`;
  }
}

/** The flutes of the board, seen from above: a zigzag along the wall. */
export function flutePath(side: BoxSide, open: readonly BoxSide[]): string {
  const isLevel = side === 'T' || side === 'B';
  const length = isLevel ? WIDE : HIGH;
  const [before, after] = isLevel ? (['L', 'R'] as const) : (['T', 'B'] as const);
  const from = open.includes(before) ? 1 : 8;
  const to = length - (open.includes(after) ? 1 : 8);
  const base = side === 'T' || side === 'L' ? 0 : (isLevel ? HIGH : WIDE) - THICK;
  const count = Math.round((to - from) / 4);
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const along = Math.round((from + ((to - from) * i) / count) * 10) / 10;
    const over = base + (i % 2 ? 3 : THICK - 3);
    return isLevel ? `${along} ${over}` : `${over} ${along}`;
  });
  return `M${points.join('L')}`;
}

/** Where a strip of tape holds a wall; only a few walls have one. */
export function tapeAt(card: number | string, side: BoxSide): { x: number; y: number; turn: number } | null {
  const number = [...String(card)].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 3);
  const index = 'TRBL'.indexOf(side);
  if ((number + index * 5) % 4 !== 0) return null;
  const turn = (number % 9) - 4;
  const shift = (number % 21) - 10;
  const places = {
    T: { x: WIDE / 2 + shift, y: THICK / 2, turn: turn + 90 },
    B: { x: WIDE / 2 + shift, y: HIGH - THICK / 2, turn: turn + 90 },
    L: { x: THICK / 2, y: HIGH / 2 + shift, turn },
    R: { x: WIDE - THICK / 2, y: HIGH / 2 + shift, turn },
  };
  return places[side];
}
