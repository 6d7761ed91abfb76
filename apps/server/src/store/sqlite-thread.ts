// The thread that holds the engine: it answers with a first word of its own when the file is open, then to calls.

import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { failure } from './failure.ts';
import { openEngine } from './sqlite-engine.ts';
import { inBatches, type Reply, type Call, type EngineConfig } from './sqlite-threads.ts';

const port = parentPort as MessagePort;
const OPENING = -1;

function refusal(id: number, error: unknown): Reply {
  const { message, cause } = failure(error);
  return { id, error: message, cause: cause instanceof Error ? cause.message : '' };
}

try {
  const { path, options } = workerData as EngineConfig;
  const engine = openEngine(path, options);
  const answer = inBatches<Reply>((answers) => port.postMessage(answers));
  port.on('message', (calls: readonly Call[]) => {
    for (const { id, name, given } of calls) {
      const work = engine[name] as (...given: readonly unknown[]) => Promise<unknown>;
      work.apply(engine, given as unknown[]).then(
        (value) => answer({ id, value }),
        (error: unknown) => answer(refusal(id, error)),
      );
    }
  });
  port.postMessage({ id: OPENING, value: null } satisfies Reply);
} catch (error) {
  port.postMessage(refusal(OPENING, error));
}
