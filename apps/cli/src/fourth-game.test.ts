// A game that isn't in any list of this program: it is registered before the program starts, and then played,
// simulated, replayed, analysed and verified like the others, with a plain table and plain bots.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerGame } from '@menagerie/rules';
import { fieldMice } from '../../../packages/rules/src/testing/field-mice.ts';
import { registerTable, tableFor } from './tables/index.ts';
import { chooseInk } from './terminal/ink.ts';
import { runHere } from './testing/run-here.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const REGISTER = new URL('./testing/register-field-mice.ts', import.meta.url).href;
const TSX = pathToFileURL(fileURLToPath(import.meta.resolve('tsx'))).href;

let folder = '';
let record = '';
let forget = (): void => undefined;
beforeAll(() => {
  forget = registerGame(fieldMice);
  folder = mkdtempSync(join(tmpdir(), 'menagerie-'));
  record = join(folder, 'mice.ndjson');
});
afterAll(() => {
  forget();
  rmSync(folder, { recursive: true, force: true });
});

function run(args: readonly string[], input = '') {
  const flags = ['--conditions=source', '--import', TSX, '--import', REGISTER, MAIN];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' };
  return spawnSync(process.execPath, [...flags, ...args], { input, env, encoding: 'utf8' });
}

const DECK = ['b', 'c', 'h'].flatMap((field) => [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => `${field}${rank}`));

test('it is played to the end in the terminal, and the record verifies', async () => {
  // Whatever is dealt, going through the deck five times plays a whole hand; cards that can't be played are
  // refused.
  const input = Array.from({ length: 5 }, () => DECK)
    .flat()
    .join('\n');
  const args = ['field-mice', '--players', '3', '--seed', '7', '--bots', 'kitten'];
  const { status, stdout } = run(['play', ...args, '--record', record], `help\nc\n${input}\n`);
  expect(status).toBe(0);
  expect(stdout).toContain('Field Mice\n');
  expect(stdout).toMatch(/Your hand: ([bch][1-8] ?){5}\n {2}Your moves:/);
  expect(stdout).toContain('"c" is not a move');
  expect(stdout).toContain(': card-not-in-hand (FM-2)');
  expect(stdout).toMatch(/trick-won: (● You|■ Miso|▲ Pixel), tricks \d\n/);
  expect(stdout).toMatch(/round-scored: round 0, tricks \d \d \d, aside ([bch][1-8] ?){9}/);
  expect(stdout).toMatch(/Final scores: ● You \d, ■ Miso \d, ▲ Pixel \d/);
  expect((await runHere(['verify', record])).stdout).toMatch(
    /ok: field-mice, 1 round, 15 moves.*matches the revealed secret/,
  );
});

test('its record is replayed and analysed', async () => {
  const { stdout: told } = await runHere(['replay', record, '--seat', '0']);
  expect(told).toContain('The cards are dealt');
  expect(told.match(/● You play [bch][1-8]\./g)).toHaveLength(5);
  const judged = await runHere(['analyse', record, '--seat', '0', '--budget', '200', '--json']);
  expect(judged.status).toBe(0);
  expect(JSON.parse(judged.stdout)).toMatchObject({ game: 'field-mice' });
});

test('bots play it among themselves', async () => {
  const { status, stdout } = await runHere([
    'simulate',
    'field-mice',
    '--games',
    '20',
    '--policy',
    'random',
    '--json',
  ]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ games: 20, moves: 400 });
});

test('its messages come with their facts', () => {
  const table = tableFor(fieldMice);
  const setting = { names: ['You', 'Miso'], ink: chooseInk(false, process.stdout) };
  const refusal = { rule: 'FM-3', code: 'must-follow', facts: { led: 'b' } };
  expect(table.tellRefusal(refusal, setting)).toBe('must-follow: led b (FM-3)');
  const view = fieldMice.view(fieldMice.newGame({ players: 2 }), 0);
  const over = { type: 'game-over', rule: 'FM-1', facts: {} };
  expect(table.tellConsequence(over, setting, view)).toEqual(['  game-over']);
  const won = { type: 'trick-won', rule: 'FM-4', facts: { seat: 1, tricks: 2 } };
  expect(table.tellConsequence(won, setting, view)).toEqual(['  trick-won: ■ Miso, tricks 2']);
});

test('it gets another table by registering one', () => {
  const forget = registerTable(fieldMice.id, { ...tableFor(fieldMice), title: 'Mice!' });
  expect(tableFor(fieldMice).title).toBe('Mice!');
  forget();
  expect(tableFor(fieldMice).title).toBe('Field Mice');
});
