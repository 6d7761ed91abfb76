/// <reference types="node" />
// For apps that run in Node: nets and puzzles are read from the files beside this package. Nothing else here touches
// the disk.

import { existsSync, readFileSync } from 'node:fs';
import { findGame, listGames, type View } from '@menagerie/rules';
import { hasNet } from './net/nets.ts';
import {
  parsePuzzles,
  sessionOf,
  type Puzzle,
  type PuzzleGame,
  type PuzzleHead,
} from './puzzles/puzzle-file.ts';
import { loadNet, netFor } from './registry.ts';

/** Loads every game's net that isn't loaded yet. Call this before a bot first thinks. */
export function loadNets(): void {
  for (const { id } of listGames()) {
    if (netFor(id) && !hasNet(id)) loadNet(id, readFileSync(new URL(`../nets/${id}.net`, import.meta.url)));
  }
}

interface Kept {
  readonly head: PuzzleHead;
  readonly ratings: ReadonlyMap<string, number>;
  readonly byId: ReadonlyMap<string, { readonly from: PuzzleGame; readonly puzzle: Puzzle }>;
}

const kept = new Map<string, Kept | null>();

/** The ratings of a game's puzzles by id; null for a game without puzzles. */
export const readPuzzles = (game: string): ReadonlyMap<string, number> | null =>
  puzzlesOf(game)?.ratings ?? null;

/** The view of the puzzle's solver; null if there is no such puzzle. */
export function viewOfPuzzle(id: string, puzzle: string): View | null {
  const [game, found] = [findGame(id), puzzlesOf(id)];
  const one = found?.byId.get(puzzle);
  if (!game || !found || !one) return null;
  const { position } = sessionOf(game, found.head, one.from, one.puzzle.at);
  return game.view(position, one.puzzle.seat);
}

function puzzlesOf(game: string): Kept | null {
  if (!kept.has(game)) kept.set(game, readFile(game));
  return kept.get(game) ?? null;
}

function readFile(game: string): Kept | null {
  if (!findGame(game)) return null;
  const file = new URL(`../puzzles/${game}.ndjson`, import.meta.url);
  const found = existsSync(file) ? parsePuzzles(readFileSync(file, 'utf8')) : null;
  if (!found?.ok) return null;
  const { head, games } = found.value;
  const all = games.flatMap((from) => from.puzzles.map((puzzle) => ({ from, puzzle })));
  return {
    head,
    ratings: new Map(all.map(({ puzzle: { id, rating } }) => [id, rating])),
    byId: new Map(all.map((one) => [one.puzzle.id, one])),
  };
}
