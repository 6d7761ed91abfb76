// Where a soak keeps its games, and how that place is made to fail.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres, type Mend } from '../postgres.ts';

const LOCK_FILE = fileURLToPath(new URL('../../../dist/testing/soak/lock-file.js', import.meta.url));

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

export type Settings = Readonly<Record<string, string>>;

export interface Place {
  /** The settings that point servers to it. */
  readonly settings: Settings;
  /** How many servers it can have. */
  readonly servers: number;
  /** Nothing can be written until it is mended. */
  stall(): Promise<Mend>;
  /** The database ends at once; null: there is none to end. */
  readonly crash: (() => Promise<Mend>) | null;
  /** An empty place beside it. */
  another(): Promise<Settings>;
  remove(): Promise<void>;
}

export const openPlace: Readonly<Record<StoreName, () => Promise<Place>>> = {
  async sqlite() {
    const folder = await mkdtemp(join(tmpdir(), 'menagerie-soak-'));
    const path = join(folder, 'menagerie.sqlite');
    return {
      settings: { SQLITE_PATH: path },
      servers: 1,
      async stall() {
        const holder = spawn(process.execPath, [LOCK_FILE, path], { stdio: ['ignore', 'pipe', 'inherit'] });
        const gone = once(holder, 'exit');
        await Promise.race([once(holder.stdout, 'data'), gone]);
        return async () => {
          holder.kill('SIGKILL');
          await gone;
        };
      },
      crash: null,
      another: () => Promise.resolve({ SQLITE_PATH: join(folder, 'restored.sqlite') }),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  },
  async postgres() {
    const postgres = await startPostgres({ isDurable: true });
    const newDatabase = async (): Promise<Settings> => ({ DATABASE_URL: await postgres.newDatabase() });
    return {
      settings: await newDatabase(),
      servers: 2,
      stall: () => postgres.stall(),
      crash: () => postgres.crash(),
      another: newDatabase,
      remove: () => postgres.stop(),
    };
  },
};
