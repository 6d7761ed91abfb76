// Starts a new game: plans it, saves it and opens it.

import { parseOptions, type Game } from '@menagerie/rules';
import { PAGE_GAMES } from '../games/index.ts';
import { place } from '../route.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Store } from '../store/store.ts';
import { readLevel, readSuggestion } from './read-suggestion.ts';
import { planGame } from './saved-game.ts';
import type { SeatPlan } from './seats.ts';
import { usualSeats } from './usual-seats.ts';

export async function startGame(
  store: Store,
  game: Game,
  chosen: object,
  seats: readonly SeatPlan[],
  more: { readonly isCoached?: true } = {},
): Promise<void> {
  const options = parseOptions(game, chosen);
  if (!options.ok) throw new Error(options.error.reason);
  const plan = { ...planGame(game, options.value, seats), ...more };
  await store.put('games', plan.key, plan);
  place.go({ name: 'play', key: plan.key });
}

/** With the usual setup: the reader against bots. */
export async function startUsualGame(
  store: Store,
  game: Game,
  more: { readonly isCoached?: true } = {},
): Promise<void> {
  const players = PAGE_GAMES.find(({ id }) => id === game.id)?.usual ?? game.players.min;
  const level = await readLevel(store, game.id);
  await startGame(store, game, { players }, usualSeats(players, settings.name, level), more);
}

/** After a lesson: a first game, against the weakest bots and with hints shown. */
export async function startFirstGame(store: Store, game: Game): Promise<void> {
  const { hasResults } = await readSuggestion(store, game.id);
  await startUsualGame(store, game, hasResults ? {} : { isCoached: true });
}
