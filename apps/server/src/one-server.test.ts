// One SQLite file serves one server, and one that was killed leaves nothing to be cleared away.

import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdFile } from './store/sqlite-file.ts';
import { freePort, ServerProcess } from './testing/server-process.ts';

test('a second server on the same file is refused with a sentence, until the first is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-one-server-'));
  const [path, other] = [join(folder, 'menagerie.sqlite'), join(folder, 'link.sqlite')];
  const at = async (file: string) =>
    new ServerProcess(await freePort(), { SQLITE_PATH: file, BOT_THREADS: '1' });
  const [first, second] = [await at(path), await at(other)];
  try {
    await first.start();
    await symlink(path, other);
    await expect(second.start()).rejects.toThrow(
      /Could not open the store: Another server is using .*link\.sqlite: stop it first/,
    );
    await first.kill();
    await second.start();
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  } finally {
    await Promise.all([first.kill(), second.kill()]);
    await rm(folder, { recursive: true });
  }
});

test('a file is held once, and let go of', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-one-server-'));
  const path = join(folder, 'menagerie.sqlite');
  const letGo = holdFile(path);
  expect(() => holdFile(path, 0)).toThrow('Another server');
  letGo();
  letGo();
  holdFile(path, 0)();
  await rm(folder, { recursive: true });
});
