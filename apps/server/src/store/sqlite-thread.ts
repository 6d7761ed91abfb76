// The thread that holds the engine: it answers with a first word of its own when the file is open, then to calls.

import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { failure } from './failure.ts';
import { openEngine } from './sqlite-engine.ts';
import { inBatches, type Answer, type Call, type EnginePlace } from './sqlite-threads.ts';

const port = parentPort as MessagePort;
const OPENING = -1;

function refusal(id: number, error: unknown): Answer {
  const { message, cause } = failure(error);
  return { id, error: message, cause: cause instanceof Error ? cause.message : '' };
}

try {
  const { path, options } = workerData as EnginePlace;
  const engine = openEngine(path, options);
  const answer = inBatches<Answer>((answers) => port.postMessage(answers));
  port.on('message', (calls: readonly Call[]) => {
    for (const { id, name, given } of calls) {
      const work = engine[name] as (...given: readonly unknown[]) => Promise<unknown>;
      work.apply(engine, given as unknown[]).then(
        (value) => answer({ id, value }),
        (error: unknown) => answer(refusal(id, error)),
      );
    }
  });
  port.postMessage({ id: OPENING, value: null } satisfies Answer);
} catch (error) {
  port.postMessage(refusal(OPENING, error));
}
