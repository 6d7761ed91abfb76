import { describe, expect, it } from 'vitest';
import { besideCards, cellsOf, lastLaid, readPlacement, spotName } from './spots.ts';

it('names places by letter and number', () => {
  expect(spotName({ x: 0, y: 0 })).toBe('K6');
  expect(spotName({ x: -10, y: -5 })).toBe('A1');
  expect(spotName({ x: 10, y: 5 })).toBe('U11');
  expect(spotName({ x: 3.5, y: -2 })).toBe('N4–O4');
});

it('reads placements', () => {
  expect(readPlacement('17@3,-2r')).toEqual({ piece: '17', x: 3, y: -2, isTurned: true, move: '17@3,-2r' });
  expect(readPlacement('cat@-3.5,2')).toMatchObject({ piece: 'cat', x: -3.5, isTurned: false });
  expect(readPlacement('sleep@3,-2r')).toMatchObject({ piece: 'sleep', x: 3, y: -2, isTurned: true });
  expect(readPlacement('draw')).toBeNull();
  expect(readPlacement('xprincess')).toBeNull();
});

it('knows the cells that a spot covers', () => {
  expect(cellsOf({ x: -0.5, y: 2 })).toEqual([
    { x: -1, y: 2 },
    { x: 0, y: 2 },
  ]);
});

describe('lastLaid', () => {
  const laid = (...moves: string[]): string[] =>
    lastLaid(moves.map((text) => ({ seat: Number(text[0]), move: text.slice(2) }))).map(({ move }) => move);

  it('is the last card and its cat', () => {
    expect(laid('0 draw', '0 3@0,1', '0 cat@0.5,1', '1 draw')).toEqual(['3@0,1', 'cat@0.5,1']);
    expect(laid('0 draw', '0 3@0,1', '0 pass')).toEqual(['3@0,1']);
  });

  it('is nothing of an earlier turn', () => {
    expect(laid('0 sleep@0,1', '0 draw', '0 3@0,2')).toEqual(['3@0,2']);
    expect(laid()).toEqual([]);
  });
});

it('[IF-2] finds the empty cells beside cards, on the table only', () => {
  expect(besideCards([{ x: 5, y: 3 }], 'small')).toEqual([
    { x: 5, y: 2 },
    { x: 4, y: 3 },
  ]);
});
