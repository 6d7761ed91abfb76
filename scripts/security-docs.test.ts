// docs/security.md says where each promise is kept: the places must be there.

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', ROOT), 'utf8');

test('every file that docs/security.md names is there', () => {
  const named = [...text.matchAll(/`([\w/-]+\/[\w-]+\.ts)`/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(20);
  const isThere = (path: string) =>
    [path, `apps/server/src/${path}`].some((from) => existsSync(new URL(from, ROOT)));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
