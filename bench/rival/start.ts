// Installs boardgame.io next to this file, once, and starts its server in its own process.

import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/**
 * Its package.json pins koa-compose to 4.1.0: with 4.2.0 the lobby's routes, which are added late, are never
 * reached.
 */
const FOLDER = fileURLToPath(new URL('../../rival/', import.meta.url));
const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));
export const RIVAL_LOAD = fileURLToPath(new URL('./load.js', import.meta.url));

/** Whether it is there now; npm itself prints why not. */
export function installRival(): boolean {
  // Written by npm when an installation is complete.
  if (existsSync(`${FOLDER}node_modules/.package-lock.json`)) return true;
  console.log('Installing boardgame.io in bench/rival, for comparison');
  const options = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  return spawnSync('npm', options, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

export function startRival(port: number): ChildProcessByStdio<null, Readable, null> {
  return spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
