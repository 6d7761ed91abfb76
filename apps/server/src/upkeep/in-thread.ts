// Work on the whole store, in a separate thread, so that the event loop never waits for it.

import { Worker } from 'node:worker_threads';
import type { StoreConfig } from '../store/open.ts';
import type { BackupReport } from './backup.ts';

export type Job =
  | { readonly type: 'check'; readonly where: StoreConfig }
  | { readonly type: 'backup'; readonly where: StoreConfig; readonly file: string };

/** An error is carried by its text: its class does not survive the way. */
export type Outcome = { readonly value: unknown } | { readonly error: string };

interface Results {
  readonly check: readonly string[];
  readonly backup: BackupReport;
}

/** Resolves to the built file from the sources too: threads run JavaScript. */
const THREAD = new URL('../../dist/upkeep/thread.js', import.meta.url);

export function runInThread<T extends Job['type']>(
  job: Extract<Job, { type: T }>,
  signal: AbortSignal,
): Promise<Results[T]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: job });
    worker.unref();
    const stop = (): void => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (outcome: Outcome) => {
      if ('error' in outcome) reject(new Error(outcome.error));
      else resolve(outcome.value as Results[T]);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('it was stopped'));
    });
  });
}
