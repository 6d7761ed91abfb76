// npm run calibrate -- GAME [games]: has the game's net play itself with every number of players, fits the numbers that
// turn its outputs into chances (packages/bots/src/GAME/calibration.ts), tests them on as many other games
// (docs/calibration/GAME.svg) and prints how far they are off. Run it again for every new net.
// npm run calibrate -- GAME games check: prints how far they are off among hunters and at mixed tables.

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadNets } from '@menagerie/bots/node';
import { findGame, type Game } from '@menagerie/rules';
import { chanceFrom, oddsFrom, type Calibration, type Scale } from '../packages/bots/src/net/calibration.ts';
import { binsOf, calibrationError, fitScale, type Bin } from './calibration/fit.ts';
import { playGames, type Plan, type Played, type Seen } from './calibration/games.ts';
import { plotOf, type Panel } from './calibration/plot.ts';

interface Table {
  readonly name: string;
  /** Each seat gets one of them at random. */
  readonly bots: readonly string[];
}

const NETS: Table = { name: 'nets', bots: ['net'] };
const OTHERS: readonly Table[] = [
  { name: 'hunters', bots: ['hunter@150'] },
  { name: 'mixed', bots: ['net', 'hunter@150', 'lynx', 'cat'] },
];

const UNFITTED: Scale = { shift: 0, scale: 1, lateShift: 0, lateScale: 0, perLogit: 0 };

/** Each in its own process, as many at a time as there are cores. */
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

/** Fits the parameters to games between nets, tests them on as many others, and saves both. */
async function fit(game: Game, games: number): Promise<void> {
  const plans = countsOf(game).map((players) => planFor(game, players, NETS, games));
  const fits = plans.map((plan) => ({ ...plan, seed: 'fit', tries: true }));
  const played = await playAll([...fits, ...plans]);
  const scales: Record<number, Scale> = {};
  for (const plan of fits) {
    const { seen, tried } = played.get(plan) as Played;
    scales[plan.players] = fitScale(seen, tried);
  }
  writeFileSync(`packages/bots/src/${game.id}/calibration.ts`, fileOf(game.id, games, scales));
  const panels = tell(NETS.name, plans, played, scales);
  mkdirSync('docs/calibration', { recursive: true });
  writeFileSync(`docs/calibration/${game.id}.svg`, plotOf(panels));
}

/** Tests the current parameters on games at other tables. */
async function check(game: Game, games: number): Promise<void> {
  const file = `../packages/bots/src/${game.id}/calibration.ts`;
  const { calibration } = (await import(file)) as { readonly calibration: Calibration };
  for (const table of OTHERS) {
    const plans = countsOf(game).map((players) => planFor(game, players, table, games));
    tell(table.name, plans, await playAll(plans), calibration);
  }
}

function planFor({ id }: Game, players: number, { name, bots }: Table, games: number): Plan {
  return { game: id, players, bots, seed: name, games, tries: false };
}

function countsOf({ players: { min, max } }: Game): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** Prints a row per number of players, and returns the data for the plot. */
function tell(
  name: string,
  plans: readonly Plan[],
  played: ReadonlyMap<Plan, Played>,
  calibration: Calibration,
): Panel[] {
  console.log(
    '| players | among | games | positions | error as put out | error | squared error | of an even share |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  return plans.map((plan) => {
    const { seen } = played.get(plan) as Played;
    const raw = judge(seen, UNFITTED);
    const { bins, error, square, even } = judge(seen, calibration[plan.players]);
    const figures = [percent(raw.error), percent(error), square.toFixed(3), even.toFixed(3)];
    console.log(`| ${[plan.players, name, plan.games, seen.length, ...figures].join(' | ')} |`);
    return { title: `${plan.players} players`, bins };
  });
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

function fileOf(id: string, games: number, calibration: Calibration): string {
  const bytes = readFileSync(`packages/bots/nets/${id}.net`);
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const lines = Object.entries(calibration).map(([players, scale]) => {
    const figures = Object.entries(scale).map(
      ([name, figure]: [string, number]) => `${name}: ${Number(figure.toFixed(4))}`,
    );
    return `  ${players}: { ${figures.join(', ')} },`;
  });
  return `// Turns the outputs of the net (sha256 ${sum}…) into accurate chances, by number of players: fitted
// to ${games} games each that it played against itself. Generated by \`npm run calibrate -- ${id}\`: do not edit.

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
  const [id = '', games = '500', what = 'fit'] = process.argv.slice(2);
  const game = findGame(id);
  if (!game) throw new Error(`there is no game called ${id}`);
  await (what === 'check' ? check : fit)(game, Number(games));
}
