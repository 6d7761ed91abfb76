// Plays the move of those who have only one, if they wish so, and from the moment they do.

import { settings } from '../settings/settings.svelte.ts';
import { OWN_MOVE_MS, type PlayedTable } from './played-table.ts';

/** To be called while the screen of the table is set up; goes on as long as the screen does. */
export function playOnlyMoves(table: PlayedTable): void {
  $effect(() => {
    const { legal } = table;
    if (!settings.onlyMove || legal.length !== 1) return;
    const timer = setTimeout(() => table.play(legal[0]), OWN_MOVE_MS);
    return () => clearTimeout(timer);
  });
}
