// Whole random rounds, including scoring: generate legal moves into a buffer, pick one, play it. Each
// game and number of players runs in its own thread, so that the code isn't optimized for another.

import { execFileSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { listGames } from '@menagerie/rules';
import type { RulesFigures, RulesTask } from './rules-worker.ts';

/**
 * `--seconds N` per line (3). `--against PROGRAM`: also runs a program that prints `moves/s N` for four
 * players of Cat in the Box, just before and after that line, and prints the ratio.
 */
export async function benchRules(flags: ReadonlyMap<string, string>): Promise<void> {
  const seconds = Number(flags.get('seconds') ?? 3);
  const against = flags.get('against');
  console.log('game            players   moves/s   best slice   rounds/s   moves/round');
  for (const game of listGames()) {
    for (let players = game.players.min; players <= game.players.max; players++) {
      const isCompared = against !== undefined && game.id === 'cat-in-the-box' && players === 4;
      const limits = isCompared ? [limitOf(against)] : [];
      const { moves, rounds, elapsed, bestSlice } = await measure({ game: game.id, players, seconds });
      if (isCompared) limits.push(limitOf(against));
      const speed = moves / elapsed;
      console.log(
        [
          game.id.padEnd(15),
          String(players).padStart(7),
          round(speed).padStart(10),
          round(bestSlice).padStart(12),
          round(rounds / elapsed).padStart(10),
          (moves / rounds).toFixed(1).padStart(13),
        ].join(''),
      );
      if (!limits.length) continue;
      const limit = limits.reduce((sum, value) => sum + value) / limits.length;
      console.log(`  the program given runs ${round(limit)} moves/s: ${(speed / limit).toFixed(2)} of it`);
    }
  }
}

function measure(task: RulesTask): Promise<RulesFigures> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('rules-worker.js', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function limitOf(program: string): number {
  const printed = execFileSync(program, ['2'], { encoding: 'utf8' });
  const speed = /moves\/s (\d+)/.exec(printed);
  if (!speed) throw new Error(`${program} did not print "moves/s N"`);
  return Number(speed[1]);
}

function round(value: number): string {
  return String(Math.round(value));
}
