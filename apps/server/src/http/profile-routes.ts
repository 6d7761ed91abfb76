// What a person shows of themselves to others, if they want to; and all that is kept of them, for themselves.

import { ApiError, Id, Profile, ProfileSwitch, strict } from '@menagerie/protocol';
import { Type } from 'typebox';
import { isRevealed } from '../contests/contest.ts';
import { dateOf } from '../contests/days.ts';
import { shown } from '../ratings/rate.ts';
import type { RatingDay } from '../store/contests.ts';
import { shownContest } from './contest-schemas.ts';
import { stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { friendsOf } from './friend-routes.ts';
import { currentPerson, requirePerson } from './identity.ts';
import { PersonParams } from './schemas.ts';

const MOST_POINTS = 1_000;
const MOST_PLAYS = 400;
/** At once: as many as a list has. */
const MOST_ASKED = 100;
/** All of one's own. */
const MOST_KEPT = 100_000;

export function profileRoutes(api: Api, context: Context): void {
  const { registry, people, store } = context;
  const tags = ['people'];
  const response = { 200: ProfileSwitch, default: ApiError };

  api.get('/me/profile', {
    schema: { tags, summary: 'Whether others may see your profile', response },
    handler: async (request) => ({ isPublic: await store.contests.showsProfile(requirePerson(request).id) }),
  });

  api.put('/me/profile', {
    schema: { tags, summary: 'Make your profile public or private', body: ProfileSwitch, response },
    handler: async (request) => {
      const { id } = await currentPerson(request, people);
      await store.contests.showProfile(id, request.body.isPublic);
      return { isPublic: await store.contests.showsProfile(id) };
    },
  });

  api.get('/profiles', {
    schema: {
      tags,
      summary: 'Which of these people have a public profile',
      querystring: strict({
        of: Type.String({
          pattern: `^[A-Za-z0-9_-]{22}(,[A-Za-z0-9_-]{22}){0,${MOST_ASKED - 1}}$`,
          description: 'Ids of people, separated by commas.',
        }),
      }),
      response: { 200: strict({ people: Type.Array(Id) }), default: ApiError },
    },
    handler: async ({ query: { of } }) => ({
      people: [...(await store.contests.profilesAmong(of.split(',')))],
    }),
  });

  api.get('/people/:person/profile', {
    config: stricterLimit(context, 5),
    schema: {
      tags,
      summary: 'Games, ratings over time and days played, of a person with a public profile or your own',
      params: PersonParams,
      response: { 200: Profile, default: ApiError },
    },
    handler: async (request) => {
      const { person: id } = request.params;
      const isOwn = request.person?.id === id;
      const person = isOwn || (await store.contests.showsProfile(id)) ? await people.look(id) : null;
      if (!person) return fail('no-person', 'There is no such person, or their profile is not public.');
      const { name, isBot, since } = person;
      const ratings = await store.ratingsOf(id);
      return {
        person: id,
        name,
        isBot,
        since,
        games: [...(await store.contests.finishedGames(id))],
        ratings: ratings.map(shown),
        history: (await store.contests.ratingDays(id, MOST_POINTS)).map(point),
        days: await daysOf(id),
      };
    },
  });

  /** Only what everyone may know by now. */
  const daysOf = async (id: Id): Promise<Profile['days']> => {
    const plays = await store.contests.playsOf(id, MOST_PLAYS);
    const contests = await store.contests.among(plays.map(({ contest }) => contest));
    const days = new Map(
      contests
        .filter((contest) => contest.kind === 'day' && isRevealed(contest, registry.now()))
        .map((contest) => [contest.id, contest]),
    );
    return plays.flatMap(({ contest, result }) => {
      const day = days.get(contest);
      if (!day || !result) return [];
      const { margin, outcome, place } = result;
      return [{ date: dateOf(day.opensAt), game: day.game, margin, place, outcome }];
    });
  };

  api.get('/me/data', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Everything stored about you, except the logs of your games, which /me/games leads to',
      response: { 200: strict({ data: Type.Record(Type.String(), Type.Unknown()) }), default: ApiError },
    },
    handler: async (request) => {
      const person = await currentPerson(request, people);
      const { id } = person;
      const now = registry.now();
      const contests = await store.contests.hostedBy(id, 0, MOST_KEPT);
      return {
        data: {
          person,
          devices: await people.devicesOf(id, request.key),
          recovery: await people.recoveryOf(id),
          blocks: await store.marksOf(id),
          friends: await friendsOf(context, id, MOST_KEPT),
          warnings: await store.moderation.warnings(id, MOST_PLAYS),
          ratings: (await store.ratingsOf(id)).map(shown),
          ratingDays: (await store.contests.ratingDays(id, MOST_KEPT)).map(point),
          games: await store.gamesOf({ person: id, phases: ['playing', 'open', 'over'], limit: MOST_KEPT }),
          plays: await store.contests.playsOf(id, MOST_KEPT),
          contests: contests.map((contest) => shownContest({ contest, plays: [], host: null, now })),
          notices: {
            wishes: await store.notices.wishesOf(id),
            devices: await store.notices.destinationsOf(id),
          },
          puzzles: await store.puzzles.answersOf(id, MOST_KEPT),
          profile: { isPublic: await store.contests.showsProfile(id) },
        },
      };
    },
  });
}

function point({ game, kind, at, mu, sigma }: RatingDay): Profile['history'][number] {
  const { rating, uncertainty } = shown({ game, kind, mu, sigma, games: 0 });
  return { game, kind, at, rating, uncertainty };
}
