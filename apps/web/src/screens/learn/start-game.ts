// Sits down at a game as it is usually played: the learner and bots.

import { parseOptions, type Game } from '@menagerie/rules';
import { GAME_CARDS } from '../../games/index.ts';
import { planGame } from '../../play/saved-game.ts';
import { place } from '../../route.svelte.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { Store } from '../../store/store.ts';
import { usualSeats } from '../home/usual-seats.ts';

export async function startUsualGame(store: Store, game: Game): Promise<void> {
  const players = GAME_CARDS.find(({ id }) => id === game.id)?.usual ?? game.players.min;
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const plan = planGame(game, options.value, usualSeats(players, settings.name));
  await store.put('games', plan.key, plan);
  place.go({ name: 'play', key: plan.key });
}
