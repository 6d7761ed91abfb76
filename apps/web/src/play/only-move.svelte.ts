// Plays the reader's move for them if it is the only one, once they have switched that on.

import { settings } from '../settings/settings.svelte.ts';
import { OWN_MOVE_MS, type PlayedTable } from './played-table.ts';

/** Call this while the table's screen is set up; ends with the screen. */
export function playOnlyMoves(table: PlayedTable): void {
  $effect(() => {
    const { legal } = table;
    if (!settings.onlyMove || legal.length !== 1) return;
    const timer = setTimeout(() => table.play(legal[0]), OWN_MOVE_MS);
    return () => clearTimeout(timer);
  });
}
