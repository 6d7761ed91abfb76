// Each game's table in the terminal. This is the only file here that names the games. A game without an entry
// gets a plain table.

import type { Game } from '@menagerie/rules';
import { catTable } from './cat-in-the-box.ts';
import { boxTable } from './if-it-fits.ts';
import { plainTable } from './plain.ts';
import type { TerminalTable } from './table.ts';
import { whaleTable } from './trump-whales.ts';

const registered = new Map<string, TerminalTable>([
  ['cat-in-the-box', catTable],
  ['trump-whales', whaleTable],
  ['if-it-fits', boxTable],
]);

/** Registers a table for a game. Returns a function that unregisters it. */
export function registerTable(game: string, table: TerminalTable): () => void {
  if (registered.has(game)) throw new Error(`${game} has a table already`);
  registered.set(game, table);
  return () => void registered.delete(game);
}

export function tableFor({ id }: Game): TerminalTable {
  return registered.get(id) ?? plainTable(id);
}
