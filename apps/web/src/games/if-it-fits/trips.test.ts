import type { BoxView } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { tripsBetween } from './trips.ts';

const table = (history: readonly (readonly [number, string])[], more: Partial<BoxView> = {}): BoxView =>
  ({
    history: history.map(([seat, move]) => ({ seat, move })),
    cats: [],
    cards: [],
    ...more,
  }) as unknown as BoxView;

const START = [0, 'start1@0,0'] as const;

test('cards others draw go to their plate, cards they lay come from there', () => {
  const before = table([START]);
  const [drawn] = tripsBetween(before, table([START, [1, 'draw']]), 0, null);
  expect(drawn).toMatchObject({ piece: 'back', from: '.deck', to: '[data-seat="1"]' });
  const [laid] = tripsBetween(before, table([START, [1, '17@1,0r']]), 0, null);
  expect(laid).toMatchObject({ piece: '17', isTurned: true, from: '[data-seat="1"]', to: { x: 1, y: 0 } });
});

test('a previewed piece is already there; others come from the hand', () => {
  const after = table([START, [0, '17@1,0']]);
  expect(tripsBetween(table([START]), after, 0, '17@1,0')).toEqual([]);
  expect(tripsBetween(table([START]), after, 0, null)).toMatchObject([{ piece: '17', from: '.hand' }]);
});

test('[IF-14] a cat whose place the Princess takes goes home', () => {
  const before = table([START], { cats: [{ x: 0.5, y: 0, seat: 2, awake: true }] });
  const trips = tripsBetween(before, table([START, [1, 'princess@0.5,0']]), 0, null);
  expect(trips).toMatchObject([
    { piece: 'princess', to: { x: 0.5, y: 0 } },
    { piece: 'cat', seat: 2, from: { x: 0.5, y: 0 }, to: '[data-seat="2"]' },
  ]);
});

test('moves that are taken back travel back; nothing travels after a jump', () => {
  const moves = Array.from({ length: 20 }, (_, x) => [x % 2, `cat@${x}.5,0`] as const);
  const back = tripsBetween(table([START, ...moves.slice(0, 2)]), table([START]), 0, null);
  expect(back.map(({ from, to }) => [from, to])).toEqual([
    [{ x: 0.5, y: 0 }, '[data-seat="0"]'],
    [{ x: 1.5, y: 0 }, '[data-seat="1"]'],
  ]);
  expect(tripsBetween(table([START]), table([START, ...moves]), 0, null)).toEqual([]);
  expect(tripsBetween(table([START, ...moves]), table([START]), 0, null)).toEqual([]);
});
