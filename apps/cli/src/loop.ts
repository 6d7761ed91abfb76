// The clock and the event loop, as work that goes on beside a person needs them.

import { setImmediate } from 'node:timers/promises';
import type { Loop } from '@menagerie/bots';

export const loop: Loop = { now: () => performance.now(), pause: () => setImmediate() };
