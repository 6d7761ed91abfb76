// Which table each game has in the terminal.

import type { Game, GameId } from '@menagerie/rules';
import { catTable } from './cat-in-the-box.ts';
import { boxTable } from './if-it-fits.ts';
import type { TerminalTable } from './table.ts';
import { whaleTable } from './trump-whales.ts';

const TABLES: Record<GameId, TerminalTable> = {
  'cat-in-the-box': catTable,
  'trump-whales': whaleTable,
  'if-it-fits': boxTable,
};

export function tableFor(game: Game): TerminalTable {
  return TABLES[game.id as GameId];
}
