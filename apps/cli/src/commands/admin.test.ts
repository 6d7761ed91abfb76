import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from '../testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'menagerie-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const admin = (...args: string[]) => runHere(['admin', ...args, '--store', join(folder, 'x.sqlite')]);

test('a key is made once for a label, listed without being shown, and removed', async () => {
  expect((await admin('keys')).stdout).toContain('no key');
  const made = await admin('key', '--label', 'mia');
  const key = /mga_[\w-]{32}/.exec(made.stdout)?.[0];
  expect(key).toBeDefined();
  const again = await admin('key', '--label', 'mia');
  expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('Choose another')]);
  const { stdout } = await admin('keys');
  expect(stdout).toMatch(/^mia\t/);
  expect(stdout).not.toContain('mga_');
  expect((await admin('remove', '--label', 'mia')).stdout).toContain('no longer works');
  expect((await admin('remove', '--label', 'mia')).status).toBe(2);
});

test.each([
  ['what it does not know', ['lock']],
  ['a label that is none', ['key', '--label', '<b>']],
])('%s is refused', async (_, args) => {
  expect((await admin(...args)).status).toBe(2);
});
