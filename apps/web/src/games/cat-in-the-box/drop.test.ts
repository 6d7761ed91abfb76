import { expect, it } from 'vitest';
import { moveOnto } from './drop.ts';

it('a card dropped on a colour or a cell is declared', () => {
  expect(moveOnto(5, 'b', 'play')).toBe('5b');
  expect(moveOnto(5, '5r', 'play')).toBe('5r');
});

it('a cell of another number is not a move for the card', () => {
  expect(moveOnto(5, '6r', 'play')).toBe(null);
  expect(moveOnto(5, 'mat', 'play')).toBe(null);
});

it('before the tricks a card is laid face down wherever it is dropped', () => {
  expect(moveOnto(5, 'mat', 'discard')).toBe('-5');
  expect(moveOnto(5, '2g', 'discard')).toBe('-5');
});
