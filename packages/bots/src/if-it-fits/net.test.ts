// Compares the net of If It Fits with what training computed for the same views, and checks how it
// evaluates turns.

import { GAMES, listLegalMoves, SeededRandom, type Turn } from '@menagerie/rules';
import type { BoxView } from '@menagerie/rules/if-it-fits';
import { beforeAll, expect, test } from 'vitest';
import { turnFrom } from '../analyse.ts';
import { Bits } from '../net/bits.ts';
import { likeliestMove } from '../net/judgement.ts';
import { netOf } from '../net/nets.ts';
import { loadNets } from '../node.ts';
import { headOf, hexOf, readNetFixtures } from '../testing/net-fixtures.ts';
import { Appraiser } from './appraisal.ts';
import { INPUTS, OUTPUT_AT, SHORTLIST } from './features.ts';
import { Inputs } from './inputs.ts';
import { boxNet } from './net.ts';
import { HandPromise } from './promise.ts';
import { Ranking } from './ranking.ts';
import { KEEN } from './styles.ts';

const game = GAMES['if-it-fits'];
const [head, fixtures] = readNetFixtures<BoxView>(game.id);
const bits = new Bits(INPUTS);
const inputs = new Inputs(bits);
const turnOf = (view: BoxView): Turn<BoxView> =>
  turnFrom(game, view, new SeededRandom('fixture')) as Turn<BoxView>;

beforeAll(loadNets);

test('the fixtures cover every number of players, table, rule set and phase, with and without a move', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(440);
  expect(new Set(fixtures.map(({ view }) => JSON.stringify(view.options))).size).toBe(24);
  expect(new Set(fixtures.map(({ view }) => view.phase))).toEqual(
    new Set(['start', 'turn', 'card', 'toy', 'cat']),
  );
  expect(fixtures.filter(({ move }) => move !== undefined)).toHaveLength(fixtures.length / 2);
});

test('the fixtures belong to the current net, whose answers are identical to the last bit', () => {
  expect(headOf(game.id, fixtures)).toEqual(head);
});

/** Sets the inputs like `boxNet`. */
function setInputs(view: BoxView, moveText: string | undefined): void {
  const { legal } = turnOf(view);
  const seat = view.seat as number;
  const position = game.sample(view, new SeededRandom('other cards'));
  const appraiser = new Appraiser(KEEN);
  const promise = new HandPromise();
  appraiser.lookAt(position, seat);
  promise.lookAt(position, seat, appraiser);
  inputs.setPosition(position, seat, promise);
  if (moveText === undefined) return;
  const gains = legal.map((move) => appraiser.gainOf(move));
  const shortlist = new Ranking(SHORTLIST);
  gains.forEach((gain, i) => shortlist.add(i, gain));
  const listed = [...shortlist.items.subarray(0, shortlist.count)];
  const place = listed.findIndex((i) => game.formatMove(legal[i]) === moveText);
  inputs.setMove(legal[listed[place]], { gain: gains[listed[place]], best: gains[listed[0]], place });
}

test.each(fixtures.map((fixture, i) => [i, fixture] as const))(
  'fixture %i: bits and answers match training',
  (_, { view, move, bits: expectedBits, outputs }) => {
    setInputs(view, move);
    expect(hexOf(bits)).toBe(expectedBits);
    const answers = netOf(game.id).evaluate(bits);
    expect(answers).toHaveLength(outputs.length);
    const furthest = Math.max(...outputs.map((output, i) => Math.abs(answers[i] - output)));
    expect(furthest).toBeLessThan(0.002);

    if (move !== undefined) return;
    const turn = turnOf(view);
    const judgement = boxNet.judge(turn);
    expect(boxNet.read(turn).win).toBeCloseTo(outputs[OUTPUT_AT.win], 2);
    expect(judgement.logits.reduce((sum, logit) => sum + Math.exp(logit), 0)).toBeCloseTo(1, 9);
  },
);

test('a judgement has every legal move, and those off the shortlist come last', () => {
  const { view } =
    fixtures.find((fixture) => turnOf(fixture.view).legal.length > 2 * SHORTLIST) ?? fixtures[0];
  const turn = turnOf(view);
  const { logits } = boxNet.judge(turn);
  expect(logits).toHaveLength(turn.legal.length);
  expect([...logits].every(Number.isFinite)).toBe(true);
  const appraiser = new Appraiser(KEEN);
  appraiser.lookAt(game.sample(view, new SeededRandom('a')), view.seat);
  const byEye = turn.legal.map((move, i) => ({ gain: appraiser.gainOf(move), i }));
  byEye.sort((a, b) => b.gain - a.gain || a.i - b.i);
  const least = Math.min(...byEye.slice(0, SHORTLIST).map(({ i }) => logits[i]));
  const others = byEye.slice(SHORTLIST).map(({ i }) => logits[i]);
  expect(others.length).toBeGreaterThan(SHORTLIST);
  expect(Math.max(...others)).toBeLessThan(least);
});

test("the net's likeliest moves win most games against random play (seed net)", () => {
  const random = new SeededRandom('net');
  let wins = 0;
  for (let i = 0; i < 10; i++) {
    const position = game.newGame({ players: 2, table: 'medium', extended: i % 2 === 1 });
    game.deal(position, random);
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const legal = listLegalMoves(game, position, seat);
      const turn = { view: game.view(position, seat), legal };
      const move =
        seat === i % 2 ? likeliestMove(turn, boxNet.judge(turn)) : legal[random.below(legal.length)];
      game.play(position, seat, move);
    }
    if (game.scores(position).places[i % 2] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(9);
});
