// Bots behind a port: first with both sides in one thread, then in a real Node worker with the built
// package.

import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  GAME_IDS,
  GAMES,
  parseOptions,
  SeededRandom,
  turnOf,
  type Game,
  type Move,
  type Turn,
} from '@menagerie/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  analystFor,
  botsFor,
  decide,
  playoutBudget,
  RemoteBots,
  reviewMove,
  type Bot,
  type Estimate,
  type Review,
} from '../index.ts';
import { loadNets } from '../node.ts';
import type { Reply, Request } from './messages.ts';
import { serveBots } from './serve.ts';

const game: Game = GAMES['cat-in-the-box'];

beforeAll(loadNets);

function firstTurn(of: Game = game): Turn {
  const options = parseOptions(of, { players: 3 });
  if (!options.ok) throw new Error(options.error.reason);
  const position = of.newGame(options.value);
  of.deal(position, new SeededRandom('thinker'));
  return turnOf(of, position, of.nextSeat(position));
}

/** A bot that would think forever. */
function thinkingBot(of: Game = game): Bot | undefined {
  return botsFor(of.id).find(({ name }) => name === 'hunter');
}

interface Behind {
  readonly bots: RemoteBots;
  readonly close: () => Promise<unknown>;
}

/** Copies every message as between threads, which fails on anything but plain data. */
function inThisThread(): Behind {
  const loop = { now: () => performance.now(), pause: () => setImmediate() };
  const serve = serveBots((answer) => bots.receive(structuredClone(answer)), loop);
  const bots = new RemoteBots((request) => serve(structuredClone(request)));
  return { bots, close: () => Promise.resolve() };
}

const WORKER = `
  const { parentPort } = require('node:worker_threads');
  const { setImmediate } = require('node:timers/promises');
  const built = ${JSON.stringify(new URL('../../dist/', import.meta.url).href)};
  Promise.all([import(built + 'thinker/serve.js'), import(built + 'node.js')]).then(([{ serveBots }, { loadNets }]) => {
    loadNets();
    const loop = { now: () => performance.now(), pause: () => setImmediate() };
    parentPort.on('message', serveBots((answer) => parentPort.postMessage(answer), loop));
  });
`;

function inAWorker(): Behind {
  // Without the source condition that the tests use.
  const worker = new Worker(WORKER, { eval: true, execArgv: [] });
  const bots = new RemoteBots((request) => worker.postMessage(request));
  worker.on('message', (answer: Reply) => bots.receive(answer));
  worker.on('exit', () => bots.fail('the worker is gone'));
  return { bots, close: () => worker.terminate() };
}

describe.each([
  ['in this thread', inThisThread],
  ['in a worker', inAWorker],
])('bots %s', (_, open) => {
  let behind: Behind;
  beforeAll(() => void (behind = open()));
  afterAll(() => behind.close());

  test.each(GAME_IDS)('%s: every bot answers as it would in this thread', async (id) => {
    const turn = firstTurn(GAMES[id]);
    for (const bot of botsFor(id)) {
      const asked = behind.bots.think(bot.name, turn, 'seed', { playouts: 100 });
      const here = decide(bot, turn, new SeededRandom('seed'), playoutBudget(100));
      expect([bot.name, await asked.move]).toEqual([bot.name, here]);
    }
  });

  test('stopping an endless thought answers with a legal move, while another continues', async () => {
    const turn = firstTurn();
    const { name } = thinkingBot() as Bot;
    const endless = behind.bots.think(name, turn, 'seed', { playouts: 1e9 });
    const short = behind.bots.think(name, turn, 'seed', { playouts: 50 });
    expect(turn.legal).toContain(await short.move);
    endless.stop();
    expect(turn.legal).toContain(await endless.move);
  });

  test('an analysis streams until its consumer leaves', async () => {
    const turn = firstTurn();
    const seen: (readonly Estimate[])[] = [];
    for await (const estimates of behind.bots.analyse(turn.view, 'seed', {})) {
      seen.push(estimates);
      if (seen.length === 3) break;
    }
    const known = seen.map((estimates) => estimates.reduce((sum, { playouts }) => sum + playouts, 0));
    // The net answers before the first playout.
    expect(known[0]).toBe(0);
    expect(known[2]).toBeGreaterThan(known[0]);
    expect(seen[2].map(({ move }) => move).sort()).toEqual([...turn.legal].sort());
  });

  test('an analysis with an allowance ends by itself', async () => {
    let last: readonly Estimate[] = [];
    for await (const estimates of behind.bots.analyse(firstTurn().view, 'seed', { playouts: 300 }))
      last = estimates;
    expect(last.reduce((sum, { playouts }) => sum + playouts, 0)).toBeGreaterThanOrEqual(300);
  });

  test.each(GAME_IDS)('%s: a review is the same as in this thread', async (id) => {
    const turn = firstTurn(GAMES[id]);
    const played = turn.legal[turn.legal.length - 1];
    const asked = behind.bots.review(turn, played, 'seed', { playouts: 60 });
    const analyst = analystFor(id) as Bot;
    const loop = { now: () => performance.now(), pause: () => setImmediate() };
    const random = new SeededRandom('seed');
    const here = await reviewMove(turn, played, analyst, random, { playouts: 60 }, loop);
    expect(await asked.review).toEqual(here);
  });

  test('an endless review ends with nothing when stopped', async () => {
    const turn = firstTurn();
    const { best } = (await behind.bots.review(turn, turn.legal[0], 'seed', { playouts: 50 })
      .review) as Review;
    const other = turn.legal.find((move) => move !== best) as Move;
    const endless = behind.bots.review(turn, other, 'seed', { playouts: 1e9 });
    const short = behind.bots.review(turn, other, 'seed', { playouts: 50 });
    expect(await short.review).toMatchObject({ chanceCost: expect.any(Object) });
    endless.stop();
    expect(await endless.review).toBe(null);
  });

  test('an unknown bot is an error for the caller', async () => {
    await expect(behind.bots.think('nobody', firstTurn(), 'seed').move).rejects.toThrow(
      'no bot called nobody',
    );
  });
});

test('when the worker goes away, pending requests fail', async () => {
  const { bots, close } = inAWorker();
  const { name } = thinkingBot() as Bot;
  const { move } = bots.think(name, firstTurn(), 'seed', { playouts: 1e9 });
  const lost = expect(move).rejects.toThrow('the worker is gone');
  await close();
  await lost;
});

test('a stop is answered after the current slice', async () => {
  const answers: Reply[] = [];
  let ticks = 0;
  let resume = (): void => undefined;
  const pause = (): Promise<void> => new Promise((resolve) => (resume = resolve));
  const serve = serveBots((answer) => answers.push(answer), { now: () => ticks++, pause });
  const { view, legal } = firstTurn();
  const request: Request = {
    type: 'think',
    id: 1,
    bot: (thinkingBot() as Bot).name,
    view,
    legal,
    allowance: { playouts: 1e9 },
    seed: 'seed',
  };
  serve(request);
  await setImmediate();
  resume();
  await setImmediate();
  expect(answers).toEqual([]);
  serve({ type: 'stop', id: 1 });
  resume();
  await setImmediate();
  expect(answers).toMatchObject([{ type: 'move', id: 1 }]);
});
