// npm run bench -- rules | bots | review | server | contests: how fast the parts are, on this machine, now. Timings are
// noisy: only compare numbers from the same run.

import { benchBots } from './bots.ts';
import { benchContests } from './contests.ts';
import { benchReview } from './review.ts';
import { benchRules } from './rules.ts';
import { benchServer } from './server.ts';

const BENCHES: Record<string, (flags: ReadonlyMap<string, string>) => Promise<void>> = {
  rules: benchRules,
  bots: benchBots,
  review: benchReview,
  server: benchServer,
  contests: benchContests,
};

const [name = '', ...rest] = process.argv.slice(2);
const flags = new Map(
  rest.flatMap((word, i) => (word.startsWith('--') ? [[word.slice(2), rest[i + 1] ?? '']] : [])),
);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench) await bench(flags);
else {
  console.error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exitCode = 2;
}
