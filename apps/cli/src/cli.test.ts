// The command line as a person or a program uses it; where it reads input or starts other processes, the built program
// in its own process.

import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, GAMES } from '@menagerie/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from './testing/run-here.ts';

const PROGRAM = fileURLToPath(new URL('../bin/menagerie.js', import.meta.url));
const OPERATING = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const FIXTURES = fileURLToPath(new URL('../../../packages/rules/src/', import.meta.url));

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'menagerie-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], input = '') {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('help', () => {
  test.each([
    'play',
    'simulate',
    'arena',
    'analyse',
    'fixtures',
    'perft',
    'replay',
    'puzzles',
    'verify',
    'serve',
    'admin',
  ])('%s --help', async (command) => {
    const { status, stdout } = await runHere([command, '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain(`Usage: menagerie ${command}`);
  });

  test('serve --help names every setting of docs/operating.md', async () => {
    const settings = [...OPERATING.matchAll(/^\| `([A-Z][A-Z_]+)` /gm)].map(([, name]) => name);
    expect(settings).toContain('DATABASE_URL');
    const { stdout } = await runHere(['serve', '--help']);
    expect(settings.filter((name) => !stdout.includes(name))).toEqual([]);
  });
});

test.each(['verify', 'replay', 'analyse'])(
  '%s refuses a record of other rules and names both versions',
  async (command) => {
    const { status, stdout, stderr } = await runHere([
      command,
      join(FIXTURES, 'testing/if-it-fits-version-1.ndjson'),
    ]);
    expect(status).toBe(1);
    const here = GAMES['if-it-fits'].rulesVersion;
    expect(stdout + stderr).toMatch(new RegExp(`at line 1: .*version 1 .*version ${here}`));
  },
);

describe('a usage error prints a sentence, without a stack, and exits with 2', () => {
  test.each([
    [['plai'], /unknown command 'plai'/],
    [['simulate'], /missing required argument 'game'/],
    [['simulate', 'chess'], /no game called "chess"/],
    [['simulate', 'cat-in-the-box', '--players', '7'], /whole number from 2 to 5/],
    [['simulate', 'cat-in-the-box', '--games', 'many'], /whole number from 1/],
    [['simulate', 'cat-in-the-box', '--layout', 'pink'], /Layout must be one of white, purple/],
    [['simulate', 'cat-in-the-box', '--policy', 'clever'], /no bot called "clever"/],
    [['simulate', 'cat-in-the-box', '--policy', 'random,bold'], /one for each of the 4 seats/],
    [
      ['simulate', 'cat-in-the-box', '--games', '1', '--record', '/nowhere/x'],
      /\/nowhere\/x cannot be written/,
    ],
    [['play', 'cat-in-the-box', '--players', '3', '--seat', '3'], /seats are 0 to 2, not 3/],
    [
      ['puzzles', 'make', 'if-it-fits', '--theme', 'dogs'],
      /no theme called "dogs"\. The themes are: .*steal-box/,
    ],
    [['perft', 'cat-in-the-box', 'nothing.json', '--depth', '2'], /nothing.json cannot be read/],
    [['perft', 'cat-in-the-box', 'nothing.json'], /required option '--depth <n>'/],
    [['replay', 'nothing.ndjson'], /no such file/],
    [['verify', tmpdir()], /it is a folder/],
    [['serve', '--port', '65536'], /whole number from 0 to 65535/],
  ])('%j', async (args, sentence) => {
    const { status, stderr } = await runHere(args);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(2);
  });
  test('even an error that only a worker finds', () => {
    const args = ['simulate', 'cat-in-the-box', '--games', '9', '--jobs', '2', '--record', '/nowhere/x'];
    const { status, stderr } = run(args);
    expect(stderr).toMatch(/^menagerie: .*cannot be written/);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(2);
  });
});

