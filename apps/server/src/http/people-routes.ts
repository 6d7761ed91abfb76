// People and bot accounts.

import {
  ApiError,
  ChangePerson,
  GameId,
  type Id,
  isHouseName,
  MoveCode,
  NewPerson,
  Person,
  type Phase,
  Rating,
  strict,
  TableLine,
  UseCode,
  Welcome,
} from '@menagerie/protocol';
import { Type } from 'typebox';
import { deviceLabel } from '../people/device-label.ts';
import { shown } from '../ratings/rate.ts';
import { depart } from '../table/absence.ts';
import { NAME_RESERVED } from '../table/opening.ts';
import { isOfTheseRules } from '../table/summary.ts';
import { orRefuse, stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { endIfFailed, followAll } from './follow.ts';
import { dropKey, failAsGone, keepKey, requirePerson, currentPerson } from './identity.ts';
import { EventsQuery, GamesQuery, limitOf, NextPage } from './schemas.ts';

/** In the order of the list: what runs comes first, whatever else there is. */
const PHASES: readonly Phase[] = ['playing', 'open', 'over'];
const MOST_GAMES = 200;
/** Later than any change. */
const MOST_TIME = 10 ** 15 - 1;

export function peopleRoutes(api: Api, context: Context): void {
  const { people, store, registry, streams, broadcaster, isSecure } = context;
  const tags = ['people'];

  const refuseHouseName = (name: string | undefined): void => {
    if (name !== undefined && isHouseName(name)) orRefuse(NAME_RESERVED);
  };

  /** A page of a person's games, phase by phase, and where the next one begins. */
  const pageOf = async (
    person: Id,
    phases: readonly Phase[],
    limit: number,
    after = `${phases[0]}.${MOST_TIME}`,
  ): Promise<{ games: TableLine[]; next?: string }> => {
    const games: TableLine[] = [];
    const [from, until] = after.split('.');
    for (const phase of phases.slice(phases.indexOf(from as Phase))) {
      const before = phase === from ? Number(until) : MOST_TIME;
      const found = await store.gamesOf({ person, phases: [phase], limit: limit - games.length, before });
      games.push(...found);
      const last = found.at(-1);
      if (games.length >= limit && last) return { games, next: `${phase}.${last.changedAt}` };
    }
    return { games };
  };

  const runningOf = async (person: Id): Promise<TableLine[]> => {
    const games: TableLine[] = [];
    let page: { games: TableLine[]; next?: string } = { games: [], next: `playing.${MOST_TIME}` };
    while (page.next !== undefined) {
      page = await pageOf(person, ['playing'], MOST_GAMES, page.next);
      games.push(...page.games);
    }
    return games;
  };

  api.post('/people', {
    // Sixty a minute from one address, by default: a class that comes at once.
    config: stricterLimit(context, 100),
    schema: {
      tags,
      summary: 'Create a person',
      body: NewPerson,
      response: { 201: Welcome, default: ApiError },
    },
    handler: async (request, reply) => {
      refuseHouseName(request.body.name);
      const label = deviceLabel(request.headers['user-agent']);
      const { person, key } = await people.welcome(request.body, label);
      reply.code(201);
      if (!request.body.cookie) return { person, key };
      keepKey(reply, key, isSecure);
      return { person };
    },
  });

  api.post('/people/by-code', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Sign in on this device with a one-time code or recovery code',
      body: UseCode,
      response: { 200: Welcome, default: ApiError },
    },
    handler: async (request, reply) => {
      const found = await people.byCode(request.body.code, deviceLabel(request.headers['user-agent']));
      if (!found) return fail('bad-code', 'The code is wrong, already used or expired.');
      if (!request.body.cookie) return found;
      keepKey(reply, found.key, isSecure);
      return { person: found.person };
    },
  });

  api.get('/me', {
    schema: {
      tags,
      summary: 'Who you are; 204 if you have no key',
      response: { 200: Person, 204: Type.Null(), default: ApiError },
    },
    handler: async (request, reply) => {
      const person = request.person && (await people.look(request.person.id));
      if (!person) reply.code(204);
      return person;
    },
  });

  api.patch('/me', {
    schema: {
      tags,
      summary: 'Change your name; for bot accounts, offer yourself as an opponent or withdraw',
      body: ChangePerson,
      response: { 200: Person, default: ApiError },
    },
    handler: async (request) => {
      const person = await currentPerson(request, people);
      if (request.body.offer && !person.isBot)
        fail('not-yours', 'Only bot accounts can offer themselves as opponents.');
      if (request.body.name !== person.name) refuseHouseName(request.body.name);
      return people.change(person, request.body);
    },
  });

  api.post('/me/codes', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Create a one-time code to sign in on another device',
      response: { 201: MoveCode, default: ApiError },
    },
    handler: async (request, reply) => {
      const made = await people.code(requirePerson(request).id);
      reply.code(201);
      return made ?? failAsGone();
    },
  });

  api.delete('/me/key', {
    schema: {
      tags,
      summary: 'Sign out on this device: revokes this key and deletes the cookie',
      response: { 204: Type.Null(), default: ApiError },
    },
    handler: async (request, reply) => {
      if (request.key !== null) await people.revoke(request.key);
      dropKey(reply);
      return reply.code(204).send(null);
    },
  });

  api.delete('/me', {
    schema: {
      tags,
      summary:
        'Delete your profile: you give up your seats, your name leaves every log, and your keys are revoked',
      response: { 204: Type.Null(), default: ApiError },
    },
    handler: async (request, reply) => {
      const { id } = requirePerson(request);
      for (;;) {
        const tables = await store.tablesNaming(id);
        if (tables.length === 0) break;
        for (const table of tables) {
          if (await registry.findReadable(table)) await registry.change(table, (now) => depart(now, id));
          await registry.erase(table, id);
          broadcaster.cut(table);
        }
      }
      await people.remove(id);
      dropKey(reply);
      return reply.code(204).send(null);
    },
  });

  api.get('/me/games', {
    schema: {
      tags,
      summary: 'Your games: running, then waiting, then finished, each most recently changed first',
      querystring: GamesQuery,
      response: {
        200: strict({ games: Type.Array(TableLine), next: Type.Optional(NextPage) }),
        default: ApiError,
      },
    },
    handler: async (request) => {
      const { id } = requirePerson(request);
      const { phase, before, after } = request.query;
      const [phases, limit] = [phase ? [phase] : PHASES, limitOf(request.query.limit, MOST_GAMES)];
      if (phase && after && !after.startsWith(phase))
        fail('bad-request', '`after` belongs to a different phase.');
      const page =
        before === undefined
          ? await pageOf(id, phases, limit, after)
          : { games: await store.gamesOf({ person: id, phases, limit, before: Number(before) }) };
      const games = page.games.map((line) => (isOfTheseRules(line) ? line : { ...line, toMove: [] }));
      return { ...page, games };
    },
  });

  api.get('/me/ratings', {
    schema: {
      tags,
      summary: 'Your ratings for each game, against people and against bots',
      response: { 200: strict({ ratings: Type.Array(Rating) }), default: ApiError },
    },
    handler: async (request) => ({
      ratings: (await store.ratingsOf(requirePerson(request).id)).map(shown),
    }),
  });

  api.get('/me/events', {
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'All your games in one stream: first the state of each running or open one, then every entry',
      querystring: EventsQuery,
    },
    handler: async (request, reply) => {
      const person = requirePerson(request);
      const findTables = async (): Promise<Id[]> => {
        const waiting = await pageOf(person.id, ['open'], MOST_GAMES);
        return [...(await runningOf(person.id)), ...waiting.games].map(({ id }) => id);
      };
      const stream = streams.open(request, reply, person, 'all');
      await endIfFailed(stream, followAll(context, findTables, stream));
    },
  });

  api.get('/bots', {
    schema: {
      tags,
      summary:
        'Bot accounts that offer themselves as opponents; invite one with the seat plan {type: person}',
      querystring: strict({ game: Type.Optional(GameId) }),
      response: { 200: strict({ bots: Type.Array(Person) }), default: ApiError },
    },
    handler: async (request) => ({ bots: [...(await store.offers(request.query.game, MOST_GAMES))] }),
  });
}
