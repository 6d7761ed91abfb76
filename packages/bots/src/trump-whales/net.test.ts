// Compares the net of Trump Whales with what training computed for the same views.

import { GAMES, SeededRandom } from '@menagerie/rules';
import { isSpend, type WhaleView } from '@menagerie/rules/trump-whales';
import { beforeAll, expect, test } from 'vitest';
import { turnFrom } from '../analyse.ts';
import { Bits } from '../net/bits.ts';
import { likeliestMove } from '../net/judgement.ts';
import { netOf } from '../net/nets.ts';
import { loadNets } from '../node.ts';
import { headOf, hexOf, readNetFixtures } from '../testing/net-fixtures.ts';
import { INPUTS, OUTPUT_AT } from './features.ts';
import { setInputs } from './inputs.ts';
import { actionOf, whaleNet } from './net.ts';
import { sensibleMoves } from './sensible.ts';

const game = GAMES['trump-whales'];
const [head, fixtures] = readNetFixtures<WhaleView>(game.id);
const bits = new Bits(INPUTS);
const legalOf = (view: WhaleView): readonly number[] =>
  turnFrom(game, view, new SeededRandom('fixture'))?.legal ?? [];

beforeAll(loadNets);

test('the fixtures cover every number of players and every phase', () => {
  for (const players of [2, 3, 4]) {
    const views = fixtures.map(({ view }) => view).filter(({ options }) => options.players === players);
    expect(views.length).toBeGreaterThanOrEqual(220);
    // Without fives nobody names a leader.
    const phases = players === 2 ? ['choose', 'play', 'take'] : ['choose', 'play', 'take', 'name'];
    expect(new Set(views.map(({ phase }) => phase))).toEqual(new Set(phases));
  }
});

test('the fixtures belong to the current net, whose answers are identical to the last bit', () => {
  expect(headOf(game.id, fixtures)).toEqual(head);
});

test.each(fixtures.map((fixture, i) => [i, fixture] as const))(
  'fixture %i: bits, legal actions and answers match training',
  (_, { view, bits: expectedBits, legal: mask, outputs }) => {
    setInputs(view, bits);
    expect(hexOf(bits)).toBe(expectedBits);

    const legal = legalOf(view);
    const actions = [...new Set(legal.map((move) => actionOf(view, move)))].sort((a, b) => a - b);
    const ownMask = actions.reduce((sum, action) => sum | (1n << BigInt(action)), 0n);
    expect(ownMask).toBe(BigInt(`0x${mask}`));

    const answers = netOf(game.id).evaluate(bits);
    const kept = [...actions, OUTPUT_AT.win, OUTPUT_AT.points].map((at) => answers[at]);
    expect(kept).toHaveLength(outputs.length);
    expect(Math.max(...outputs.map((output, i) => Math.abs(kept[i] - output)))).toBeLessThan(0.001);

    const turn = { view, legal };
    const judgement = whaleNet.judge(turn);
    const chances = judgement.logits.map((logit) => Math.exp(logit));
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    const logitOf = (move: number): number => outputs[actions.indexOf(actionOf(view, move))];
    const most = Math.max(...sensibleMoves(turn).map(logitOf));
    expect(logitOf(likeliestMove(turn, judgement))).toBe(most);
    expect(whaleNet.read(turn).win).toBeCloseTo(outputs.at(-2) as number, 2);
  },
);

/**
 * Each family becomes the next one and, if the ranks are reversed as well, 1 becomes 9, 2 becomes 8,
 * …, with the token.
 */
function turned(view: unknown, withRanks: boolean): WhaleView {
  const text = JSON.stringify(view, (key: string, value: unknown) => {
    if (withRanks && key === 'token') return 10 - (value as number);
    if (typeof value !== 'string' || !/^[onbs]\d?$/.test(value)) return value;
    const family = 'onbs'[('onbs'.indexOf(value[0]) + 1) % 4];
    if (value.length === 1) return family;
    return family + (withRanks ? 10 - Number(value[1]) : value[1]);
  });
  return JSON.parse(text) as WhaleView;
}

test('rotating families, or reversing ranks together with the token, changes nothing', () => {
  for (const { view } of fixtures) {
    setInputs(view, bits);
    const before = hexOf(bits);
    for (const withRanks of [false, true]) {
      setInputs(turned(view, withRanks) as typeof view, bits);
      expect(hexOf(bits)).toBe(before);
    }
  }
});

test('pointless moves are hardly ever chosen: a point bonus is spent at once', () => {
  const waiting = fixtures
    .map(({ view }) => ({ view, legal: legalOf(view) }))
    .filter((turn) => turn.legal.length > 1 && sensibleMoves(turn).length === 1)
    .filter((turn) => isSpend(sensibleMoves(turn)[0]));
  expect(waiting.length).toBeGreaterThan(10);
  for (const turn of waiting) {
    const [point] = sensibleMoves(turn);
    const { logits } = whaleNet.judge(turn);
    // Two points are equally good.
    const isPoint = (move: number): boolean => actionOf(turn.view, move) === actionOf(turn.view, point);
    const chances = turn.legal.map((move, i) => (isPoint(move) ? Math.exp(logits[i]) : 0));
    expect(chances.reduce((sum, chance) => sum + chance)).toBeGreaterThan(0.999);
  }
});
