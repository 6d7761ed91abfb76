// Two servers on one PostgreSQL, killed in the middle of games; `npm run soak:servers` does the same for longer.

import { expect, test } from 'vitest';
import { soakRun } from './testing/soak/soak-run.ts';

// A game that is stuck is found after three quarters of a minute; on a crowded machine all takes a minute.
const timeout = 180_000;

test(
  'games at two servers go on when one is killed, with nothing lost, doubled or seen differently',
  { timeout },
  async () => {
    const faults = { kill: 2, crash: 0, stall: 0, clock: 0 };
    const report = await soakRun({ store: 'postgres', games: 15, faults, thinkMs: 0 });
    expect(report).toMatchObject({
      faults: 2,
      lost: 0,
      doubled: 0,
      lostOnTime: 0,
      seenDifferently: 0,
      wrong: [],
    });
    expect(report.finished).toBeGreaterThanOrEqual(15);
  },
);
