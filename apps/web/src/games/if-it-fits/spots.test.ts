import { describe, expect, it } from 'vitest';
import { lastLaid, spotName } from './spots.ts';

it('names places by letter and number', () => {
  expect(spotName({ x: 0, y: 0 })).toBe('K6');
  expect(spotName({ x: -10, y: -5 })).toBe('A1');
  expect(spotName({ x: 10, y: 5 })).toBe('U11');
  expect(spotName({ x: 3.5, y: -2 })).toBe('N4–O4');
});

describe('lastLaid', () => {
  const laid = (...moves: string[]): string[] =>
    lastLaid(moves.map((text) => ({ seat: Number(text[0]), move: text.slice(2) }))).map(({ move }) => move);

  it('is the last card and its cat', () => {
    expect(laid('0 draw', '0 3@0,1', '0 cat@0.5,1', '1 draw')).toEqual(['3@0,1', 'cat@0.5,1']);
    expect(laid('0 draw', '0 3@0,1', '0 pass')).toEqual(['3@0,1']);
  });

  it('is empty for an earlier turn', () => {
    expect(laid('0 sleep@0,1', '0 draw', '0 3@0,2')).toEqual(['3@0,2']);
    expect(laid()).toEqual([]);
  });
});
