import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { draw, newLongGame, play, playLongGame } from '../testing/if-it-fits-board.ts';
import { asleepBit, awakeBit, boxAt } from './boxes.ts';
import { ifItFits as game } from './index.ts';
import { isBed, isCat, ownerOf, PRINCESS, SYMBOLS_ON } from './pieces.ts';
import {
  addCell,
  CELLS,
  cellAt,
  isOnTable,
  LEFT,
  listCells,
  OFF_TABLE,
  RIGHT,
  SET_WORDS,
  type Cell,
} from './table.ts';
import type { BoxPosition } from './types.ts';

const isClosedAt = (position: BoxPosition, x: number, y: number): boolean | undefined =>
  game.view(position, null).boxes.find(({ cells }) => cells.some((cell) => cell.x === x && cell.y === y))
    ?.closed;

describe('[IF-3] boxes', () => {
  test('are joined where both facing sides are open, and nowhere else', () => {
    // 29 and 30 are open left and right, 39 top and bottom, 17 everywhere except right.
    const position = draw({
      cells: `
        29 30 39
        39 17 31`,
    });
    const boxes = game.view(position, null).boxes.map(({ cells }) => cells.map(({ x, y }) => `${x},${y}`));
    expect(boxes).toEqual([['0,0', '1,0'], ['2,0'], ['0,1'], ['1,1'], ['2,1']]);
  });

  // 66 is open only to the right, 61 only to the top, s1 everywhere except the top.
  test("are closed by a neighbour's wall", () => {
    const cells = `
      66 s1 .
      .  61 .`;
    const open = draw({ cells, hands: [[39, 29], [], []], isLastPhase: true });
    expect(isClosedAt(open, 1, 0)).toBe(false);
    expect(play(open, '39@2,0')).toContainEqual({ type: 'box-closed', x: 1, y: 0, cards: 3, worth: 4 });
    expect(isClosedAt(open, 1, 0)).toBe(true);
    expect(isClosedAt(open, 2, 0)).toBe(false);
  });

  test("are open where an open side faces the table's edge", () => {
    const atEdge = draw({ table: 'small', from: [4, 0], cells: '66 29' });
    expect(isClosedAt(atEdge, 5, 0)).toBe(false);
    const beforeWall = draw({ table: 'small', from: [3, 0], cells: '66 29 39' });
    expect(isClosedAt(beforeWall, 4, 0)).toBe(true);
  });

  test('are closed for good by a card that fits on all sides, even a box of one card', () => {
    const position = draw({
      cells: `
        .  39 .
        39 .  39
        .  29 .`,
      hands: [[39], [], []],
      isLastPhase: true,
    });
    const told = play(position, '39@1,1');
    // Its bottom faces a wall of 29, and its top the open bottom of 39, whose box is open at its own
    // top.
    expect(told.filter(({ type }) => type === 'box-closed')).toEqual([]);
    const other = draw({
      cells: `
        .  29 .
        39 .  39
        .  30 .`,
      hands: [[39], [], []],
      isLastPhase: true,
    });
    expect(play(other, '39@1,1')).toContainEqual({ type: 'box-closed', x: 1, y: 1, cards: 1, worth: 2 });
  });

  test("that hold two players' cats become one", () => {
    const position = draw({
      cells: '66 29 . 29 66r',
      across: ['cat0@0.5,0', 'cat1@3.5,0'],
      hands: [[30], [], []],
      isLastPhase: true,
    });
    expect(game.view(position, null).boxes).toHaveLength(2);
    expect(play(position, '30@2,0')).toMatchObject([
      { type: 'boxes-joined', boxes: 2, x: 2, y: 0, cards: 5 },
      { type: 'box-closed', cards: 5 },
    ]);
    expect(game.view(position, null).boxes).toMatchObject([
      { cats: [{ awake: 1 }, { awake: 1 }, { awake: 0 }], takers: [0, 1], closed: true },
    ]);
  });
});

