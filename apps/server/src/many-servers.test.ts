// Two servers on one PostgreSQL, killed in the middle of games; `npm run soak:servers` does the same for longer.

import { expect, test } from 'vitest';
import { killRun } from './testing/kill-run.ts';

// A game that is stuck is found after half a minute, and told; on a crowded machine all takes a minute.
const timeout = 180_000;

test(
  'games at two servers go on when one is killed, with nothing lost, doubled or seen differently',
  { timeout },
  async () => {
    const games = 15;
    const report = await killRun({ servers: 2, games, kills: 2 });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ finished: games });
    expect(report.kills).toBeGreaterThan(0);
    expect(report.interrupted).toBeGreaterThan(0);
  },
);
