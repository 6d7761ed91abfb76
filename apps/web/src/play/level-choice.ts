// At which level the reader meets bots in a game: the one that they chose, or else the one that is suggested.

import { choose, settings } from '../settings/settings.svelte.ts';
import type { BotLevel } from './seats.ts';
import type { Suggestion } from './suggest-level.ts';

export const levelFor = (game: string, suggestion: Suggestion): BotLevel =>
  settings.levels[game] ?? suggestion.level;

/** Whoever takes what is suggested goes on following suggestions. */
export async function rememberLevel(game: string, level: BotLevel, suggestion: Suggestion): Promise<void> {
  const { [game]: _, ...others } = settings.levels;
  await choose('levels', level === suggestion.level ? others : { ...others, [game]: level });
}
