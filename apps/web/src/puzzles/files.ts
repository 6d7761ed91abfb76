// Each game's puzzles: a file that is fetched when the game is chosen, and kept for solving offline.

import { parsePuzzles, type Puzzle, type PuzzleFile, type PuzzleGame } from '@menagerie/bots/puzzles';
import { fetchKept } from '../bots/kept-files.ts';
import { refined } from './people.ts';

const addresses = import.meta.glob<string>('../games/*/puzzles.ts', { import: 'default', eager: true });

/** A puzzle with its game. */
export interface Found {
  readonly puzzle: Puzzle;
  readonly from: PuzzleGame;
}

export interface PuzzleSet {
  readonly file: PuzzleFile;
  readonly list: readonly Found[];
}

const addressOf = (game: string): string | undefined => addresses[`../games/${game}/puzzles.ts`];

export const hasPuzzles = (game: string): boolean => addressOf(game) !== undefined;

const loaded = new Map<string, Promise<PuzzleSet>>();

export function loadPuzzles(game: string): Promise<PuzzleSet> {
  const known = loaded.get(game);
  if (known) return known;
  const loading = load(game);
  loaded.set(game, loading);
  // A retry must not get the same failure.
  loading.catch(() => loaded.delete(game));
  return loading;
}

async function load(game: string): Promise<PuzzleSet> {
  const address = addressOf(game);
  if (address === undefined) throw new Error(`${game} has no puzzles`);
  const bytes = await fetchKept('puzzles', address, Object.values(addresses));
  const file = parsePuzzles(new TextDecoder().decode(bytes));
  if (!file.ok) throw new Error(file.error.reason);
  // The ratings from people's answers arrive in time for the next puzzle, if there is a server.
  refined(file.value)
    .then((better) => loaded.set(game, Promise.resolve(setOf(better))))
    .catch(() => undefined);
  return setOf(file.value);
}

export const setOf = (file: PuzzleFile): PuzzleSet => ({
  file,
  list: file.games.flatMap((from) => from.puzzles.map((puzzle) => ({ puzzle, from }))),
});
