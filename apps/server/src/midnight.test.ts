// Servers killed around midnight; `npm run soak:servers -- --midnights 50` does the same for longer.

import { SeededRandom } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { midnightsRun } from './testing/soak/midnights.ts';
import { forEveryDatabase } from './testing/store-contract.ts';

const MIDNIGHTS = 2;
const GAMES = 3;
const timeout = 240_000;

forEveryDatabase((at) => {
  test('servers that die around midnight leave one deal a day', { timeout }, async () => {
    const { path, databaseUrl } = at.database.where;
    const servers = databaseUrl === undefined ? 1 : 2;
    const report = await midnightsRun({
      settings: databaseUrl === undefined ? { SQLITE_PATH: path ?? '' } : { DATABASE_URL: databaseUrl },
      servers,
      midnights: MIDNIGHTS,
      random: new SeededRandom('midnight'),
      openStore: () => at.database.open(),
    });
    expect(report).toEqual({ kills: MIDNIGHTS * (servers + 1), days: expect.any(Number), wrong: [] });
    // Four days from each of two midnights on, which are a week apart.
    expect(report.days).toBeGreaterThanOrEqual(2 * 4 * GAMES);
  });
});
