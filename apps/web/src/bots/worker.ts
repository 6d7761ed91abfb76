// The thread in which bots think.

import type { Request } from '@menagerie/bots/remote';
import { serveBots } from '@menagerie/bots/worker';
import { fetchNet } from './nets.ts';

// A message to itself arrives after all waiting messages; timers would be throttled to 4 ms.
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

const now = (): number => performance.now();
const receive = serveBots((answer) => postMessage(answer), { now, pause, fetchNet });
onmessage = ({ data }: MessageEvent<Request>) => receive(data);
