// The packages as npm users get them: packed, and installed into an empty folder by npm.

import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startRegistry } from './local-registry.ts';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface PackedPackage {
  readonly manifest: PackageJson;
  /** The packed file. */
  readonly file: string;
  /** The paths in it. */
  readonly paths: readonly string[];
}

/** Variables set by `npm test` don't belong in a user's environment. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|node_env$|vitest)/i.test(name)),
);

export async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd, env: ENVIRONMENT });
  return stdout;
}

/** Without the scripts that would build them again: everything is already built. */
export async function packAll(into: string): Promise<PackedPackage[]> {
  const args = ['pack', '--workspaces', '--ignore-scripts', '--json', '--pack-destination', into];
  const told = Object.values(JSON.parse(await run('npm', args, ROOT)) as Record<string, Told>);
  return Promise.all(
    told.map(async ({ filename, files }) => {
      const file = join(into, filename);
      const manifest = JSON.parse(
        await run('tar', ['-xzOf', file, 'package/package.json'], into),
      ) as PackageJson;
      return { manifest, file, paths: files.map(({ path }) => path) };
    }),
  );
}

/** Part of what npm reports about a packed package. */
interface Told {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Returns the folder, which contains only what npm puts there. */
export async function install(packed: readonly PackedPackage[], names: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-installed-'));
  const registry = await startRegistry(ROOT, packed);
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--noproxy=127.0.0.1'];
  const from = [`--registry=${registry.address}`, `--cache=${join(folder, '.npm')}`];
  try {
    await run('npm', ['install', ...names, ...from, ...quiet], folder);
  } finally {
    await registry.close();
  }
  return folder;
}
