// Where the bots' nets are: fetched when a game's bot first needs its net, and kept for offline play.

import { fetchKept } from './kept-files.ts';

const addresses = import.meta.glob<string>('../games/*/net.ts', { import: 'default', eager: true });

export async function fetchNet(game: string): Promise<Uint8Array> {
  const current = Object.values(addresses);
  return new Uint8Array(await fetchKept('nets', addresses[`../games/${game}/net.ts`], current));
}
