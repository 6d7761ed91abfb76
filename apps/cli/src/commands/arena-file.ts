// An arena's games in a file, one JSON object per line: first the plan, then every game as it ends. A
// line left incomplete by a kill is dropped, and the arena resumes from there.

import { appendFileSync, existsSync, truncateSync } from 'node:fs';
import type { ArenaGame } from '@menagerie/bots';
import { describeSystemError, readText, writeText } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import type { ArenaPlan } from './arena-plan.ts';

const FORMAT = { format: 'menagerie-arena', version: 1 } as const;

export class ArenaFile {
  readonly #file: string;
  /** The games already in the file. */
  readonly games: readonly ArenaGame[];

  /** Starts the file, or checks that it has the same plan. */
  constructor(file: string, plan: ArenaPlan) {
    this.#file = file;
    const header = JSON.stringify({ ...FORMAT, ...plan });
    const text = existsSync(file) ? readText(file) : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (!whole) {
      if (!header.startsWith(text)) throw new UsageError(`${file} is not an arena file.`);
      writeText(file, `${header}\n`);
      this.games = [];
      return;
    }
    const [first, ...lines] = whole.trimEnd().split('\n');
    if (first !== header) throw new UsageError(describeDifference(file, first, { ...FORMAT, ...plan }));
    this.games = lines.map((line, i) => parseGame(line, `${file}:${i + 2}`));
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  }

  add(game: ArenaGame): void {
    try {
      appendFileSync(this.#file, `${JSON.stringify(game)}\n`);
    } catch (error) {
      throw new UsageError(`${this.#file} cannot be written: ${describeSystemError(error)}.`);
    }
  }
}

function describeDifference(file: string, header: string, wanted: Record<string, unknown>): string {
  const found = parseObject(header);
  if (found?.['format'] !== FORMAT.format) return `${file} is not an arena file.`;
  const show = (value: unknown): string => JSON.stringify(value) ?? 'absent';
  const name = Object.keys(wanted).find((key) => show(found[key]) !== show(wanted[key]));
  if (name === undefined) return `${file} has a plan with unknown fields.`;
  return `${file} belongs to another arena: its ${name} is ${show(found[name])}, not ${show(wanted[name])}.`;
}

function parseGame(line: string, where: string): ArenaGame {
  const game = parseObject(line);
  const isWhole =
    ['deal', 'rotation'].every((key) => Number.isInteger(game?.[key])) &&
    ['totals', 'places', 'rounds', 'micros'].every((key) => Array.isArray(game?.[key]));
  if (!isWhole) throw new UsageError(`${where} is not an arena game.`);
  return game as unknown as ArenaGame;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
