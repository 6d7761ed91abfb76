// Lists the saved games; only loads the rules of games that have some.

import { otherRules, type RulesVersions } from '@menagerie/rules';
import { loadGame } from '../games/index.ts';
import type { Store } from '../store/store.ts';
import { readSavedGame, type SavedGame } from './saved-game.ts';

/** `versions`: both versions of the rules, if the game can't be replayed here. */
export type ListedGame = SavedGame & { readonly versions: RulesVersions | null };

/** Both versions, if the game was made under other rules than this page's. */
async function otherRulesOf({ game: id, rules }: SavedGame): Promise<RulesVersions | null> {
  const game = await loadGame(id);
  return game ? otherRules(game, rules) : null;
}

/** Newest first; games that can't be read are kept but not shown. */
export async function listSavedGames(store: Store): Promise<readonly ListedGame[]> {
  const games = (await store.all('games')).map(readSavedGame).filter((one) => one !== null);
  const listed = games.map(async (one) => ({ ...one, versions: await otherRulesOf(one) }));
  return (await Promise.all(listed)).sort((a, b) => b.changed.localeCompare(a.changed));
}