describe('fixtures', () => {
  const file = (name: string) => join(FIXTURES, 'cat-in-the-box/fixtures', name);
  test("the referee's files pass", async () => {
    const { status, stdout } = await runHere([
      'fixtures',
      'cat-in-the-box',
      file('games.json'),
      file('perft.json'),
    ]);
    expect(stdout).toBe('24 passed, 0 failed\n');
    expect(status).toBe(0);
  });
  test('one changed number fails, and its line is named', async () => {
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, readFileSync(file('perft.json'), 'utf8').replace('20782', '20783'));
    const { status, stdout } = await runHere(['fixtures', 'cat-in-the-box', changed]);
    expect(stdout).toContain(`${changed}:2: perft 7 is 20782, not 20783`);
    expect(stdout).toMatch(/\n11 passed, 1 failed\n$/);
    expect(status).toBe(1);
  });
  test('an unreadable line and a missing file fail', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, readFileSync(file('games.json'), 'utf8').replace('"players":2,', '"players":,'));
    const { status, stdout } = await runHere([
      'fixtures',
      'cat-in-the-box',
      broken,
      join(folder, 'none.json'),
    ]);
    expect(stdout).toContain(`${broken}:2: is not JSON`);
    expect(stdout).toContain('none.json:0: cannot be read');
    expect(stdout).toMatch(/\n11 passed, 2 failed\n$/);
    expect(status).toBe(1);
  });
  test('as JSON', async () => {
    const { stdout } = await runHere(['fixtures', 'cat-in-the-box', file('games.json'), '--json']);
    expect(JSON.parse(stdout)).toEqual({ passed: 12, failed: 0, failures: [] });
  });
  test('perft counts match the fixtures', async () => {
    const { stdout } = await runHere([
      'perft',
      'cat-in-the-box',
      file('perft.json'),
      '--depth',
      '2',
      '--json',
    ]);
    expect((JSON.parse(stdout) as unknown[])[0]).toEqual({ line: 2, perft: [4, 41] });
  });
});

describe.each(GAME_IDS)('%s', (game) => {
  test('simulate: the same seed plays the same games with any number of jobs', () => {
    const args = ['simulate', game, '--players', '3', '--games', '6', '--seed', 'x', '--json'];
    const [one, two] = [run(args), run([...args, '--jobs', '2'])].map(({ stdout }) => {
      const { seconds, ...rest } = JSON.parse(stdout) as Record<string, unknown>;
      expect(seconds).toBeGreaterThan(0);
      return rest;
    });
    expect(one).toMatchObject({ game, games: 6, options: { players: 3 } });
    expect(two).toEqual(one);
  });

  test('simulate, verify and replay: records survive the round trip, and a tampered one is refused', async () => {
    const file = join(folder, `${game}.ndjson`);
    expect(
      (await runHere(['simulate', game, '--players', '2', '--games', '1', '--record', file])).status,
    ).toBe(0);
    expect(await runHere(['verify', file])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('every deal matches'),
    });

    const told = await runHere(['replay', file]);
    expect(told.status).toBe(0);
    expect(told.stdout).toContain('Final scores');
    expect(run(['replay', file, '--step'], '\n\nq\n').stdout).toContain('Enter: next turn');
    const seen = await runHere(['replay', file, '--seat', '1', '--json']);
    expect(seen.stdout).not.toContain('"secret"');
    expect((await runHere(['replay', file, '--seat', '4'])).status).toBe(2);

    const tampered = join(folder, `${game}-tampered.ndjson`);
    writeFileSync(tampered, readFileSync(file, 'utf8').replace('"seat":1', '"seat":0'));
    const refused = await runHere(['verify', file, tampered, '--json']);
    expect(refused.status).toBe(1);
    expect(JSON.parse(refused.stdout)).toMatchObject([
      { ok: true },
      { ok: false, fault: { code: 'wrong-sum' } },
    ]);
    expect(await runHere(['replay', tampered])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('refused at line'),
    });
  });

  test('simulate writes one record for each of several games', async () => {
    const stem = join(folder, `${game}-many`);
    expect((await runHere(['simulate', game, '--games', '2', '--record', `${stem}.ndjson`])).status).toBe(0);
    copyFileSync(`${stem}-1.ndjson`, `${stem}-copy.ndjson`);
    const verified = await runHere(['verify', `${stem}-1.ndjson`, `${stem}-2.ndjson`, `${stem}-copy.ndjson`]);
    expect(verified.status).toBe(0);
  });

  test('play: a whole game through a pipe, always the first legal move, ends in a record that verifies', async () => {
    const file = join(folder, `${game}-played.ndjson`);
    const printed = await playThroughPipe([
      'play',
      game,
      '--players',
      '2',
      '--seed',
      'pipe',
      '--record',
      file,
    ]);
    expect(printed).toContain('Final scores');
    expect((await runHere(['verify', file])).status).toBe(0);
  });
});

