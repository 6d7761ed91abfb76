import { describe, expect, test } from 'vitest';
import { goalOf, handKey, pearlSource, trickKey } from './travels.ts';

test('a card keeps its key from the hand to the trick; fives are told apart', () => {
  expect(trickKey(2, 5, 3, 'o7')).toBe(handKey(2, 'o7'));
  expect(handKey(2, '5', 0)).not.toBe(handKey(2, '5', 1));
  expect(trickKey(2, 5, 3, '5')).not.toBe(trickKey(2, 5, 0, '5'));
});

describe('where a move is dropped', () => {
  test.each([
    ['o7', 'trick'],
    ['5', 'trick'],
    ['+o7', 'me'],
    ['*o7', 'me'],
    ['!o7', 'coin'],
    ['!o6', 'trump'],
    ['!o9', 'me'],
    ['>2', null],
  ])('%s: %s', (move, place) => expect(goalOf(move)).toBe(place));
});

describe('pearls come from', () => {
  test('[TW-12] the card whose pearls are taken', () => {
    expect(pearlSource({ seat: 1, move: '*o9' }, 0, 4)).toContain(trickKey(0, 4, 2, 'o9'));
    expect(pearlSource({ seat: 1, move: '*5' }, 0, 4)).not.toContain(trickKey(0, 4, 1, '5'));
  });

  test('[TW-8] the bonus that was spent', () => {
    expect(pearlSource({ seat: 1, move: '!o9' }, 0, 4)).toEqual(['heap/1/point']);
  });

  test('nowhere, if nothing was taken', () => {
    expect(pearlSource({ seat: 1, move: 'o9' }, 0, 4)).toEqual([]);
    expect(pearlSource(null, 0, 0)).toEqual([]);
  });
});
