// Where the page tears in a paradox: a jagged line from top to bottom, in percent, always the same for the same
// position.

import type { CatView } from '@menagerie/rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 20;
/** How far the tear can jump at each step, and drift over the page. */
const JAG = 2.2;
const WANDER = 4;
/** It extends beyond the page, to leave room for shadows and pins. */
const TOP = -5;
const BOTTOM = 105;

/** The column of the causer's first unplayable card, as a fraction of the board's width. */
export function tearAt({ paradox, board }: Pick<CatView, 'paradox' | 'board'>): number {
  const rank = paradox?.hand[0] ?? Math.ceil(board[0].length / 2);
  const share = (rank - 0.5) / board[0].length;
  return Math.min(0.82, Math.max(0.18, share));
}

export function tearLine(share: number): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const wander = WANDER * Math.sin((i / STEPS) * 5 + share * 9);
    return { x: 100 * share + wander + JAG * noise(i + share), y: TOP + ((BOTTOM - TOP) * i) / STEPS };
  });
}

/** Between -1 and 1, without a visible pattern. */
function noise(at: number): number {
  const value = Math.sin(at * 12.9898) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

/** The two sides of the tear as CSS polygons. */
export function halvesOf(line: readonly Point[]): readonly [string, string] {
  const edge = line.map(({ x, y }) => `${x.toFixed(2)}% ${y.toFixed(2)}%`).join(', ');
  return [`polygon(-5% ${TOP}%, ${edge}, -5% ${BOTTOM}%)`, `polygon(105% ${TOP}%, ${edge}, 105% ${BOTTOM}%)`];
}
