// docs/security.md names the file that implements each promise: the files must exist.

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', ROOT), 'utf8');

test('every file named in docs/security.md exists', () => {
  const named = [...text.matchAll(/`([\w/-]+\/[\w-]+\.ts)`/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(20);
  const isThere = (path: string) =>
    [path, `apps/server/src/${path}`].some((from) => existsSync(new URL(from, ROOT)));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
