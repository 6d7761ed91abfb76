// Everything that can be set from outside, in one place: docs/operating.md lists the same. A wrong value stops
// the server with a sentence; nothing is silently corrected.

import { availableParallelism } from 'node:os';
import type { Result } from '@menagerie/rules';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL address; absent: SQLite. */
  readonly databaseUrl: string | undefined;
  /** The file of the SQLite store. */
  readonly sqlitePath: string;
  readonly logLevel: string;
  /** How many proxies are before it: a client's address is the last that they added, and cookies are for HTTPS only. */
  readonly behindProxy: number;
  /** Requests a minute for one person; 0: no limit. */
  readonly rateLimit: number;
  /** Streams that one person may hold. */
  readonly streamLimit: number;
  /** How many times a person's limits one address has. */
  readonly addressFactor: number;
  readonly botThreads: number;
  readonly botQueue: number;
  readonly botMs: number;
  readonly botBeatMs: number;
  /** The folder for backups; absent: none are made. */
  readonly backupDir: string | undefined;
  readonly backupHours: number;
  readonly backupKeep: number;
  /** Whether notices are sent; `local`, for tests, also to this machine and without https. */
  readonly push: string;
  /** Where push services reach whoever runs the server. */
  readonly pushContact: string;
  /** Seconds until who is asked for a move gets a notice of it. */
  readonly pushDelay: number;
  /** Opens the admin page, beside the keys in the store. */
  readonly adminKey: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** How many proxies, from none on. */
const HOPS = ['no', '1', '2', '3', '4', '5'];
const PUSH_CONTACT = 'https://github.com/menagerie-table/menagerie';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export interface Surroundings {
  /** Whether somebody reads along: then they are spared a line for every request. */
  readonly isTerminal?: boolean;
}

export function readConfig(
  environment: Environment,
  { isTerminal = false }: Surroundings = {},
): Result<Config> {
  const wrong: string[] = [];
  const whole = (name: string, usual: number, min: number, max: number): number => {
    const text = environment[name];
    if (text === undefined || text === '') return usual;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    wrong.push(`${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}`);
    return usual;
  };
  const oneOf = (name: string, usual: string, values: readonly string[]): string => {
    const text = environment[name] || usual;
    if (values.includes(text)) return text;
    wrong.push(`${name} must be one of ${values.join(', ')}, not ${JSON.stringify(text)}`);
    return usual;
  };
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    wrong.push('DATABASE_URL must start with postgres:// or postgresql://');
  }
  const adminKey = environment['ADMIN_KEY'] || undefined;
  if (adminKey && !/^\S{16,100}$/.test(adminKey))
    wrong.push('ADMIN_KEY must have 16 to 100 characters, no spaces');
  const pushContact = environment['PUSH_CONTACT'] || PUSH_CONTACT;
  if (!/^(https:\/\/|mailto:)\S+$/.test(pushContact))
    wrong.push('PUSH_CONTACT must start with https:// or mailto:');
  const isQuiet = environment['NODE_ENV'] !== 'production' && isTerminal;
  const config: Config = {
    host: environment['HOST'] || 'localhost',
    port: whole('PORT', 8080, 0, 65535),
    databaseUrl,
    sqlitePath: environment['SQLITE_PATH'] || 'menagerie.sqlite',
    logLevel: oneOf('LOG_LEVEL', isQuiet ? 'warn' : 'info', LOG_LEVELS),
    behindProxy: HOPS.indexOf(oneOf('BEHIND_PROXY', 'no', ['yes', ...HOPS]).replace('yes', '1')),
    rateLimit: whole('RATE_LIMIT', 600, 0, 1_000_000),
    streamLimit: whole('STREAM_LIMIT', 50, 1, 1_000_000),
    addressFactor: whole('ADDRESS_FACTOR', 10, 1, 10_000),
    botThreads: whole('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64),
    botQueue: whole('BOT_QUEUE', 1_000, 1, 100_000),
    botMs: whole('BOT_MS', 400, 1, 10_000),
    botBeatMs: whole('BOT_BEAT_MS', 700, 0, 10_000),
    backupDir: environment['BACKUP_DIR'] || undefined,
    backupHours: whole('BACKUP_HOURS', 24, 1, 8_760),
    backupKeep: whole('BACKUP_KEEP', 7, 1, 10_000),
    push: oneOf('PUSH', 'yes', ['yes', 'no', 'local']),
    pushContact,
    pushDelay: whole('PUSH_DELAY', 60, 0, 86_400),
    adminKey,
  };
  return wrong.length === 0
    ? { ok: true, value: config }
    : { ok: false, error: { code: 'bad-config', reason: wrong.join('; ') } };
}
