// Places on the table in words. A place goes by a letter for its column and a number for its row,
// the same on every size of table: K6 is the middle.

import { readPlacement, type BoxSpot, type Placement } from '@menagerie/rules/if-it-fits';

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

/** The pieces laid in the last turn. */
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
