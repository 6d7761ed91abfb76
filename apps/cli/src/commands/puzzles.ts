// menagerie puzzles make: positions from games among tigers in which one move is clearly best. An existing file is
// continued game by game, so the work can be stopped at any time.

import { appendFileSync, existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { makerFor } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import { formatPuzzles, parsePuzzles, type PuzzleGame, type PuzzleHead } from '@menagerie/bots/puzzles';
import { gameCalled, readText, writeText } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { Progress } from '../terminal/progress.ts';

/** Once a theme has this share of the puzzles, and at least this many, it no longer qualifies a turn by itself. */
const MOST_OF_A_THEME = { part: 0.3, least: 100 };

interface Flags {
  readonly count: number;
  readonly out?: string;
  readonly seed: string;
  readonly theme?: string;
}

export async function makePuzzles(id: string, flags: Flags): Promise<void> {
  const game = gameCalled(id);
  loadNets();
  const maker = makerFor(game.id, flags.seed);
  if (!maker) throw new UsageError(`${id} has no net, and making puzzles needs one.`);
  const { out = `${id}.puzzles.ndjson`, theme } = flags;
  if (theme !== undefined && !maker.themes.includes(theme))
    throw new UsageError(`There is no theme called "${theme}". The themes are: ${maker.themes.join(', ')}.`);
  const games = openFile(out, maker.head);
  const progress = new Progress('puzzles', flags.count);
  const themes = new Map<string, number>();
  const note = ({ puzzles }: PuzzleGame): void =>
    puzzles.flatMap((one) => one.themes).forEach((one) => themes.set(one, (themes.get(one) ?? 0) + 1));
  games.forEach(note);
  const { part, least } = MOST_OF_A_THEME;
  const isWanted = (own: readonly string[]): boolean =>
    theme === undefined
      ? own.some((one) => (themes.get(one) ?? 0) < Math.max(least, part * made))
      : own.includes(theme);
  const counted = (): number => (theme === undefined ? made : (themes.get(theme) ?? 0));
  let made = games.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  for (let n = (games.at(-1)?.n ?? -1) + 1; counted() < flags.count; n++) {
    progress.update(counted(), `game ${n + 1}`);
    const found = maker.find(n, isWanted);
    if (found) {
      appendFileSync(out, `${JSON.stringify(found)}\n`);
      games.push(found);
      note(found);
      made += found.puzzles.length;
    }
    await setImmediate();
  }
  progress.clear();
  printSummary(out, made, games.length, themes);
}

/** Its games so far; an empty file gets its head. */
function openFile(file: string, head: PuzzleHead): PuzzleGame[] {
  if (!existsSync(file)) {
    writeText(file, formatPuzzles({ head, games: [] }));
    return [];
  }
  const known = parsePuzzles(readText(file));
  if (!known.ok) throw new UsageError(`${file} cannot be continued: ${known.error.reason}.`);
  if (JSON.stringify(known.value.head) !== JSON.stringify(head))
    throw new UsageError(`${file} belongs to another game or seed.`);
  return [...known.value.games];
}

function printSummary(
  file: string,
  puzzles: number,
  games: number,
  themes: ReadonlyMap<string, number>,
): void {
  console.log(`${puzzles} puzzles from ${games} games: ${file}`);
  for (const [theme, count] of [...themes].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(6)}  ${theme}`);
}
