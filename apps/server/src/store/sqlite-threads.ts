// An engine in another thread, and the way to it. Calls of one turn of the event loop travel together, and so do
// answers: while the thread waits for the disk, calls gather, and the next commit takes them all.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ENGINE_CALLS, type Engine, type EngineCall, type SqliteOptions } from './sqlite-engine.ts';
import { StoreError } from './store.ts';

export interface Call {
  readonly id: number;
  readonly name: EngineCall;
  readonly given: readonly unknown[];
}

/** An error is carried by its texts: its class does not survive the way. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string; readonly cause: string };

export interface EngineConfig {
  readonly path: string;
  readonly options: SqliteOptions;
}

/** The same file from the sources as from what is built: threads run JavaScript. */
const THREAD = new URL('../../dist/store/sqlite-thread.js', import.meta.url);

/** Collects what is said in one turn of the event loop, and sends it as one message. */
export function inBatches<T>(send: (batch: readonly T[]) => void): (one: T) => void {
  let waiting: T[] = [];
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    send(batch);
  };
  return (one) => {
    if (waiting.push(one) === 1) setImmediate(flush);
  };
}

export async function startEngine(path: string, options: SqliteOptions): Promise<Engine> {
  const config: EngineConfig = { path, options };
  const worker = new Worker(THREAD, { workerData: config });
  const [opened] = (await once(worker, 'message')) as [Reply];
  if ('error' in opened) throw errorOf(opened);
  return connect(worker);
}

function connect(worker: Worker): Engine {
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const post = inBatches<Call>((calls) => worker.postMessage(calls));
  let count = 0;
  let isClosed = false;

  worker.on('message', (answers: readonly Reply[]) => {
    for (const answer of answers) {
      const call = pending.get(answer.id);
      pending.delete(answer.id);
      if ('error' in answer) call?.reject(errorOf(answer));
      else call?.resolve(answer.value);
    }
    if (pending.size === 0) worker.unref();
  });
  // Whatever ends the thread, nobody is left waiting for it; `error` comes before `exit`, which says the same.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    isClosed = true;
    for (const { reject } of pending.values()) reject(new StoreError('The store has stopped.'));
    pending.clear();
  });
  worker.unref();

  const call = (name: EngineCall, given: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new StoreError('The store is closed.');
      const id = count++;
      pending.set(id, { resolve, reject });
      if (pending.size === 1) worker.ref();
      post({ id, name, given });
    });
  const calls = ENGINE_CALLS.map((name) => [name, (...given: unknown[]) => call(name, given)]);
  const close = async (): Promise<void> => {
    if (isClosed) return;
    await call('close', []);
    isClosed = true;
    await worker.terminate();
  };
  return { ...(Object.fromEntries(calls) as Engine), close };
}

const errorOf = ({ error, cause }: { readonly error: string; readonly cause: string }): StoreError =>
  new StoreError(error, { cause: new Error(cause) });
