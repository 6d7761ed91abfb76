// Another process that keeps the SQLite file locked: the server waits for it without being held up.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOON, sampleAppend } from '../testing/store-samples.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const LIBSQL = createRequire(import.meta.url).resolve('libsql');
const HOLD = `
  const db = new (require(${JSON.stringify(LIBSQL)}))(process.argv[1]);
  db.exec('begin immediate');
  console.log('locked');
  process.stdin.once('data', () => process.exit());`;

let folder: string;
let path: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'menagerie-lock-'));
  path = join(folder, 'menagerie.db');
  store = await openSqlite(path);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('the event loop stays free, and waiting writes follow', async () => {
  const holder = spawn(process.execPath, ['-e', HOLD, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  const waiting = [store.append(sampleAppend('a')), store.beat(NOON), store.claimDue(NOON, NOON, 9)];
  let isDone = false;
  void Promise.allSettled(waiting.map((one) => one.finally(() => (isDone = true))));
  const before = performance.eventLoopUtilization();
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  expect(isDone).toBe(false);
  holder.stdin.write('go\n');
  await once(holder, 'exit');
  expect(await Promise.all(waiting)).toMatchObject([true, { now: NOON }, []]);
});
