// The games of one line-up: those already in the file, and those that are missing.

import { rotationsOf, type ArenaGame } from '@menagerie/bots';
import { EXIT } from '../errors.ts';
import { ArenaFile } from './arena-file.ts';
import type { ArenaPlan } from './arena-plan.ts';
import { ArenaPool } from './arena-pool.ts';
import { ArenaProgress } from './arena-progress.ts';

export interface Effort {
  /** How many games there should be in the end. */
  readonly total: number;
  readonly jobs: number;
  /** The file that stores them. */
  readonly out: string | undefined;
  /** The label before the progress bar. */
  readonly label?: string;
}

export async function playGames(
  plan: ArenaPlan,
  { total, jobs, out, label = 'games' }: Effort,
): Promise<ArenaGame[]> {
  const file = out === undefined ? undefined : new ArenaFile(out, plan);
  const rotations = rotationsOf(plan.lineUp);
  const indexOf = ({ deal, rotation }: ArenaGame): number => deal * rotations + rotation;
  const games = new Map<number, ArenaGame>();
  for (const game of file?.games ?? []) if (indexOf(game) < total) games.set(indexOf(game), game);
  const missing = Array.from({ length: total }, (_, index) => index).filter((index) => !games.has(index));
  if (!missing.length) return [...games.values()];

  const progress = new ArenaProgress(label, plan.lineUp, total, [...games.values()]);
  const pool = new ArenaPool(plan, Math.min(jobs, missing.length));
  const stop = (): void => {
    pool.kill();
    progress.clear();
    console.error(
      out === undefined ? 'Stopped.' : `Stopped. Run the same command to continue the games in ${out}.`,
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
