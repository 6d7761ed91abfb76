// Hints and analysis as a person or a program uses them; where they read input or start other processes, the built
// program in its own process.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@menagerie/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from '../testing/run-here.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/menagerie.js', import.meta.url));

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'menagerie-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], input = '') {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' };
  return spawnSync(process.execPath, [PROGRAM, ...args], { input, env, encoding: 'utf8' });
}

interface Analysis {
  readonly seats: readonly { readonly seat: number; readonly decisions: number }[];
  readonly decisions: readonly {
    readonly seat: number;
    readonly played: string;
    readonly best: string;
    readonly mark: string;
    readonly chanceCost: { readonly mean: number; readonly error: number };
    readonly moves: readonly { readonly move: string }[];
  }[];
}

describe.each(GAME_IDS)('%s', (game) => {
  test('analyse: every decision of a seat has a cost, the same for the same seed with any number of jobs', async () => {
    const file = join(folder, `${game}.ndjson`);
    await runHere(['simulate', game, '--players', '2', '--games', '1', '--record', file]);
    const args = ['analyse', file, '--seat', '1', '--budget', '20', '--seed', 'x', '--json'];
    const [one, two] = [await runHere(args), run([...args, '--jobs', '2'])];
    expect(one.status).toBe(0);
    expect(two.stdout).toBe(one.stdout);
    const { seats, decisions } = JSON.parse(one.stdout) as Analysis;
    expect(seats).toMatchObject([{ seat: 1, decisions: decisions.length }]);
    expect(decisions.length).toBeGreaterThan(5);
    for (const { seat, played, best, mark, chanceCost, moves } of decisions) {
      expect(seat).toBe(1);
      expect(moves.length).toBeGreaterThan(1);
      expect(moves.map(({ move }) => move)).toEqual(expect.arrayContaining([played, best]));
      if (played === best) expect(chanceCost).toEqual({ mean: 0, error: 0 });
      if (mark) expect(chanceCost.mean).toBeGreaterThan(2 * chanceCost.error);
    }
    const { stdout: told } = await runHere(args.slice(0, -1));
    expect(told).toContain('Every decision, with the moves, best first');
    expect(
      told.match(/: (the bot's choice too|\S+ was better by|the bot's \S+ is no better)/g)?.length,
    ).toBeGreaterThanOrEqual(decisions.length);
  });

  test('play: a hint names moves that can be typed', () => {
    const { status, stdout } = run(['play', game, '--players', '2', '--seed', '5'], 'hint\nquit\n');
    expect(status).toBe(0);
    const [, typed] = /win chance +final score\n +(\S+) +[\d.]+ ± [\d.?]+ % /.exec(stdout) ?? [];
    const again = run(['play', game, '--players', '2', '--seed', '5'], `${typed}\nundo\n`);
    expect(again.stdout).toContain(`Undone: ${typed}`);
  });
});

describe('a usage error prints a sentence and exits with 2', () => {
  test.each([
    [['analyse'], /missing required argument 'file'/],
    [['analyse', 'nothing.ndjson'], /no such file/],
    [
      ['analyse', 'nothing.ndjson', '--budget', 'soon'],
      /a time such as 200ms, or a number of playouts such as 2000/,
    ],
  ])('%j', async (args, sentence) => {
    const { status, stderr } = await runHere(args);
    expect(stderr).toMatch(sentence);
    expect(status).toBe(2);
  });
});
