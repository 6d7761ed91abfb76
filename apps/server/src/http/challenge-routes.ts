// Contests that people make, and the table that a club would post.

import {
  ApiError,
  Contest as ContestShown,
  MatchRow,
  NewChallenge,
  strict,
  type Id,
  type Person,
} from '@menagerie/protocol';
import { Type } from 'typebox';
import { challenge } from '../contests/challenges.ts';
import type { Contest } from '../contests/contest.ts';
import { matchRows, type DealColumn } from '../contests/match-table.ts';
import { byId } from '../contests/standings.ts';
import { ContestParams } from './contest-schemas.ts';
import { orRefuse, stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { findContest, listOf, maySeeResults } from './find-contest.ts';
import { currentPerson, requirePerson } from './identity.ts';
import { showContests } from './show-contests.ts';

/** Of one person, at a time. */
const MOST_OPEN = 10;
const MOST_LISTED = 100;
const MOST_OWN = 200;
const MOST_ROWS = 200;

export function challengeRoutes(api: Api, context: Context): void {
  const { registry, people, store, standings } = context;
  const tags = ['contests'];
  const made = { 201: ContestShown, default: ApiError };
  const several = { 200: strict({ contests: Type.Array(ContestShown) }), default: ApiError };

  const show = (contests: readonly Contest[], person: Person | null): Promise<ContestShown[]> =>
    showContests(context, contests, person);

  api.get('/challenges', {
    schema: { tags, summary: 'Public challenges, newest first', response: several },
    handler: async ({ person }) => ({
      contests: await show(await store.contests.challenges(registry.now(), MOST_LISTED), person),
    }),
  });

  api.get('/me/contests', {
    schema: {
      tags,
      summary: 'Challenges and shared deals that you created or played, newest first',
      response: several,
    },
    handler: async (request) => {
      const person = requirePerson(request);
      const plays = await store.contests.playsOf(person.id, MOST_OWN);
      const played = await store.contests.among([...new Set(plays.map(({ contest }) => contest))]);
      const hosted = await store.contests.hostedBy(person.id, 0, MOST_OWN);
      const all = new Map([...hosted, ...played].map((contest) => [contest.id, contest]));
      const own = [...all.values()].filter(({ kind }) => kind !== 'day');
      return {
        contests: await show(
          own.sort((a, b) => b.opensAt - a.opensAt),
          person,
        ),
      };
    },
  });

  api.post('/challenges', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Create a challenge: several deals, for everyone with its link',
      body: NewChallenge,
      response: made,
    },
    handler: async (request, reply) => {
      const person = await currentPerson(request, people);
      const now = registry.now();
      const contest = orRefuse(challenge(person.id, request.body, now));
      const open = (await store.contests.hostedBy(person.id, now, MOST_OWN)).filter(
        ({ kind }) => kind === 'challenge',
      );
      if (open.length >= MOST_OPEN) fail('too-many', `You already have ${MOST_OPEN} open challenges.`);
      if (contest.listed && !(await standings.regulars([person.id])).has(person.id))
        fail(
          'not-welcome',
          'You can list challenges once you have finished ten games on at least three days.',
        );
      await store.contests.add(contest);
      await context.teller.tellEnd(contest, person.id);
      reply.code(201);
      return (await show([contest], person))[0];
    },
  });

  api.get('/contests/:contest/matchpoints', {
    config: stricterLimit(context, 5),
    schema: {
      tags,
      summary: 'All results in matchpoints, deal by deal, without deals you may not see yet',
      params: ContestParams,
      response: { 200: strict({ rows: Type.Array(MatchRow) }), default: ApiError },
    },
    handler: async ({ person, params }) => {
      const contest = await findContest(context, params.contest);
      const columns: DealColumn[] = [];
      for (let deal = 0; deal < contest.plan.deals; deal++) {
        const isTold = await maySeeResults(context, contest, deal, person);
        columns.push(isTold ? await standings.of(contest.id, deal, listOf(person)) : null);
      }
      if (columns.every((column) => column === null))
        fail('not-over', 'Finish a deal first, then you can see how others did.');
      const rows = matchRows(columns).slice(0, MOST_ROWS);
      const named = await namesFor(
        contest,
        rows.map((row) => row.person),
      );
      return {
        rows: rows.map(({ person: id, ...row }) => {
          const name = named.get(id) ?? null;
          return { ...row, you: id === person?.id, name, person: name === null ? null : id };
        }),
      };
    },
  });

  /** Those who share a link know each other; where everyone may come, only regulars are named. */
  const namesFor = async (contest: Contest, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> =>
    contest.kind === 'day' || contest.listed
      ? standings.regulars(ids)
      : byId(await store.contests.names(ids));
}
