import { expect, it } from 'vitest';
import { closest, nearestIn } from './directions.ts';

const places = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 3, y: 1 },
  { x: 0, y: 4 },
  { x: 0.5, y: -2 },
];

it('goes to the nearest place in a direction, straight ones first', () => {
  expect(nearestIn(places, places[0], 'R')).toBe(places[1]);
  expect(nearestIn(places, places[1], 'R')).toBe(places[2]);
  expect(nearestIn(places, places[0], 'T')).toBe(places[4]);
  expect(nearestIn(places, places[2], 'L')).toBe(places[1]);
});

it('stays if there is nothing in that direction', () => {
  expect(nearestIn(places, places[3], 'B')).toBeNull();
  expect(nearestIn([], places[0], 'L')).toBeNull();
});

it('finds the place closest to a spot', () => {
  expect(closest(places, { x: 2.6, y: 0.9 })).toBe(places[2]);
  expect(closest([], { x: 0, y: 0 })).toBeNull();
});
