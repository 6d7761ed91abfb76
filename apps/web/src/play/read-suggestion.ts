// Suggests a level for a game, based on the saved games.

import type { Store } from '../store/store.ts';
import { levelFor } from './level-choice.ts';
import type { BotLevel } from './seats.ts';
import { suggestLevel, type Suggestion } from './suggest-level.ts';

export async function readSuggestion(store: Store, game: string): Promise<Suggestion> {
  // Loaded late: someone who only looks at the lobby needs neither this nor the rules it imports.
  const { listSavedGames } = await import('./list-saved-games.ts');
  return suggestLevel(await listSavedGames(store), game);
}

/** The default level of the reader's opponents. */
export async function readLevel(store: Store, game: string): Promise<BotLevel> {
  return levelFor(game, await readSuggestion(store, game));
}
