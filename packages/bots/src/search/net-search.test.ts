import { GAMES, SeededRandom, turnOf, type Turn } from '@menagerie/rules';
import type { CatView } from '@menagerie/rules/cat-in-the-box';
import { beforeAll, expect, test } from 'vitest';
import { catModel } from '../cat-in-the-box/model.ts';
import { catNet } from '../cat-in-the-box/net.ts';
import { likeliestMove, type NetJudge } from '../net/judgement.ts';
import { loadNets } from '../node.ts';
import { NetSearch } from './net-search.ts';

const game = GAMES['cat-in-the-box'];
const TASTE = { leastChance: 0.01, mostMoves: 3, faith: 0.02 };

beforeAll(loadNets);

/** The first play of a round after a few of the net's moves. */
function turnAfter(moves: number): Turn<CatView> {
  const position = game.newGame({ players: 3, layout: 'white' });
  game.deal(position, new SeededRandom('net search'));
  for (let i = 0; i < moves; i++) {
    const seat = game.nextSeat(position);
    const turn = turnOf(game, position, seat);
    game.play(position, seat, likeliestMove(turn, catNet.judge(turn)));
  }
  return turnOf(game, position, game.nextSeat(position));
}

/** Evaluates the turn as given, and all others like the net. */
function withOpinion(asked: Turn<CatView>, chances: readonly number[]): NetJudge<CatView> {
  return {
    ...catNet,
    judge: (turn) => {
      const judgement = catNet.judge(turn);
      return turn === asked ? { ...judgement, logits: Float64Array.from(chances, Math.log) } : judgement;
    },
  };
}

const search = (turn: Turn<CatView>, net: NetJudge<CatView>, faith = TASTE.faith) =>
  new NetSearch(catModel, net, turn, new SeededRandom('search'), { ...TASTE, faith });

test('if the net is sure, its move is played without any playouts', () => {
  const turn = turnAfter(6);
  const sure = turn.legal.map((_, i) => (i === 1 ? 1 : 0));
  const thought = search(turn, withOpinion(turn, sure));
  expect([thought.best, thought.step(), thought.estimates()]).toEqual([turn.legal[1], 0, []]);
});

test('the only legal move needs no net', () => {
  const { view, legal } = turnAfter(6);
  const thought = search({ view, legal: legal.slice(0, 1) }, catNet);
  expect([thought.best, thought.step()]).toEqual([legal[0], 0]);
});

test('if it is unsure, its likeliest moves are tried equally often, starting in its order', () => {
  const turn = turnAfter(6);
  expect(turn.legal.length).toBeGreaterThan(3);
  const chances = turn.legal.map((_, i) => (i + 1) / 100);
  const thought = search(turn, withOpinion(turn, chances));
  expect(thought.best).toBe(turn.legal.at(-1));
  for (let i = 0; i < 30; i++) expect(thought.step()).toBe(1);
  const estimates = thought.estimates();
  expect(estimates.map(({ playouts }) => playouts)).toEqual([10, 10, 10]);
  expect(new Set(estimates.map(({ move }) => move))).toEqual(new Set(turn.legal.slice(-3)));
  expect(thought.best).toBe(estimates[0].move);
});

test('the playouts decide, unless the net’s opinion outweighs them', () => {
  const turn = turnAfter(6);
  const even = turn.legal.map((_, i) => (i < 3 ? 0.3 : 0));
  const bestWith = (chances: readonly number[], faith: number): number => {
    const thought = search(turn, withOpinion(turn, chances), faith);
    for (let i = 0; i < 90; i++) thought.step();
    return thought.best;
  };
  const best = turn.legal.indexOf(bestWith(even, 0.02));
  const against = turn.legal.map((_, i) => (i === best ? 0.1 : i < 3 ? 0.3 : 0));
  expect(bestWith(against, 10)).not.toBe(turn.legal[best]);
  expect(bestWith(against, 0)).toBe(turn.legal[best]);
});

test('the same seed gives the same estimates', () => {
  const turn = turnAfter(6);
  const even = withOpinion(
    turn,
    turn.legal.map(() => 0.2),
  );
  const [one, other] = [1, 2].map(() => {
    const thought = search(turn, even);
    for (let i = 0; i < 12; i++) thought.step();
    return thought.estimates();
  });
  expect(other).toEqual(one);
});
