import { GAMES, listLegalMoves } from '@menagerie/rules';
import type { WhaleView } from '@menagerie/rules/trump-whales';
import type { Seated } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import {
  factsOfKeeping,
  factsOfNaming,
  factsOfPlay,
  factsOfSpending,
  factsOfTaking,
  unseenBy,
} from './coach-facts.ts';

const game = GAMES['trump-whales'];
const HANDS = [
  ['n2', 'n4', 'n8', 'o1', 'o2', 'b1', 'b2', 's1', 's2'],
  ['n3', 'n6', 'n9', 'o3', 'o4', 'b3', 'b4', 's3', 's4'],
  ['b6', 'b7', 'b8', 'b9', 'o6', 'o7', 's6', 's7', '5'],
  ['n1', 'n7', 'o8', 'o9', 's8', 's9', '5', '5', '5'],
];
const KEPT = '+o1 +o3 +s6 +o8';

/** Blue whale is trump, the token is on 1 and seat 0 is first. */
function turnAfter(moves: string): { view: Seated<WhaleView>; legal: string[] } {
  const data = { players: 4, first: 0, trump: 'b', token: 1, hands: HANDS };
  const parsed = game.parsePosition({ ...data, moves: moves.split(' ').filter(Boolean) });
  if (!parsed.ok) throw new Error(parsed.error.reason);
  const position = parsed.value;
  const seat = game.nextSeat(position);
  const legal = listLegalMoves(game, position, seat).map((move) => game.formatMove(move));
  return { view: game.view(position, seat), legal };
}

function play(moves: string, card: string): unknown {
  const { view, legal } = turnAfter(moves);
  expect(legal).toContain(card);
  return factsOfPlay(view, card, legal);
}

describe('what is known about a card', () => {
  test('unseen cards are not in hand, face up or played', () => {
    const unseen = unseenBy(turnAfter(`${KEPT} n4`).view);
    expect(unseen).not.toContain('n4');
    expect(unseen).not.toContain('o1');
    expect(unseen).not.toContain('n3');
    expect(unseen).toContain('n1');
    expect(unseen.filter((card) => card === '5')).toHaveLength(4);
  });

  test('[TW-11] the lowest trump can’t be beaten while the lowest wins', () => {
    expect(play(KEPT, 'b1')).toContainEqual({ type: 'sure' });
    expect(play(KEPT, 'n8')).toContainEqual({ type: 'risk', count: 14 });
  });

  test('[TW-11] in the lead for now, with the weakest card that takes it, for up to two pearls', () => {
    expect(play(`${KEPT} n4`, 'n3')).toEqual([{ type: 'ahead', pearls: 2 }]);
  });

  test('[TW-9] beaten whatever is played: it brings a bonus if it is chosen', () => {
    expect(play(`${KEPT} n4 n3 b6`, 'n7')).toEqual([
      { type: 'beaten', seat: 2 },
      { type: 'cheap' },
      { type: 'bait', card: 'n7' },
    ]);
  });

  test('[TW-13] a five names the next leader', () => {
    expect(play(`${KEPT} n4 n3 b6`, '5')).toContainEqual({ type: 'five' });
  });
});

test('[TW-8] a bonus that turns the trick', () => {
  const { view, legal } = turnAfter(`${KEPT} n4 n3 b6`);
  expect(factsOfSpending(view, 'o8', legal)).toEqual([{ type: 'turns', card: 'n1' }]);
});

test('[TW-12] pearls: the most there are, and who gets the bonus', () => {
  const { view } = turnAfter(`${KEPT} n4 n3 b6 n1`);
  expect(factsOfTaking(view, 'n1')).toEqual([{ type: 'most', pearls: 3 }]);
  expect(factsOfTaking(view, 'n3')).toEqual([]);
});

test('[TW-13] naming the left neighbour means playing last', () => {
  const { view } = turnAfter(`${KEPT} n4 n3 b6 5 *n4`);
  expect(view.seat).toBe(3);
  expect(factsOfNaming(view, 0)).toEqual([{ type: 'lead-last' }]);
  expect(factsOfNaming(view, 1)).toEqual([]);
});

test('[TW-6] what a first bonus is good for', () => {
  const { view } = turnAfter('');
  expect(factsOfKeeping(view, 'n2')).toEqual([{ type: 'keep-trump', count: 2 }]);
  expect(factsOfKeeping(view, 'o1')).toEqual([{ type: 'keep-point' }]);
});
