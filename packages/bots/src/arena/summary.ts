// Turns an arena's games into its table: one row per bot, combining the bot's seats.

import { intervalOf, meanOf, type Interval } from './interval.ts';
import { placeAt, rotationsOf } from './line-up.ts';
import { winsOf, type ArenaGame } from './outcome.ts';
import { rate, UNRATED, type Rating } from './rating.ts';

export interface ArenaSummary {
  readonly games: number;
  readonly deals: number;
  readonly rounds: number;
  /** The share of rounds that ended in a paradox, in games that have them. */
  readonly paradoxShare?: number;
  readonly bots: readonly BotSummary[];
  readonly failures: readonly FailedGame[];
}

export interface BotSummary {
  readonly bot: string;
  /** How many seats of the table it has. */
  readonly seats: number;
  /** Wins per seat and game: equal play is one divided by the number of players. */
  readonly winShare: number;
  /** Null for a bot that only plays against itself. */
  readonly interval: Interval | null;
  readonly meanScore: number;
  readonly meanPlace: number;
  /** The share of rounds in which it caused a paradox, per seat. */
  readonly paradoxShare?: number;
  /** The share of correct predictions made without causing a paradox. */
  readonly hitRate?: number;
  /** Milliseconds per decision with a choice; absent if there was none. */
  readonly time: { readonly p50: number; readonly p95: number; readonly p99: number } | null;
  readonly rating: Rating;
  readonly failures: number;
}

export interface FailedGame {
  readonly deal: number;
  readonly rotation: number;
  readonly bot: string;
  readonly reason: string;
}

/** `lineUp` has a bot for every place; the games may come in any order, each deal in all its rotations. */
export function summarizeArena(lineUp: readonly string[], played: readonly ArenaGame[]): ArenaSummary {
  const games = [...played].sort((a, b) => a.deal - b.deal || a.rotation - b.rotation);
  const names = [...new Set(lineUp)];
  const seated = games.map(({ rotation }) =>
    lineUp.map((_, seat) => lineUp[placeAt(seat, rotation, lineUp.length)]),
  );
  let ratings: ReadonlyMap<string, Rating> = new Map(names.map((name) => [name, UNRATED]));
  games.forEach(({ places }, i) => (ratings = rate(ratings, seated[i], places)));

  const rounds = games.flatMap((game) => game.rounds);
  const paradoxes = rounds.filter(({ paradox }) => typeof paradox === 'number').length;
  return {
    games: games.length,
    deals: games.length / rotationsOf(lineUp),
    rounds: rounds.length,
    ...(rounds.some(({ paradox }) => paradox !== undefined)
      ? { paradoxShare: paradoxes / rounds.length }
      : {}),
    bots: names.map((name) => summarizeBot(name, games, seated, ratings.get(name) ?? UNRATED)),
    failures: games.flatMap(({ deal, rotation, failure }, i) =>
      failure ? [{ deal, rotation, bot: seated[i][failure.seat], reason: failure.reason }] : [],
    ),
  };
}

function summarizeBot(
  bot: string,
  games: readonly ArenaGame[],
  seated: readonly (readonly string[])[],
  rating: Rating,
): BotSummary {
  const seats = seated[0].filter((name) => name === bot).length;
  /** The results of `read` for every seat of this bot, game after game. */
  const gather = <T>(read: (game: ArenaGame) => readonly T[]): T[] =>
    games.flatMap((game, i) => read(game).filter((_, seat) => seated[i][seat] === bot));
  const winsByDeal = new Map<number, number[]>();
  games.forEach(({ deal, places }, i) => {
    const wins = winsOf(places).filter((_, seat) => seated[i][seat] === bot);
    winsByDeal.set(deal, [...(winsByDeal.get(deal) ?? []), ...wins]);
  });
  const shares = [...winsByDeal.values()].map(meanOf);
  const micros = gather((game) => game.micros).flat();
  return {
    bot,
    seats,
    winShare: meanOf(shares),
    interval: seats === seated[0].length ? null : intervalOf(shares),
    meanScore: meanOf(gather((game) => game.totals)),
    meanPlace: meanOf(gather((game) => game.places)),
    ...shareOf('paradoxShare', gather(paradoxesBySeat).flat()),
    ...shareOf('hitRate', gather(hitsBySeat).flat()),
    time: micros.length ? percentiles(micros) : null,
    rating,
    failures: games.filter(({ failure }, i) => failure && seated[i][failure.seat] === bot).length,
  };
}

function shareOf<K extends string>(key: K, truths: readonly boolean[]): { [key in K]?: number } {
  if (!truths.length) return {};
  return { [key]: truths.filter(Boolean).length / truths.length } as { [key in K]: number };
}

/** Per seat, for each round of a game with paradoxes: whether the seat caused one. */
function paradoxesBySeat({ rounds, places }: ArenaGame): boolean[][] {
  return places.map((_, seat) =>
    rounds.flatMap(({ paradox }) => (paradox === undefined ? [] : [paradox === seat])),
  );
}

/** Per seat, for each round with predictions: whether the seat's own was correct. */
function hitsBySeat({ rounds, places }: ArenaGame): boolean[][] {
  return places.map((_, seat) =>
    rounds.flatMap(({ tricks, predictions, paradox }) => {
      if (!Array.isArray(tricks) || !Array.isArray(predictions) || !predictions.length) return [];
      return [paradox !== seat && tricks[seat] === predictions[seat]];
    }),
  );
}

function percentiles(micros: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = Float64Array.from(micros).sort();
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] / 1000;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
