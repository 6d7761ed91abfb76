// The grid the cards lie on (IF-1, IF-2). Every table size numbers its cells like the large one, row by
// row from the top left, so that a cell is one byte and a move means the same on every table.

const COLUMNS = 21;
const ROWS = 11;
/** The distance of the middle of the table, (0, 0), from the left and from the top. */
const MIDDLE_X = 10;
const MIDDLE_Y = 5;

export type Cell = number;
export const CELLS = COLUMNS * ROWS;
export const OFF_TABLE: Cell = 255;

/** The sides of a card, as bits in this order. */
export const TOP = 0;
export const RIGHT = 1;
export const BOTTOM = 2;
export const LEFT = 3;
export const ALL_OPEN = 0b1111;

/** The sides where a card may lie across two cells (IF-11). */
export const LONG_SIDES = (1 << RIGHT) | (1 << LEFT);
export const isLongSide = (side: number): boolean => (LONG_SIDES & (1 << side)) !== 0;
/** The neighbour's side that meets this one. */
export const facing = (side: number): number => side ^ 2;

/** One step out of a cell across each side. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export const halfTurned = (open: number): number => ((open << 2) | (open >> 2)) & ALL_OPEN;

export const cellAt = (x: number, y: number): Cell => (y + MIDDLE_Y) * COLUMNS + x + MIDDLE_X;
export const xOf = (cell: Cell): number => (cell % COLUMNS) - MIDDLE_X;
export const yOf = (cell: Cell): number => Math.floor(cell / COLUMNS) - MIDDLE_Y;
export const MIDDLE: Cell = cellAt(0, 0);
export const isOnGrid = (x: number, y: number): boolean => Math.abs(x) <= MIDDLE_X && Math.abs(y) <= MIDDLE_Y;

export type TableName = 'small' | 'medium' | 'large';

/** One table size: which cells are on it, and each cell's neighbours. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** [cell * 4 + side]: the cell beyond that side, or OFF_TABLE. */
  readonly neighbours: Uint8Array;
}

type Size = Pick<Grid, 'width' | 'height'>;

export const isOnTable = (size: Size, cell: Cell): boolean =>
  cell < CELLS && isWithin(size, xOf(cell), yOf(cell));

export const isWithin = ({ width, height }: Size, x: number, y: number): boolean =>
  2 * Math.abs(x) < width && 2 * Math.abs(y) < height;

export const GRIDS: Readonly<Record<TableName, Grid>> = {
  small: gridOf(11, 7),
  medium: gridOf(15, 9),
  large: gridOf(COLUMNS, ROWS),
};

function gridOf(width: number, height: number): Grid {
  const grid = { width, height, neighbours: new Uint8Array(CELLS * 4).fill(OFF_TABLE) };
  for (let cell = 0; cell < CELLS; cell++) {
    const x = xOf(cell);
    const y = yOf(cell);
    STEPS.forEach(([dx, dy], side) => {
      const [toX, toY] = [x + dx, y + dy];
      const beyond = cellAt(toX, toY);
      if (isOnGrid(toX, toY) && isOnTable(grid, cell) && isOnTable(grid, beyond)) {
        grid.neighbours[(cell << 2) | side] = beyond;
      }
    });
  }
  return grid;
}

/** The cell beyond a side, or OFF_TABLE. */
export const beyondSide = ({ neighbours }: Grid, cell: Cell, side: number): Cell =>
  neighbours[(cell << 2) | side];

/** A set of cells is eight 32-bit words. */
export const SET_WORDS = 8;

export const hasCell = (set: Int32Array, cell: Cell): boolean => (set[cell >> 5] & (1 << cell)) !== 0;

export function addCell(set: Int32Array, cell: Cell): void {
  set[cell >> 5] |= 1 << cell;
}

export function removeCell(set: Int32Array, cell: Cell): void {
  set[cell >> 5] &= ~(1 << cell);
}

export function isEmptySet(set: Int32Array): boolean {
  for (let word = 0; word < SET_WORDS; word++) if (set[word]) return false;
  return true;
}

/** Writes the cells of a set in ascending order, row by row, and returns how many there are. */
export function listCells(set: Int32Array, into: Uint8Array): number {
  let length = 0;
  for (let word = 0; word < SET_WORDS; word++) {
    for (let bits = set[word]; bits; bits &= bits - 1) {
      into[length++] = (word << 5) + 31 - Math.clz32(bits & -bits);
    }
  }
  return length;
}
