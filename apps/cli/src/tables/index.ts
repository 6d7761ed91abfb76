// Which table each game has in the terminal.

import type { Game, GameId } from '@menagerie/rules';
import { catTable } from './cat-in-the-box.ts';
import type { TerminalTable } from './table.ts';

const TABLES: Record<GameId, TerminalTable> = { 'cat-in-the-box': catTable };

export function tableFor(game: Game): TerminalTable {
  return TABLES[game.id as GameId];
}
