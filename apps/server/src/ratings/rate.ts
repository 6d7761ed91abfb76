// Ratings from a finished game: OpenSkill (Plackett-Luce) on the places. Each further game between the same two people
// counts less, so that losing to your own second account gains little.

import { rate as openSkill, UNRATED } from '@menagerie/bots';
import type { Id, Rating } from '@menagerie/protocol';
import type { Meetings, RateQuery, Skill, SkillLine, Skills } from '../store/store.ts';
import { NOBODY } from '../table/erase.ts';
import { isRated } from '../table/result.ts';
import type { Table } from '../table/table.ts';

const NEWCOMER: Skill = { ...UNRATED, games: 0 };

/** Meetings are forgotten after this time. */
const MEETINGS_MS = 30 * 24 * 60 * 60 * 1000;
/** This many games between the same two count in full; all further ones in that time, together, less than three. */
const FULL_GAMES = 3;

export interface RatedGame extends RateQuery {
  /** Seat by seat; a built-in bot may have several. */
  readonly players: readonly Id[];
  readonly places: readonly number[];
}

/**
 * Null: the game is not rated. A seat that was played to the end by a stand-in is its player's all the same, for
 * otherwise leaving would be a way out of a loss; and a stand-in does not make a game one against bots.
 */
export function ratedGame({ id, game, result, seats, lastAt, contest }: Table): RatedGame | null {
  if (!result || !isRated({ result, seats, contest })) return null;
  const people = seats.flatMap(({ person }) => (person === null || person === NOBODY ? [] : person)).sort();
  return {
    table: id,
    game: game.id,
    kind: seats.some(({ isBot }) => isBot) ? 'bots' : 'people',
    players: seats.map(({ plan, person }) =>
      plan.type === 'bot' ? `house-${plan.level}` : (person ?? NOBODY),
    ),
    places: result.places,
    pairs: people.flatMap((one, i) => people.slice(i + 1).map((other) => [one, other] as const)),
    at: lastAt,
    since: lastAt - MEETINGS_MS,
  };
}

/** The weight of a game between two people who have played this many before. */
export const weightAfter = (games: number): number => Math.min(1, FULL_GAMES / (games + 1)) ** 2;

/** What the game counts for a player: on average over the people at the table; bots of the house are as good as new. */
function weightFor(id: Id, pairs: RateQuery['pairs'], met: Meetings): number {
  const own = pairs.flatMap((pair, i) => (pair.includes(id) ? weightAfter(met[i] ?? 0) : []));
  return own.length === 0 ? 1 : own.reduce((sum, weight) => sum + weight, 0) / own.length;
}

/** The skills after the game. Who had several seats has one skill, which learns from all of them. */
export function rate(
  { players, places, pairs = [] }: Pick<RatedGame, 'players' | 'places'> & Partial<RatedGame>,
  current: Skills,
  met: Meetings = [],
): Skills {
  const after = openSkill(current, players, places);
  return new Map(
    players.map((id) => {
      const before = current.get(id) ?? NEWCOMER;
      const { mu, sigma } = after.get(id) ?? NEWCOMER;
      const weight = weightFor(id, pairs, met);
      const part = (from: number, to: number): number => from + weight * (to - from);
      return [id, { mu: part(before.mu, mu), sigma: part(before.sigma, sigma), games: before.games + 1 }];
    }),
  );
}

/** As people see it: a newcomer has 1500 ± 400, which is two sigma. */
const MIDDLE = 1500;
const STEP = 200 / NEWCOMER.sigma;

export const shown = ({ game, kind, mu, sigma, games }: SkillLine): Rating => ({
  game,
  kind,
  rating: Math.round(MIDDLE + STEP * (mu - NEWCOMER.mu)),
  uncertainty: Math.round(2 * STEP * sigma),
  games,
});
