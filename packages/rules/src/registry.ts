// The one file that knows every game.

import { catInTheBox } from './cat-in-the-box/index.ts';
import type { Game } from './core/game.ts';
import { ifItFits } from './if-it-fits/index.ts';
import { trumpWhales } from './trump-whales/index.ts';

export const GAMES = {
  'cat-in-the-box': catInTheBox,
  'trump-whales': trumpWhales,
  'if-it-fits': ifItFits,
} as const;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];

export function findGame(id: string): Game | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id as GameId] : undefined;
}
