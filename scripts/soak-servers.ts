// npm run soak:servers [games] [kills]: games at two servers on one PostgreSQL, with servers killed in the middle of
// them, until all are over. Prints what it did; anything lost, doubled or seen differently is a failure.

import { killRun } from '../apps/server/src/testing/kill-run.ts';

const games = Number(process.argv[2] ?? 200);
const kills = Number(process.argv[3] ?? 10);
const report = await killRun({ servers: 2, games, kills, tell: (sentence) => console.log(sentence) });
const { faults, ...figures } = report;
console.log(figures);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 && figures.finished === games ? 0 : 1;
