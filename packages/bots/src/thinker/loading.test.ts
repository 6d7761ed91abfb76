// A bot whose net isn't loaded yet: the thinking side fetches it, once, and then answers.

import { setImmediate } from 'node:timers/promises';
import { registerGame, SeededRandom, turnOf, type Turn } from '@menagerie/rules';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fieldMice } from '../../../rules/src/testing/field-mice.ts';
import { instantBot } from '../bot.ts';
import { Bits } from '../net/bits.ts';
import { netJudge } from '../net/judgement.ts';
import { netOf } from '../net/nets.ts';
import { field, type NetTable } from '../net/table.ts';
import { registerBots } from '../registry.ts';
import { netFile } from '../testing/net-file.ts';
import { BotFailure, RemoteBots } from './remote.ts';
import { serveBots } from './serve.ts';

const { id } = fieldMice;
const table: NetTable = {
  namespace: 'mice',
  inputs: { whisker: field([1], '') },
  actions: {},
  outputs: { logits: field([1], '') },
  hidden: {},
};
const NET = netFile([{ bias: [0], rows: [1], columns: [1], bytes: [[1]] }]);
const withNet = instantBot('with', ({ legal }) => legal[netOf(id).evaluate(new Bits(1))[0]]);
const without = instantBot('without', ({ legal }) => legal[0]);

afterAll(registerGame(fieldMice));
afterAll(
  registerBots(id, {
    bots: [withNet, without],
    model: { game: fieldMice, choose: () => 0, judge: () => undefined },
    net: netJudge(table, {}, () => {
      throw new Error('nobody asks it');
    }),
  }),
);

function firstTurn(): Turn {
  const position = fieldMice.newGame({ players: 2 });
  fieldMice.deal(position, new SeededRandom('loading'));
  return turnOf(fieldMice, position, fieldMice.nextSeat(position));
}

const fetches: ((bytes: Uint8Array | Error) => void)[] = [];
const serve = serveBots((answer) => bots.receive(answer), {
  now: () => performance.now(),
  pause: () => setImmediate(),
  fetchNet: () =>
    new Promise((resolve, reject) => {
      fetches.push((bytes) => (bytes instanceof Error ? reject(bytes) : resolve(bytes)));
    }),
});
const bots = new RemoteBots((request) => serve(request));
const codeOf = (error: unknown): string => (error as BotFailure).code;

beforeEach(() => void (fetches.length = 0));

// One after another: a loaded net stays.
test('a bot that needs no net fetches none', async () => {
  const turn = firstTurn();
  expect(await bots.think('without', turn, 'seed').move).toBe(turn.legal[0]);
  expect(fetches).toHaveLength(0);
});

test("a net that can't be fetched fails the request, with its code, and the next request fetches it again", async () => {
  for (const bad of [new Error('offline'), NET.slice(0, -1)]) {
    const failed = bots.think('with', firstTurn(), 'seed').move.catch(codeOf);
    await expect.poll(() => fetches.length).toBe(1);
    fetches.pop()?.(bad);
    expect(await failed).toBe('net');
  }
});

test('a game can be prepared; concurrent requests wait for the same fetch, later ones for none', async () => {
  const turn = firstTurn();
  const prepared = bots.prepare(id);
  const early = bots.think('with', turn, 'seed');
  await expect.poll(() => fetches.length).toBe(1);
  fetches[0](NET);
  await prepared;
  expect(await early.move).toBe(turn.legal[0]);
  expect(await bots.think('with', turn, 'seed').move).toBe(turn.legal[0]);
  await bots.prepare(id);
  expect(fetches).toHaveLength(1);
});

test('a game without a net is prepared at once', async () => {
  await bots.prepare('nobody');
  expect(fetches).toHaveLength(0);
});
