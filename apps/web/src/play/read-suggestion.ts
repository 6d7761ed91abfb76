// The suggested level of a game, from the games that the store keeps.

import type { Store } from '../store/store.ts';
import { levelFor } from './level-choice.ts';
import type { BotLevel } from './seats.ts';
import { suggestLevel, type Suggestion } from './suggest-level.ts';

export async function readSuggestion(store: Store, game: string): Promise<Suggestion> {
  // Who only looks into the lobby does not need it, nor the rules that it asks for.
  const { listSavedGames } = await import('./list-saved-games.ts');
  return suggestLevel(await listSavedGames(store), game);
}

/** At which the reader meets bots if nobody says otherwise. */
export async function readLevel(store: Store, game: string): Promise<BotLevel> {
  return levelFor(game, await readSuggestion(store, game));
}
