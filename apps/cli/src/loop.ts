// The clock and the event loop, for background work in an interactive program.

import { setImmediate } from 'node:timers/promises';
import type { Loop } from '@menagerie/bots';

export const loop: Loop = { now: () => performance.now(), pause: () => setImmediate() };
