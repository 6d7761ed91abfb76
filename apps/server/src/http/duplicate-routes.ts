// The cards of a finished game for others to play: of a game at this server, or of one on somebody's own device.

import { ApiError, Contest as ContestShown, LONGEST_SOLO_RECORD, NewDuplicate } from '@menagerie/protocol';
import { duplicate } from '../contests/challenges.ts';
import type { Contest } from '../contests/contest.ts';
import { resultOf } from '../contests/play.ts';
import { fromDevice } from '../contests/from-device.ts';
import type { Table } from '../table/table.ts';
import { orRefuse, stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { findContest } from './find-contest.ts';
import { currentPerson } from './identity.ts';
import { TableParams } from './schemas.ts';
import { showContests } from './show-contests.ts';

/** A record's quotes and line breaks are escaped on the way. */
const BODY_LIMIT = 2 * LONGEST_SOLO_RECORD;

export function duplicateRoutes(api: Api, context: Context): void {
  const { registry, people, store } = context;
  const tags = ['contests'];
  const made = { 201: ContestShown, default: ApiError };

  /** The first game is one of those that are compared. */
  const note = async (contest: Contest, table: Table, person: string): Promise<void> => {
    const result = resultOf(table, person);
    const begunAt = table.entries[0].at;
    if (
      result &&
      (await store.contests.begin({ contest: contest.id, deal: 0, person, table: table.id, begunAt }))
    )
      await store.contests.note(table.id, result, registry.now());
  };

  api.post('/tables/:id/duplicate', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Share the cards of your finished game against bots, for others to play from your seat',
      params: TableParams,
      response: made,
    },
    handler: async (request, reply) => {
      const person = await currentPerson(request, people);
      const table =
        (await registry.refresh(request.params.id)) ?? fail('no-table', 'There is no such table.');
      reply.code(201);
      if (table.contest && table.seatOf(person.id) !== null)
        return (await showContests(context, [await findContest(context, table.contest.id)], person))[0];
      const wished = orRefuse(duplicate(table, person, registry.now()));
      await store.contests.add(wished);
      const contest =
        (await store.contests.ofSource(table.id)) ?? fail('no-table', 'There is no such table.');
      await note(contest, table, person.id);
      return (await showContests(context, [contest], person))[0];
    },
  });

  api.post('/duplicates', {
    bodyLimit: BODY_LIMIT,
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Share the cards of a game against bots played on your own device',
      body: NewDuplicate,
      response: made,
    },
    handler: async (request, reply) => {
      const person = await currentPerson(request, people);
      const brought = orRefuse(fromDevice(request.body.record, person, registry.now()));
      await store.contests.add(brought.contest);
      const contest =
        (await store.contests.ofSource(brought.table)) ?? fail('no-person', 'Your key is no longer valid.');
      // Its table is the one that counts before there is one, so that whoever asks twice finds the same.
      const play = { contest: contest.id, deal: 0, person: person.id, table: brought.table };
      if (!(await store.contests.begin({ ...play, begunAt: registry.now() })))
        fail('no-person', 'Your key is no longer valid.');
      const table = orRefuse(await registry.openOnce(brought.table, brought.open(contest)));
      await note(contest, table, person.id);
      reply.code(201);
      return (await showContests(context, [contest], person))[0];
    },
  });
}
