import { describe, expect, test } from 'vitest';
import { draw, play, type Drawing } from '../testing/if-it-fits-board.ts';
import { legalTexts, refusalOf } from '../testing/set-up.ts';
import { ifItFits as game } from './index.ts';
import type { BoxPosition } from './types.ts';

/** Seat 0 has laid the card, in the last phase, and may lay a cat if the rules let it. */
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

  test('does not lie across short sides, joined or not', () => {
    expect(catsOffered(afterLaying({ cells: '39' }, '40@0,1'))).toEqual([]);
  });

  test('finds room beside another cat on the same card, but not on top of it', () => {
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
    ['nobody', { cells: '66 29 .' }, true],
    ['another, awake', { cells: '66 29 .', across: ['cat1@0.5,0'] }, false],
    ['another, asleep', { cells: 'z1 29 .' }, false],
    ['another and oneself', { cells: 'z0 66 29 .', across: ['cat1@1.5,0'] }, false],
    ['another and oneself, joined', { cells: 'z0 31 29 .', across: ['cat1@1.5,0'] }, true],
    ['oneself', { cells: '66 29 .', across: ['cat0@0.5,0'] }, true],
    ['a Princess', { cells: 'P 29 .', across: [] }, true],
    ['a Princess across', { cells: '66 29 .', across: ['princess@0.5,0'] }, true],
  ])('held by %s', (_, drawing, isAllowed) => {
    const x = drawing.cells.split(' ').length - 1;
    expect(catsOffered(afterLaying(drawing, `30@${x},0`))).toEqual(isAllowed ? [`cat@${x - 0.5},0`] : []);
  });

  test('is the one that the card laid makes, though it was free on that side before', () => {
    // The left box is free, the right one is another's: 30 joins them, so no cat may lie on it.
    const drawing = { cells: '66 29 . 29 66r', across: ['cat1@3.5,0'] };
    expect(catsOffered(afterLaying(drawing, '30@2,0'))).toEqual([]);
    // With a wall towards the other's box it does not.
    expect(catsOffered(afterLaying(drawing, '17@2,0'))).toEqual(['cat@1.5,0']);
    // Where the left one is the player's own, they may go on.
    const both = { ...drawing, across: ['cat0@0.5,0', 'cat1@3.5,0'] };
    expect(catsOffered(afterLaying(both, '30@2,0'))).toEqual(['cat@1.5,0', 'cat@2.5,0']);
  });
});

describe('[IF-13] a sleeping cat', () => {
  test("may join another's box", () => {
    const position = draw({ cells: '66 29', across: ['cat1@0.5,0'] });
    expect(play(position, 'sleep@2,0')).toEqual([
      { type: 'cat-laid', seat: 0, awake: false, x: 2, y: 0, left: 4 },
    ]);
    expect(game.view(position, null).boxes).toMatchObject([
      { cats: [{ awake: 0, asleep: 1 }, { awake: 1, asleep: 0 }, {}], takers: [1] },
    ]);
  });
  test('is laid like a box card', () => {
    const position = draw({ cells: '39', from: [7, 0] });
    expect(legalTexts(game, position)).toEqual(['draw', 'sleep@7,-1', 'sleep@6,0', 'sleep@7,1']);
    expect(refusalOf(game, position, 'sleep@8,0')).toEqual({ rule: 'IF-2', code: 'off-the-table' });
    expect(refusalOf(game, position, 'sleep@6,1')).toEqual({ rule: 'IF-4', code: 'touches-nothing' });
  });
  test('occupies the box that it joins', () => {
    const position = draw({ cells: '29', hands: [[61, 62], [30], [63]], deck: [5, 6, 64] });
    play(position, 'sleep@-1,0', 'draw', '30@1,0');
    expect(game.nextSeat(position)).toBe(2);
  });
});

describe('[IF-14] a Princess', () => {
  const hands = [['princess', 61], [62], [63]];
  const drawing = { cells: '66 29 z1 30', across: ['cat2@0.5,0'], hands, isLastPhase: true };
  test('takes the place of an awake cat, which goes back to its owner', () => {
    const position = draw(drawing);
    expect(legalTexts(game, position).filter((text) => text.startsWith('princess'))).toEqual([
      'princess@0.5,0',
      'princess@2,0',
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
  test("takes a sleeping cat's cell, which stays open on all sides", () => {
    const position = draw(drawing);
    play(position, 'princess@2,0');
    expect(game.view(position, null)).toMatchObject({
      cats: [{ seat: 2, awake: true }],
      princesses: [{ x: 2, y: 0 }],
      seats: [{ cats: 5 }, { cats: 5 }, { cats: 4 }],
      boxes: [{ cells: [{}, {}, {}, {}], takers: [2] }],
    });
    expect(game.view(position, null).cards[2]).toEqual({ x: 2, y: 0, card: 'princess', turned: false });
  });
  test("may take one's own cat, and nothing but a cat", () => {
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
  test("is shown and must lie across, in another's box if there alone is room", () => {
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
    // 17 turned is walled on the left; 66 faces that wall.
    expect(legalTexts(game, position)).toEqual(['toy1@0.5,0', 'toy1@1.5,0']);
    expect(refusalOf(game, position, 'toy1@0.5,2')).toEqual({ rule: 'IF-11', code: 'not-joined' });
    expect(refusalOf(game, position, 'toy1@7.5,0')).toEqual({ rule: 'IF-2', code: 'off-the-table' });
  });
  test('is laid as a box card, and a cat may follow, only where no place across exists', () => {
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
