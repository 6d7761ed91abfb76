// The deal of the day: one for each game, from midnight to midnight UTC, promised days ahead.

import type { BotLevel } from '@menagerie/protocol';
import { listGames, parseOptions, type Game } from '@menagerie/rules';
import { randomSecret } from '../table/numbers.ts';
import type { Contest } from './contest.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
/** Today and the days after it for which the promise is public. */
const DAYS_AHEAD = 3;
const PLAYERS = 3;
const LEVEL: BotLevel = 'lynx';
/** For games with a variable number of rounds, so that they take ten minutes and not an hour. */
const ROUNDS: Readonly<Record<string, number>> = { 'trump-whales': 2 };

export const dayOf = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const dayId = (time: number, game: string): string => `day-${dateOf(time)}-${game}`;

/** Those that must be there now. Each server would draw other secrets: the store keeps the first. */
export function dueDays(now: number): Contest[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => dayOf(now) + ahead * DAY_MS);
  return days.flatMap((day) => listGames().flatMap((game) => planDay(game, day) ?? []));
}

function planDay(game: Game, day: number): Contest | null {
  const players = Math.min(game.players.max, Math.max(game.players.min, PLAYERS));
  const options = parseOptions(game, { players });
  if (!options.ok) return null;
  return {
    id: dayId(day, game.id),
    kind: 'day',
    game: game.id,
    plan: {
      rules: game.rulesVersion,
      options: options.value,
      rounds: ROUNDS[game.id] ?? null,
      seat: 0,
      levels: Array.from({ length: players }, (_, seat) => (seat === 0 ? null : LEVEL)),
      deals: 1,
    },
    secret: randomSecret(),
    opensAt: day,
    closesAt: day + DAY_MS,
    title: '',
    host: null,
    listed: true,
    source: null,
  };
}
