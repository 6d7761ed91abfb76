import type { Colour, SeatView, TrickView } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { bestPlay, clockwiseFrom, costOf, ledColour } from './trick.ts';

const trickOf = (text: string, winner: number | null = null): TrickView => {
  const plays = text
    .split(' ')
    .map((play, seat) => ({ seat, rank: Number(play[0]), colour: play[1] as Colour }));
  return { leader: 0, plays, winner };
};
const seatWith = (...colours: Colour[]): SeatView => ({
  cards: 5,
  hasDiscarded: true,
  prediction: 2,
  tricks: 0,
  colours,
  lacks: [],
});

test.each([
  ['3b', 0],
  ['3b 5b 8y', 1],
  ['8b 1r 9b', 1],
  ['8b 1r 2r', 2],
  ['2y 9g 8b', 0],
])('[CB-18] %s is won by seat %i', (text, seat) => {
  expect(bestPlay(trickOf(text))?.seat).toBe(seat);
});

test('nobody is ahead before the first card', () => {
  expect(bestPlay({ plays: [] })).toBeNull();
});

test('a complete trick leaves no colour to follow', () => {
  expect(ledColour({ tricks: [] })).toBeNull();
  expect(ledColour({ tricks: [trickOf('3b 4b')] })).toBe('b');
  expect(ledColour({ tricks: [trickOf('3b 4b 5b', 2)] })).toBeNull();
});

test('[CB-16] not following costs the led colour, once', () => {
  const tricks = [trickOf('3b')];
  expect(costOf({ tricks, seats: [seatWith('r', 'b')] }, 0, 'r')).toBe('b');
  expect(costOf({ tricks, seats: [seatWith('r', 'b')] }, 0, 'b')).toBeNull();
  expect(costOf({ tricks, seats: [seatWith('r', 'y')] }, 0, 'r')).toBeNull();
  expect(costOf({ tricks: [], seats: [seatWith('r', 'b')] }, 0, 'r')).toBeNull();
});

test('clockwise from a seat', () => {
  expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
});
