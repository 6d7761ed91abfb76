import { describe, expect, test } from 'vitest';
import { draw, play, type Drawing } from '../testing/if-it-fits-board.ts';
import { legalTexts, refusalOf } from '../testing/set-up.ts';
import { boxAt } from './boxes.ts';
import { ifItFits as game } from './index.ts';
import { cellAt, TOP } from './table.ts';
import type { BoxPosition } from './types.ts';

/** Seat 0 has just laid the card, in the last phase, and may lay a cat if the rules allow it. */
function afterLaying(drawing: Drawing, move: string): BoxPosition {
  const hands = [[Number.parseInt(move, 10), 61], [62], [63]];
  const position = draw({ ...drawing, hands, isLastPhase: true });
  play(position, move);
  return position;
}
const catsOffered = (position: BoxPosition): string[] =>
  game.nextSeat(position) === 0 ? legalTexts(game, position).filter((text) => text.startsWith('cat')) : [];

describe('[IF-11] an awake cat', () => {
  test('lies across the card just laid and a neighbour joined at a long side', () => {
    const position = afterLaying({ cells: '29 . 30 31' }, '32@1,0');
    expect(catsOffered(position)).toEqual(['cat@0.5,0', 'cat@1.5,0']);
    expect(refusalOf(game, position, 'cat@2.5,0')).toEqual({ rule: 'IF-11', code: 'not-on-the-card-laid' });
    expect(play(position, 'cat@1.5,0')).toEqual([
      { type: 'cat-laid', seat: 0, awake: true, x: 1.5, y: 0, left: 4 },
    ]);
    expect(game.view(position, 1).cats).toEqual([{ seat: 0, awake: true, x: 1.5, y: 0 }]);
  });

  test('crosses no wall, whichever card has it', () => {
    // 39 has walls on both long sides; 65 and 66r are open on one.
    expect(catsOffered(afterLaying({ cells: '29 .' }, '39@1,0'))).toEqual([]);
    expect(catsOffered(afterLaying({ cells: '39 . 29' }, '30@1,0'))).toEqual(['cat@1.5,0']);
    const position = afterLaying({ cells: '39 . 29' }, '30@1,0');
    expect(refusalOf(game, position, 'cat@0.5,0')).toEqual({ rule: 'IF-11', code: 'not-joined' });
  });

  test("doesn't lie across short sides, joined or not", () => {
    expect(catsOffered(afterLaying({ cells: '39' }, '40@0,1'))).toEqual([]);
  });

  test('fits beside another cat on the same card, but not on top of it', () => {
    const drawing = { cells: '66 29 .', across: ['cat0@0.5,0'] };
    const position = afterLaying(drawing, '30@2,0');
    expect(catsOffered(position)).toEqual(['cat@1.5,0']);
    const covered = draw({ cells: '29 30', across: ['cat0@0.5,0'], deck: ['toy1'] });
    play(covered, 'draw');
    expect(refusalOf(game, covered, 'toy1@0.5,0')).toEqual({ rule: 'IF-11', code: 'no-room' });
  });

  test("lies on no sleeping cat and on no Princess's cell", () => {
    expect(catsOffered(afterLaying({ cells: 'z0 . P' }, '29@1,0'))).toEqual([]);
    const position = afterLaying({ cells: 'z0 . 30' }, '29@1,0');
    expect(catsOffered(position)).toEqual(['cat@1.5,0']);
    expect(refusalOf(game, position, 'cat@0.5,0')).toEqual({ rule: 'IF-11', code: 'on-a-sleeping-cat' });
  });
});

describe('[IF-12] the box of an awake cat', () => {
  test.each<[string, Drawing, boolean]>([
    // 1 is open on all sides, a turned sleeping cat at the top.
    ['nobody', { cells: '66 1 .' }, true],
    ['another, awake', { cells: '66 1 .', across: ['cat1@0.5,0'] }, false],
    ['another, asleep', { cells: '66 1 .\n. z1r' }, false],
    ['another, and oneself beyond a wall', { cells: '66 1 .\n. z0', across: ['cat1@0.5,0'] }, false],
    ['another and oneself', { cells: '66 1 .\n. z0r', across: ['cat1@0.5,0'] }, true],
    ['oneself', { cells: '66 1 .', across: ['cat0@0.5,0'] }, true],
    ['a Princess', { cells: '66 1 .\n. Pr' }, true],
    ['a Princess across', { cells: '66 1 .', across: ['princess@0.5,0'] }, true],
  ])('held by %s', (_, drawing, isAllowed) => {
    expect(catsOffered(afterLaying(drawing, '30@2,0'))).toEqual(isAllowed ? ['cat@1.5,0'] : []);
  });

  test('is the one completed by the card just laid, even if it was free before that', () => {
    // The left box is free, the right one is another player's: 30 joins them, so no cat may lie on
    // it.
    const drawing = { cells: '66 29 . 29 66r', across: ['cat1@3.5,0'] };
    expect(catsOffered(afterLaying(drawing, '30@2,0'))).toEqual([]);
    // It may with a wall towards the other player's box.
    expect(catsOffered(afterLaying(drawing, '17@2,0'))).toEqual(['cat@1.5,0']);
    // If the left one is the player's own, they may lay one.
    const both = { ...drawing, across: ['cat0@0.5,0', 'cat1@3.5,0'] };
    expect(catsOffered(afterLaying(both, '30@2,0'))).toEqual(['cat@1.5,0', 'cat@2.5,0']);
  });
});

