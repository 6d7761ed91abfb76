import { expect, it } from 'vitest';
import { placeUnder } from './drop-place.ts';

const places = [
  ['board', { x: 0, y: 0, width: 100, height: 100 }],
  ['cell', { x: 40, y: 40, width: 20, height: 20 }],
] as const;

it('finds the innermost place under a point', () => {
  expect(placeUnder({ x: 50, y: 50 }, places)).toBe('cell');
  expect(placeUnder({ x: 10, y: 50 }, places)).toBe('board');
  expect(placeUnder({ x: 101, y: 50 }, places)).toBe(null);
});
