// Places on the table and moves as text. A place goes by a letter for its column and a number for its row,
// the same on every size of table: K6 is the middle.

import { BOX_GRIDS, type BoxSpot, type BoxTable } from '@menagerie/rules';
import { STEPS } from './sides.ts';

const MIDDLE_COLUMN = 'K'.charCodeAt(0);
const MIDDLE_ROW = 6;

export const columnName = (x: number): string => String.fromCharCode(MIDDLE_COLUMN + x);
export const rowName = (y: number): string => String(MIDDLE_ROW + y);

/** `K6`, or `K6–L6` across two. */
export function spotName({ x, y }: BoxSpot): string {
  const cell = (column: number): string => columnName(column) + rowName(y);
  return Number.isInteger(x) ? cell(x) : `${cell(x - 0.5)}–${cell(x + 0.5)}`;
}

export const keyOf = ({ x, y }: BoxSpot): string => `${x},${y}`;

/** A piece and where it goes: `17@3,-2r`. */
export interface Placement extends BoxSpot {
  readonly piece: string;
  readonly isTurned: boolean;
  readonly move: string;
}

/** Null for `draw`, `pass` and discards. */
export function readPlacement(move: string): Placement | null {
  const parts = /^(\w+)@(-?[\d.]+),(-?\d+)(r?)$/.exec(move);
  if (!parts) return null;
  const [, piece, x, y, turned] = parts;
  return { piece, x: Number(x), y: Number(y), isTurned: turned !== '', move };
}

/** The cells that a spot covers. */
export function cellsOf({ x, y }: BoxSpot): readonly BoxSpot[] {
  return Number.isInteger(x) ? [{ x, y }] : [x - 0.5, x + 0.5].map((column) => ({ x: column, y }));
}

/** What whoever moved last has laid in that turn. */
export function lastLaid(
  history: readonly { readonly seat: number; readonly move: string }[],
): readonly Placement[] {
  const last = history.findLastIndex(({ move }) => move.includes('@'));
  const laid: Placement[] = [];
  for (let i = last; i >= 0 && history[i].seat === history[last].seat; i--) {
    const placement = readPlacement(history[i].move);
    if (!placement) break;
    laid.unshift(placement);
  }
  return laid;
}

/** Empty cells beside a card, as far as the table goes. */
export function besideCards(cards: readonly BoxSpot[], table: BoxTable): readonly BoxSpot[] {
  const { width, height } = BOX_GRIDS[table];
  const taken = new Set(cards.map(keyOf));
  const found = new Map<string, BoxSpot>();
  for (const { x, y } of cards) {
    for (const [dx, dy] of Object.values(STEPS)) {
      const cell = { x: x + dx, y: y + dy };
      const isOnTable = 2 * Math.abs(cell.x) < width && 2 * Math.abs(cell.y) < height;
      if (isOnTable && !taken.has(keyOf(cell))) found.set(keyOf(cell), cell);
    }
  }
  return [...found.values()];
}