/** Everything that is updated move by move, recomputed from the cards on the table. */
function workedOut(position: BoxPosition): string {
  const { pieces, sides, across, grid } = position;
  const sets = {
    frontier: new Int32Array(SET_WORDS),
    room: new Int32Array(SET_WORDS),
    awake: new Int32Array(SET_WORDS),
    asleep: new Int32Array(SET_WORDS),
  };
  const walls = new Uint8Array(position.walls.length);
  const beyond = (cell: Cell, side: number): Cell => grid.neighbours[cell * 4 + side];
  const isOpen = (cell: Cell, side: number): boolean => (sides[cell] & (1 << side)) !== 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isOnTable(grid, cell)) continue;
    for (let side = 0; side < 4; side++) {
      const other = beyond(cell, side);
      if (other === OFF_TABLE || !pieces[other]) continue;
      if (!pieces[cell]) addCell(sets.frontier, cell);
      if (!isOpen(other, side ^ 2)) walls[cell] |= 1 << side;
    }
    const right = beyond(cell, RIGHT);
    if (pieces[cell] && right !== OFF_TABLE && pieces[right] && isOpen(cell, RIGHT) && isOpen(right, LEFT)) {
      if (!isBed(pieces[cell]) && !isBed(pieces[right]) && !across[cell]) addCell(sets.room, cell);
    }
    if (isCat(across[cell])) addCell(sets.awake, cell);
    if (isCat(pieces[cell])) addCell(sets.asleep, cell);
  }
  return [...Object.values(sets), walls, ...boxesByWalking(position)].join('\n');
}

function boxesByWalking({ pieces, sides, across, grid, laid, laidAt }: BoxPosition): string[] {
  const seen = new Set<Cell>();
  const boxes: string[] = [];
  for (const start of laidAt.subarray(0, laid)) {
    if (seen.has(start)) continue;
    seen.add(start);
    const cells = [start];
    let [ends, symbols, cats] = [0, 0, 0];
    for (const cell of cells) {
      for (const piece of [pieces[cell], across[cell]]) symbols += SYMBOLS_ON[piece];
      if (isCat(pieces[cell])) cats += asleepBit(ownerOf(pieces[cell]));
      if (isCat(across[cell])) cats += awakeBit(ownerOf(across[cell]));
      for (let side = 0; side < 4; side++) {
        if (!(sides[cell] & (1 << side))) continue;
        const other = grid.neighbours[cell * 4 + side];
        if (other === OFF_TABLE || !pieces[other]) ends++;
        else if (sides[other] & (1 << (side ^ 2)) && !seen.has(other)) {
          seen.add(other);
          cells.push(other);
        }
      }
    }
    boxes.push([ends, symbols, cats, ...cells.sort((a, b) => a - b)].join(' '));
  }
  return boxes.sort();
}

function kept(position: BoxPosition): string {
  const { frontier, room, awake, asleep, walls, laid, laidAt, openEnds, boxSymbols, boxCats } = position;
  const cells = new Map<number, Cell[]>();
  for (const cell of laidAt.subarray(0, laid)) {
    const box = boxAt(position, cell);
    cells.set(box, [...(cells.get(box) ?? []), cell]);
  }
  const boxes = Array.from(cells, ([box, members]) =>
    [openEnds[box], boxSymbols[box], boxCats[box], ...members.sort((a, b) => a - b)].join(' '),
  );
  return [frontier, room, awake, asleep, walls, ...boxes.sort()].join('\n');
}

test('boxes, frontier and room updated move by move match a recomputation from the table, in 60 long games', () => {
  const seen = { boxesJoined: 0, awakeReplaced: 0, sleepersReplaced: 0, fullTables: 0 };
  for (let seed = 1; seed <= 60; seed++) {
    const random = new SeededRandom(seed);
    const position = newLongGame(random);
    let boxes = 0;
    playLongGame(position, random, (after) => {
      expect(kept(after)).toBe(workedOut(after));
      const now = after.parents.subarray(0, after.laid).filter((parent, box) => parent === box).length;
      if (now < boxes) seen.boxesJoined++;
      boxes = now;
    });
    seen.awakeReplaced += position.across.filter((piece) => piece === PRINCESS).length;
    seen.sleepersReplaced += position.pieces.filter((piece) => piece === PRINCESS).length;
    if (listCells(position.frontier, new Uint8Array(CELLS)) === 0) seen.fullTables++;
  }
  for (const [what, count] of Object.entries(seen)) expect([what, count > 2]).toEqual([what, true]);
});

test('[IF-1] cells are numbered row by row, x to the right and y down', () => {
  expect([cellAt(-10, -5), cellAt(-9, -5), cellAt(-10, -4), cellAt(0, 0), cellAt(10, 5)]).toEqual([
    0, 1, 21, 115, 230,
  ]);
});
