import { describe, expect, test } from 'vitest';
import { pickByKey } from './pick-by-key.ts';

const HAND = ['o3', 'o7', 'n3', 'n7', 'b1', '5'];

describe('picking a card by keyboard', () => {
  test('a digit cycles through the cards of a rank', () => {
    expect(pickByKey(HAND, null, '3')).toBe('o3');
    expect(pickByKey(HAND, 'o3', '3')).toBe('n3');
    expect(pickByKey(HAND, 'n3', '3')).toBe('o3');
    expect(pickByKey(HAND, null, '5')).toBe('5');
  });

  test('a letter cycles through a family', () => {
    expect(pickByKey(HAND, null, 'n')).toBe('n3');
    expect(pickByKey(HAND, 'n3', 'n')).toBe('n7');
  });

  test('a digit after a letter stays in the family', () => {
    expect(pickByKey(HAND, 'n3', '7')).toBe('n7');
    expect(pickByKey(HAND, 'b1', '7')).toBe('o7');
  });

  test('works whatever the cards’ moves are prefixed with', () => {
    expect(pickByKey(['*n2', '*5'], null, '5')).toBe('*5');
    expect(pickByKey(['+n2', '+o2'], '+n2', '2')).toBe('+o2');
  });

  test('other keys and missing cards do nothing', () => {
    expect(pickByKey(HAND, null, 's')).toBe(null);
    expect(pickByKey(HAND, null, 'x')).toBe(null);
    expect(pickByKey(HAND, null, 'Enter')).toBe(null);
  });
});
