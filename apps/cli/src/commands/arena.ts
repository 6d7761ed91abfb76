// menagerie arena: bots against each other on the same deals, until it is clear who is better.

import { rotationsOf, summarizeArena, type ArenaGame } from '@menagerie/bots';
import { gameCalled, optionsFrom, writeText } from '../arguments.ts';
import { EXIT } from '../errors.ts';
import { ArenaFile } from './arena-file.ts';
import { planLineUp, wholeDeals, type ArenaPlan } from './arena-plan.ts';
import { ArenaPool } from './arena-pool.ts';
import { ArenaProgress } from './arena-progress.ts';
import { formatCsv, formatTable } from './arena-summary.ts';

interface Flags extends Record<string, unknown> {
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
  readonly moveTimeout: number;
  readonly out?: string;
  readonly csv?: string;
  readonly json?: boolean;
}

export async function runArena(id: string, flags: Flags): Promise<void> {
  const game = gameCalled(id);
  const options = optionsFrom(game, flags);
  const { seed, moveTimeout } = flags;
  const lineUp = planLineUp(game, flags.bots, options.players);
  const plan: ArenaPlan = { game: id, rules: game.rulesVersion, options, lineUp, seed, moveTimeout };
  const total = wholeDeals(flags.games, lineUp);
  if (total !== flags.games) console.error(`${flags.games} games are rounded up to whole deals: ${total}.`);

  const file = flags.out === undefined ? undefined : new ArenaFile(flags.out, plan);
  const games = await playAll(plan, total, flags, file);
  const summary = { ...plan, ...summarizeArena(lineUp, games) };
  console.log(flags.json ? JSON.stringify(summary) : formatTable(summary));
  if (flags.csv !== undefined) writeText(flags.csv, formatCsv(summary));
}

/** The games that the file has already, and those that are missing. */
async function playAll(
  plan: ArenaPlan,
  total: number,
  { jobs, out }: Flags,
  file: ArenaFile | undefined,
): Promise<ArenaGame[]> {
  const rotations = rotationsOf(plan.lineUp);
  const indexOf = ({ deal, rotation }: ArenaGame): number => deal * rotations + rotation;
  const games = new Map<number, ArenaGame>();
  for (const game of file?.games ?? []) if (indexOf(game) < total) games.set(indexOf(game), game);
  const missing = Array.from({ length: total }, (_, index) => index).filter((index) => !games.has(index));
  if (!missing.length) return [...games.values()];

  const progress = new ArenaProgress(plan.lineUp, total, [...games.values()]);
  const pool = new ArenaPool(plan, Math.min(jobs, missing.length));
  const stop = (): void => {
    pool.kill();
    progress.clear();
    console.error(
      out === undefined ? 'Stopped.' : `Stopped. The same command goes on with the games in ${out}.`,
    );
    process.exit(EXIT.interrupted);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  signals.forEach((signal) => process.on(signal, stop));
  try {
    await pool.play(missing, (game) => {
      games.set(indexOf(game), game);
      file?.add(game);
      progress.add(game);
    });
  } finally {
    await pool.close();
    progress.clear();
    signals.forEach((signal) => process.off(signal, stop));
  }
  return [...games.values()];
}
