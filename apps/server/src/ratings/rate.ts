// What a finished game tells of its players' strength: OpenSkill (Plackett-Luce) on their places.

import { rate as openSkill, UNRATED } from '@menagerie/bots';
import type { Id, Rating, RatingKind } from '@menagerie/protocol';
import type { Skill, SkillLine, Skills } from '../store/store.ts';
import { NOBODY } from '../table/erase.ts';
import { isRated } from '../table/result.ts';
import type { Table } from '../table/table.ts';

const NEWCOMER: Skill = { ...UNRATED, games: 0 };

export interface RatedGame {
  readonly table: Id;
  readonly game: string;
  readonly kind: RatingKind;
  /** Seat by seat; a bot of the house may have several. */
  readonly players: readonly Id[];
  readonly places: readonly number[];
}

/**
 * Null: the game is not rated. A seat that was played to the end by a stand-in is its player's all the same, for
 * otherwise leaving would be a way out of a loss; and a stand-in does not make a game one against bots.
 */
export function ratedGame({ id, game, result, seats }: Table): RatedGame | null {
  if (!result || !isRated({ result, seats })) return null;
  return {
    table: id,
    game: game.id,
    kind: seats.some(({ isBot }) => isBot) ? 'bots' : 'people',
    players: seats.map(({ plan, person }) =>
      plan.type === 'bot' ? `house-${plan.level}` : (person ?? NOBODY),
    ),
    places: result.places,
  };
}

/** The skills after the game. Who had several seats has one skill, which learns from all of them. */
export function rate({ players, places }: Pick<RatedGame, 'players' | 'places'>, current: Skills): Skills {
  const after = openSkill(current, players, places);
  return new Map(
    players.map((id) => {
      const { mu, sigma } = after.get(id) ?? NEWCOMER;
      return [id, { mu, sigma, games: (current.get(id) ?? NEWCOMER).games + 1 }];
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
