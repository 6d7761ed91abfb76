// From text on the command line to checked values; every refusal is a sentence.

import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { botsFor, type Bot } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import {
  dealSourceFromWords,
  findGame,
  listGames,
  parseOptions,
  type DealSource,
  type Game,
  type Options,
} from '@menagerie/rules';
import { InvalidArgumentError, type Command } from 'commander';
import { UsageError } from './errors.ts';

export function gameNames(): string {
  return listGames()
    .map(({ id }) => id)
    .join(', ');
}

export function gameCalled(id: string): Game {
  const game = findGame(id);
  if (!game) throw new UsageError(`There is no game called "${id}". The games are: ${gameNames()}.`);
  return game;
}

/** For commander: an integer from `min` to `max`. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  };
}

/** For commander: the label of an admin key. */
export function keyLabel(text: string): string {
  if (/^[\w.@ -]{1,40}$/.test(text) && text.trim() === text) return text;
  throw new InvalidArgumentError('Use 1 to 40 plain letters, digits, spaces, dots, dashes or @.');
}

/** Adds a flag for every option that any game has. */
export function addGameOptions(command: Command): Command {
  for (const { id, options } of listGames()) {
    for (const { name, values } of options) {
      if (values.includes(true)) command.option(`--${name}`, `${id}: use the ${name} rules`);
      else command.option(`--${name} <value>`, `${id}: ${values.join(', ')}`);
    }
  }
  return command;
}

export function optionsFrom(game: Game, flags: Record<string, unknown>): Options {
  const given: Record<string, unknown> = { players: flags['players'] ?? Math.min(4, game.players.max) };
  for (const { options } of listGames()) {
    for (const { name } of options) if (flags[name] !== undefined) given[name] = flags[name];
  }
  const options = parseOptions(game, given);
  if (!options.ok) throw new UsageError(sentence(options.error.reason));
  return options.value;
}

/** With a seed the deals are the same every time; without one they come from the system's randomness. */
export function dealSource(seed: string | undefined, players: number): DealSource {
  if (seed !== undefined) return dealSourceFromWords(seed, players);
  return { secret: randomHex32(), numbers: Array.from({ length: players }, randomHex32) };
}

function randomHex32(): string {
  return randomBytes(32).toString('hex');
}

/** A bot by its name, optionally followed by @ and its budget per move: `hunter@100ms`, `hunter@800`. */
export function botCalled(game: Game, text: string): Bot {
  loadNets();
  const [, name, amount, unit] = /^(.*?)(?:@([1-9]\d{0,8})(ms)?)?$/s.exec(text) as RegExpExecArray;
  const bots = botsFor(game.id);
  const bot = bots.find((candidate) => candidate.name === name);
  if (!bot) {
    const names = bots.map((candidate) => candidate.name).join(', ');
    throw new UsageError(`${game.id} has no bot called "${name}". It has: ${names}.`);
  }
  if (amount === undefined) return bot;
  const allowance = unit ? { milliseconds: Number(amount) } : { playouts: Number(amount) };
  return { ...bot, name: text, allowance };
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${describeSystemError(error)}.`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${describeSystemError(error)}.`);
  }
}

export function describeSystemError(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  const known: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    EACCES: 'permission is denied',
    ENOSPC: 'the disk is full',
  };
  return (code && known[code]) || (error instanceof Error ? error.message : String(error));
}

export function sentence(reason: string): string {
  return `${reason[0].toUpperCase()}${reason.slice(1)}.`;
}
