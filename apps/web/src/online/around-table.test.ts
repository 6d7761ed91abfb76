import { expect, test } from 'vitest';
import { chairAt } from './around-table.ts';

test('the reader sits nearest, the next player to their left, in playing order', () => {
  expect(chairAt(2, 4, 2)).toEqual({ x: 50, y: 86, turn: 0 });
  expect(chairAt(3, 4, 2)).toEqual({ x: 15, y: 50, turn: 90 });
  expect(chairAt(0, 4, 2)).toEqual({ x: 50, y: 14, turn: 180 });
  expect(chairAt(1, 4, 2)).toEqual({ x: 85, y: 50, turn: 270 });
});

test.each([2, 3, 4, 5])('%i chairs all stand in different places', (seats) => {
  const places = Array.from({ length: seats }, (_, seat) => chairAt(seat, seats, 0));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
});
