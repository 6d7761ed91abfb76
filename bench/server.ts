// npm run bench -- server [--tables 1000] [--rate 500] [--seconds 20] [--store sqlite,postgres]: starts the
// server, plays real games over HTTP from another process, and reports how quickly moves reach their readers.

import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@menagerie/server/testing/postgres';
import type { LoadPlan, LoadReport } from './load/plan.ts';

const SERVER = fileURLToPath(new URL('../../apps/server/bin/menagerie-server.js', import.meta.url));
const LOAD = fileURLToPath(new URL('./load/menagerie.js', import.meta.url));

type Flags = ReadonlyMap<string, string>;

export async function benchServer(flags: Flags): Promise<void> {
  const stores = (flags.get('store') ?? 'sqlite,postgres').split(',');
  for (const store of stores) {
    if (store === 'postgres') await benchPostgres(flags);
    else await benchOne(flags, 'SQLite', {});
  }
}

async function benchPostgres(flags: Flags): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    await benchOne(flags, 'PostgreSQL', { DATABASE_URL: await postgres.newDatabase() });
  } finally {
    await postgres.stop();
  }
}

async function benchOne(flags: Flags, name: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SQLITE_PATH: join(folder, 'bench.sqlite'),
      RATE_LIMIT: '0',
      STREAM_LIMIT: '1000000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(server.stdout, 'data');
    const plan: LoadPlan = {
      address: `http://127.0.0.1:${port}`,
      tables: Number(flags.get('tables') ?? 1000),
      players: 4,
      spectators: 1,
      movesPerSecond: Number(flags.get('rate') ?? 500),
      seconds: Number(flags.get('seconds') ?? 20),
    };
    await measure(name, server, plan);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, server: ChildProcess, plan: LoadPlan): Promise<void> {
  const load = fork(LOAD);
  const empty = memoryOf(server);
  load.send(plan);
  await once(load, 'message');
  const opened = memoryOf(server);
  load.send('go on');
  await once(load, 'message');
  const read = memoryOf(server);
  const before = processorTime(server);
  load.send('go on');
  const [report] = (await once(load, 'message')) as [LoadReport];
  const processor = processorTime(server) - before;
  const { moves, seconds, p50, p99, most, refused, lost, late, readers } = report;
  console.log(
    `${name}: ${plan.tables} tables of ${plan.players}, ${readers} readers, ${seconds.toFixed(0)} s`,
  );
  console.log(
    `  moves a second       ${(moves / seconds).toFixed(0)} (asked: ${plan.movesPerSecond}; ${late} not sent in time)`,
  );
  console.log(
    `  to the last reader   p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, most ${most.toFixed(1)} ms`,
  );
  console.log(
    `  refused ${refused}, lost ${lost}; the server used ${((100 * processor) / seconds).toFixed(0)} % of a core`,
  );
  console.log(
    `  memory: ${kB((opened - empty) / plan.tables)} a live table, ${kB((read - opened) / readers)} an idle reader; ${kB(read)} in all`,
  );
}

const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return 1024 * Number(kilobytes);
}

/** In seconds; the system counts in hundredths. */
function processorTime({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
