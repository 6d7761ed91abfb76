// The API under /api: schemas, headers and routes put together.

import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { challengeRoutes } from './challenge-routes.ts';
import { contestRoutes } from './contest-routes.ts';
import type { Context } from './context.ts';
import { deviceRoutes } from './device-routes.ts';
import { describeApi, descriptionRoutes } from './describe.ts';
import { duplicateRoutes } from './duplicate-routes.ts';
import { friendRoutes } from './friend-routes.ts';
import { hostRoutes } from './host-routes.ts';
import { listRoutes } from './list-routes.ts';
import { markRoutes } from './mark-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { puzzleRoutes } from './puzzle-routes.ts';
import { refusalOfBanned } from './refuse-banned.ts';
import { reportRoutes } from './report-routes.ts';
import { tableRoutes } from './table-routes.ts';

export async function registerApi(server: FastifyInstance, context: Context): Promise<void> {
  await server.register(
    async (plain) => {
      const api = plain.withTypeProvider<TypeBoxTypeProvider>();
      api.setValidatorCompiler(TypeBoxValidatorCompiler);
      api.setSerializerCompiler(() => (data) => JSON.stringify(data));
      api.removeContentTypeParser('text/plain');
      api.addHook('onRequest', (request, _reply, done) => {
        if (request.person) context.sightings.note(request.person.id, request.ip);
        done(refusalOfBanned(context.bans, request));
      });
      api.addHook('onSend', (_request, reply, _payload, done) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        done();
      });
      await describeApi(api);
      api.after(() => {
        peopleRoutes(api, context);
        deviceRoutes(api, context);
        tableRoutes(api, context);
        hostRoutes(api, context);
        markRoutes(api, context);
        friendRoutes(api, context);
        reportRoutes(api, context);
        noticeRoutes(api, context);
        contestRoutes(api, context);
        challengeRoutes(api, context);
        duplicateRoutes(api, context);
        listRoutes(api, context);
        profileRoutes(api, context);
        puzzleRoutes(api, context);
        descriptionRoutes(api);
      });
    },
    { prefix: '/api' },
  );
}
