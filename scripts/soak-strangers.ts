// npm run soak:strangers [-- --only NAME,NAME --players 50 --moves 20]: one attack after another on a server with default
// limits, while well-behaved players play a game each. Fails if a player didn't finish, ran out of time or had to wait
// much longer than in a round without any attack, or if an attack broke a promise of docs/security.md. --moves: after
// this many moves a player asks to stop.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort, ServerProcess } from '../apps/server/src/testing/server-process.ts';
import type { Attack, Outcome } from './strangers/attack.ts';
import { ATTACKS } from './strangers/attacks/index.ts';
import { inMs } from './strangers/figures.ts';
import { Players, type RoundReport } from './strangers/players.ts';

const ATTACKER = fileURLToPath(new URL('./strangers/attacker.ts', import.meta.url));

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    players: { type: 'string', default: '50' },
    moves: { type: 'string', default: '20' },
  },
});
const names = values.only?.split(',') ?? ATTACKS.map(({ name }) => name);
const unknown = names.filter((name) => ATTACKS.every((attack) => attack.name !== name));
if (unknown.length > 0) throw new Error(`there is no attack ${unknown.join(', ')}`);

const folder = await mkdtemp(join(tmpdir(), 'menagerie-strangers-'));
const server = new ServerProcess(await freePort(), { SQLITE_PATH: join(folder, 'menagerie.sqlite') });
await server.start();
try {
  const players = new Players(server.address, Number(values.moves));
  await players.arrive(Number(values.players));
  const calm = await players.playRound();
  console.log(`calm: ${sentenceOf(calm, players.count)}`);
  const faults = faultsOf(calm, calm, players.count).map((fault) => `calm: ${fault}`);
  for (const attack of ATTACKS.filter(({ name }) => names.includes(name))) {
    const [report, outcome] = await playUnder(attack, players);
    console.log(`\n${attack.name}: ${attack.tries}`);
    console.log(`  answers: ${answersOf(outcome)}`);
    for (const note of outcome.notes) console.log(`  ${note}`);
    console.log(`  players: ${sentenceOf(report, players.count)}`);
    for (const promise of outcome.broken) faults.push(`${attack.name}: not kept: ${promise}`);
    for (const fault of faultsOf(report, calm, players.count)) faults.push(`${attack.name}: ${fault}`);
  }
  console.log(faults.length === 0 ? '\nall promises were kept' : '');
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}

/** A round of games, with the attack for as long as it lasts. */
async function playUnder(attack: Attack, players: Players): Promise<[RoundReport, Outcome]> {
  const attacker = fork(ATTACKER, [attack.name, server.address]);
  const told = once(attacker, 'message');
  const gone = once(attacker, 'exit').then(() => Promise.reject(new Error(`${attack.name} ended early`)));
  gone.catch(() => undefined);
  const report = await players.playRound();
  if (attacker.connected) attacker.send('stop');
  const [outcome] = (await Promise.race([told, gone])) as [Outcome];
  return [report, outcome];
}

function sentenceOf({ moves, bots, finished, refused }: RoundReport, all: number): string {
  return [
    `${finished} of ${all} finished`,
    `${moves.count} moves, seen by all at the table after ${inMs(moves.p50)} (p50), ${inMs(moves.p99)} (p99)`,
    `bots answered after ${inMs(bots.p50)} (p50), ${inMs(bots.p99)} (p99)`,
    `${refused} requests sent again`,
  ].join('; ');
}

function answersOf({ answers }: Outcome): string {
  const all = Object.entries(answers).sort(([, a], [, b]) => b - a);
  return all.map(([answer, count]) => `${count} × ${answer}`).join(', ') || 'none';
}

/** Moves may take four times as long as without an attack, or a quarter of a second; bots twice as long plus a second. */
function faultsOf(
  { moves, bots, finished, lostOnTime }: RoundReport,
  calm: RoundReport,
  all: number,
): string[] {
  const [mostMs, mostBotMs] = [Math.max(250, 4 * calm.moves.p99), 1_000 + 2 * calm.bots.p99];
  return [
    ...(finished < all ? [`${all - finished} of ${all} players did not finish`] : []),
    ...(lostOnTime > 0 ? [`${lostOnTime} players ran out of time`] : []),
    ...(moves.p99 > mostMs ? [`p99 of moves is ${inMs(moves.p99)}, more than ${inMs(mostMs)}`] : []),
    ...(bots.p99 > mostBotMs ? [`p99 of bots is ${inMs(bots.p99)}, more than ${inMs(mostBotMs)}`] : []),
  ];
}
