// Compares the net of Cat in the Box with what training computed for the same views.

import { GAMES, SeededRandom } from '@menagerie/rules';
import type { CatView } from '@menagerie/rules/cat-in-the-box';
import { beforeAll, expect, test } from 'vitest';
import { turnFrom } from '../analyse.ts';
import { Bits } from '../net/bits.ts';
import { chanceFrom } from '../net/calibration.ts';
import { likeliestMove } from '../net/judgement.ts';
import { netOf } from '../net/nets.ts';
import { loadNets } from '../node.ts';
import { headOf, hexOf, readNetFixtures } from '../testing/net-fixtures.ts';
import { INPUTS, OUTPUT_AT } from './features.ts';
import { setInputs } from './inputs.ts';
import { actionOf, catNet } from './net.ts';

const game = GAMES['cat-in-the-box'];
const [head, fixtures] = readNetFixtures<CatView>(game.id);
const bits = new Bits(INPUTS);
const legalOf = (view: CatView): readonly number[] =>
  turnFrom(game, view, new SeededRandom('fixture'))?.legal ?? [];

beforeAll(loadNets);

test('the fixtures cover every number of players, both boards and every phase', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(220);
  expect(new Set(fixtures.map(({ view }) => JSON.stringify(view.options))).size).toBe(8);
  expect(new Set(fixtures.map(({ view }) => view.phase))).toEqual(new Set(['discard', 'predict', 'play']));
});

test('the fixtures belong to the current net, whose answers are identical to the last bit', () => {
  expect(headOf(game.id, fixtures)).toEqual(head);
});

test.each(fixtures.map((fixture, i) => [i, fixture] as const))(
  'fixture %i: bits, legal actions and answers match training',
  (_, { view, bits: expectedBits, legal: mask, outputs }) => {
    setInputs(view, bits);
    expect(hexOf(bits)).toBe(expectedBits);
    const answers = netOf(game.id).evaluate(bits);
    expect(answers).toHaveLength(outputs.length);
    const furthest = Math.max(...outputs.map((output, i) => Math.abs(answers[i] - output)));
    expect(furthest).toBeLessThan(0.001);

    const legal = legalOf(view);
    const actions = legal.map((move) => actionOf(view, move));
    const ownMask = actions.reduce((sum, action) => sum | (1n << BigInt(action)), 0n);
    expect(ownMask).toBe(BigInt(`0x${mask}`));

    const turn = { view, legal };
    const judgement = catNet.judge(turn);
    const chances = judgement.logits.map((logit) => Math.exp(logit));
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    const most = Math.max(...actions.map((action) => outputs[action]));
    expect(outputs[actionOf(view, likeliestMove(turn, judgement))]).toBe(most);
    expect(chanceFrom(catNet.read(turn).win)).toBeCloseTo(chanceFrom(outputs[OUTPUT_AT.win]), 3);
  },
);
