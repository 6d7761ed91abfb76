// What a server does for its store beside serving: it checks it at the start and every day, and backs it up.

import { join } from 'node:path';
import type { StoreConfig } from '../store/open.ts';
import { backupName, backupsIn, prune } from './backup-folder.ts';
import { runInThread } from './in-thread.ts';

const HOUR_MS = 60 * 60_000;
const CHECK_MS = 24 * HOUR_MS;
/** How often it looks whether a backup is due: one that failed is tried again then. */
const LOOK_MS = 10 * 60_000;

export interface UpkeepOptions {
  readonly where: StoreConfig;
  /** Absent: no backups are made. */
  readonly backupDir?: string | undefined;
  readonly backupHours?: number;
  readonly backupKeep?: number;
}

export interface KeeperLog {
  info(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

export class Keeper {
  readonly #options: UpkeepOptions;
  readonly #log: KeeperLog;
  readonly #stop = new AbortController();
  readonly #timers: NodeJS.Timeout[] = [];
  #backup: Promise<void> | null = null;
  /** Kinds of faults that the last check found; null: none has ended yet. */
  faults: number | null = null;
  checkedAt: number | null = null;
  /** When the last backup was made that is whole. */
  backedUpAt: number | null = null;
  failedBackups = 0;

  constructor(options: UpkeepOptions, log: KeeperLog) {
    this.#options = options;
    this.#log = log;
  }

  start(): void {
    this.#every(CHECK_MS, () => this.check());
    if (this.#options.backupDir !== undefined) this.#every(LOOK_MS, () => this.backUpIfDue());
  }

  stop(): void {
    this.#stop.abort();
    for (const timer of this.#timers) clearInterval(timer);
  }

  #every(milliseconds: number, work: () => Promise<void>): void {
    void work();
    this.#timers.push(setInterval(() => void work(), milliseconds).unref());
  }

  async check(): Promise<void> {
    const { where } = this.#options;
    try {
      const faults = await runInThread({ type: 'check', where }, this.#stop.signal);
      this.faults = faults.length;
      this.checkedAt = Date.now();
      if (faults.length > 0)
        this.#log.error({ faults: faults.slice(0, 20) }, 'the store is damaged: see menagerie doctor');
      else this.#log.info({}, 'store check finished, no faults');
    } catch (error) {
      this.#fail(error, 'store check failed');
    }
  }

  /** One at a time: whoever asks meanwhile waits for the same. */
  backUpIfDue(): Promise<void> {
    this.#backup ??= this.#backUpIfDue().finally(() => (this.#backup = null));
    return this.#backup;
  }

  async #backUpIfDue(): Promise<void> {
    const { where, backupDir = '.', backupHours = 24, backupKeep = 7 } = this.#options;
    try {
      const now = Date.now();
      const last = (await backupsIn(backupDir)).at(-1) ?? null;
      this.backedUpAt = last;
      // Half a look early, so that the time of day does not creep.
      if (last !== null && last <= now && now - last < backupHours * HOUR_MS - LOOK_MS / 2) return;
      const file = join(backupDir, backupName(now));
      const { rows } = await runInThread({ type: 'backup', where, file }, this.#stop.signal);
      this.backedUpAt = now;
      this.#log.info({ rows, ms: Date.now() - now }, 'backup finished');
      await prune(backupDir, backupKeep, now);
    } catch (error) {
      if (!this.#stop.signal.aborted) this.failedBackups++;
      this.#fail(error, 'backup failed');
    }
  }

  #fail(error: unknown, sentence: string): void {
    if (!this.#stop.signal.aborted)
      this.#log.error({ reason: error instanceof Error ? error.message : String(error) }, sentence);
  }
}
