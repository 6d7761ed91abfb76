import { expect, it } from 'vitest';
import { dealDelay, FLIGHT_MS, hasMoved, placedAt, timeOf } from './flight-path.ts';

const card = { x: 100, y: 100, width: 50, height: 60 };

it('places a thing over another, centre to centre', () => {
  expect(placedAt({ x: 0, y: 40, width: 100, height: 120 }, card)).toBe('translate(-75px, -30px) scale(2)');
  expect(placedAt({ ...card, x: 120 }, card, 0.5)).toBe('translate(40px, 0px) scale(1)');
});

it('never makes a thing unrecognisably small or large', () => {
  expect(placedAt({ x: 0, y: 0, width: 900, height: 900 }, card)).toContain('scale(2)');
  expect(placedAt({ x: 0, y: 0, width: 2, height: 2 }, card)).toContain('scale(0.25)');
});

it('ignores movements of a hair’s breadth', () => {
  expect(hasMoved(card, { ...card, x: 101 })).toBe(false);
  expect(hasMoved(card, { ...card, x: 104 })).toBe(true);
  expect(hasMoved(card, { ...card, width: 60, height: 72 })).toBe(true);
});

it('takes 160 to 320 ms', () => {
  expect(timeOf(card, card)).toBe(160);
  expect(timeOf(card, { ...card, y: 2000 })).toBe(FLIGHT_MS);
});

it.each([1, 5, 13])('deals %i cards within half a second', (count) => {
  expect(dealDelay(0, count)).toBe(0);
  expect(dealDelay(count - 1, count) + FLIGHT_MS).toBeLessThanOrEqual(500);
});
