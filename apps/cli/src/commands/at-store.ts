// Where an operator's command finds the store: the same settings and flag as `menagerie serve`.

import type { StoreConfig } from '@menagerie/server/upkeep';
import { describeSystemError } from '../arguments.ts';
import { EXIT, UsageError } from '../errors.ts';
import { settingsFrom } from './serve.ts';

export interface StoreFlags {
  readonly store?: string;
}

/** Loaded late, so that the other commands start without the server's code. */
type Upkeep = typeof import('@menagerie/server/upkeep');

export interface AtStore {
  readonly upkeep: Upkeep;
  readonly where: StoreConfig;
  /** How to refer to it in a sentence. */
  readonly place: string;
  /** The folder for backups, if one is set. */
  readonly backupDir: string | undefined;
}

/** Does the work; failures of a store or file are reported in a sentence. */
export async function atStore(flags: StoreFlags, work: (at: AtStore) => Promise<void>): Promise<void> {
  const upkeep = await import('@menagerie/server/upkeep');
  const read = upkeep.readConfig({ ...process.env, ...settingsFrom(flags) });
  if (!read.ok) throw new UsageError(`Invalid settings: ${read.error.reason}.`);
  const { databaseUrl, sqlitePath: path, backupDir } = read.value;
  const place = databaseUrl === undefined ? path : 'PostgreSQL';
  try {
    await work({ upkeep, where: { databaseUrl, path }, place, backupDir });
  } catch (error) {
    console.error(`menagerie: ${sentenceOf(error, upkeep)}`);
    process.exitCode = EXIT.failed;
  }
}

function sentenceOf(error: unknown, { StoreError, BadBackup }: Upkeep): string {
  if (error instanceof StoreError || error instanceof BadBackup) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return `${path ?? 'A file'}: ${describeSystemError(error)}.`;
}
