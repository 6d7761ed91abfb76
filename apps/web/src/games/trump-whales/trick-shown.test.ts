import { GAMES } from '@menagerie/rules';
import type { WhaleView } from '@menagerie/rules/trump-whales';
import { describe, expect, test } from 'vitest';
import { placeOf, shownTrick } from './trick-shown.ts';

const game = GAMES['trump-whales'];
const HANDS = [
  ['n2', 'n4', 'n8', 'o1', 'o2', 'b1', 'b2', 's1', 's2'],
  ['n3', 'n6', 'n9', 'o3', 'o4', 'b3', 'b4', 's3', 's4'],
  ['b6', 'b7', 'b8', 'b9', 'o6', 'o7', 's6', 's7', '5'],
  ['n1', 'n7', 'o8', 'o9', 's8', 's9', '5', '5', '5'],
];

/** Blue whale is trump, the token is on 1 and seat 0 is first. */
function viewAfter(moves: string): WhaleView {
  const data = { players: 4, first: 0, trump: 'b', token: 1, hands: HANDS };
  const position = game.parsePosition({ ...data, moves: moves.split(' ').filter(Boolean) });
  if (!position.ok) throw new Error(position.error.reason);
  return game.view(position.value, 0);
}
const KEPT = '+o1 +o3 +s6 +o8';

describe('the trick on the table', () => {
  test('before the first card the leader is known', () => {
    expect(shownTrick(viewAfter(''))).toEqual({ number: 1, trick: null, leader: 0, previous: null });
    expect(shownTrick(viewAfter(KEPT))).toEqual({ number: 1, trick: null, leader: 0, previous: null });
  });

  test('[TW-12] it stays until its pearls are taken', () => {
    const { number, trick } = shownTrick(viewAfter(`${KEPT} n4 n3 b6 n1`));
    expect([number, trick?.winner]).toEqual([1, 2]);
  });

  test('[TW-13] then the table is empty for the leader, and the trick can be viewed again', () => {
    const shown = shownTrick(viewAfter(`${KEPT} n4 n3 b6 n1 *n1`));
    expect(shown).toMatchObject({ number: 2, trick: null, leader: 2, previous: { taken: 'n1' } });
  });

  test('a taken trick can be viewed for a moment', () => {
    expect(shownTrick(viewAfter(`${KEPT} n4 n3 b6 n1 *n1`), false).trick?.taken).toBe('n1');
  });

  test('[TW-13] nobody leads while the leader is being named', () => {
    const shown = shownTrick(viewAfter(`${KEPT} n4 n3 b6 5 *n4`));
    expect(shown).toMatchObject({ number: 2, trick: null, leader: null });
  });

  test('during a trick the previous one can be viewed again', () => {
    const shown = shownTrick(viewAfter(`${KEPT} n4 n3 b6 n1 *n1 b7`));
    expect(shown).toMatchObject({ number: 2, leader: 2, previous: { taken: 'n1' } });
    expect(shown.trick?.turns[0].card).toBe('b7');
  });
});

test('cards are laid clockwise around the middle, your own nearest', () => {
  expect([2, 3, 0, 1].map((seat) => placeOf(seat, 2, 4))).toEqual(['me', 'left', 'top', 'right']);
  expect([0, 1, 2].map((seat) => placeOf(seat, 1, 3))).toEqual(['right', 'me', 'left']);
  expect([0, 1].map((seat) => placeOf(seat, 0, 2))).toEqual(['me', 'top']);
});
