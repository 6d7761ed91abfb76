// Sits down at a new game: plans it, keeps it, and goes there.

import { parseOptions, type Game } from '@menagerie/rules';
import { PAGE_GAMES } from '../games/index.ts';
import { place } from '../route.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Store } from '../store/store.ts';
import { readLevel } from './read-suggestion.ts';
import { planGame } from './saved-game.ts';
import type { SeatPlan } from './seats.ts';
import { usualSeats } from './usual-seats.ts';

export async function startGame(
  store: Store,
  game: Game,
  chosen: object,
  seats: readonly SeatPlan[],
): Promise<void> {
  const options = parseOptions(game, chosen);
  if (!options.ok) throw new Error(options.error.reason);
  const plan = planGame(game, options.value, seats);
  await store.put('games', plan.key, plan);
  place.go({ name: 'play', key: plan.key });
}

/** As it is usually played: the reader and bots. */
export async function startUsualGame(store: Store, game: Game): Promise<void> {
  const players = PAGE_GAMES.find(({ id }) => id === game.id)?.usual ?? game.players.min;
  const level = await readLevel(store, game.id);
  await startGame(store, game, { players }, usualSeats(players, settings.name, level));
}
