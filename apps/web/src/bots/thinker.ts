// The bots' thread, started on demand and restarted if it dies.

import { RemoteBots, type Reply } from '@menagerie/bots/remote';

let bots: RemoteBots | undefined;

export function thinker(): RemoteBots {
  return (bots ??= start());
}

function start(): RemoteBots {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const remote = new RemoteBots((request) => worker.postMessage(request));
  worker.onmessage = ({ data }: MessageEvent<Reply>) => remote.receive(data);
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    bots = undefined;
    remote.fail(event.message || 'the thread that thinks has stopped');
  };
  return remote;
}
