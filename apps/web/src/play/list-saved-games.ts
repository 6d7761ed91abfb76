// The games that the store keeps; of the rules only those of their games are loaded.

import { otherRules, type RulesVersions } from '@menagerie/rules';
import { loadGame } from '../games/index.ts';
import type { Store } from '../store/store.ts';
import { readSavedGame, type SavedGame } from './saved-game.ts';

/** With both versions where it cannot be replayed here. */
export type ListedGame = SavedGame & { readonly versions: RulesVersions | null };

/** Both versions, if the game was made under other rules than those of this page. */
async function otherRulesOf({ game: id, rules }: SavedGame): Promise<RulesVersions | null> {
  const game = await loadGame(id);
  return game ? otherRules(game, rules) : null;
}

/** Newest first; what cannot be read is left alone and not shown. */
export async function listSavedGames(store: Store): Promise<readonly ListedGame[]> {
  const games = (await store.all('games')).map(readSavedGame).filter((one) => one !== null);
  const listed = games.map(async (one) => ({ ...one, versions: await otherRulesOf(one) }));
  return (await Promise.all(listed)).sort((a, b) => b.changed.localeCompare(a.changed));
}