describe('[IF-13] a sleeping cat', () => {
  test("may join another player's box", () => {
    const position = draw({ cells: '66 1', across: ['cat1@0.5,0'] });
    expect(play(position, 'sleep@1,1r')).toEqual([
      { type: 'cat-laid', seat: 0, awake: false, x: 1, y: 1, left: 4 },
    ]);
    expect(game.view(position, null).boxes).toMatchObject([
      { cats: [{ awake: 0, asleep: 1 }, { awake: 1, asleep: 0 }, {}], takers: [1] },
    ]);
  });
  test('is laid like a box card', () => {
    const position = draw({ cells: '39', from: [7, 0] });
    expect(legalTexts(game, position)).toEqual([
      'draw',
      'sleep@7,-1',
      'sleep@7,-1r',
      'sleep@6,0',
      'sleep@6,0r',
      'sleep@7,1',
      'sleep@7,1r',
    ]);
    expect(refusalOf(game, position, 'sleep@8,0')).toEqual({ rule: 'IF-2', code: 'off-the-table' });
    expect(refusalOf(game, position, 'sleep@6,1')).toEqual({ rule: 'IF-4', code: 'touches-nothing' });
  });
  test('occupies the box that it joins', () => {
    const position = draw({ cells: '1', hands: [[61, 62], [30], [63]], deck: [5, 6, 64] });
    play(position, 'sleep@0,-1', 'draw', '30@1,0');
    expect(game.nextSeat(position)).toBe(2);
  });
  test.each([
    ['sleep@0,1', [1, 2]],
    ['sleep@0,1r', [2, 1]],
  ])('%s joins the one box its open side meets, and blocks the opening', (move, sizes) => {
    // 61 is open only at the top, so whatever lies there closes it.
    const position = draw({ cells: '61r\n.\n61' });
    const told = play(position, move);
    expect(told.filter(({ type }) => type === 'box-closed')).toHaveLength(2);
    const sizeAt = (y: number): number => position.boxSizes[boxAt(position, cellAt(0, y))];
    expect([sizeAt(0), sizeAt(2)]).toEqual(sizes);
  });
  test('that joins nothing lies in a box of its own', () => {
    const position = draw({ cells: '29' });
    play(position, 'sleep@1,0');
    expect(game.view(position, null).boxes).toMatchObject([
      { cells: [{ x: 0, y: 0 }], cats: [{ asleep: 0 }, {}, {}] },
      { cells: [{ x: 1, y: 0 }], cats: [{ asleep: 1 }, {}, {}], closed: false, takers: [] },
    ]);
  });
  test('[IF-22] must respect walls under extended rules', () => {
    // 39 has walls on its long sides, and so has the cat.
    const position = draw({ cells: '39', extended: true });
    expect(legalTexts(game, position)).toEqual([
      'draw',
      'sleep@0,-1',
      'sleep@0,-1r',
      'sleep@0,1',
      'sleep@0,1r',
    ]);
    expect(refusalOf(game, position, 'sleep@1,0')).toEqual({ rule: 'IF-22', code: 'double-wall' });
    const walled = draw({ cells: '29', extended: true });
    expect(refusalOf(game, walled, 'sleep@0,-1')).toBe(null);
    expect(refusalOf(game, walled, 'sleep@0,-1r')).toEqual({ rule: 'IF-22', code: 'double-wall' });
    expect(refusalOf(game, draw({ cells: '29' }), 'sleep@0,-1r')).toBe(null);
  });
});

