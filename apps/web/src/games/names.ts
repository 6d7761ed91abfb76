// A game's name. Without a text for it, its id.

import { t, words } from '../words/words.svelte.ts';

export function gameName(id: string): string {
  if (words.has(`game-${id}`)) return t(`game-${id}`);
  return id
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

/** What it is about, in one line. */
export function gameLine(id: string): string {
  return words.has(`game-${id}-line`) ? t(`game-${id}-line`) : '';
}
