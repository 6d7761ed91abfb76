// menagerie simulate: many games between bots, summarized.

import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Game, Options } from '@menagerie/rules';
import { Piscina } from 'piscina';
import { gameCalled, optionsFrom, botCalled } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { Progress } from '../terminal/progress.ts';
import {
  addTally,
  emptyTally,
  recordName,
  simulateGames,
  WHOLE_WIN,
  type SimulationPlan,
  type Tally,
} from './simulate-games.ts';
import type { Share, ShareAnswer } from './simulate-worker.ts';

interface Flags extends Record<string, unknown> {
  readonly games: number;
  readonly seed: string;
  readonly policy: string;
  readonly jobs: number;
  readonly record?: string;
  readonly json?: boolean;
}

export async function simulate(id: string, flags: Flags): Promise<void> {
  const game = gameCalled(id);
  const options = optionsFrom(game, flags);
  const { games, seed, record } = flags;
  const bots = botsPerSeat(game, flags.policy, options);
  const plan: SimulationPlan = { game: id, options, bots, seed, games, ...(record ? { record } : {}) };

  const begun = performance.now();
  const tally = await run(plan, flags.jobs);
  const seconds = (performance.now() - begun) / 1000;

  const summary = { game: id, options, seed, bots, ...summarize(tally), seconds };
  if (flags.json) console.log(JSON.stringify(summary));
  else printSummary(game, summary);
  if (record !== undefined && !flags.json) {
    const [first, last] = [recordName(record, games, 0), recordName(record, games, games - 1)];
    console.log(games === 1 ? `Record: ${first}` : `Records: ${first} to ${last}`);
  }
}

function botsPerSeat(game: Game, text: string, { players }: Options): string[] {
  const names = text.split(',').map((name) => botCalled(game, name.trim()).name);
  if (names.length !== 1 && names.length !== players) {
    throw new UsageError(
      `Name one bot for all seats, or one for each of the ${players} seats, not ${names.length}.`,
    );
  }
  return Array.from({ length: players }, (_, seat) => names[seat % names.length]);
}

async function run(plan: SimulationPlan, jobs: number): Promise<Tally> {
  const progress = new Progress('games', plan.games);
  const sum = emptyTally(plan.options.players);
  const size = Math.max(1, Math.min(200, Math.ceil(plan.games / jobs / 10)));
  const starts = Array.from({ length: Math.ceil(plan.games / size) }, (_, i) => i * size);
  const take = (part: Tally): void => {
    addTally(sum, part);
    progress.update(sum.games);
  };
  const endOf = (from: number): number => Math.min(plan.games, from + size);
  try {
    if (jobs === 1) {
      for (const from of starts) {
        take(simulateGames(plan, from, endOf(from)));
        await setImmediate();
      }
      return sum;
    }
    const filename = fileURLToPath(new URL('simulate-worker.js', import.meta.url));
    const pool = new Piscina<Share, ShareAnswer>({ filename, minThreads: jobs, maxThreads: jobs });
    const playShare = async (from: number): Promise<void> => {
      const answer = await pool.run({ plan, from, to: endOf(from) });
      if ('refused' in answer) throw new UsageError(answer.refused);
      take(answer.tally);
    };
    try {
      await Promise.all(starts.map(playShare));
    } finally {
      await pool.destroy();
    }
    return sum;
  } finally {
    progress.clear();
  }
}

interface Summary {
  readonly games: number;
  readonly rounds: number;
  readonly moves: number;
  /** The share of rounds that ended in a paradox, in games that have them. */
  readonly paradoxShare?: number;
  readonly meanScores: readonly number[];
  readonly winShares: readonly number[];
  /** Per round. */
  readonly means: Readonly<Record<string, readonly number[]>>;
}

function summarize(tally: Tally): Summary {
  const { games, rounds, moves } = tally;
  return {
    games,
    rounds,
    moves,
    ...('tricks' in tally.results ? { paradoxShare: tally.paradoxes / rounds } : {}),
    meanScores: tally.points.map((points) => points / games),
    winShares: tally.wins.map((wins) => wins / WHOLE_WIN / games),
    means: Object.fromEntries(
      Object.entries(tally.results).map(([name, sums]) => [name, sums.map((value) => value / rounds)]),
    ),
  };
}

function printSummary(
  game: Game,
  summary: Summary & { seconds: number; options: Options; seed: string; bots: readonly string[] },
): void {
  const { games, rounds, moves, seconds } = summary;
  const { players, ...rest } = summary.options;
  const chosen = Object.values(rest).join(', ');
  console.log(`${game.id}, ${players} players${chosen ? `, ${chosen}` : ''}, seed ${summary.seed}`);
  console.log(
    `${games} games, ${rounds} rounds, ${moves} moves, ${(moves / games).toFixed(1)} moves per game`,
  );
  if (summary.paradoxShare !== undefined) {
    console.log(`rounds that ended in a paradox: ${(100 * summary.paradoxShare).toFixed(1)} %`);
  }
  const names = Object.keys(summary.means);
  const head = ['seat', 'bot', 'mean score', 'wins', ...names.map((name) => `${name}/round`)];
  const rows = summary.bots.map((bot, seat) => [
    String(seat),
    bot,
    summary.meanScores[seat].toFixed(2),
    `${(100 * summary.winShares[seat]).toFixed(1)} %`,
    ...names.map((name) => summary.means[name][seat].toFixed(2)),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column].length)),
  );
  for (const row of [head, ...rows]) {
    console.log(row.map((text, column) => text.padStart(widths[column])).join('  '));
  }
  console.log(`${Math.round(moves / seconds)} moves per second (${seconds.toFixed(2)} s)`);
}
