// The bots' thread, started when first needed and started again if it dies.

import { RemoteBots, type NetProgress, type Reply } from '@menagerie/bots/remote';

type Listener = (progress: NetProgress) => void;

let bots: RemoteBots | undefined;
const listeners = new Set<Listener>();

export function thinker(): RemoteBots {
  return (bots ??= start());
}

/** Hears how much of a game's net is there while it is fetched; gives what stops listening. */
export function hearLoading(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function start(): RemoteBots {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const remote = new RemoteBots(
    (request) => worker.postMessage(request),
    (progress) => listeners.forEach((listener) => listener(progress)),
  );
  worker.onmessage = ({ data }: MessageEvent<Reply>) => remote.receive(data);
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    bots = undefined;
    remote.fail(event.message || 'the thread that thinks has stopped');
  };
  return remote;
}
