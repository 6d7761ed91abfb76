// The arena as people run it: the built program in its own process.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ArenaGame, ArenaSummary, LevelTable } from '@menagerie/bots';
import { GAME_IDS, GAMES, SeededRandom, type Game, type View } from '@menagerie/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from './testing/run-here.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PROGRAM = join(ROOT, 'apps/cli/bin/menagerie.js');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'menagerie-arena-'));
  writeFileSync(join(folder, 'spy.mjs'), SPY);
  writeFileSync(join(folder, 'poor.mjs'), POOR);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(args: readonly string[]) {
  return spawn(process.execPath, [PROGRAM, 'arena', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(...args: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = start(args);
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, stdout, stderr };
}

async function summaryOf(...args: string[]): Promise<ArenaSummary> {
  const { stdout, stderr } = await run(...args, '--json');
  expect(stderr).not.toMatch(/menagerie:|\n\s+at /);
  return JSON.parse(stdout) as ArenaSummary;
}

/** Everything except the times, which are never the same. */
function timeless({ bots, ...rest }: ArenaSummary) {
  return { ...rest, bots: bots.map(({ time, ...bot }) => ({ ...bot, isTimed: time !== null })) };
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

function gamesOf(file: string): Omit<ArenaGame, 'micros'>[] {
  return linesOf(file)
    .slice(1)
    .map((line) => JSON.parse(line) as ArenaGame)
    .map(({ micros: _, ...game }) => game)
    .sort((a, b) => a.deal - b.deal || a.rotation - b.rotation);
}

const THINKING = ['cat-in-the-box', '--bots', 'flat@20,careful', '--players', '2', '--seed', 'x'];

describe('a line-up', () => {
  test('plays the same games with any number of jobs', async () => {
    const [one, two] = [join(folder, 'one.ndjson'), join(folder, 'two.ndjson')];
    const [a, b] = await Promise.all([
      summaryOf(...THINKING, '--games', '5', '--out', one),
      summaryOf(...THINKING, '--games', '5', '--out', two, '--jobs', '2'),
    ]);
    expect(a).toMatchObject({ games: 6, deals: 3, lineUp: ['flat@20', 'careful'] });
    expect(timeless(b)).toEqual(timeless(a));
    expect(gamesOf(two)).toEqual(gamesOf(one));
    const other = await summaryOf(...THINKING.slice(0, -1), 'y', '--games', '6');
    expect(timeless(other).bots).not.toEqual(timeless(a).bots);
  });

  test.each([
    [['--bots', 'careful,bold,random', '--players', '2'], /There are 2 seats, but 3 bots/],
    [['--bots', 'clever'], /no bot called "clever"/],
    [['--bots', 'cmd:'], /must be followed by a command/],
    [['--bots', ','], /Name at least one bot/],
    [[], /Name bots with --bots, or use --level-table/],
    [['--bots', 'careful', '--neighbours'], /--neighbours is for --level-table/],
    [['--level-table', '--bots', 'careful'], /needs at least two different bots/],
    [['--level-table', '--bots', 'careful,bold,careful'], /needs at least two different bots/],
    [['--level-table', '--bots', 'careful,clever'], /no bot called "clever"/],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { status, stderr } = await runHere(['arena', 'cat-in-the-box', ...args]);
    expect(stderr).toMatch(sentence);
    expect(status).toBe(2);
  });

  test.each(GAME_IDS)('%s: table and CSV', async (game) => {
    const csv = join(folder, `${game}.csv`);
    const bots = game === 'cat-in-the-box' ? 'bold,careful' : 'greedy,random';
    const { stdout, stderr } = await run(
      game,
      '--bots',
      bots,
      '--players',
      '2',
      '--games',
      '3',
      '--csv',
      csv,
    );
    expect(stderr).toBe('3 games are rounded up to whole deals: 4.\n');
    expect(stdout).toContain('4 games: 2 deals × 2 seatings');
    expect(stdout).toMatch(new RegExp(`\n${bots.split(',')[0]} +[\\d.]+ %`));
    const [head, ...rows] = linesOf(csv).map((line) => line.split(','));
    expect(rows.map((row) => row[head.indexOf('bot')])).toEqual(bots.split(','));
    const wins = rows.map((row) => Number(row[head.indexOf('win_share')]));
    expect(wins[0] + wins[1]).toBeCloseTo(1, 5);
  });
});

describe('a level table', () => {
  const NAMED = ['cat-in-the-box', '--level-table', '--bots', 'random,bold,careful', '--seed', 'x'];

  test('has a row and a column for each bot, with two players by default', async () => {
    const { stdout, stderr } = await run(...NAMED, '--games', '4');
    expect(stderr).toBe('');
    expect(stdout).toContain('cat-in-the-box, 2 players, layout white, seed x\n4 games on 2 deals for each');
    expect(stdout).toMatch(/\nwins +random +bold +careful +rating\n/);
    expect(stdout).toMatch(/\nbold +\d+\.\d % \([\d.]+ – [\d.]+ %\) +– +\d/);
  });

  test('is reproducible, in files and with more players, as JSON and as CSV', async () => {
    const [out, csv] = [join(folder, 'levels'), join(folder, 'levels.csv')];
    const args = [...NAMED, '--players', '3', '--games', '3', '--neighbours', '--out', out, '--json'];
    const { stdout } = await run(...args, '--csv', csv);
    const table = JSON.parse(stdout) as LevelTable;
    expect(table).toMatchObject({ options: { players: 3 }, seed: 'x' });
    expect(table.results.map(({ one, among }) => `${one}-${among}`)).toEqual([
      'bold-random',
      'random-bold',
      'careful-bold',
      'bold-careful',
    ]);
    for (const { one, among } of table.results) expect(gamesOf(`${out}.${one}-${among}`)).toHaveLength(3);
    expect(linesOf(csv)).toHaveLength(5);
    expect((await run(...args, '--jobs', '2')).stdout).toBe(stdout);
  });
});

describe('a file of games', () => {
  test('after a kill in the middle of a line the same command resumes, even with more games', async () => {
    const file = join(folder, 'torn.ndjson');
    const all = await summaryOf(...THINKING, '--games', '6', '--out', file);
    const [header, ...lines] = linesOf(file);
    expect(lines).toHaveLength(6);
    const kept = [header, ...lines.slice(0, 3)].join('\n');
    writeFileSync(file, `${kept}\n${lines[3].slice(0, 50)}`);
    const again = await summaryOf(...THINKING, '--games', '6', '--out', file);
    expect(timeless(again)).toEqual(timeless(all));
    expect(readFileSync(file, 'utf8').startsWith(`${kept}\n`)).toBe(true);
    expect(linesOf(file)).toHaveLength(7);

    const more = await summaryOf(...THINKING, '--games', '8', '--out', file);
    expect(more.games).toBe(8);
    expect(linesOf(file).slice(0, 4).join('\n')).toBe(kept);
    const fewer = await summaryOf(...THINKING, '--games', '6', '--out', file);
    expect(timeless(fewer)).toEqual(timeless(all));
    writeFileSync(file, header.slice(0, 20));
    expect(timeless(await summaryOf(...THINKING, '--games', '6', '--out', file))).toEqual(timeless(all));
  });

  test('another plan, another file and a broken line are refused, and nothing is lost', async () => {
    const file = join(folder, 'other.ndjson');
    await summaryOf(...THINKING, '--games', '2', '--out', file);
    const text = readFileSync(file, 'utf8');
    const refuse = async (sentence: RegExp, ...args: string[]): Promise<void> => {
      const { status, stderr } = await run(...THINKING, '--games', '2', '--out', file, ...args);
      expect(stderr).toMatch(sentence);
      expect(status).toBe(2);
    };
    await refuse(/other\.ndjson belongs to another arena: its seed is "x", not "z"\./, '--seed', 'z');
    await refuse(/its options is \{"players":2,.*, not \{"players":3/, '--players', '3');
    expect(readFileSync(file, 'utf8')).toBe(text);
    writeFileSync(file, text.replace('"deal":0', '"deal":'));
    await refuse(/other\.ndjson:2 is not an arena game/);
    writeFileSync(file, 'a diary, without an end');
    await refuse(/is not an arena file/);
    expect(readFileSync(file, 'utf8')).toBe('a diary, without an end');
  });
});

/** Plays by its own preferences, and writes down everything it is told. */
const SPY = `
  import { appendFileSync } from 'node:fs';
  import { createInterface } from 'node:readline';
  const [, , log, taste] = process.argv;
  for await (const line of createInterface({ input: process.stdin })) {
    appendFileSync(log, line + '\\n');
    const { type, number, legal } = JSON.parse(line);
    if (type === 'hello') console.log(JSON.stringify({ type, protocol: 1 }));
    if (type === 'turn') console.log(JSON.stringify({ type: 'move', number, move: legal[(number * taste) % legal.length] }));
  }
`;

/** Doesn't know what to do when its turn comes. */
const POOR = `
  import { createInterface } from 'node:readline';
  for await (const line of createInterface({ input: process.stdin })) {
    const { type } = JSON.parse(line);
    if (type === 'hello') console.log(JSON.stringify({ type, protocol: 1 }));
    if (type === 'turn') console.log(process.argv[2]);
  }
`;

interface Message {
  readonly type: string;
  readonly seat: number;
  readonly view: View & { readonly round?: number; readonly hand?: readonly number[] };
}

describe.each(GAME_IDS)('what an external bot receives in %s', (id) => {
  const players = 3;
  let logs: Message[][] = [];
  beforeAll(async () => {
    const files = Array.from({ length: players }, (_, i) => join(folder, `${id}-spy-${i}.log`));
    const spy = (file: string, taste: number) => `cmd:node "${join(folder, 'spy.mjs')}" "${file}" ${taste}`;
    const bots = files.flatMap((file, i) => ['--bots', spy(file, i + 1)]);
    const { failures } = await summaryOf(id, ...bots, '--players', String(players), '--games', '6');
    expect(failures).toEqual([]);
    logs = files.map((file) => linesOf(file).map((line) => JSON.parse(line) as Message));
  });

  test('is its own view and legal moves, and nothing else', () => {
    const game: Game = GAMES[id];
    const random = new SeededRandom('spy');
    for (const log of logs) {
      let seat = -1;
      for (const message of log) {
        if (message.type === 'hello') seat = message.seat;
        if (message.type !== 'turn') continue;
        expect(Object.keys(message)).toEqual(['type', 'number', 'view', 'legal', 'milliseconds']);
        expect(message.view.seat).toBe(seat);
        // A position with other hidden cards looks the same, so the view reveals nothing about
        // them.
        expect(JSON.parse(JSON.stringify(game.view(game.sample(message.view, random), seat)))).toEqual(
          message.view,
        );
      }
    }
    expect(logs.flat().filter(({ type }) => type === 'turn').length).toBeGreaterThan(50);
    for (const log of logs) {
      expect(log.filter(({ type }) => type === 'result')).toHaveLength(6);
      expect(log.at(-1)?.type).toBe('result');
    }
  });

  test('every rotation has the same deals', () => {
    const hellos = logs.map((log) => log.filter(({ type }) => type === 'hello'));
    expect(hellos.map((messages) => messages.map(({ seat }) => seat))).toEqual([
      [0, 1, 2, 0, 1, 2],
      [1, 2, 0, 1, 2, 0],
      [2, 0, 1, 2, 0, 1],
    ]);
    if (id !== 'cat-in-the-box') return;
    // Deal, seat and round, and the hand that was first seen there in each rotation.
    const hands = new Map<string, string[]>();
    for (const log of logs) {
      let [game, round] = [-1, -1];
      for (const { type, view } of log) {
        if (type === 'hello') [game, round] = [game + 1, -1];
        if (type !== 'turn' || view.round === round) continue;
        round = view.round as number;
        const key = `${Math.floor(game / players)}/${view.seat}/${round}`;
        hands.set(key, [...(hands.get(key) ?? []), String(view.hand)]);
      }
    }
    expect(hands.size).toBe(2 * players * players);
    for (const seen of hands.values()) {
      expect(seen).toHaveLength(players);
      expect(new Set(seen).size).toBe(1);
    }
    expect(new Set([...hands.values()].flat()).size).toBeGreaterThan(players * players);
  });
});

describe('commands', () => {
  const PYTHON = 'cmd:python3 examples/python/careful_bot.py';

  test('the Python example plays like careful', async () => {
    expect(spawnSync('python3', ['--version']).status, 'python3 must be installed to test its example').toBe(
      0,
    );
    const [theirs, ours] = await Promise.all(
      [PYTHON, 'careful@1'].map((bot) =>
        summaryOf('cat-in-the-box', '--bots', `${bot},bold`, '--games', '8'),
      ),
    );
    expect(theirs.failures).toEqual([]);
    const named = timeless(theirs).bots.map((bot) =>
      bot.bot === PYTHON ? { ...bot, bot: 'careful@1' } : bot,
    );
    expect(named).toEqual(timeless(ours).bots);
  });

  test.concurrent.each(GAME_IDS)('the examples in Python and TypeScript play %s', async (game) => {
    const bots = `cmd:node --import tsx examples/typescript/sampling-bot.ts,${PYTHON}`;
    const { failures, games } = await summaryOf(game, '--bots', bots, '--players', '2', '--games', '2');
    expect(failures).toEqual([]);
    expect(games).toBe(2);
  });

  test('a bot that fails loses that game, and the arena continues', async () => {
    const poor = `cmd:node "${join(folder, 'poor.mjs')}" "oh, dear"`;
    const { stdout, status } = await run('cat-in-the-box', '--bots', `${poor},careful`, '--games', '4');
    expect(status).toBe(0);
    expect(stdout).toMatch(/\ncareful ×3 +33\.3 %/);
    expect(stdout).toMatch(/\ncmd:node .*… +0\.0 %.* 4\n/);
    expect(stdout).toMatch(/lost by failure: cmd:node .*… answered "oh, dear", which is not JSON\.\n$/);
  });

  test('an interrupted arena leaves no process behind', async () => {
    const pids = join(folder, 'pids');
    const sleeper = `cmd:echo $$ >> "${pids}"; sleep 600`;
    const child = start(['cat-in-the-box', '--bots', sleeper, '--players', '2', '--games', '2']);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (!existsSync(pids) || !readFileSync(pids, 'utf8').endsWith('\n')) await setTimeout(20);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    const state = (pid: string) =>
      spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
    for (const pid of linesOf(pids)) while (/^[^Z]/.test(state(pid))) await setTimeout(10);
  });
});
