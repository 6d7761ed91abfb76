// npm run calibrate -- GAME [seconds] [seconds of other tables]: lets the game's net play itself with every number of
// players, fits the figures that turn its outputs into chances (packages/bots/src/GAME/calibration.ts), holds them
// against other games (docs/calibration/GAME.svg) and prints how far they are off, among nets, hunters and at mixed
// tables. The seconds are for each number of players, which are played side by side; to be run again for every new net.

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chanceFrom, oddsFrom, type Scale } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import { findGame } from '@menagerie/rules';
import { binsOf, calibrationError, fitScale } from './calibration/fit.ts';
import { playGames, type Plan, type Played, type Seen } from './calibration/games.ts';
import { plotOf, type Panel } from './calibration/plot.ts';

/** Who plays the games that the figures are held against; the first are those that they are fitted to. */
const TABLES = [
  { name: 'nets', bots: ['net'] },
  { name: 'hunters', bots: ['hunter@150'] },
  { name: 'mixed', bots: ['net', 'hunter@150', 'lynx', 'cat'] },
];

/** In a process of its own. */
function play(plan: Plan): Promise<Played> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [], { execArgv: process.execArgv });
    child.once('message', (played: Played) => {
      resolve(played);
      child.disconnect();
    });
    child.once('exit', (code) => code && reject(new Error(`a game of ${plan.game} failed`)));
    child.send(plan);
  });
}

function judge(seen: readonly Seen[], scale: Scale) {
  const chances = seen.map(({ win, progress }) => chanceFrom(oddsFrom(scale, win, progress)));
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = (judged: (i: number) => number): number => mean(seen.map(({ won }, i) => (judged(i) - won) ** 2));
  const bins = binsOf(chances, seen);
  return {
    bins,
    error: calibrationError(bins),
    square: squares((i) => chances[i]),
    even: squares(() => 1 / seen[0].players),
  };
}

const UNFITTED: Scale = { shift: 0, scale: 1, lateShift: 0, lateScale: 0, perLogit: 0 };

async function calibrate(id: string, seconds: number, otherSeconds: number): Promise<void> {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game called ${id}`);
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const scales = new Map<number, Scale>();
  const panels: Panel[] = [];
  const rows: string[] = [];
  const tell = (players: number, name: string, games: number, seen: readonly Seen[], scale: Scale): void => {
    const { error, square, even, bins } = judge(seen, scale);
    if (name === TABLES[0].name) panels.push({ title: `${players} players`, bins });
    const raw = judge(seen, UNFITTED).error;
    rows.push(
      `| ${players} | ${name} | ${games} | ${seen.length} | ${percent(raw)} | ${percent(error)} | ${square.toFixed(4)} | ${even.toFixed(4)} |`,
    );
  };
  for (const { name, bots } of TABLES) {
    const isFitted = name === TABLES[0].name;
    const time = isFitted ? seconds : otherSeconds;
    if (time <= 0) continue;
    const plan = { game: id, bots, seconds: time };
    const fits = isFitted
      ? counts.map((players) => play({ ...plan, players, seed: 'fit', tries: true }))
      : [];
    const checks = counts.map((players) => play({ ...plan, players, seed: `check ${name}`, tries: false }));
    for (const [i, fit] of (await Promise.all(fits)).entries())
      scales.set(counts[i], fitScale(fit.seen, fit.tried));
    for (const [i, { games, seen }] of (await Promise.all(checks)).entries())
      tell(counts[i], name, games, seen, scales.get(counts[i]) as Scale);
  }
  writeFileSync(`packages/bots/src/${id}/calibration.ts`, fileOf(id, scales));
  mkdirSync('docs/calibration', { recursive: true });
  writeFileSync(`docs/calibration/${id}.svg`, plotOf(panels));
  console.log('| players | tables | games | positions | error before | error | squared error | of an even share |');
  rows.forEach((row) => console.log(row));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function fileOf(id: string, scales: ReadonlyMap<number, Scale>): string {
  const bytes = readFileSync(`packages/bots/nets/${id}.net`);
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const lines = [...scales].map(([players, scale]) => {
    const figures = Object.entries(scale).map(([name, figure]: [string, number]) => `${name}: ${Number(figure.toFixed(4))}`);
    return `  ${players}: { ${figures.join(', ')} },`;
  });
  return `// What turns the outputs of the net (sha256 ${sum}…) into chances that come true, by number of players; fitted to
// games that it played against itself. Written by \`npm run calibrate -- ${id}\`: do not edit.

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
  const [id = '', seconds = '300', otherSeconds = '0'] = process.argv.slice(2);
  await calibrate(id, Number(seconds), Number(otherSeconds));
}
