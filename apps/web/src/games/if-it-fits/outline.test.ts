import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

it('follows a single card inside its edge', () => {
  expect(outlineOf([{ x: 0, y: 0 }], 10)).toBe('M10 10H90M90 10V130M10 130H90M10 10V130');
});

it('continues over joined cards', () => {
  const path = outlineOf(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    10,
  );
  expect(path).toBe('M10 10H100M10 130H100M10 10V130M100 10H190M190 10V130M100 130H190');
});

it('meets itself at inner corners of the box', () => {
  const path = outlineOf(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: -1 },
    ],
    10,
  );
  // Along the top of the left card and down the left of the upper one, to the same corner.
  expect(path).toContain('M10 10H110');
  expect(path).toContain('M110 -130V10');
});
