// npm run bench:doors [runs] [part of a name]: what each entry page loads before its first paint, over the network
// Lighthouse simulates for phones, and the median of that many Lighthouse runs (fetched by npx). Its timings need a
// quiet machine; requests and bytes are the same on any.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GAME_IDS } from '@menagerie/rules';
import { chromium, type Browser } from 'playwright-core';
import { freePort, ServerProcess } from '../../server/src/testing/server-process.ts';
import { findDoors } from './setup/doors.ts';
import { findBrowser } from './setup/find-browser.ts';
import { weighDoor } from './setup/weigh-door.ts';

const LIGHTHOUSE = 'lighthouse@12';
const FLAGS = ['--no-sandbox', '--disable-gpu'];
const MEASURES = {
  'first contentful paint': 'first-contentful-paint',
  'largest contentful paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
  'blocked for': 'total-blocking-time',
} as const;

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

const [runs = '5', wanted = ''] = process.argv.slice(2);

/** Sometimes a browser's trace can't be read; then one more run is made, and that one counts. */
const judge = (address: string): Promise<Report> => judgeOnce(address).catch(() => judgeOnce(address));

async function judgeOnce(address: string): Promise<Report> {
  const chrome = `--chrome-flags=--headless=new ${FLAGS.join(' ')}`;
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, address, '--quiet', '--only-categories=performance', '--output=json', chrome],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 << 20 },
  );
  return JSON.parse(stdout) as Report;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function report(browser: Browser, name: string, address: string): Promise<void> {
  const { requests, bytes, shift } = await weighDoor(browser, address);
  console.log(`${name}: ${requests} requests, ${Math.round(bytes / 1000)} kB, moved by ${shift.toFixed(3)}`);
  const reports: Report[] = [];
  while (reports.length < Number(runs)) reports.push(await judge(address));
  if (reports.length === 0) return;
  const scores = reports.map(({ categories }) => categories.performance.score);
  const times = Object.entries(MEASURES).map(([what, id]) => {
    const times = reports.map(({ audits }) => audits[id].numericValue);
    return `${what} ${Math.round(median(times))} ms`;
  });
  console.log(`  performance ${median(scores)} (${scores.join(' ')}), ${times.join(', ')}`);
}

const folder = mkdtempSync(join(tmpdir(), 'menagerie-'));
const server = new ServerProcess(await freePort(), {
  RATE_LIMIT: '0',
  SQLITE_PATH: join(folder, 'tables.sqlite'),
});
await server.start();
const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
try {
  for (const { name, path } of await findDoors(browser, server.address, GAME_IDS))
    if (name.includes(wanted)) await report(browser, name, `${server.address}/${path}`);
} finally {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true });
}
