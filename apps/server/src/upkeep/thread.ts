// The thread that does one job and ends.

import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { backUp } from './backup.ts';
import { checkStore } from './integrity.ts';
import type { Job, Outcome } from './in-thread.ts';

const port = parentPort as MessagePort;
const job = workerData as Job;

try {
  const value = job.type === 'check' ? await checkStore(job.where) : await backUp(job.where, job.file);
  port.postMessage({ value } satisfies Outcome);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  port.postMessage({ error: code === undefined ? message : `${message} (${code})` } satisfies Outcome);
}
