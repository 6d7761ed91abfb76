// Tables: opened, found, sat at, played, watched.

import {
  Act,
  Answer,
  ApiError,
  AskFor,
  ChangeTable,
  LogLine,
  OpenTable,
  Ready,
  Say,
  Sit,
  strict,
  TableLine,
  TableState,
  type Id,
  type Phase,
} from '@menagerie/protocol';
import { formatRecord } from '@menagerie/rules';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { comeBack, leave, resign } from '../table/absence.ts';
import { answerProposal, propose } from '../table/proposals.ts';
import type { Ruling } from '../table/ruling.ts';
import type { Pace } from '../live/pace.ts';
import { close, sayReady, start } from '../table/opening.ts';
import { isOfTheseRules, peopleAt } from '../table/summary.ts';
import { act, firstAnswer } from '../table/playing.ts';
import { recordOf } from '../table/record.ts';
import { say } from '../table/talking.ts';
import type { Table } from '../table/table.ts';
import { unlessUnreadable } from '../table/unreadable.ts';
import { eventsFor, isHidden, readerOf, stateFor } from '../table/visible.ts';
import { orRefuse, stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { endIfFailed, follow } from './follow.ts';
import { refuseHidden } from './hidden.ts';
import { requirePerson, currentPerson } from './identity.ts';
import { noteWatcher } from './report-routes.ts';
import { seenBy } from './seen.ts';
import { EventsQuery, limitOf, ListQuery, NextPage, StartBody, StreamQuery, TableParams } from './schemas.ts';

const MOST_LISTED = 200;
const LOBBY: readonly Phase[] = ['open', 'playing'];

/** A long log is written piece by piece. */
async function* textOf(lines: Iterable<LogLine>, pace: Pace): AsyncGenerator<string> {
  yield '{"entries":[';
  for (const line of lines) {
    yield `${line.n === 0 ? '' : ','}${JSON.stringify(line)}`;
    await pace.step();
  }
  yield ']}';
}

export function tableRoutes(api: Api, context: Context): void {
  const { registry, people, store, holdings } = context;
  const tags = ['tables'];
  const state = { 200: TableState, default: ApiError };

  /** The newest: who has been told of it by another server must not find less here. */
  const find = async (id: Id): Promise<Table> =>
    (await registry.refresh(id)) ?? fail('no-table', 'There is no such table.');

  const show = async (table: Table, request: FastifyRequest): Promise<TableState> =>
    stateFor(await seenBy(context, table, request.person), readerOf(table, request.person?.id ?? null));

  /** Takes away a table that nobody needs. */
  const discard = async (table: Table): Promise<void> => {
    await registry.change(table.id, close);
    for (const person of peopleAt(table)) await store.forget(table.id, person);
    registry.drop(table.id);
  };

  const decide = async (
    request: FastifyRequest<{ Params: { id: Id } }>,
    decision: (table: Table) => Ruling,
  ) => show(orRefuse(await registry.change(request.params.id, decision)), request);

  api.get('/tables', {
    schema: {
      tags,
      summary:
        'The lobby: listed tables, most recently changed first, with one table of every host before any second one',
      querystring: ListQuery,
      response: {
        200: strict({ tables: Type.Array(TableLine), next: Type.Optional(NextPage) }),
        default: ApiError,
      },
    },
    handler: async ({ person, query: { phase, game, limit: wanted, after } }) => {
      const [limit, skip] = [limitOf(wanted, MOST_LISTED), Number(after ?? 0)];
      const tables = await context.lobby.list({
        phases: phase ? [phase] : LOBBY,
        limit,
        skip,
        ...(game === undefined ? {} : { game }),
      });
      const strangers = person ? await store.strangersTo(person.id) : [];
      const isFor = (line: TableLine): boolean =>
        isOfTheseRules(line) && !(line.phase === 'open' && strangers.includes(line.host ?? ''));
      return {
        // Whose turn it is may be told later, if the table says so.
        tables: tables.filter(isFor).map((line) => ({ ...line, toMove: [] })),
        ...(tables.length < limit ? {} : { next: String(skip + limit) }),
      };
    },
  });

  api.get('/tables/events', {
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'Changes in the lobby, and activity at your tables',
      querystring: StreamQuery,
    },
    handler: async (request, reply) => {
      const strangers = request.person ? await store.strangersTo(request.person.id) : [];
      const stream = context.streams.open(request, reply, request.person, 'all');
      stream.onClose(context.lobby.enter(stream, strangers));
    },
  });

  api.post('/tables', {
    config: stricterLimit(context, 20),
    schema: {
      tags,
      summary: 'Open a table; this publishes its commitment to the deals',
      body: OpenTable,
      response: { 201: TableState, default: ApiError },
    },
    handler: async (request, reply) => {
      const person = await currentPerson(request, people);
      const table = orRefuse(await holdings.open(person, request.body));
      reply.code(201).header('location', `/api/tables/${table.id}`);
      return show(table, request);
    },
  });

  api.get('/tables/:id', {
    schema: { tags, summary: 'The table as you may see it', params: TableParams, response: state },
    handler: async (request) => {
      const table = await find(request.params.id);
      context.presence.note(table, request.person?.id ?? null);
      return show(table, request);
    },
  });

  api.patch('/tables/:id', {
    schema: {
      tags,
      summary: 'The host changes options, settings and seats before the start',
      params: TableParams,
      body: ChangeTable,
      response: state,
    },
    handler: async (request) => {
      const person = requirePerson(request);
      const table = await find(request.params.id);
      return show(orRefuse(await holdings.change(person, table, request.body)), request);
    },
  });

  api.delete('/tables/:id', {
    schema: {
      tags,
      summary:
        "Take a finished game, or one with other rules, off your list; once it is on nobody's list, it is deleted",
      params: TableParams,
      response: { 204: Type.Null(), default: ApiError },
    },
    handler: async (request, reply) => {
      const person = requirePerson(request);
      const { id } = request.params;
      // Nobody can finish a game that cannot be read: whoever keeps it may let it go.
      const table = await unlessUnreadable(find(id));
      if (table && table.seatOf(person.id) === null && table.host !== person.id)
        fail('not-yours', 'This is not your game.');
      if (table && table.phase !== 'over' && !table.otherRules)
        fail('not-over', 'The game is not over yet. Leave or resign first.');
      await store.forget(id, person.id);
      registry.drop(id);
      return reply.code(204).send(null);
    },
  });

  api.put('/tables/:id/seat', {
    schema: {
      tags,
      summary: 'Take a seat; your number goes into every deal',
      params: TableParams,
      body: Sit,
      response: state,
    },
    handler: async (request) => {
      const person = await currentPerson(request, people);
      const table = await find(request.params.id);
      return show(orRefuse(await holdings.sit(person, table, request.body)), request);
    },
  });

  const simple = (
    path: string,
    summary: string,
    decision: (table: Table, person: ReturnType<typeof requirePerson>) => Ruling,
    method: 'POST' | 'DELETE' = 'POST',
  ): void =>
    void api.route({
      method,
      url: `/tables/:id/${path}`,
      schema: { tags, summary, params: TableParams, response: state },
      handler: async (request) => {
        const person = requirePerson(request);
        return decide(request, (table) => decision(table, person));
      },
    });
  simple(
    'seat',
    'Leave: before the start your seat becomes free; during the game it depends on the setting `absence`',
    (table, { id }) => leave(table, id),
    'DELETE',
  );
  simple('return', 'Return to your seat from the bot that is playing for you', (table, { id }) =>
    comeBack(table, id),
  );
  simple('resign', 'Resign', (table, { id }) => resign(table, id));

  api.post('/tables/:id/ready', {
    schema: {
      tags,
      summary: 'Say whether you are ready to start',
      params: TableParams,
      body: Ready,
      response: state,
    },
    handler: async (request) => {
      const { id } = requirePerson(request);
      return decide(request, (table) => sayReady(table, id, request.body.isReady));
    },
  });

  api.post('/tables/:id/start', {
    schema: {
      tags,
      summary: 'The host starts the game, optionally filling empty seats with bots',
      params: TableParams,
      body: StartBody,
      response: state,
    },
    handler: async (request) => {
      const person = requirePerson(request);
      return decide(request, (table) => start(table, person, request.body?.fill));
    },
  });

  api.post('/tables/:id/moves', {
    schema: {
      tags,
      summary: 'Make a move; repeating a request returns the same answer',
      params: TableParams,
      body: Act,
      response: { 200: strict({ n: Type.Integer() }), default: ApiError },
    },
    handler: async (request) => {
      const { id } = requirePerson(request);
      const table = orRefuse(await registry.change(request.params.id, (now) => act(now, id, request.body)));
      const n = firstAnswer(table, table.seatOf(id) as number, request.body);
      return { n: n as number };
    },
  });

  api.post('/tables/:id/asks', {
    schema: {
      tags,
      summary: 'Ask everyone to stop the game, or to allow a takeback',
      params: TableParams,
      body: AskFor,
      response: state,
    },
    handler: async (request) => {
      const { id } = requirePerson(request);
      return decide(request, (table) => propose(table, id, request.body.what));
    },
  });

  api.post('/tables/:id/answers', {
    schema: {
      tags,
      summary: 'Agree to the open request, or refuse',
      params: TableParams,
      body: Answer,
      response: state,
    },
    handler: async (request) => {
      const { id } = requirePerson(request);
      return decide(request, (table) => answerProposal(table, id, request.body.agrees));
    },
  });

  api.post('/tables/:id/words', {
    config: stricterLimit(context, 15),
    schema: { tags, summary: 'Send a message', params: TableParams, body: Say, response: state },
    handler: async (request) => {
      const person = requirePerson(request);
      return decide(request, (table) => say(table, person, request.body));
    },
  });

  api.post('/tables/:id/rematch', {
    config: stricterLimit(context, 20),
    schema: {
      tags,
      summary: 'Rematch: the first to ask opens the table, the others get the same one',
      params: TableParams,
      response: state,
    },
    handler: async (request) => {
      const person = requirePerson(request);
      const old = await find(request.params.id);
      if (old.next) return show(await find(old.next), request);
      const opened = orRefuse(await holdings.again(person, old));
      const linked = orRefuse(
        await registry.change(old.id, (table) =>
          table.next
            ? { ok: true, value: [] }
            : { ok: true, value: [{ type: 'rematched', table: opened.id }] },
        ),
      );
      // Somebody else was quicker.
      if (linked.next !== opened.id) await discard(opened);
      return show(await find(linked.next as Id), request);
    },
  });

  api.get('/tables/:id/record', {
    schema: {
      tags,
      summary: 'The record of a finished game, for `menagerie verify`',
      params: TableParams,
      response: { 200: Type.String({ description: 'JSON lines.' }), default: ApiError },
    },
    handler: async (request, reply) => {
      const table = await seenBy(context, await find(request.params.id), request.person);
      const record = recordOf(table, { isSealed: isHidden(table, registry.now()) });
      if (!record) return fail('not-over', 'The record is available once the game is over.');
      reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${table.game.id}-${table.id}.ndjson"`);
      return formatRecord(record);
    },
  });

  api.get('/tables/:id/log', {
    schema: {
      tags,
      summary: 'What has happened so far, as you may see it, without the states in between',
      params: TableParams,
      response: { 200: strict({ entries: Type.Array(LogLine) }), default: ApiError },
    },
    handler: async (request, reply) => {
      const { id, entries } = await seenBy(context, await find(request.params.id), request.person);
      const reader = request.person?.id ?? null;
      const lines = eventsFor(id, entries, reader, await context.mutes.load(reader));
      reply.header('content-type', 'application/json; charset=utf-8');
      // The type knows only whole answers.
      return reply.send(Readable.from(textOf(lines, registry.pace())) as never);
    },
  });

  api.get('/tables/:id/events', {
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'The log from any number on, as you may see it, followed by new entries',
      params: TableParams,
      querystring: EventsQuery,
    },
    handler: async (request, reply) => {
      const table = await find(request.params.id);
      const last = request.headers['last-event-id'];
      const resumed = typeof last === 'string' && /^\d{1,15}$/.test(last) ? Number(last) + 1 : null;
      const from = resumed ?? Number(request.query.from ?? 0);
      await refuseHidden(context, table, request.person);
      await noteWatcher(context, table, request.person);
      const stream = context.streams.open(request, reply, request.person, 'table');
      context.presence.note(table, stream.person);
      await endIfFailed(stream, follow(context, table.id, from, stream));
    },
  });
}
