// npm run soak:servers [-- --kills 200 --crashes 20 --stalls 20 --clocks 20 --midnights 20 --games 40 --store sqlite]: games
// with clocks at one server on SQLite, then at two on PostgreSQL, while all kinds of faults happen, a restore drill, and
// servers killed around midnights. The numbers are for both stores together. Anything lost, doubled, seen differently or lost on time is a failure.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { soakRun, type SoakReport } from '../apps/server/src/testing/soak/soak-run.ts';
import { SeededRandom } from '@menagerie/rules';
import { openStore } from '../apps/server/src/store/open.ts';
import { midnightsRun } from '../apps/server/src/testing/soak/midnights.ts';
import { openPlace, STORES, type Settings, type StoreName } from '../apps/server/src/testing/soak/places.ts';

const MENAGERIE = fileURLToPath(new URL('../apps/cli/bin/menagerie.js', import.meta.url));

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    crashes: { type: 'string', default: '20' },
    stalls: { type: 'string', default: '20' },
    clocks: { type: 'string', default: '20' },
    midnights: { type: 'string', default: '20' },
    games: { type: 'string', default: '40' },
    store: { type: 'string', default: 'both' },
  },
});
const stores = STORES.filter((store) => values.store === 'both' || values.store === store);
if (stores.length === 0) throw new Error(`--store is one of both, ${STORES.join(', ')}`);

const began = performance.now();
for (const store of stores) {
  console.log(`\n${store}: ${values.games} games at a time`);
  const report = await soakRun(planFor(store));
  for (const sentence of sentencesOf(report)) console.log(sentence);
  for (const sentence of report.wrong) console.error(sentence);
  if (!isFine(report)) process.exitCode = 1;
  await passMidnights(store);
}
console.log(`\n${Math.round((performance.now() - began) / 1000)} s in all`);

function share(count: string): number {
  return Math.ceil(Number(count) / stores.length);
}

function planFor(store: StoreName): Parameters<typeof soakRun>[0] {
  return {
    store,
    games: Number(values.games),
    faults: {
      kill: share(values.kills),
      crash: store === 'sqlite' ? 0 : Number(values.crashes),
      stall: share(values.stalls),
      clock: share(values.clocks),
    },
    thinkMs: 400,
    restore: backUpAndRestore,
    tell: (sentence) => console.log(sentence),
  };
}

async function passMidnights(store: StoreName): Promise<void> {
  const place = await openPlace[store]();
  const { SQLITE_PATH: path, DATABASE_URL: databaseUrl } = place.settings;
  try {
    const { kills, days, wrong } = await midnightsRun({
      ...place,
      midnights: share(values.midnights),
      random: new SeededRandom(`midnights ${Date.now()}`),
      openStore: () => openStore({ path, databaseUrl }),
    });
    console.log(`${days} days of one game were promised, with servers killed ${kills} times around midnight`);
    for (const sentence of wrong) console.error(sentence);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await place.remove();
  }
}

/** Using the operators' commands. */
async function backUpAndRestore(from: Settings, to: Settings): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-drill-'));
  const file = join(folder, 'drill.backup.gz');
  const menagerie = async (command: string, at: Settings): Promise<void> => {
    const env = { PATH: process.env['PATH'], ...at };
    const { stdout } = await promisify(execFile)(process.execPath, [MENAGERIE, command, file], { env });
    console.log(stdout.trim());
  };
  try {
    await menagerie('backup', from);
    await menagerie('restore', to);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function sentencesOf({ restored, ...report }: SoakReport): string[] {
  const { lost, doubled, lostOnTime, seenDifferently } = report;
  return [
    `${report.finished} games were played to the end with ${report.moves} moves of people, under ${report.faults} faults`,
    `lost ${lost}, doubled ${doubled}, lost on time through our fault ${lostOnTime}, seen differently ${seenDifferently}`,
    `slowest recovery ${report.slowestRecovery} ms (${report.slowestAfter})`,
    ...(restored ? [`restored: ${restored.same} of ${restored.of} logs are the same`] : []),
  ];
}

function isFine({ restored, ...report }: SoakReport): boolean {
  const { lost, doubled, lostOnTime, seenDifferently, wrong } = report;
  const isWhole = restored === null || restored.same === restored.of;
  return lost + doubled + lostOnTime + seenDifferently + wrong.length === 0 && isWhole;
}
