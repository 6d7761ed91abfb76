import {
  decisionsOf,
  findGame,
  formatRecord,
  listGames,
  parseOptions,
  readRecord,
  SeededRandom,
  Session,
  turnOf,
  type Decision,
  type Game,
} from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { likeliestMove, type NetJudge } from './net/judgement.ts';
import { loadNets } from './node.ts';
import { analystFor, netFor } from './registry.ts';
import { markOf, reviewMove, type Review } from './review.ts';

loadNets();

const SEED = '5';
const loop = { now: () => 0, pause: () => Promise.resolve() };

function playOn(session: Session, net: NetJudge): void {
  const { game } = session;
  while (!game.isOver(session.position)) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    const turn = turnOf(game, session.position, seat);
    session.play(seat, likeliestMove(turn, net.judge(turn)));
  }
}

/** What the net thinks the worst move of a decision would cost. */
function dangerOf({ view, legal }: Decision, net: NetJudge): number {
  const { chances } = net.judge({ view, legal });
  return Math.max(...chances) - Math.min(...chances);
}

/** A game that the net plays against itself, except for seat 0's worst move where most is at stake. */
function gameWithBlunder(game: Game, net: NetJudge): { readonly record: string; readonly blunder: number } {
  const options = parseOptions(game, { players: 2 });
  if (!options.ok) throw new Error(options.error.reason);
  const seats = ['Ada', 'Ben'].map((name) => ({ name }));
  const source = { secret: SEED.repeat(64), numbers: seats.map(() => SEED.repeat(64)) };
  const session = new Session(game, { options: options.value, seats, source });
  playOn(session, net);
  const decision = decisionsOf(session.steps, 0).reduce((most, one) =>
    dangerOf(one, net) > dangerOf(most, net) ? one : most,
  );
  session.rewind(decision.n);
  const { chances } = net.judge(decision);
  session.play(0, decision.legal[chances.indexOf(Math.min(...chances))]);
  playOn(session, net);
  return { record: formatRecord(session.closedEvents()), blunder: decision.n };
}

const withNets = listGames().flatMap((game) => {
  const net = netFor(game.id);
  return net ? [{ id: game.id, game, net }] : [];
});

describe.each(withNets)('$id', ({ id, game, net }) => {
  test(`a review of a recorded game finds the blunder in it (seed ${SEED})`, async () => {
    const { record, blunder } = gameWithBlunder(game, net);
    const read = readRecord(record, findGame);
    if (!read.ok) throw new Error(read.error.reason);
    const reviews: { readonly n: number; readonly review: Review }[] = [];
    for (const { n, view, legal, played } of decisionsOf(read.value.steps, 0)) {
      const random = new SeededRandom(`${SEED}/${n}`);
      const analyst = analystFor(id) as Bot;
      const review = await reviewMove({ view, legal }, played, analyst, random, { playouts: 40 }, loop);
      reviews.push({ n, review });
    }
    const marked = reviews.filter(({ review }) => markOf(review.chanceCost) !== '');
    expect(marked.map(({ n }) => n)).toEqual([blunder]);
    expect(marked[0].review.chanceCost.mean).toBeGreaterThan(0.05);
  });

  test('differences within their error are told apart from those outside', () => {
    const { record, blunder } = gameWithBlunder(game, net);
    const read = readRecord(record, findGame);
    if (!read.ok) throw new Error(read.error.reason);
    const decision = decisionsOf(read.value.steps).find(({ n }) => n === blunder) as Decision;
    const thought = (analystFor(id) as Bot).think(decision, new SeededRandom(SEED));
    for (let i = 0; i < 10 * decision.legal.length; i++) thought.step(0);
    const [first, ...others] = thought.estimates().map(({ behind }) => behind);
    expect(first).toEqual({ mean: 0, error: 0 });
    const errors = others.map((behind) => (behind ? behind.mean / behind.error : 0));
    expect(Math.max(...errors)).toBeGreaterThan(2);
  });
});
