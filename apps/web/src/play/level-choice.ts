// The bots' level for a game: the one the reader chose, else the suggested one.

import { choose, settings } from '../settings/settings.svelte.ts';
import type { BotLevel } from './seats.ts';
import type { Suggestion } from './suggest-level.ts';

export const levelFor = (game: string, suggestion: Suggestion): BotLevel =>
  settings.levels[game] ?? suggestion.level;

/** A reader who picks the suggested level keeps following suggestions. */
export async function rememberLevel(game: string, level: BotLevel, suggestion: Suggestion): Promise<void> {
  const { [game]: _, ...others } = settings.levels;
  await choose('levels', level === suggestion.level ? others : { ...others, [game]: level });
}
