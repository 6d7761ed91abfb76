/// <reference types="node" />
// For apps that run in Node: nets and puzzles are read from the files beside this package. Nothing else here touches
// the disk.

import { existsSync, readFileSync } from 'node:fs';
import { listGames } from '@menagerie/rules';
import { hasNet } from './net/nets.ts';
import { parsePuzzles } from './puzzles/puzzle-file.ts';
import { loadNet, netFor } from './registry.ts';

/** Loads every game's net that is not loaded yet. To be called before a bot first thinks. */
export function loadNets(): void {
  for (const { id } of listGames()) {
    if (netFor(id) && !hasNet(id)) loadNet(id, readFileSync(new URL(`../nets/${id}.net`, import.meta.url)));
  }
}

const puzzles = new Map<string, ReadonlyMap<string, number> | null>();

/** The ratings of a game's puzzles by their ids; null for a game without any. */
export function readPuzzles(game: string): ReadonlyMap<string, number> | null {
  if (!puzzles.has(game)) puzzles.set(game, readRatings(game));
  return puzzles.get(game) ?? null;
}

function readRatings(game: string): ReadonlyMap<string, number> | null {
  if (!listGames().some(({ id }) => id === game)) return null;
  const file = new URL(`../puzzles/${game}.ndjson`, import.meta.url);
  const found = existsSync(file) ? parsePuzzles(readFileSync(file, 'utf8')) : null;
  if (!found?.ok) return null;
  const all = found.value.games.flatMap((one) => one.puzzles);
  return new Map(all.map(({ id, rating }) => [id, rating]));
}
