// The table of If It Fits as a floor plan. Cells share their edges: a line is a wall, dots are an open side
// that leads nowhere yet, and there is nothing between joined cards.

import {
  readPlacement,
  reachOf,
  symbolsOn,
  openSides,
  type BoxSide,
  type BoxSpot,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import { Canvas } from '../terminal/canvas.ts';
import type { Ink, Style } from '../terminal/ink.ts';
import { LOOKS } from './if-it-fits-cards.ts';
import { SEAT_MARKS } from './table.ts';

/** The size of a cell in characters, including one of its edges. */
const WIDE = 5;
const HIGH = 2;
/** Left of the cells are the row's y and the table's edge; above them their x and the table's edge. */
const LEFT_MARGIN = 3;
const TOP_MARGIN = 2;

export function drawBoard(view: BoxView, legal: readonly string[], ink: Ink): string[] {
  const plan = new Plan(view);
  drawAxes(plan);
  drawTableEdge(plan);
  drawWalls(plan, view);
  drawPieces(plan, view);
  markLegal(plan, view, legal);
  const lines = plan.canvas.lines(ink);
  const isEdgeNear = (i: number): boolean => lines[i] !== '';
  return lines.filter((_, i) => (i !== 1 && i !== lines.length - 1) || isEdgeNear(i));
}

/** A canvas for the cards and one cell around them, within the table, by x and y. */
class Plan {
  readonly canvas: Canvas;
  readonly edge: BoxSpot;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;

  constructor({ options, cards }: BoxView) {
    this.edge = reachOf(options.table);
    const xs = [0, ...cards.map(({ x }) => x)];
    const ys = [0, ...cards.map(({ y }) => y)];
    this.left = Math.max(-this.edge.x, Math.min(...xs) - 1);
    this.right = Math.min(this.edge.x, Math.max(...xs) + 1);
    this.top = Math.max(-this.edge.y, Math.min(...ys) - 1);
    this.bottom = Math.min(this.edge.y, Math.max(...ys) + 1);
    this.canvas = new Canvas(this.columnOf(this.right + 1) + 2, this.rowOf(this.bottom + 1) + 2);
  }

  /** The position of a cell's upper left corner. */
  columnOf(x: number): number {
    return LEFT_MARGIN + (x - this.left) * WIDE;
  }

  rowOf(y: number): number {
    return TOP_MARGIN + (y - this.top) * HIGH;
  }

  /** Writes in the middle of a cell or, if x ends in a half, over the edge between two. */
  put({ x, y }: BoxSpot, text: string, style: Style | null = null): void {
    const middle = this.columnOf(x) + WIDE / 2;
    this.canvas.put(Math.floor(middle - (text.length - 1) / 2), this.rowOf(y) + 1, text, style);
  }
}

function drawAxes(plan: Plan): void {
  for (let x = plan.left; x <= plan.right; x++) {
    plan.canvas.put(plan.columnOf(x) + 1, 0, String(x).padStart(2));
  }
  for (let y = plan.top; y <= plan.bottom; y++) {
    plan.canvas.put(0, plan.rowOf(y) + 1, String(y).padStart(2));
  }
}

/** A double line where the table ends. */
function drawTableEdge(plan: Plan): void {
  const { canvas, edge, left, right, top, bottom } = plan;
  const [west, east] = [plan.columnOf(left) - 1, plan.columnOf(right + 1) + 1];
  const [north, south] = [plan.rowOf(top) - 1, plan.rowOf(bottom + 1) + 1];
  const isNear = { T: top === -edge.y, R: right === edge.x, B: bottom === edge.y, L: left === -edge.x };
  const across = '═'.repeat(east - west - 1);
  if (isNear.T) canvas.put(west + 1, north, across);
  if (isNear.B) canvas.put(west + 1, south, across);
  for (let row = north + 1; row < south; row++) {
    if (isNear.L) canvas.put(west, row, '║');
    if (isNear.R) canvas.put(east, row, '║');
  }
  if (isNear.T && isNear.L) canvas.put(west, north, '╔');
  if (isNear.T && isNear.R) canvas.put(east, north, '╗');
  if (isNear.B && isNear.L) canvas.put(west, south, '╚');
  if (isNear.B && isNear.R) canvas.put(east, south, '╝');
}

/** What is between two neighbouring cells. */
type Edge = 'nothing' | 'wall' | 'open' | 'joined';

/** Each of the two facing sides is open, a wall, or that of an empty cell. */
function edgeBetween(a: boolean | null, b: boolean | null): Edge {
  if (a === null && b === null) return 'nothing';
  if (a === false || b === false) return 'wall';
  return a && b ? 'joined' : 'open';
}

/** By the walls that meet there: up 1, right 2, down 4, left 8. */
const CORNERS = '+╵╶└╷│┌├╴┘─┴┐┤┬┼';

function drawWalls(plan: Plan, { cards }: BoxView): void {
  const sides = new Map(cards.map(({ x, y, card, turned }) => [`${x},${y}`, openSides(card, turned)]));
  const isOpen = (x: number, y: number, side: BoxSide): boolean | null =>
    sides.get(`${x},${y}`)?.includes(side) ?? null;
  const leftOf = (x: number, y: number): Edge => edgeBetween(isOpen(x - 1, y, 'R'), isOpen(x, y, 'L'));
  const topOf = (x: number, y: number): Edge => edgeBetween(isOpen(x, y - 1, 'B'), isOpen(x, y, 'T'));
  const { canvas } = plan;
  for (let y = plan.top; y <= plan.bottom + 1; y++) {
    for (let x = plan.left; x <= plan.right + 1; x++) {
      const [column, row] = [plan.columnOf(x), plan.rowOf(y)];
      const meeting = [leftOf(x, y - 1), topOf(x, y), leftOf(x, y), topOf(x - 1, y)];
      const walls = meeting.reduce((bits, edge, i) => (edge === 'wall' ? bits | (1 << i) : bits), 0);
      if (meeting.some((edge) => edge !== 'nothing')) canvas.put(column, row, CORNERS[walls]);
      canvas.put(column + 1, row, { wall: '────', open: '····', joined: '', nothing: '' }[topOf(x, y)]);
      canvas.put(column, row + 1, { wall: '│', open: ':', joined: '', nothing: '' }[leftOf(x, y)]);
    }
  }
}

function drawPieces(plan: Plan, view: BoxView): void {
  for (const { x, y, card } of view.cards) {
    const from = plan.columnOf(x) + 2;
    symbolsOn(card).forEach((symbol, i) => {
      const { letter, style } = LOOKS[symbol];
      plan.canvas.put(from + i, plan.rowOf(y) + 1, letter, style);
    });
  }
  for (const { card, ...spot } of view.toys) {
    const { letter, style } = LOOKS[symbolsOn(card)[0]];
    plan.put(spot, `{${letter}}`, style);
  }
  for (const spot of view.princesses) plan.put(spot, Number.isInteger(spot.x) ? 'P' : '(P)', 'bold');
  for (const { seat, awake, ...spot } of view.cats) {
    plan.put(spot, awake ? `(${SEAT_MARKS[seat]})` : `z${SEAT_MARKS[seat]}`, 'bold');
  }
}

/** Square brackets wherever something may be laid now; those around a cat are for a Princess. */
function markLegal(plan: Plan, view: BoxView, legal: readonly string[]): void {
  for (const placement of legal.map(readPlacement)) {
    if (!placement) continue;
    const { x, y } = placement;
    const cat = view.cats.find((lying) => lying.x === x && lying.y === y);
    const inside = cat ? `${cat.awake ? '' : 'z'}${SEAT_MARKS[cat.seat]}` : Number.isInteger(x) ? '' : ' ';
    plan.put({ x, y }, `[${inside}]`, cat ? 'bold' : 'dim');
  }
}

/** Cards side by side with their names, for a hand. */
export interface ShownCard {
  readonly card: number | string;
  readonly isTurned?: boolean;
}

export function drawCards(cards: readonly ShownCard[], ink: Ink): string[] {
  const width = 16;
  const canvas = new Canvas(width * cards.length, 3);
  cards.forEach(({ card, isTurned = false }, i) => {
    const name = `${card}${isTurned ? 'r' : ''}`;
    const from = i * width + 9;
    canvas.put(from - 1 - name.length, 1, name, 'bold');
    if (card === 'princess') canvas.put(from, 1, '(P)', 'bold');
    else drawCard(canvas, from, openSides(card, isTurned), card);
  });
  return canvas.lines(ink);
}

function drawCard(canvas: Canvas, column: number, open: readonly BoxSide[], card: number | string): void {
  const wall = (side: BoxSide, bit: number): number => (open.includes(side) ? 0 : bit);
  const corners = [
    CORNERS[wall('T', 2) | wall('L', 4)],
    CORNERS[wall('T', 8) | wall('R', 4)],
    CORNERS[wall('B', 2) | wall('L', 1)],
    CORNERS[wall('B', 8) | wall('R', 1)],
  ];
  const [top, bottom] = (['T', 'B'] as const).map((side) => (open.includes(side) ? '····' : '────'));
  const [left, right] = (['L', 'R'] as const).map((side) => (open.includes(side) ? ':' : '│'));
  canvas.put(column, 0, `${corners[0]}${top}${corners[1]}`);
  canvas.put(column, 1, `${left}    ${right}`);
  canvas.put(column, 2, `${corners[2]}${bottom}${corners[3]}`);
  if (card === 'sleep') canvas.put(column + 2, 1, 'z');
  symbolsOn(card).forEach((symbol, i) => {
    canvas.put(column + 2 + i, 1, LOOKS[symbol].letter, LOOKS[symbol].style);
  });
}
