import { expect, it } from 'vitest';
import { placeAt, wayAt } from './drop.ts';

const camera = { left: 100, top: 50, scale: 0.5 };
const place = (x: number, y: number) => ({ x, y, upright: `a@${x},${y}`, turned: null });

it('finds the place under a dragged piece, a cell or a pair of cells', () => {
  const cells = [place(0, 0), place(1, 0)];
  expect(placeAt(camera, { x: 149, y: 60 }, cells)).toBe(cells[0]);
  expect(placeAt(camera, { x: 151, y: 60 }, cells)).toBe(cells[1]);
  expect(placeAt(camera, { x: 151, y: 130 }, cells)).toBeNull();
  const pairs = [place(0.5, 0), place(1.5, 0)];
  expect(placeAt(camera, { x: 155, y: 60 }, pairs)).toBe(pairs[0]);
  expect(placeAt(camera, { x: 195, y: 60 }, pairs)).toBe(pairs[1]);
});

it('[IF-13] opens a carton at the top if held high, at the bottom if low, else as it fits', () => {
  const spot = { x: 0, y: 1 };
  const held = (part: number): boolean | undefined =>
    wayAt(camera, { x: 120, y: 50 + 70 * (1 + part) }, spot);
  expect([0.1, 0.5, 0.9].map(held)).toEqual([true, undefined, false]);
});
