// npm run calibrate -- GAME [games] [games at other tables]: lets the game's net play itself with every number of
// players, fits the figures that turn its outputs into chances (packages/bots/src/GAME/calibration.ts), holds them
// against as many other games (docs/calibration/GAME.svg) and prints how far they are off, among nets, among hunters and
// at mixed tables. To be run again for every new net; a few minutes for each thousand games.

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadNets } from '@menagerie/bots/node';
import { findGame } from '@menagerie/rules';
import { chanceFrom, oddsFrom, type Scale } from '../packages/bots/src/net/calibration.ts';
import { binsOf, calibrationError, fitScale, type Bin } from './calibration/fit.ts';
import { playGames, type Plan, type Played, type Seen } from './calibration/games.ts';
import { plotOf } from './calibration/plot.ts';

/** Who plays the games that the figures are held against; they are fitted to the first. */
const TABLES = [
  { name: 'nets', bots: ['net'] },
  { name: 'hunters', bots: ['hunter@150'] },
  { name: 'mixed', bots: ['net', 'hunter@150', 'lynx', 'cat'] },
];

const UNFITTED: Scale = { shift: 0, scale: 1, lateShift: 0, lateScale: 0, perLogit: 0 };

/** Each in a process of its own, as many at a time as there are cores. */
async function playAll(plans: readonly Plan[]): Promise<Map<Plan, Played>> {
  const waiting = [...plans];
  const done = new Map<Plan, Played>();
  const work = async (): Promise<void> => {
    for (let plan = waiting.pop(); plan; plan = waiting.pop()) {
      done.set(plan, await play(plan));
      console.error(`${plan.seed}: ${plan.games} games with ${plan.players} players`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return done;
}

function play(plan: Plan): Promise<Played> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [], { execArgv: process.execArgv });
    child.once('message', (played: Played) => {
      resolve(played);
      child.disconnect();
    });
    child.once('exit', (code) => code && reject(new Error(`games with ${plan.players} players failed`)));
    child.send(plan);
  });
}

async function calibrate(id: string, games: number, otherGames: number): Promise<void> {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game called ${id}`);
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const fits = counts.map((players) => ({
    game: id,
    players,
    bots: ['net'],
    seed: 'fit',
    games,
    tries: true,
  }));
  const checks = TABLES.flatMap(({ name, bots }, i) =>
    counts.map((players) => {
      const plan = { game: id, players, bots, seed: name, games: i ? otherGames : games, tries: false };
      return { name, players, plan };
    }),
  ).filter(({ plan }) => plan.games > 0);
  const played = await playAll([...fits, ...checks.map(({ plan }) => plan)]);
  const of = (plan: Plan): Played => played.get(plan) as Played;
  const scales = new Map(
    fits.map((plan) => [plan.players, fitScale(of(plan).seen, of(plan).tried)] as const),
  );
  const rows = checks.map(({ name, players, plan }) => {
    const { seen } = of(plan);
    const before = judge(seen, UNFITTED);
    return { name, players, plan, seen, before, after: judge(seen, scales.get(players) as Scale) };
  });

  writeFileSync(`packages/bots/src/${id}/calibration.ts`, fileOf(id, games, scales));
  mkdirSync('docs/calibration', { recursive: true });
  const panels = rows
    .filter(({ name }) => name === TABLES[0].name)
    .map(({ players, after }) => ({ title: `${players} players`, bins: after.bins }));
  writeFileSync(`docs/calibration/${id}.svg`, plotOf(panels));
  console.log(
    '| players | among | games | positions | error as put out | error | squared error | of an even share |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const { name, players, plan, seen, before, after } of rows) {
    const figures = [
      percent(before.error),
      percent(after.error),
      after.square.toFixed(3),
      after.even.toFixed(3),
    ];
    console.log(`| ${[players, name, plan.games, seen.length, ...figures].join(' | ')} |`);
  }
}

interface Judged {
  readonly bins: readonly Bin[];
  /** The expected calibration error. */
  readonly error: number;
  /** The mean squared error, and that of giving everybody the same chance. */
  readonly square: number;
  readonly even: number;
}

function judge(seen: readonly Seen[], scale: Scale): Judged {
  const chances = seen.map(({ win, progress }) => chanceFrom(oddsFrom(scale, win, progress)));
  const squares = (judged: (i: number) => number): number =>
    seen.reduce((sum, { won }, i) => sum + (judged(i) - won) ** 2, 0) / seen.length;
  const bins = binsOf(chances, seen);
  const even = squares((i) => 1 / seen[i].players);
  return { bins, error: calibrationError(bins), square: squares((i) => chances[i]), even };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function fileOf(id: string, games: number, scales: ReadonlyMap<number, Scale>): string {
  const bytes = readFileSync(`packages/bots/nets/${id}.net`);
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const lines = [...scales].map(([players, scale]) => {
    const figures = Object.entries(scale).map(([name, figure]: [string, number]) => `${name}: ${Number(figure.toFixed(4))}`);
    return `  ${players}: { ${figures.join(', ')} },`;
  });
  return `// Turns the outputs of the net (sha256 ${sum}…) into chances that come true, by number of players: fitted
// to ${games} games each that it played against itself. Written by \`npm run calibrate -- ${id}\`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
${lines.join('\n')}
};
`;
}

loadNets();
if (process.send) {
  process.once('message', (plan: Plan) => process.send?.(playGames(plan)));
} else {
  const [id = '', games = '1000', otherGames = '0'] = process.argv.slice(2);
  await calibrate(id, Number(games), Number(otherGames));
}
