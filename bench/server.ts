// npm run bench -- server [--tables 1000] [--rate 500] [--seconds 20] [--store sqlite,postgres] [--rival no]
// [--ceiling]: starts the server, plays real games over HTTP from another process, and reports how quickly moves
// reach their readers; then does the same with boardgame.io's server, for comparison.

import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#server-testing/postgres';
import { WARM_SECONDS, type Figures, type LoadPlan, type LoadReport } from './load/plan.ts';
import { findCeiling, tellCeiling } from './ceiling.ts';
import { comparison } from './rival/compare.ts';
import { installRival, RIVAL_LOAD, startRival } from './rival/start.ts';

const SERVER = fileURLToPath(new URL('../../apps/server/bin/menagerie-server.js', import.meta.url));
const LOAD = fileURLToPath(new URL('./load/menagerie.js', import.meta.url));
/**
 * Longer than any step of a load takes when it goes well; after that the benchmark continues without a report.
 */
const STEP_MS = 300_000;

type Flags = ReadonlyMap<string, string>;

export async function benchServer(flags: Flags): Promise<void> {
  if (flags.has('ceiling')) return benchCeilings(flags);
  const stores = (flags.get('store') ?? 'sqlite,postgres').split(',');
  const figures = new Map<string, Figures>();
  for (const store of stores) {
    if (store === 'postgres') figures.set('PostgreSQL', await benchPostgres(flags));
    else figures.set('SQLite', await benchOne(flags, 'SQLite', {}));
  }
  if (flags.get('rival') !== 'no') await benchRival(flags, figures);
}

/** Both on the same core in turn, each alongside its load. */
async function benchCeilings(flags: Flags): Promise<void> {
  const quick: Flags = new Map([['seconds', '8'], ...flags]);
  const at = (rate: number): Flags => new Map([...quick, ['rate', String(rate)]]);
  const ours = await findCeiling('Menagerie', (rate) => measureOurs(at(rate), {}, BESIDE_LOAD));
  console.log(tellCeiling('Menagerie (SQLite)', ours));
  if (flags.get('rival') === 'no' || !installRival()) return;
  const theirs = await findCeiling('boardgame.io', (rate) => measureTheirs(at(rate), BESIDE_LOAD));
  console.log(tellCeiling('boardgame.io', theirs));
  console.log(`ours divided by theirs: ${(ours.rate / theirs.rate).toFixed(2)}`);
}

async function benchRival(flags: Flags, figures: ReadonlyMap<string, Figures>): Promise<void> {
  if (!installRival()) {
    console.log(
      'boardgame.io could not be installed in bench/rival: no comparison (--rival no leaves it out)',
    );
    return;
  }
  try {
    const theirs = await measureTheirs(flags);
    print('boardgame.io', planOf(flags, 0), theirs);
    console.log(
      '  it keeps all this in memory and nothing durably; ours syncs every move to disk before it answers',
    );
    for (const [name, ours] of figures) console.log(comparison(name, ours, theirs));
  } catch (error) {
    console.log(`boardgame.io: no report: ${(error as Error).message}`);
  }
}

async function measureTheirs(flags: Flags, cores: Cores = ANY_CORES): Promise<Figures> {
  const port = await freePort();
  const server = startRival(port);
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('its server ended')));
  try {
    await Promise.race([once(server.stdout, 'data'), ended]);
    return await Promise.race([measure(server, RIVAL_LOAD, planOf(flags, port), cores), ended]);
  } finally {
    ended.catch(() => undefined);
    server.kill('SIGKILL');
  }
}

async function benchPostgres(flags: Flags): Promise<Figures> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    const figures = await benchOne(flags, 'PostgreSQL', { DATABASE_URL: await postgres.newDatabase() });
    await benchTwo(flags, await postgres.newDatabase());
    return figures;
  } finally {
    await postgres.stop();
  }
}

