import { GAMES } from '@menagerie/rules';
import { openTrick, trickOnTable, type WhaleView } from '@menagerie/rules/trump-whales';
import { describe, expect, test } from 'vitest';
import { groupBonuses } from './cards.ts';
import { previewPlay, previewSpend } from './effects.ts';

const game = GAMES['trump-whales'];
const HANDS = [
  ['n2', 'n4', 'n8', 'o1', 'o2', 'b1', 'b2', 's1', 's2'],
  ['n3', 'n6', 'n9', 'o3', 'o4', 'b3', 'b4', 's3', 's4'],
  ['b6', 'b7', 'b8', 'b9', 'o6', 'o7', 's6', 's7', '5'],
  ['n1', 'n7', 'o8', 'o9', 's8', 's9', '5', '5', '5'],
];
const KEPT = '+o1 +o3 +s6 +o8';

/** Blue whale is trump, the token is on 1 and seat 0 is first. */
function viewAfter(moves: string, seat: number): WhaleView {
  const data = { players: 4, first: 0, trump: 'b', token: 1, hands: HANDS };
  const position = game.parsePosition({ ...data, moves: moves.split(' ') });
  if (!position.ok) throw new Error(position.error.reason);
  return game.view(position.value, seat);
}

describe('a card', () => {
  test('[TW-11] leads, wins or loses as things stand', () => {
    expect(previewPlay(viewAfter(KEPT, 0), 0, 'n2').kind).toBe('leads');
    const second = viewAfter(`${KEPT} n4`, 1);
    expect(previewPlay(second, 1, 'n3')).toEqual({ kind: 'wins', isLast: false, winner: 1 });
    expect(previewPlay(second, 1, 'n6')).toEqual({ kind: 'loses', isLast: false, winner: 0 });
  });

  test('[TW-11] the last one is decisive', () => {
    const last = viewAfter(`${KEPT} n4 n3 b6`, 3);
    expect(previewPlay(last, 3, 'n1')).toEqual({ kind: 'loses', isLast: true, winner: 2 });
  });
});

describe('a bonus', () => {
  test('[TW-8] turning the token changes who wins and which cards could', () => {
    const preview = previewSpend(viewAfter(`${KEPT} n4`, 1), 1, 'o3', ['n3', 'n6', 'n9']);
    expect(preview.then).toEqual({ trump: 'b', token: 9 });
    expect(preview.hasEffect).toBe(true);
    expect(preview.takersNow).toEqual(['n3']);
    expect(preview.takersThen).toEqual(['n6', 'n9']);
  });

  test('[TW-8] moving trump may change who is winning', () => {
    const preview = previewSpend(viewAfter(`${KEPT} n4 n3 b6`, 3), 3, 'o8', ['n1', 'n7', '5']);
    expect(preview.then.trump).toBe('n');
    expect([preview.winnerNow, preview.winnerThen]).toEqual([2, 1]);
    expect([preview.takersNow, preview.takersThen]).toEqual([[], ['n1']]);
  });

  test('[TW-8] a pearl changes nothing in the trick', () => {
    const preview = previewSpend(viewAfter(KEPT, 0), 0, 'o1', ['n2']);
    expect(preview.hasEffect).toBe(false);
    expect(preview.winnerNow).toBe(null);
  });

  test('bonuses with the same effect lie together', () => {
    expect(groupBonuses(['o3', 'n2', 'b7', 'b4'])).toEqual([
      { bonus: 'flip', cards: ['o3', 'b7'] },
      { bonus: 'b', cards: ['n2', 'b4'] },
    ]);
  });
});

test('a trick stays on the table until the next one begins', () => {
  const view = viewAfter(`${KEPT} n4 n3 b6 n1 *n1`, 2);
  expect(openTrick(view)).toBe(null);
  expect(trickOnTable(view)?.winner).toBe(2);
});
