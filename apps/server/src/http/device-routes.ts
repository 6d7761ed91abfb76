// A person's devices, each with a key of its own, and the recovery code, the way back when all are lost.

import { ApiError, Devices, RecoveryCode, strict } from '@menagerie/protocol';
import { Type } from 'typebox';
import { stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { dropKey, failAsGone, requirePerson } from './identity.ts';

export function deviceRoutes(api: Api, context: Context): void {
  const { people } = context;
  const tags = ['people'];

  api.get('/me/devices', {
    schema: {
      tags,
      summary: 'Your devices, most recently used first, and whether you have a recovery code',
      response: { 200: Devices, default: ApiError },
    },
    handler: async (request) => {
      const { id } = requirePerson(request);
      const [devices, recovery] = await Promise.all([
        people.devicesOf(id, request.key),
        people.recoveryOf(id),
      ]);
      return { devices, recovery };
    },
  });

  api.delete('/me/devices/:id', {
    schema: {
      tags,
      summary: 'Remove a device: revokes its key and ends its streams',
      params: strict({ id: Type.String({ maxLength: 64 }) }),
      response: { 204: Type.Null(), default: ApiError },
    },
    handler: async (request, reply) => {
      const person = requirePerson(request);
      const removed = await people.removeDevice(person.id, request.params.id, request.key);
      if (!removed) return fail('not-found', 'You have no such device.');
      if (removed.isThis) dropKey(reply);
      return reply.code(204).send(null);
    },
  });

  api.post('/me/recovery', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Create a recovery code to write down; it replaces the previous one',
      response: { 201: RecoveryCode, default: ApiError },
    },
    handler: async (request, reply) => {
      const code = await people.recoveryCode(requirePerson(request).id);
      reply.code(201);
      return code === null ? failAsGone() : { code };
    },
  });
}