const planOf = (flags: Flags, port: number): LoadPlan => ({
  address: `http://127.0.0.1:${port}`,
  tables: Number(flags.get('tables') ?? 1000),
  players: 4,
  spectators: 1,
  movesPerSecond: Number(flags.get('rate') ?? 500),
  seconds: Number(flags.get('seconds') ?? 20),
});

async function benchOne(flags: Flags, name: string, settings: NodeJS.ProcessEnv): Promise<Figures> {
  const figures = await measureOurs(flags, settings);
  print(name, planOf(flags, 0), figures);
  return figures;
}

async function measureOurs(
  flags: Flags,
  settings: NodeJS.ProcessEnv,
  cores: Cores = ANY_CORES,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-bench-'));
  const port = await freePort();
  const server = await startServer(port, { SQLITE_PATH: join(folder, 'bench.sqlite'), ...settings });
  try {
    return await measure(server, LOAD, planOf(flags, port), cores);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Moves at one server, all readers at the other: with a fifth of the load, since all share the same cores. */
async function benchTwo(flags: Flags, database: string): Promise<void> {
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((port) => startServer(port, { DATABASE_URL: database })));
  try {
    const plan = planOf(flags, ports[0]);
    const share = { tables: plan.tables / 5, movesPerSecond: plan.movesPerSecond / 5 };
    const readAt = `http://127.0.0.1:${ports[1]}`;
    const shared = { ...plan, ...share, readAt };
    print(
      'From one server to readers at another',
      shared,
      await measure(servers[1], LOAD, shared, ANY_CORES),
    );
  } finally {
    for (const server of servers) server.kill('SIGKILL');
  }
}

async function startServer(port: number, settings: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const usual = { HOST: '127.0.0.1', RATE_LIMIT: '0', STREAM_LIMIT: '1000000', LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...usual, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return server;
}

/** Which core each runs on; null: any. */
interface Cores {
  readonly server: number | null;
  readonly load: number | null;
}
const ANY_CORES: Cores = { server: null, load: null };
const BESIDE_LOAD: Cores = { server: 0, load: 1 };

function pin({ pid }: ChildProcess, core: number | null): void {
  if (core === null) return;
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
  if (status !== 0) throw new Error('a process could not be kept to one core: is taskset installed?');
}

async function measure(server: ChildProcess, script: string, plan: LoadPlan, cores: Cores): Promise<Figures> {
  const load = fork(script);
  try {
    pin(server, cores.server);
    pin(load, cores.load);
    const empty = memoryOf(server);
    await answerTo(load, plan);
    const opened = memoryOf(server);
    await answerTo(load, 'go on');
    const read = memoryOf(server);
    const before = [server, load].map(processorTime);
    const report = (await answerTo(load, 'go on')) as LoadReport;
    const [share, loadShare] = [server, load].map(
      (one, i) => (processorTime(one) - before[i]) / (WARM_SECONDS + report.seconds),
    );
    const perTable = (opened - empty) / plan.tables;
    const perReader = (read - opened) / report.readers;
    return { report, perTable, perReader, memory: read, share, loadShare };
  } finally {
    load.kill('SIGKILL');
  }
}

async function answerTo(load: ChildProcess, message: LoadPlan | string): Promise<unknown> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(STEP_MS)]);
  const ended = once(load, 'exit', { signal }).then(() => Promise.reject(new Error('the load ended early')));
  load.send(message);
  try {
    const [answer] = (await Promise.race([once(load, 'message', { signal }), ended])) as [unknown];
    return answer;
  } finally {
    settled.abort();
  }
}

function print(name: string, plan: LoadPlan, { report, perTable, perReader, memory, share }: Figures): void {
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
  console.log(`  refused ${refused}, lost ${lost}; the server used ${(100 * share).toFixed(0)} % of a core`);
  console.log(
    `  memory: ${kB(perTable)} a live table, ${kB(perReader)} an idle reader; ${kB(memory)} in all`,
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
