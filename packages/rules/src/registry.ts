// Every game. This is the only file that names them all: a new game is added here.

import { catInTheBox } from './cat-in-the-box/index.ts';
import type { Game } from './core/game.ts';
import { ifItFits } from './if-it-fits/index.ts';
import { trumpWhales } from './trump-whales/index.ts';

export type * from './cat-in-the-box/types.ts';
export type { BoxFace, BoxSide, BoxSymbol } from './if-it-fits/faces.ts';
export type * from './if-it-fits/types.ts';
export type * from './trump-whales/types.ts';

/** The games in this package, with their own types. */
export const GAMES = {
  'cat-in-the-box': catInTheBox,
  'trump-whales': trumpWhales,
  'if-it-fits': ifItFits,
} as const;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];

const registered = new Map<string, Game>(Object.entries<Game>(GAMES));

/**
 * Makes a game known to everyone who looks it up by its id. Returns a function that removes it
 * again.
 */
export function registerGame(game: Game): () => void {
  if (registered.has(game.id)) throw new Error(`there is a game called ${game.id} already`);
  registered.set(game.id, game);
  return () => void registered.delete(game.id);
}

export function findGame(id: string): Game | undefined {
  return registered.get(id);
}

/** All known games, in the order in which people are offered them. */
export function listGames(): readonly Game[] {
  return [...registered.values()];
}
