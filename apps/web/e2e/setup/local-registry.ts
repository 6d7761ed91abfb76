// An npm registry on this machine, so that "npm install menagerie" needs no network: it offers our packed packages and
// everything else installed in the workspace.

import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';

export interface LocalRegistry {
  readonly address: string;
  close(): Promise<void>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** Where a version of a package comes from: an installed folder, or a packed file. */
interface Source {
  readonly manifest: Manifest;
  readonly place: string;
}

export interface PackedFile {
  /** The package.json. */
  readonly manifest: Manifest;
  readonly file: string;
}

export async function startRegistry(root: string, packed: readonly PackedFile[]): Promise<LocalRegistry> {
  const sources = [
    ...packed.map(({ manifest, file }): Source => ({ manifest, place: file })),
    ...installedIn(root),
  ];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const [, number] = /^-\/(\d+)$/.exec(path) ?? [];
    if (number !== undefined) return void tarOf(sources[Number(number)].place).pipe(response);
    const versions = sources.filter(({ manifest }) => manifest.name === path);
    if (versions.length === 0) return void response.writeHead(404).end('{}');
    response.end(JSON.stringify(describe(versions)));
  });
  const describe = (versions: readonly Source[]): object => ({
    name: versions[0].manifest.name,
    'dist-tags': { latest: versions[0].manifest.version },
    versions: Object.fromEntries(
      versions.map((source) => [
        source.manifest.version,
        { ...source.manifest, dist: { tarball: `${address}/-/${sources.indexOf(source)}` } },
      ]),
    ),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What is both in the lockfile and installed, which excludes packages for other systems. */
function installedIn(root: string): Source[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path]) => join(root, path))
    .filter((place) => existsSync(join(place, 'package.json')))
    .map((place) => ({
      manifest: JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest,
      place,
    }));
}

function tarOf(place: string): NodeJS.ReadableStream {
  if (place.endsWith('.tgz')) return createReadStream(place);
  const folder = basename(place);
  const args = ['-c', '-C', dirname(place), '--exclude', `${folder}/node_modules`, folder];
  return spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout;
}
