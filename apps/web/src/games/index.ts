// The games of the page: what the home shows of them, and their rooms, loaded when chosen.

import type { GameId } from '@menagerie/rules';
import type { GameRoom } from './room.ts';

export interface GameCard {
  readonly id: GameId;
  readonly players: { readonly min: number; readonly max: number };
  /** How many sit down if nobody says otherwise. */
  readonly usual: number;
}

export const GAME_CARDS: readonly GameCard[] = [
  { id: 'cat-in-the-box', players: { min: 2, max: 5 }, usual: 4 },
  { id: 'trump-whales', players: { min: 2, max: 4 }, usual: 3 },
  { id: 'if-it-fits', players: { min: 2, max: 5 }, usual: 3 },
];

export const isGameId = (text: string): text is GameId => GAME_CARDS.some(({ id }) => id === text);

const ROOMS: Readonly<Record<GameId, () => Promise<{ readonly room: unknown }>>> = {
  'cat-in-the-box': () => import('./cat-in-the-box/room.ts'),
  'trump-whales': () => import('./trump-whales/room.ts'),
  'if-it-fits': () => import('./if-it-fits/room.ts'),
};

/** A room takes only what is of its own game, which the caller sees to: here alone its types are dropped. */
export async function loadRoom(id: GameId): Promise<GameRoom> {
  return (await ROOMS[id]()).room as GameRoom;
}
