// What npm users get: the packed packages in an empty folder, their READMEs' examples, and the server.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import type { TableState } from '@menagerie/protocol';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather, meet, playOn } from './setup/callers.ts';
import { install, packAll, ROOT, run, type PackedPackage } from './setup/packed.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const NAMES = [
  'menagerie',
  '@menagerie/art',
  '@menagerie/bots',
  '@menagerie/protocol',
  '@menagerie/rules',
  '@menagerie/server',
  '@menagerie/web',
];
/** The libraries, whose READMEs contain a program. */
const LIBRARIES = ['rules', 'bots', 'protocol'];

let packed: readonly PackedPackage[] = [];
let [tarballs, folder] = ['', ''];
beforeAll(async () => {
  tarballs = mkdtempSync(join(tmpdir(), 'menagerie-packed-'));
  packed = await packAll(tarballs);
  folder = await install(packed, ['menagerie', 'typebox', ...LIBRARIES.map((name) => `@menagerie/${name}`)]);
}, 120_000);
afterAll(() => {
  for (const made of [tarballs, folder]) rmSync(made, { recursive: true, force: true });
});

const packageNamed = (name: string): PackedPackage =>
  packed.find(({ manifest }) => manifest.name === name) as PackedPackage;
const readInstalled = (name: string, path: string): string =>
  readFileSync(join(folder, 'node_modules', name, path), 'utf8');

test('all packages are packed', () => {
  expect(packed.map(({ manifest }) => manifest.name).sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES)('%s', (name) => {
  test('states its description, origin and license', () => {
    const { manifest, paths } = packageNamed(name);
    expect(manifest).toMatchObject({
      license: 'MIT',
      engines: { node: '>=20.19' },
      repository: { url: expect.stringContaining('menagerie') },
    });
    expect(manifest).not.toHaveProperty('private');
    expect(paths).toContain('README.md');
    expect(readInstalled(name, 'LICENSE')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
  });

  test('exports only files that are in it, and holds no tests', () => {
    const { manifest, paths } = packageNamed(name);
    const targets = [...Object.values(manifest.exports), manifest.bin ?? {}].flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    expect(targets.length).toBeGreaterThan(0);
    const isThere = (target: string): boolean => {
      const [start, end] = target.replace('./', '').split('*');
      return paths.some((path) => (end === undefined ? path === start : path.startsWith(start)));
    };
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
    expect(paths.filter((path) => /\.test\.|\/testing\/|\/fixtures\//.test(path))).toEqual([]);
  });

  test('imports only files that are in it and packages that it declares', () => {
    const { manifest, paths } = packageNamed(name);
    const declared = [manifest.name, ...Object.keys(manifest.dependencies ?? {})];
    const isThere = (from: string, specifier: string): boolean => {
      if (!specifier.startsWith('.')) {
        return /^node:/.test(specifier) || declared.some((known) => `${specifier}/`.startsWith(`${known}/`));
      }
      const target = posix.join(posix.dirname(from), specifier);
      return paths.includes(from.endsWith('.d.ts') ? target.replace(/\.ts$/, '.d.ts') : target);
    };
    const code = paths.filter((path) => name !== '@menagerie/web' && /\.[jt]s$/.test(path));
    const missing = code.flatMap((path) =>
      ts
        .preProcessFile(readInstalled(name, path))
        .importedFiles.filter(({ fileName }) => !isThere(path, fileName))
        .map(({ fileName }) => `${path} imports ${fileName}`),
    );
    expect(missing).toEqual([]);
  });

  test('includes the sources that its source maps refer to', () => {
    const maps = packageNamed(name).paths.filter((path) => path.endsWith('.map'));
    const lost = maps.filter((path) => {
      const { sources } = JSON.parse(readInstalled(name, path)) as { sources: string[] };
      return sources.some((source) => !existsSync(join(folder, 'node_modules', name, path, '..', source)));
    });
    expect(lost).toEqual([]);
  });
});

/** A README's code blocks in this language. */
const blocksOf = (name: string, language: string): string[] =>
  [...readInstalled(name, 'README.md').matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, code]) => code,
  );

test("the READMEs' programs compile and run", async () => {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  for (const library of LIBRARIES) {
    const [program] = blocksOf(`@menagerie/${library}`, 'ts');
    writeFileSync(join(programs, `${library}.mts`), program);
  }
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = ['--module', 'nodenext', '--target', 'es2023', '--strict', '--skipLibCheck'];
  const files = LIBRARIES.map((library) => `${library}.mts`);
  await run(process.execPath, [compiler, ...options, ...files], programs);
  const runProgram = (library: string) => run(process.execPath, [`${library}.mjs`], programs);
  expect(await runProgram('rules')).toMatch(/^\d+, \d+, \d+\n$/);
  expect(await runProgram('bots')).toMatch(/^Seat \d, tiger: \S+\n$/);
  expect(await runProgram('protocol')).toBe('true\nfalse\n');
});

test('every path exported by a package can be imported', async () => {
  const paths = packed.flatMap(({ manifest: { name, exports } }) =>
    name === '@menagerie/web' ? [] : Object.keys(exports).map((path) => name + path.slice(1)),
  );
  // Data files are exported by folder.
  const programs = paths.filter((path) => !path.endsWith('/*'));
  writeFileSync(join(folder, 'everything.mjs'), programs.map((path) => `import '${path}';`).join('\n'));
  await run(process.execPath, ['everything.mjs'], folder);
});

describe('the command', () => {
  /** The arguments of a line in the README. */
  const told = (command: string): string[] => {
    const lines = blocksOf('menagerie', 'sh').join('').split('\n');
    const line = lines.find((candidate) => candidate.startsWith(`npx menagerie ${command}`)) as string;
    return line.split(' ').slice(2);
  };
  const program = (): string => join(folder, 'node_modules/.bin/menagerie');

  test('simulates games, and verifies what it recorded', async () => {
    expect(await run(program(), told('simulate'), folder)).toMatch(/^20 games/m);
    expect(await run(program(), told('verify'), folder)).toMatch(/^game-01.ndjson: ok/);
  });

  test('serves the page and tables with bots', async () => {
    const server = spawn(program(), [...told('serve'), '--port', '0'], { cwd: folder });
    try {
      const { page, leave } = await visit({ baseURL: await addressOf(server) });
      await page.getByRole('button', { name: 'Play Trump Whales' }).waitFor();
      const ann = await meet(page, 'Ann');
      const id = await gather([ann], { game: 'trump-whales', options: { players: 2 } }, true);
      await playOn([ann], id, 3);
      await expect
        .poll(async () => (await ann<TableState>('GET', `tables/${id}`)).asked, {
          message: 'the bot answers',
        })
        .not.toBeNull();
      await leave();
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    expect(existsSync(join(folder, 'menagerie.sqlite'))).toBe(true);
  });
});

async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  server.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  for await (const part of server.stdout ?? []) {
    said += String(part);
    const found = /Menagerie is running at (\S+)/.exec(said);
    if (found) return found[1];
  }
  throw new Error(`the server did not start: ${said}`);
}
