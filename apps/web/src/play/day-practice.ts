// A deal of the day for offline play: its cards follow from the date alone, so everyone gets the same ones. It isn't
// the server's deal, which can't be known without the server, and its result counts nowhere.

import {
  commitmentTo,
  hex32FromWords,
  houseNumber,
  parseOptions,
  type DealSource,
  type Game,
} from '@menagerie/rules';
import { place } from '../route.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Store } from '../store/store.ts';
import { planGame, readSavedGame, type SavedGame } from './saved-game.ts';
import { usualSeats } from './usual-seats.ts';

/** As on the server: takes ten minutes, against bots of the same level. */
export const DAY_LEVEL = 'lynx';
const PLAYERS = 3;
const ROUNDS: Readonly<Record<string, number>> = { 'trump-whales': 2 };

export const dayPlayers = ({ players }: Pick<Game, 'players'>): number =>
  Math.min(players.max, Math.max(players.min, PLAYERS));
export const dayRounds = (game: string): number | null => ROUNDS[game] ?? null;

/** No seat contributes a number: they all follow from the secret, which follows from the date. */
export function dayDeal(game: string, date: string, players: number): DealSource {
  const secret = hex32FromWords(`menagerie/practice-deal/1 ${date} ${game}`);
  const commitment = commitmentTo(secret);
  return { secret, numbers: Array.from({ length: players }, (_, seat) => houseNumber(commitment, seat)) };
}

export function planDayPractice(game: Game, date: string, name: string): SavedGame {
  const players = dayPlayers(game);
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  return {
    ...planGame(game, options.value, usualSeats(players, name, DAY_LEVEL)),
    source: dayDeal(game.id, date, players),
    practice: { date, rounds: dayRounds(game.id) },
  };
}

/** Continues that day's game, or starts a new one. */
export async function practiseDay(store: Store, game: Game, date: string): Promise<void> {
  const open = (await store.all('games'))
    .map(readSavedGame)
    .find((one) => one && !one.isOver && one.game === game.id && one.practice?.date === date);
  const plan = open ?? planDayPractice(game, date, settings.name);
  if (!open) await store.put('games', plan.key, plan);
  place.go({ name: 'play', key: plan.key });
}