/** Answers every list of moves with the first one until the program ends; returns what it printed. */
function playThroughPipe(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, NO_COLOR: '1' } });
  let printed = '';
  let answered = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    const offers = printed.split('  Your moves:\n').slice(1);
    if (offers.length <= answered || !/: $/.test(printed)) return;
    answered = offers.length;
    child.stdin.write(`${offers[offers.length - 1].trim().split(/\s+/)[0]}\n`);
  });
  return new Promise((resolve) => child.on('close', () => resolve(printed)));
}

describe('play', () => {
  const args = ['play', 'cat-in-the-box', '--seed', '5'];
  test('refusals name the rule; help, moves, table and undo respond; the end of input leaves the game', () => {
    const { status, stdout } = run(args, '-1\n5b\nzz\nhelp\nmoves\ntable\nundo\n-3\nundo\n');
    expect(stdout).toContain("You can't play -1: you have no 1 (CB-8).");
    expect(stdout).toContain("You can't play 5b: first, everyone sets a card aside");
    expect(stdout).toContain('"zz" is not a move.');
    expect(stdout).toContain('How to type a move:');
    expect(stdout).toContain('Nothing to undo.');
    expect(stdout).toContain('Undone: -3');
    expect(stdout).toContain('You left the game.');
    expect(status).toBe(0);
  });
  test("cards that bots discard face down aren't revealed", () => {
    const { stdout } = run(args, '');
    expect(stdout).toMatch(/■ Miso sets a card aside/);
    expect(stdout).not.toMatch(/Miso sets a \d/);
  });
  test('colours only where they are wanted', () => {
    expect(run(args, '').stdout).not.toContain('\x1b[');
    expect(run(['--color', ...args], '').stdout).toContain('\x1b[31m');
  });
  test('If It Fits: a card is chosen first, then its cell', () => {
    const answers = ['start4@0,0', 'draw', '1,0', '16', '5,0', '1,0', 'pass', 'undo', '0.5,0', '1,0'];
    const { stdout } = run(['play', 'if-it-fits', '--players', '3', '--seed', '4'], answers.join('\n'));
    expect(stdout).toContain('    16@1,0  16@1,0r  39@1,0  42@1,0\n');
    expect(stdout).toMatch(/\n {4}each also rotated, with an r: \S+r\n/);
    expect(stdout).toContain("You can't play 16@5,0: at 5,0 it would not touch any card (IF-4).");
    expect(stdout).toContain('● You place card 16 (1 fish) at 1,0.');
    expect(stdout).toContain('● You place an awake cat across 0,0 and 1,0.');
    // The choice of card 16 ended with its move.
    expect(stdout).toContain('"1,0" is not a move.');
  });
  test('an abandoned game is recorded as stopped', async () => {
    const file = join(folder, 'left.ndjson');
    run([...args, '--record', file], '-3\nquit\n');
    expect(readFileSync(file, 'utf8')).toContain('"reason":"stopped"');
    expect((await runHere(['verify', file])).status).toBe(0);
  });
});
