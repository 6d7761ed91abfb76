// The forms of the admin page: each does one thing, and leads back to a page that says that it is done.

import type { Id } from '@menagerie/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../http/errors.ts';
import type { AdminContext } from './admin-context.ts';
import {
  addressField,
  fieldsOf,
  nameField,
  paramsOf,
  untilField,
  whyField,
  type Fields,
  type Params,
} from './fields.ts';
import type { DoneWord } from './layout.ts';
import type { Operator } from './operator.ts';

interface ActRequest {
  readonly operator: Operator;
  readonly params: Params;
  readonly fields: Fields;
}

/** Where to go then, and what to say there. */
type Done = readonly [path: string, done: DoneWord];

export function actRoutes(admin: FastifyInstance, { store, people, registry }: AdminContext): void {
  const { moderation } = store;
  const act = (path: string, work: (request: ActRequest) => Promise<Done>): void => {
    admin.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const { operator } = request;
      if (!operator) return fail('no-key', 'Open the admin page with your key first.');
      const [where, done] = await work({ operator, params: paramsOf(request), fields: fieldsOf(request) });
      return reply.redirect(`/admin${where}${where.includes('?') ? '&' : '?'}done=${done}`, 303);
    });
  };
  const personOf = async (id: Id) =>
    (await people.look(id)) ?? fail('not-found', 'This person no longer exists.');

  act('/people/:id/warn', async ({ operator, params, fields }) => {
    await operator.warn(await personOf(params.id), whyField(fields));
    return [`/people/${params.id}`, 'warned'];
  });
  act('/people/:id/ban', async ({ operator, params, fields }) => {
    const person = await personOf(params.id);
    await operator.banPerson(person, untilField(fields, registry.now()), whyField(fields));
    return [`/people/${params.id}`, 'banned'];
  });
  act('/people/:id/rename', async ({ operator, params, fields }) => {
    await operator.rename(await personOf(params.id), nameField(fields), whyField(fields));
    return [`/people/${params.id}`, 'renamed'];
  });
  act('/bans', async ({ operator, fields }) => {
    await operator.banAddress(addressField(fields), untilField(fields, registry.now()), whyField(fields));
    return ['/bans', 'address'];
  });
  act('/bans/:id/lift', async ({ operator, params, fields }) => {
    const ban = (await moderation.ban(params.id)) ?? fail('not-found', 'This ban has already been lifted.');
    await operator.liftBan(ban, whyField(fields));
    return [ban.person === null ? '/bans' : `/people/${ban.person}`, 'lifted'];
  });
  act('/tables/:id/close', async ({ operator, params, fields }) => {
    await operator.closeTable(params.id, whyField(fields));
    return [`/tables/${params.id}`, 'closed'];
  });
  act('/tables/:id/words/:n/remove', async ({ operator, params, fields }) => {
    await operator.removeWords(params.id, params.n, whyField(fields));
    return [`/tables/${params.id}?around=${params.n}`, 'removed'];
  });
  act('/challenges/:id/unlist', async ({ operator, params, fields }) => {
    await operator.unlist(params.id, whyField(fields));
    return ['/deals', 'unlisted'];
  });
  act('/reports/:id/close', async ({ operator, params, fields }) => {
    const report = (await moderation.report(params.id)) ?? fail('not-found', 'This report no longer exists.');
    await operator.closeReport(report, whyField(fields));
    return ['/reports', 'settled'];
  });
}
