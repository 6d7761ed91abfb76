// menagerie serve: serves the page and online tables, from the installed packages.

interface Flags {
  readonly host?: string;
  readonly port?: number;
  readonly store?: string;
}

export const SERVE_HELP = `
Without flags, HOST, PORT, SQLITE_PATH and DATABASE_URL in the environment apply. You can also set BEHIND_PROXY,
LOG_LEVEL, NODE_ENV, RATE_LIMIT, STREAM_LIMIT, ADDRESS_FACTOR, BOT_THREADS, BOT_QUEUE, BOT_MS, BOT_BEAT_MS, BACKUP_DIR,
BACKUP_HOURS, BACKUP_KEEP, ADMIN_KEY, PUSH, PUSH_CONTACT and PUSH_DELAY. What they mean:
https://github.com/menagerie-table/menagerie/blob/main/docs/operating.md`;

export async function serve(flags: Flags): Promise<void> {
  // Loaded here, so that the other commands start without the server's code.
  const { startServer } = await import('@menagerie/server/start');
  await startServer(
    { ...process.env, ...settingsFrom(flags) },
    { portAdvice: 'menagerie serve --port 8081' },
  );
}

/** Converts flags to the server settings they stand for. */
export function settingsFrom({ host, port, store }: Flags): Record<string, string> {
  return {
    ...(host === undefined ? {} : { HOST: host }),
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...(store === undefined ? {} : storeSettings(store)),
  };
}

function storeSettings(store: string): Record<string, string> {
  if (/^postgres(ql)?:/.test(store)) return { DATABASE_URL: store };
  // An empty DATABASE_URL overrides the one in the environment.
  return { SQLITE_PATH: store, DATABASE_URL: '' };
}
