import { GAMES, SeededRandom } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { playOut } from '../search/model.ts';
import { likelihood } from './likelihood.ts';
import { judge } from './judge.ts';
import { diceModel, plainModel, whaleModel } from './model.ts';

const game = GAMES['trump-whales'];

describe.each([2, 3, 4])('%i players', (players) => {
  const scores = new Float64Array(players);
  const chances = new Float64Array(players);

  test.each([
    ['tuned', whaleModel],
    ['by hand', plainModel],
    ['dice', diceModel],
  ])('playouts (%s) play legally to the end of the round, and chances add up to 1', (name, model) => {
    const random = new SeededRandom(`playouts ${name} ${players}`);
    for (let i = 0; i < 50; i++) {
      const position = game.newGame({ players });
      game.deal(position, random);
      const legal = { ...model, game: { ...game, play: checkedPlay } };
      playOut(legal, position, random);
      expect(game.roundsScored(position)).toBe(1);
      model.judge(position, chances, scores);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    }
  });
  test('the leader is the favourite, more so closer to the goal', () => {
    const chanceOf = (leader: number): number => {
      judge(standing(players, leader), chances, scores);
      return chances[0];
    };
    expect(chanceOf(5)).toBeCloseTo(1 / players, 9);
    expect(chanceOf(10)).toBeGreaterThan(1 / players);
    expect(chanceOf(28)).toBeGreaterThan(0.95);
  });
  test('[TW-15] a finished game is won', () => {
    judge(standing(players, 30), chances, scores);
    expect([...chances]).toEqual([1, ...Array<number>(players - 1).fill(0)]);
    expect([...scores]).toEqual([30, ...Array<number>(players - 1).fill(5)]);
  });
});

const checkedPlay: typeof game.play = (position, seat, move) => {
  expect(game.refusal(position, seat, move)).toBe(null);
  game.play(position, seat, move);
};

/** After a round: seat 0 has this many points, everyone else five. */
function standing(players: number, leader: number) {
  const position = game.newGame({ players });
  for (let seat = 0; seat < players; seat++) position.totals[seat] = seat ? 5 : leader;
  position.phase = leader >= 30 ? 5 : 0;
  return position;
}

describe('the weight of a sample', () => {
  const hands = [
    ['o2', 'o8', 'n2', 'n6', 'n9', 'b3', 'b7', 's4', 's6'],
    ['o1', 'o3', 'o6', 'n1', 'n3', 'n7', 'b1', 'b2', 's9'],
  ];
  /**
   * Seat 1 plays orca 3 to an orca 2, and holds orca 1 and 6, or cards that would or wouldn't have
   * won.
   */
  function weightWith(...others: string[]): number {
    const [first, second] = hands;
    const hand = [...second.filter((card) => card !== 'o1' && card !== 'o6'), ...others];
    const moves = ['+b7', '+n3', 'o8', 'o3'];
    const deal = { players: 2, first: 0, trump: 's', token: 9, hands: [first, hand] };
    const position = game.parsePosition({ ...deal, earlier: [], moves });
    if (!position.ok) throw new Error(position.error.reason);
    return likelihood(position.value, 0);
  }
  test("is above 0, and lower if a card that would have won wasn't played", () => {
    expect(weightWith('o1', 'o9')).toBeGreaterThan(0);
    expect(weightWith('o1', 'o9')).toBeLessThan(weightWith('o1', 'o6'));
  });
  test('leaves the sample unchanged', () => {
    const position = game.newGame({ players: 4 });
    const random = new SeededRandom('weighed');
    game.deal(position, random);
    for (let i = 0; i < 30; i++) {
      const seat = game.nextSeat(position);
      game.play(position, seat, whaleModel.choose(position, seat, random));
    }
    const before = game.formatPosition(position);
    expect(likelihood(position, 0)).toBeGreaterThan(0);
    expect(game.formatPosition(position)).toEqual(before);
  });
});
