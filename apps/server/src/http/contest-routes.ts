// The same cards for everyone: what there is to play, one's own game of it, and how it compares.

import {
  ApiError,
  Contest as ContestShown,
  Day,
  DecisionLine,
  NamedPlace,
  PlayDeal,
  Standing as StandingShown,
  strict,
  TableState,
  type Id,
  type Person,
} from '@menagerie/protocol';
import { Type } from 'typebox';
import { begin } from '../contests/begin.ts';
import { isRevealed, type Contest } from '../contests/contest.ts';
import { DAY_MS, dayOf } from '../contests/days.ts';
import type { Standing } from '../contests/standing.ts';
import type { Play } from '../store/contests.ts';
import { readerOf, stateFor } from '../table/visible.ts';
import { ContestParams, DateText, DealParams, shownContest, shownDay } from './contest-schemas.ts';
import { orRefuse, stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { findContest, listOf, standingFor } from './find-contest.ts';
import { currentPerson } from './identity.ts';
import { NextPage } from './schemas.ts';

/** As many as the largest month shows, with the weeks that it begins and ends in. */
const MOST_DAYS = 42;
const AHEAD_DAYS = 4;
const MOST_LISTED = 100;

export function contestRoutes(api: Api, context: Context): void {
  const { registry, people, store, standings } = context;
  const tags = ['contests'];

  const playsIn = async (person: Person | null, contests: readonly Contest[]): Promise<readonly Play[]> =>
    person
      ? store.contests.playsAmong(
          person.id,
          contests.map(({ id }) => id),
        )
      : [];

  api.get('/days', {
    schema: {
      tags,
      summary: 'Deals of the day, newest first: commitments for coming days, secrets for past ones',
      querystring: strict({
        until: Type.Optional(DateText),
        count: Type.Optional(
          Type.String({ pattern: '^[1-9][0-9]?$', description: 'Number of days, at most 42 (the default).' }),
        ),
      }),
      response: { 200: strict({ days: Type.Array(Day) }), default: ApiError },
    },
    handler: async ({ person, query: { until, count } }) => {
      const now = registry.now();
      const end = until === undefined ? dayOf(now) + AHEAD_DAYS * DAY_MS : Date.parse(until) + DAY_MS;
      if (Number.isNaN(end)) fail('bad-request', 'There is no such day.');
      const length = Math.min(MOST_DAYS, Number(count ?? MOST_DAYS));
      const days = await store.contests.days(end - length * DAY_MS, end);
      const own = new Map((await playsIn(person, days)).map((play) => [play.contest, play]));
      return { days: days.map((day) => shownDay(day, own.get(day.id), now)) };
    },
  });

  api.get('/contests/:contest', {
    schema: {
      tags,
      summary: 'What is played, until when, and your own games',
      params: ContestParams,
      response: { 200: ContestShown, default: ApiError },
    },
    handler: async ({ person, params }) => {
      const contest = await findContest(context, params.contest);
      const plays = await playsIn(person, [contest]);
      return shownContest({ contest, plays, host: await hostOf(contest), now: registry.now() });
    },
  });

  const hostOf = async ({ host }: Contest): Promise<{ person: Id; name: string } | null> => {
    const person = host === null ? null : await people.look(host);
    return person && { person: person.id, name: person.name };
  };

  api.post('/contests/:contest/deals/:deal/play', {
    config: stricterLimit(context, 20),
    schema: {
      tags,
      summary: 'Start the game that counts, or return to it; or practise, as often as you like',
      params: DealParams,
      body: PlayDeal,
      response: { 200: TableState, default: ApiError },
    },
    handler: async (request) => {
      const person = await currentPerson(request, people);
      const contest = await findContest(context, request.params.contest);
      const deal = Number(request.params.deal);
      const isPractice = request.body?.practice ?? false;
      const table = orRefuse(await begin(context, { contest, deal, person, isPractice }));
      context.presence.note(table, person.id);
      if (!isPractice) await context.teller.tellEnd(contest, person.id);
      return stateFor(table, readerOf(table, person.id));
    },
  });

  api.get('/contests/:contest/deals/:deal/standing', {
    schema: {
      tags,
      summary: 'Your place among everyone who played; bot accounts are compared with each other',
      params: DealParams,
      response: { 200: StandingShown, default: ApiError },
    },
    handler: async ({ person, params }) => {
      const contest = await findContest(context, params.contest);
      const deal = Number(params.deal);
      const standing = await standingFor(context, contest, deal, person);
      const named =
        listOf(person) === 'people' ? await standings.named(contest.id, deal) : new Map<Id, string>();
      const first = standing.best().find((play) => named.has(play.person)) ?? standing.best().at(0);
      return {
        plays: standing.size,
        resigned: standing.resigned,
        histogram: standing.histogram(),
        you: person && standing.placed(person.id),
        best: first ? namedPlace(standing, first.person, named) : null,
      };
    },
  });

  api.get('/contests/:contest/deals/:deal/decisions', {
    schema: {
      tags,
      summary: 'What others chose in the positions you had, and with what results',
      params: DealParams,
      response: { 200: strict({ decisions: Type.Array(DecisionLine) }), default: ApiError },
    },
    handler: async ({ person, params }) => {
      const contest = await findContest(context, params.contest);
      const standing = await standingFor(context, contest, Number(params.deal), person);
      return { decisions: person ? standing.decisions(person.id) : [] };
    },
  });

  api.get('/contests/:contest/deals/:deal/list', {
    schema: {
      tags,
      summary: 'The best results of regular players, or of bot accounts',
      params: DealParams,
      querystring: strict({ of: Type.Optional(Type.Union([Type.Literal('people'), Type.Literal('bots')])) }),
      response: { 200: strict({ list: Type.Array(NamedPlace) }), default: ApiError },
    },
    handler: async ({ person, params, query: { of = 'people' } }) => {
      const contest = await findContest(context, params.contest);
      const deal = Number(params.deal);
      const standing = await standingFor(context, contest, deal, person, of);
      const best = standing.best();
      const named = of === 'people' ? await standings.named(contest.id, deal) : await standings.names(best);
      const listed = best.filter((play) => named.has(play.person));
      return {
        list: listed.slice(0, MOST_LISTED).flatMap((play) => namedPlace(standing, play.person, named) ?? []),
      };
    },
  });

  api.get('/contests/:contest/deals/:deal/games', {
    config: stricterLimit(context, 5),
    schema: {
      tags,
      summary: "Everyone's games, the best first, once the cards are open to all",
      params: DealParams,
      querystring: strict({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })) }),
      response: {
        200: strict({ games: Type.Array(NamedPlace), next: Type.Optional(NextPage) }),
        default: ApiError,
      },
    },
    handler: async ({ person, params, query: { after = '0' } }) => {
      const contest = await findContest(context, params.contest);
      const deal = Number(params.deal);
      if (!isRevealed(contest, registry.now())) fail('not-over', 'Others still play these cards.');
      const standing = await standingFor(context, contest, deal, person);
      const skip = Number(after);
      const ranked = standing.ranked().slice(skip, skip + MOST_LISTED);
      const named = await standings.regulars(ranked.map((play) => play.person));
      const end = skip + ranked.length;
      return {
        games: ranked.flatMap((play) => namedPlace(standing, play.person, named) ?? []),
        ...(end < standing.size ? { next: String(end) } : {}),
      };
    },
  });
}

function namedPlace(standing: Standing, person: Id, named: ReadonlyMap<Id, string>): NamedPlace | null {
  const placed = standing.placed(person);
  const name = named.get(person) ?? null;
  return placed && { ...placed, name, person: name === null ? null : person };
}
