import { describe, expect, test } from 'vitest';
import { act } from '../core/play.ts';
import { SeededRandom } from '../core/random.ts';
import { setUp } from '../testing/set-up.ts';
import { trumpWhales as game } from './index.ts';
import { explainPearls, explainWhaleRound } from './score.ts';

/** A finished round of three: seat 1 has seven pearls and three bonuses left, as in the rulebook's example. */
const ROUND = {
  players: 3,
  first: 2,
  trump: 'b',
  token: 1,
  hands: [
    ['o2', 'o6', 'n3', 'n6', 'b1', 's4', 's8', '5', '5'],
    ['o1', 'o4', 'n2', 'n9', 'b7', 'b8', 's1', 's2', 's3'],
    ['o8', 'o9', 'n1', 'n4', 'n7', 'n8', 'b2', 'b6', 'b9'],
  ],
  moves: (
    '+b2 +o6 +s1 n1 n3 n2 *n2 b6 b1 b8 *b6 5 o1 o9 *5 s2 n4 !o6 s4 *s4 b7 b9 5 *b7 >0 o2 o4 o8 *o4 ' +
    's8 !o4 !s1 s3 n7 *s8 n9 !b2 n8 !s4 n6 *n9'
  ).split(' '),
};

describe('[TW-14] a round', () => {
  const position = setUp(game, ROUND);
  const result = game.view(position, null).results[0];
  test('with seven pearls and three unspent bonuses scores eight', () => {
    expect(game.roundResult(position, 0)).toEqual({
      pearls: [9, 7, 3],
      bonuses: [1, 3, 1],
      scores: [9, 8, 3],
    });
    expect(explainWhaleRound(result)[1]).toEqual({ pearls: 7, bonuses: 3, forBonuses: 1, points: 8 });
  });
  test('scores nothing for a single bonus', () => {
    expect(explainWhaleRound(result)[0]).toEqual({ pearls: 9, bonuses: 1, forBonuses: 0, points: 9 });
  });
  test('shows which trick each pearl comes from', () => {
    const view = game.view(position, null);
    const bySeat = [0, 1, 2].map((seat) => explainPearls(view, seat));
    expect(bySeat.map((all) => all.reduce((sum, { pearls }) => sum + pearls, 0))).toEqual(result.pearls);
    expect(bySeat[1]).toContainEqual({ from: 'bonus', trick: 6, card: 's1', pearls: 1 });
  });
  test('passes nothing but the score to the next', () => {
    const position = setUp(game, ROUND);
    game.deal(position, new SeededRandom(1));
    const { seats, tricks, totals } = game.view(position, null);
    expect(seats.map(({ bonuses, pearls, lacks }) => [bonuses, pearls, lacks])).toEqual(
      Array(3).fill([[], 0, []]),
    );
    expect(tricks).toEqual([]);
    expect(totals).toEqual([9, 8, 3]);
  });
});

describe('[TW-15] the end', () => {
  const round = (...pearls: number[]) => ({ pearls, bonuses: [0, 0, 0], scores: pearls });
  /** Earlier rounds, then ROUND, which scores 9, 8, 3. */
  const gameAfter = (...earlier: ReturnType<typeof round>[]) => setUp(game, { ...ROUND, earlier });

  test("doesn't come before somebody has 30", () => {
    const position = gameAfter(round(10, 10, 9), round(10, 11, 9));
    expect(game.scores(position).totals).toEqual([29, 29, 21]);
    expect([game.isOver(position), game.awaitsDeal(position)]).toEqual([false, true]);
  });
  test('comes with the round in which somebody does, and the highest total wins', () => {
    const position = gameAfter(round(12, 14, 6), round(9, 9, 12));
    expect(game.isOver(position)).toBe(true);
    expect(game.scores(position)).toMatchObject({ totals: [30, 31, 21], places: [2, 1, 3] });
    expect([game.toMove(position), game.nextSeat(position)]).toEqual([0, -1]);
  });
  test('waits while the highest is tied, and another round is played', () => {
    const position = gameAfter(round(12, 14, 6), round(11, 10, 5));
    expect(game.scores(position)).toMatchObject({ totals: [32, 32, 14], places: [1, 1, 3] });
    expect([game.isOver(position), game.awaitsDeal(position)]).toEqual([false, true]);
    game.deal(position, new SeededRandom(4));
    expect(game.view(position, null)).toMatchObject({ round: 3, first: 0 });
  });
  test("isn't affected by a tie below the highest", () => {
    const position = gameAfter(round(12, 8, 6), round(10, 8, 15));
    expect(game.isOver(position)).toBe(true);
    expect(game.scores(position)).toMatchObject({ totals: [31, 24, 24], places: [1, 2, 2] });
  });
  test('may take any number of rounds', () => {
    const position = gameAfter(...Array.from({ length: 40 }, () => round(9, 9, 9)));
    expect([game.isOver(position), game.roundsScored(position)]).toEqual([true, 41]);
    expect(game.scores(position).places).toEqual([1, 2, 3]);
    expect(setUp(game, game.formatPosition(position))).toEqual(position);
  });
  test("can't have come earlier", () => {
    const over = game.parsePosition({ ...ROUND, earlier: [round(30, 2, 1)] });
    expect(over).toMatchObject({ ok: false, error: { reason: expect.stringMatching(/TW-15/) } });
    const long = game.parsePosition({ ...ROUND, earlier: [round(30, 2, 1), round(9, 9, 9)] });
    expect(long).toMatchObject({ ok: false, error: { reason: expect.stringMatching(/round 2: .*TW-15/) } });
  });

  const last = (...earlier: ReturnType<typeof round>[]) => {
    const position = setUp(game, { ...ROUND, moves: ROUND.moves.slice(0, -1), earlier });
    const move = game.parseMove('*n9');
    const answer = move.ok && act(game, position, game.nextSeat(position), move.value);
    return answer && answer.ok ? answer.value.slice(2) : [];
  };
  const scored = { type: 'round-scored', rule: 'TW-14' };
  test('is explained, and so is a tie that delays it', () => {
    expect(last(round(12, 14, 6), round(9, 9, 12))).toMatchObject([
      scored,
      { type: 'game-over', rule: 'TW-15', facts: { totals: [30, 31, 21], places: [2, 1, 3] } },
    ]);
    expect(last(round(12, 14, 6), round(11, 10, 5))).toMatchObject([
      scored,
      { type: 'tied-for-the-win', rule: 'TW-15', facts: { totals: [32, 32, 14] } },
    ]);
    expect(last()).toMatchObject([scored]);
  });
});

test.each([
  ['of another number of seats', { pearls: [9, 9], bonuses: [0, 0], scores: [9, 9] }, /3 seats/],
  ['with scores that do not add up', { pearls: [9, 9, 3], bonuses: [0, 3, 0], scores: [9, 9, 3] }, /TW-14/],
  ['with fewer pearls than tricks', { pearls: [4, 3, 0], bonuses: [0, 0, 0], scores: [4, 3, 0] }, /pearls/],
  [
    'with more bonuses than there can be',
    { pearls: [9, 9, 3], bonuses: [9, 9, 0], scores: [13, 13, 3] },
    /bonuses/,
  ],
])('[TW-14] an earlier round %s is refused', (_, result, reason) => {
  expect(game.parsePosition({ ...ROUND, earlier: [result] })).toMatchObject({
    ok: false,
    error: { reason: expect.stringMatching(reason) },
  });
});
