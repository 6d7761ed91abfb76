// Commands that misbehave, each in its own way: all end with one clear reason, and none keeps
// running.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { GAMES, parseOptions, SeededRandom, turnOf, type Game, type Options } from '@menagerie/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ExternalBot } from './external-bot.ts';
import { Running } from './running.ts';

const game: Game = GAMES['cat-in-the-box'];
const parsed = parseOptions(game, { players: 3 });
const options = (parsed as { value: Options }).value;
const PATIENCE = 60_000;

/** Answers hello and turns correctly, except for what its argument says. */
const BOT = `
  import { spawn } from 'node:child_process';
  import { createInterface } from 'node:readline';
  const way = process.argv[2];
  const say = (message) => console.log(typeof message === 'string' ? message : JSON.stringify(message));
  const hello = { type: 'hello', protocol: way === 'old' ? 0 : 1 };
  const ways = {
    hang() {},
    die() { console.error('first words'); console.error('no memory left'); process.exit(3); },
    rubbish: () => say('I play the five'),
    array: () => say('[]'),
    late: ({ number, legal }) => say({ type: 'move', number: number - 1, move: legal[0] }),
    dumb: ({ number }) => say({ type: 'move', number }),
    nonsense: ({ number }) => say({ type: 'move', number, move: 'zz' }),
    illegal: ({ number, view }) => say({ type: 'move', number, move: '-' + [1,2,3,4,5,6,7,8].find((r) => !view.hand.includes(r)) }),
    endless() { const pour = () => { while (process.stdout.write('x'.repeat(65536))); }; process.stdout.on('drain', pour); pour(); },
    chatty: ({ number, legal }) => say(JSON.stringify({ type: 'move', number, move: legal[0] }) + '\\nand by the way'),
    family() { console.error(spawn('sleep', ['600'], { stdio: 'ignore' }).pid); process.exit(3); },
    good: ({ number, legal }) => say({ type: 'move', number, move: legal[0] }),
    once: ({ number, legal }) => say({ type: 'move', number, move: legal[0] }),
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === 'hello') say(way === 'mute' ? 'hi' : hello);
    if (message.type === 'turn') ways[way](message);
    if (message.type === 'result' && way === 'once') process.exit(0);
  }
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'menagerie-external-'));
  writeFileSync(join(folder, 'bot.mjs'), BOT);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function dealt() {
  const position = game.newGame(options);
  game.deal(position, new SeededRandom('external'));
  return position;
}

function seat(way: string, milliseconds = PATIENCE) {
  const running = Running.withRoomFor(8);
  const command = way === 'absent' ? 'no-such-command-here' : `"${process.execPath}" bot.mjs ${way}`;
  const bot = new ExternalBot(`cd "${folder}" && ${command}`, game, milliseconds, running);
  return { bot, running };
}

/** Starts a game and asks for two moves of the same turn; returns why that failed. */
async function failureOf({ bot }: ReturnType<typeof seat>): Promise<string> {
  const position = dealt();
  const turn = turnOf(game, position, 0);
  const refusal = (move: number) => game.refusal(position, 0, move);
  try {
    await bot.begin({ options, seat: 0 });
    await bot.decide(turn, refusal);
    await bot.decide(turn, refusal);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}

async function untilEmpty(running: Running): Promise<void> {
  while (!running.isEmpty) await setTimeout(10);
}

test.concurrent.each([
  ['good', /^nothing$/],
  ['absent', /^ended with code 127; its last words: .*no-such-command-here/],
  ['old', /^speaks protocol 0, not 1$/],
  ['mute', /^answered "hi", which is not JSON$/],
  ['die', /^ended with code 3; its last words: first words \/ no memory left$/],
  ['rubbish', /^answered "I play the five", which is not JSON$/],
  ['array', /^answered "\[\]", which is no "move"$/],
  ['late', /^answered turn 0 when asked for turn 1$/],
  ['dumb', /^named no move: /],
  ['nonsense', /^played "zz", which is not a move: lay face down as -5/],
  ['illegal', /^played "-\d", refused by CB-8 \(/],
  ['endless', /^wrote more than 65536 characters without a line end$/],
  ['chatty', /^wrote without being asked: "and by the way"$/],
])('%s', async (way, reason) => {
  const seated = seat(way);
  expect(await failureOf(seated)).toMatch(reason);
  seated.running.killAll();
  await untilEmpty(seated.running);
});

test.concurrent('a hanging bot is killed', async () => {
  const hanging = seat('hang', 200);
  expect(await failureOf(hanging)).toBe('did not answer within 200 ms');
  await untilEmpty(hanging.running);
});

test.concurrent("a bot's children end with it", async () => {
  const family = seat('family');
  const child = /last words: (\d+)$/.exec(await failureOf(family))?.[1];
  expect(Number(child)).toBeGreaterThan(1);
  await untilEmpty(family.running);
  // Gone, or dead and not yet reaped by the system.
  const state = () =>
    spawnSync('ps', ['-o', 'stat=', '-p', String(child)], { encoding: 'utf8' }).stdout.trim();
  while (/^[^Z]/.test(state())) await setTimeout(10);
});

test.concurrent('the process serves many games; one that exits between games is started again', async () => {
  for (const way of ['good', 'once']) {
    const { bot, running } = seat(way);
    const position = dealt();
    for (let round = 0; round < 3; round++) {
      await bot.begin({ options, seat: round });
      const move = await bot.decide(turnOf(game, position, round), (m) => game.refusal(position, round, m));
      expect(game.refusal(position, round, move)).toBe(null);
      bot.tellResult({ totals: [0, 0, 0], places: [1, 1, 1] }, true);
    }
    running.killAll();
    await untilEmpty(running);
  }
});
