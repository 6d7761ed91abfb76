// The API under /api: identity, limits, errors and routes put together.

import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { describeApi, descriptionRoutes } from './describe.ts';
import { identify } from './identity.ts';
import { peopleRoutes } from './people-routes.ts';
import { refusalOfBanned } from './refuse-banned.ts';
import { reportRoutes } from './report-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { WrongKeys } from './wrong-keys.ts';

export async function registerApi(server: FastifyInstance, context: Context): Promise<void> {
  await server.register(cookie);
  await server.register(
    async (plain) => {
      const api = plain.withTypeProvider<TypeBoxTypeProvider>();
      api.setValidatorCompiler(TypeBoxValidatorCompiler);
      api.setSerializerCompiler(() => (data) => JSON.stringify(data));
      api.removeContentTypeParser('text/plain');
      api.decorateRequest('person', null);
      api.decorateRequest('key', null);
      const wrongKeys = new WrongKeys(context.rateLimit === 0 ? Infinity : context.rateLimit / 10, () =>
        context.registry.now(),
      );
      api.addHook('onRequest', identify(context.people, wrongKeys));
      api.addHook('onRequest', (request, _reply, done) => {
        if (request.person) context.sightings.note(request.person.id, request.ip);
        done(refusalOfBanned(context.bans, request));
      });
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      if (context.rateLimit > 0) {
        await api.register(rateLimit, {
          max: context.rateLimit,
          timeWindow: '1 minute',
          hook: 'preHandler',
          keyGenerator: (request) => request.person?.id ?? request.ip,
          errorResponseBuilder: (_request, { after }) =>
            Object.assign(new Error(`Too many requests: wait ${after}.`), { statusCode: 429 }),
        });
      }
      await describeApi(api);
      api.after(() => {
        peopleRoutes(api, context);
        tableRoutes(api, context);
        reportRoutes(api, context);
        descriptionRoutes(api);
      });
    },
    { prefix: '/api' },
  );
}
