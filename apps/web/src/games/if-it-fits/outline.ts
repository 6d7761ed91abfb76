// The outline of a box, drawn slightly inside its edge, as straight pieces that meet at the corners.

import type { BoxSpot } from '@menagerie/rules';
import { SIDES, STEPS, type BoxSide } from '@menagerie/rules/if-it-fits';
import { keyOf } from './spots.ts';
import { HIGH, WIDE } from './measures.ts';

/** The sides at the two ends of a side: left or top end first. */
const ENDS: Readonly<Record<BoxSide, readonly [BoxSide, BoxSide]>> = {
  T: ['L', 'R'],
  B: ['L', 'R'],
  L: ['T', 'B'],
  R: ['T', 'B'],
};

/** An SVG path along the inside of the cells' common edge. */
export function outlineOf(cells: readonly BoxSpot[], inset: number): string {
  const inside = new Set(cells.map(keyOf));
  const has = ({ x, y }: BoxSpot, ...sides: BoxSide[]): boolean => {
    const dx = sides.reduce((sum, side) => sum + STEPS[side][0], 0);
    const dy = sides.reduce((sum, side) => sum + STEPS[side][1], 0);
    return inside.has(keyOf({ x: x + dx, y: y + dy }));
  };
  /** How far short of the cell's corner the line ends; beyond it where the outline turns outwards. */
  const short = (cell: BoxSpot, side: BoxSide, end: BoxSide): number => {
    if (!has(cell, end)) return inset;
    return has(cell, end, side) ? -inset : 0;
  };
  const pieces = cells.flatMap((cell) =>
    SIDES.filter((side) => !has(cell, side)).map((side) => {
      const [start, end] = ENDS[side].map((corner) => short(cell, side, corner));
      const [left, top] = [cell.x * WIDE, cell.y * HIGH];
      if (side === 'T' || side === 'B') {
        const y = side === 'T' ? top + inset : top + HIGH - inset;
        return `M${left + start} ${y}H${left + WIDE - end}`;
      }
      const x = side === 'L' ? left + inset : left + WIDE - inset;
      return `M${x} ${top + start}V${top + HIGH - end}`;
    }),
  );
  return pieces.join('');
}

/** The cells as one shape to fill. */
export function areaPath(cells: readonly BoxSpot[]): string {
  return cells.map(({ x, y }) => `M${x * WIDE} ${y * HIGH}h${WIDE}v${HIGH}h${-WIDE}z`).join('');
}
