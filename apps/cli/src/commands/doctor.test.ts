// The commands for operators: backup, restore, doctor.

import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@menagerie/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runHere } from '../testing/run-here.ts';

type Append = Parameters<Awaited<ReturnType<typeof openSqlite>>['append']>[0];

let folder: string;
let path: string;
const inFolder = (name: string): string => join(folder, name);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'menagerie-cli-store-'));
  path = inFolder('menagerie.sqlite');
  await (await openSqlite(path)).close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A log that starts in the middle of a game. */
async function addDamaged(): Promise<void> {
  const event = { type: 'moved', seat: 0, move: 'hidden card', by: 'player', answers: 1 } as const;
  const line = { id: 'x', openedAt: 0, changedAt: 0 } as Append['summary']['line'];
  const store = await openSqlite(path);
  await store.append({
    table: 'damaged-table',
    after: 0,
    entries: [{ n: 0, at: 0, event }],
    summary: {
      phase: 'playing',
      game: 'trump-whales',
      listed: false,
      dueAt: null,
      noticeAt: null,
      people: [],
      line,
      host: '',
      hiddenUntil: null,
    },
  });
  await store.close();
}

test('doctor lists damage without showing cards, and repairs it after an export', async () => {
  expect(await runHere(['doctor', '--store', path])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('0 tables read, none damaged'),
  });
  await addDamaged();
  const found = await runHere(['doctor', '--store', path]);
  expect(found.status).toBe(1);
  expect(found.stdout).toContain('damaged-table (trump-whales, playing): entry 0 lacks something');
  expect(found.stdout).not.toContain('hidden');

  const logs = inFolder('logs');
  const repaired = await runHere(['doctor', '--store', path, '--repair', '--export', logs, '--json']);
  expect(repaired.status).toBe(0);
  const exported = join(logs, 'damaged-table.ndjson');
  expect(JSON.parse(repaired.stdout)).toMatchObject({
    findings: [{ exported, repaired: 'deleted: nothing of it could be read' }],
  });
  expect(readFileSync(exported, 'utf8')).toContain('hidden card');
  expect((await runHere(['doctor', '--store', path])).status).toBe(0);
});

test('backup and restore: to a file and back; a truncated file or an overwrite is refused', async () => {
  await addDamaged();
  const [file, other] = [inFolder('b.gz'), inFolder('other.sqlite')];
  const saved = await runHere(['backup', file, '--store', path]);
  expect(saved).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/ backed up: \d+ rows in .*b\.gz/),
  });
  expect((await runHere(['restore', file, '--store', other])).status).toBe(0);
  const store = await openSqlite(other);
  expect(await store.read('damaged-table')).toHaveLength(1);
  await store.close();
  expect(await runHere(['restore', file, '--store', other])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not empty'),
  });
  expect((await runHere(['restore', file, '--store', other, '--replace'])).status).toBe(0);
  truncateSync(file, statSync(file).size - 9);
  expect(await runHere(['restore', file, '--store', inFolder('third.sqlite')])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('truncated'),
  });
});

test.each([
  [['doctor', '--store', 'nowhere.sqlite'], 1, 'There is no store at nowhere.sqlite'],
  [['backup', '--store', 'nowhere.sqlite'], 1, 'There is no store at nowhere.sqlite'],
  [['restore', 'nothing.gz'], 1, 'nothing.gz: there is no such file or folder'],
  [['restore'], 2, "missing required argument 'file'"],
])('%j exits with %i and a sentence', async (args, status, sentence) => {
  expect(await runHere(args)).toMatchObject({ status, stderr: expect.stringContaining(sentence) });
});
