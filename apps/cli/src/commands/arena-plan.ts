// What an arena plays, from the arguments on the command line.

import { lineUpOf, rotationsOf } from '@menagerie/bots';
import type { Game, Options } from '@menagerie/rules';
import { botCalled } from '../arguments.ts';
import { UsageError } from '../errors.ts';

export interface ArenaPlan {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** A bot for every seat. */
  readonly lineUp: readonly string[];
  readonly seed: string;
  /** How long a command may think about a move, in milliseconds. */
  readonly moveTimeout: number;
}

const COMMAND = 'cmd:';

export function planLineUp(game: Game, names: readonly string[], players: number): string[] {
  if (!names.length) throw new UsageError('Name at least one bot.');
  if (names.length > players) {
    throw new UsageError(`There are ${players} seats, but ${names.length} bots: ${names.join(', ')}.`);
  }
  for (const name of names) {
    const command = commandOf(name);
    if (command === undefined) botCalled(game, name);
    else if (!command) throw new UsageError('"cmd:" must be followed by a command.');
  }
  return lineUpOf(names, players);
}

/** The command, if the bot is one; otherwise undefined. */
export function commandOf(name: string): string | undefined {
  return name.startsWith(COMMAND) ? name.slice(COMMAND.length) : undefined;
}

/** The bots named by the arguments. */
export function namesIn(words: readonly string[]): string[] {
  return words.flatMap(splitAtCommas);
}

/** Commas within quotes don't separate; a command that is quoted as a whole loses its quotes. */
function splitAtCommas(words: string): string[] {
  const parts = words.match(/(?:"[^"]*"|'[^']*'|[^,])+/g) ?? [];
  return parts.map((part) => part.trim().replace(/^cmd:(["'])((?:(?!\1).)*)\1$/s, 'cmd:$2'));
}

/** The requested number of games, rounded up to whole deals. */
export function wholeDeals(games: number, lineUp: readonly string[]): number {
  const rotations = rotationsOf(lineUp);
  return Math.ceil(games / rotations) * rotations;
}
