import { expect, test } from 'vitest';
import { readDrawing } from './drawing.ts';

test('parses cards, cats and cards across in the notation of moves', () => {
  expect(readDrawing('65@2,-1r cat1@0.5,0 toy3@1.5,0')).toEqual([
    { piece: '65', spot: { x: 2, y: -1 }, isTurned: true, seat: 0 },
    { piece: 'cat', spot: { x: 0.5, y: 0 }, isTurned: false, seat: 1 },
    { piece: 'toy3', spot: { x: 1.5, y: 0 }, isTurned: false, seat: 0 },
  ]);
});
test('throws on anything else', () => {
  expect(() => readDrawing('65')).toThrow('65');
});
