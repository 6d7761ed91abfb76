// Lists of people: by the week's deals, and by rating.

import { ApiError, GameId, MatchSumRow, RatedPerson, RatingKind, strict, WeekRow } from '@menagerie/protocol';
import { Type } from 'typebox';
import { FINISH_MS, isRevealed } from '../contests/contest.ts';
import { DAY_MS, dayOf } from '../contests/days.ts';
import { inPlaces } from '../contests/match-table.ts';
import { KnownWeeks, mondayOf } from '../contests/week.ts';
import { shown } from '../ratings/rate.ts';
import { DateText } from './contest-schemas.ts';
import { stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { listOf } from './find-contest.ts';
import { limitOf, NextPage } from './schemas.ts';

const MOST_LISTED = 100;
/** So many of the first are looked at. */
const MOST_RANKED = 500;
const LEAST_RATED = 10;
const ACTIVE_MS = 30 * DAY_MS;
const LEAST_DEALS = 8;

export function listRoutes(api: Api, context: Context): void {
  const { registry, store, standings } = context;
  const tags = ['lists'];
  const weeks = new KnownWeeks();

  api.get('/lists/week', {
    config: stricterLimit(context, 5),
    schema: {
      tags,
      summary: "A game's deals of one week combined, as far as they are open to all",
      querystring: strict({ game: GameId, date: Type.Optional(DateText) }),
      response: {
        200: strict({
          from: Type.String(),
          list: Type.Array(WeekRow),
          you: Type.Union([WeekRow, Type.Null()]),
        }),
        default: ApiError,
      },
    },
    handler: async ({ person, query: { game, date } }) => {
      const now = registry.now();
      const monday = mondayOf(date === undefined ? now : Date.parse(date));
      if (Number.isNaN(monday)) fail('bad-request', 'There is no such day.');
      const days = (await store.contests.days(monday, monday + 7 * DAY_MS)).filter(
        (day) => day.game === game && isRevealed(day, now),
      );
      const list = listOf(person);
      const results = await Promise.all(days.map(({ id }) => standings.of(id, 0, list)));
      const sums = weeks.of([list, ...days.map(({ id }) => id)].join(' '), results, now);
      const named = await standings.regulars(sums.slice(0, MOST_RANKED).map((sum) => sum.person));
      const rows = sums.flatMap((sum) => {
        const name = named.get(sum.person);
        return name === undefined ? [] : [{ ...sum, name, you: sum.person === person?.id }];
      });
      const own = sums.find((sum) => sum.person === person?.id);
      return {
        from: new Date(monday).toISOString().slice(0, 10),
        list: rows.slice(0, MOST_LISTED),
        you: own && person ? { ...own, name: person.name, you: true } : null,
      };
    },
  });

  api.get('/lists/matches', {
    config: stricterLimit(context, 5),
    schema: {
      tags,
      summary: 'People ranked by listed challenges of the last thirty days that are open to all',
      querystring: strict({ game: GameId }),
      response: {
        200: strict({ list: Type.Array(MatchSumRow), you: Type.Union([MatchSumRow, Type.Null()]) }),
        default: ApiError,
      },
    },
    handler: async ({ person, query: { game } }) => {
      const until = registry.now() - FINISH_MS;
      const from = dayOf(until - ACTIVE_MS);
      const query = { game, from, until, deals: LEAST_DEALS, limit: MOST_RANKED };
      const sums = inPlaces(await store.contests.matchSums(query), ({ percent }) => percent);
      const named = await standings.regulars(sums.map((sum) => sum.person));
      const rows = sums.map((sum) => ({
        ...sum,
        percent: Math.round(10 * sum.percent) / 10,
        you: sum.person === person?.id,
      }));
      return {
        list: rows.filter((row) => named.has(row.person)).slice(0, MOST_LISTED),
        you: rows.find(({ you }) => you) ?? null,
      };
    },
  });

  api.get('/lists/ratings', {
    config: stricterLimit(context, 5),
    schema: {
      tags,
      summary: 'People by rating: at least ten rated games, one of them within thirty days',
      querystring: strict({
        game: GameId,
        kind: Type.Optional(RatingKind),
        limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
        after: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
      }),
      response: {
        200: strict({ list: Type.Array(RatedPerson), next: Type.Optional(NextPage) }),
        default: ApiError,
      },
    },
    handler: async ({ query: { game, kind = 'people', limit: wanted, after } }) => {
      const [limit, skip] = [limitOf(wanted, MOST_LISTED), Number(after ?? 0)];
      const since = dayOf(registry.now() - ACTIVE_MS);
      const rows = await store.contests.rated({ game, kind, games: LEAST_RATED, since, limit, skip });
      return {
        list: rows.map(({ person, name, ...skill }, i) => ({
          place: skip + i + 1,
          person,
          name,
          ...shown(skill),
        })),
        ...(rows.length < limit ? {} : { next: String(skip + limit) }),
      };
    },
  });
}
