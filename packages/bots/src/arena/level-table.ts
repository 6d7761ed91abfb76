// Bots that all meet each other: how often each wins against each other one, and one rating for each over all
// games.

import type { Interval } from './interval.ts';
import { lineUpOf, placeAt } from './line-up.ts';
import type { ArenaGame } from './outcome.ts';
import { rate, UNRATED, type Rating } from './rating.ts';
import { summarizeArena } from './summary.ts';

/** One seat is played by the first, all others by the second. */
export interface Pairing {
  readonly one: string;
  readonly among: string;
}

export interface PlayedPairing extends Pairing {
  readonly games: readonly ArenaGame[];
}

export interface LevelTable {
  /** In the order given. */
  readonly bots: readonly { readonly bot: string; readonly rating: Rating }[];
  readonly results: readonly PairingResult[];
}

/** How one bot did among the others. */
export interface PairingResult extends Pairing {
  readonly games: number;
  readonly deals: number;
  readonly winShare: number;
  readonly interval: Interval;
  readonly meanScore: number;
  /** Games it lost because it couldn't continue. */
  readonly failures: number;
}

/**
 * Everyone with everyone, or only with the next. At a table of two, one pairing shows how both did; at a larger
 * one, each of the two sits alone among the others once.
 */
export function pairingsOf(
  bots: readonly string[],
  players: number,
  { neighbours = false }: { readonly neighbours?: boolean } = {},
): Pairing[] {
  const pairings = bots.flatMap((among, i) =>
    bots.slice(i + 1, neighbours ? i + 2 : undefined).map((one) => ({ one, among })),
  );
  if (players === 2) return pairings;
  return pairings.flatMap(({ one, among }) => [
    { one, among },
    { one: among, among: one },
  ]);
}

export function summarizeLevels(
  bots: readonly string[],
  players: number,
  played: readonly PlayedPairing[],
): LevelTable {
  const ratings = rateAll(bots, players, played);
  return {
    bots: bots.map((bot) => ({ bot, rating: ratings.get(bot) ?? UNRATED })),
    results: played.flatMap((pairing) => resultsOf(pairing, players)),
  };
}

function resultsOf({ one, among, games }: PlayedPairing, players: number): PairingResult[] {
  const summary = summarizeArena(lineUpOf([one, among], players), games);
  return summary.bots
    .filter(({ seats }) => seats === 1)
    .map(({ bot, winShare, interval, meanScore, failures }) => ({
      one: bot,
      among: bot === one ? among : one,
      games: summary.games,
      deals: summary.deals,
      winShare,
      interval: interval as Interval,
      meanScore,
      failures,
    }));
}

/** Deal by deal, so that nobody has met everybody else before another has met anyone. */
function rateAll(
  bots: readonly string[],
  players: number,
  played: readonly PlayedPairing[],
): ReadonlyMap<string, Rating> {
  const games = played.flatMap(({ one, among, games }) => {
    const lineUp = lineUpOf([one, among], players);
    return games.map(({ deal, rotation, places }) => ({
      deal,
      rotation,
      places,
      names: places.map((_, seat) => lineUp[placeAt(seat, rotation, players)]),
    }));
  });
  games.sort((a, b) => a.deal - b.deal || a.rotation - b.rotation);
  let ratings: ReadonlyMap<string, Rating> = new Map(bots.map((bot) => [bot, UNRATED]));
  for (const { names, places } of games) ratings = rate(ratings, names, places);
  return ratings;
}
