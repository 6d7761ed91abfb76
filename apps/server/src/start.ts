// Starts the server: the page and the tables. docs/operating.md lists what can be set.

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBots } from './bots/pool.ts';
import { readConfig, type Environment } from './config.ts';
import { createServer } from './server.ts';
import { openServerStore } from './store/open.ts';
import { StoreError } from './store/store.ts';

export interface StartOptions {
  /** How to choose another port, for when this one is taken. */
  readonly portAdvice?: string;
}

/** Serves until a signal; a server that cannot start ends the process with a sentence. */
export async function startServer(
  environment: Environment,
  { portAdvice = 'PORT=8081 npm start' }: StartOptions = {},
): Promise<void> {
  const page = fileURLToPath(import.meta.resolve('@menagerie/web/index.html'));
  if (!existsSync(page)) fail('The page has not been built yet. Run "npm start" in the project.');

  const isTerminal = process.stdout.isTTY;
  const read = readConfig(environment, { isTerminal });
  if (!read.ok) fail(`Invalid settings: ${read.error.reason}.`);
  const config = read.value;

  const where = { path: config.sqlitePath, databaseUrl: config.databaseUrl };
  const store = await openServerStore(where).catch((error: unknown) =>
    fail(`Could not open the store: ${messageOf(error)}`),
  );
  const bots = openBots({ threads: config.botThreads, maxQueue: config.botQueue, maxMs: config.botMs });
  const server = await createServer({
    page: dirname(page),
    behindProxy: config.behindProxy,
    logger: { level: config.logLevel },
    tables: { store, bots, ...config, upkeep: { where, ...config } },
  });

  try {
    const address = await server.listen({ host: config.host, port: config.port });
    console.log(`Menagerie is running at ${address.replace(/127\.0\.0\.1|\[::1\]/, 'localhost')}`);
    const place = config.databaseUrl === undefined ? config.sqlitePath : 'PostgreSQL';
    if (isTerminal) console.log(`Games are saved in ${place}. Stop the server with Ctrl+C.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    fail(
      code === 'EADDRINUSE'
        ? `Port ${config.port} is taken. Choose another: ${portAdvice}`
        : `The server could not start: ${String(error)}`,
    );
  }

  /** Readers are handed over, requests under way are answered, and only then the store is closed. */
  const close = async (): Promise<void> => {
    await server.close();
    await bots.close();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

const messageOf = (error: unknown): string => (error instanceof StoreError ? error.message : String(error));

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
