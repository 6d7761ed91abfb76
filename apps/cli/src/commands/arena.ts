// menagerie arena: bots against each other on the same deals, until it is clear who is better.

import { LEVELS, pairingsOf, summarizeArena, summarizeLevels, type PlayedPairing } from '@menagerie/bots';
import type { Game } from '@menagerie/rules';
import { gameCalled, optionsFrom, writeText } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { playGames } from './arena-games.ts';
import { formatLevelCsv, formatLevelTable } from './arena-level-summary.ts';
import { namesIn, planLineUp, wholeDeals, type ArenaPlan } from './arena-plan.ts';
import { formatCsv, formatTable } from './arena-summary.ts';

interface Flags extends Record<string, unknown> {
  readonly bots?: readonly string[];
  readonly levelTable?: boolean;
  readonly neighbours?: boolean;
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
  if (flags.levelTable) return fillLevelTable(game, flags);
  if (flags.neighbours) throw new UsageError('--neighbours is for --level-table.');
  if (!flags.bots) throw new UsageError('Name bots with --bots, or use --level-table.');
  const plan = planFor(game, namesIn(flags.bots), flags);
  const games = await playGames(plan, { ...flags, total: totalOf(plan, flags), out: flags.out });
  const summary = { ...plan, ...summarizeArena(plan.lineUp, games) };
  console.log(flags.json ? JSON.stringify(summary) : formatTable(summary));
  if (flags.csv !== undefined) writeText(flags.csv, formatCsv(summary));
}

async function fillLevelTable(game: Game, given: Flags): Promise<void> {
  const flags = { ...given, players: given['players'] ?? game.players.min };
  const bots = given.bots ? namesIn(given.bots) : LEVELS;
  if (bots.length < 2 || new Set(bots).size < bots.length) {
    throw new UsageError('A level table needs at least two different bots.');
  }
  const pairings = pairingsOf(bots, flags.players as number, flags);
  const plans = pairings.map(({ one, among }) => planFor(game, [one, among], flags));
  const total = totalOf(plans[0], flags);
  const played: PlayedPairing[] = [];
  for (const [i, { one, among }] of pairings.entries()) {
    const out = flags.out === undefined ? undefined : `${flags.out}.${one}-${among}`;
    const label = `${i + 1}/${pairings.length} ${one} and ${among}`;
    played.push({ one, among, games: await playGames(plans[i], { ...flags, total, out, label }) });
  }
  const { lineUp: _, ...setting } = plans[0];
  const table = { ...setting, ...summarizeLevels(bots, setting.options.players, played) };
  console.log(flags.json ? JSON.stringify(table) : formatLevelTable(table));
  if (flags.csv !== undefined) writeText(flags.csv, formatLevelCsv(table));
}

function planFor(game: Game, names: readonly string[], flags: Flags): ArenaPlan {
  const options = optionsFrom(game, flags);
  const lineUp = planLineUp(game, names, options.players);
  const { seed, moveTimeout } = flags;
  return { game: game.id, rules: game.rulesVersion, options, lineUp, seed, moveTimeout };
}

function totalOf({ lineUp }: ArenaPlan, { games }: Flags): number {
  const total = wholeDeals(games, lineUp);
  if (total !== games) console.error(`${games} games are rounded up to whole deals: ${total}.`);
  return total;
}