describe('[IF-14] a Princess', () => {
  const hands = [['princess', 61], [62], [63]];
  const drawing = { cells: '66 1 30\n. z1r', across: ['cat2@0.5,0'], hands, isLastPhase: true };
  test('takes the place of an awake cat, which goes back to its owner', () => {
    const position = draw(drawing);
    expect(legalTexts(game, position).filter((text) => text.startsWith('princess'))).toEqual([
      'princess@0.5,0',
      'princess@1,1',
    ]);
    expect(play(position, 'princess@0.5,0')).toEqual([
      { type: 'cat-returned', seat: 2, by: 0, x: 0.5, y: 0 },
    ]);
    expect(game.view(position, null)).toMatchObject({
      cats: [{ seat: 1, awake: false }],
      princesses: [{ x: 0.5, y: 0 }],
      seats: [{ cats: 5 }, { cats: 4 }, { cats: 5 }],
      boxes: [{ takers: [], cats: [{ awake: 0 }, { asleep: 1 }, { awake: 0 }] }],
      toMove: [1],
    });
  });
  test("takes a sleeping cat's cell, which keeps its sides", () => {
    const position = draw(drawing);
    play(position, 'princess@1,1');
    expect(game.view(position, null)).toMatchObject({
      cats: [{ seat: 2, awake: true }],
      princesses: [{ x: 1, y: 1 }],
      seats: [{ cats: 5 }, { cats: 5 }, { cats: 4 }],
      boxes: [{ cells: [{}, {}, {}, {}], takers: [2] }],
    });
    expect(game.view(position, null).cards[3]).toEqual({ x: 1, y: 1, card: 'princess', turned: true });
    expect(position.sides[cellAt(1, 1)]).toBe(1 << TOP);
  });
  test("may take one's own cat, and nothing except a cat", () => {
    const position = draw({ ...drawing, across: ['cat0@0.5,0'] });
    expect(play(position, 'princess@0.5,0')).toContainEqual({
      type: 'cat-returned',
      seat: 0,
      by: 0,
      x: 0.5,
      y: 0,
    });
    for (const text of ['princess@1.5,0', 'princess@0,0', 'princess@5,3', 'princess@4.5,3']) {
      expect(refusalOf(game, draw(drawing), text)).toEqual({ rule: 'IF-14', code: 'no-cat-there' });
    }
  });
  test('lets the box be occupied again, but leaves no room where she lies', () => {
    const position = draw({ ...drawing, cells: '66 29', hands: [['princess'], [30], [63]] });
    play(position, 'princess@0.5,0', '30@2,0');
    expect(legalTexts(game, position)).toEqual(['cat@1.5,0', 'pass']);
  });
});

describe('[IF-15] a special toy', () => {
  test("is shown and must lie across, even if only another player's box has room", () => {
    const position = draw({ cells: '66 29 31', across: ['cat1@0.5,0'], deck: ['toy3', 5] });
    expect(play(position, 'draw')).toEqual([
      { type: 'drew', seat: 0, left: 1 },
      { type: 'toy-shown', seat: 0, card: 'toy3' },
    ]);
    expect(game.view(position, 2)).toMatchObject({ phase: 'toy', toy: 'toy3', toMove: [0] });
    expect(legalTexts(game, position)).toEqual(['toy3@1.5,0']);
    expect(refusalOf(game, position, 'toy3@3,0')).toEqual({ rule: 'IF-15', code: 'must-lie-across' });
    expect(refusalOf(game, position, '61@3,0')).toEqual({ rule: 'IF-15', code: 'lay-the-toy' });
    expect(refusalOf(game, position, 'toy1@1.5,0')).toEqual({ rule: 'IF-15', code: 'lay-the-toy' });
    expect(refusalOf(game, position, 'xtoy3')).toEqual({ rule: 'IF-15', code: 'lay-the-toy' });
    play(position, 'toy3@1.5,0');
    expect(game.view(position, null)).toMatchObject({
      toys: [{ card: 'toy3', x: 1.5, y: 0 }],
      toMove: [1],
      phase: 'turn',
      seats: [{ cards: 2 }, {}, {}],
    });
  });
  test('lies anywhere on the table, not only beside the last card', () => {
    const cells = `
      29 30 31
      .  39 .
      66 17r .`;
    const position = draw({ cells, deck: ['toy1'] });
    play(position, 'draw');
    // 17 turned has its wall on the left, facing the wall of 66.
    expect(legalTexts(game, position)).toEqual(['toy1@0.5,0', 'toy1@1.5,0']);
    expect(refusalOf(game, position, 'toy1@0.5,2')).toEqual({ rule: 'IF-11', code: 'not-joined' });
    expect(refusalOf(game, position, 'toy1@7.5,0')).toEqual({ rule: 'IF-2', code: 'off-the-table' });
  });
  test('is laid as a box card, and a cat may follow, only if no place across exists', () => {
    const position = draw({ cells: '39 29', deck: ['toy2', 5] });
    play(position, 'draw');
    expect(legalTexts(game, position)).toEqual([
      'toy2@0,-1',
      'toy2@1,-1',
      'toy2@-1,0',
      'toy2@2,0',
      'toy2@0,1',
      'toy2@1,1',
    ]);
    play(position, 'toy2@2,0');
    expect(legalTexts(game, position)).toEqual(['cat@1.5,0', 'pass']);
    play(position, 'cat@1.5,0');
    expect(game.view(position, null).boxes.map(({ toys }) => toys)).toEqual([1, 2]);
  });
});
