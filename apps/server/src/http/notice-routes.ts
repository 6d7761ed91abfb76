// Notices for people who are elsewhere: what they wish, and which of their devices is told.

import {
  ApiError,
  NEW_WISHES,
  Notices,
  NoticeWishes,
  PushSubscription,
  strict,
  TableState,
} from '@menagerie/protocol';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isZone } from '../notices/wishes.ts';
import { hashOf } from '../people/people.ts';
import { nudge } from '../table/nudging.ts';
import { readerOf, stateFor } from '../table/visible.ts';
import { orRefuse, stricterLimit, type Api, type Context } from './context.ts';
import { fail } from './errors.ts';
import { currentPerson, requirePerson } from './identity.ts';
import { TableParams } from './schemas.ts';

export function noticeRoutes(api: Api, context: Context): void {
  const { store, people, push, teller, registry } = context;
  const tags = ['notices'];
  const response = { 200: Notices, default: ApiError };

  const show = async (request: FastifyRequest): Promise<Notices> => {
    const { id } = requirePerson(request);
    const wishes = (await store.notices.wishesOf(id)) ?? NEW_WISHES;
    const own = await store.notices.subscriptionOf(hashOf(request.key ?? ''));
    return { wishes, isOn: own !== null, key: await push.publicKey() };
  };

  api.get('/me/notices', {
    schema: { tags, summary: 'What you want to hear of, and whether this device is told', response },
    handler: show,
  });

  api.put('/me/notices', {
    config: stricterLimit(context, 10),
    schema: {
      tags,
      summary: 'What you want to hear of, on all your devices, and your quiet hours',
      body: NoticeWishes,
      response,
    },
    handler: async (request) => {
      const { id } = await currentPerson(request, people);
      if (!isZone(request.body.zone)) fail('bad-request', 'There is no such time zone.');
      await store.notices.putWishes(id, request.body);
      await teller.tellDaysOf(id, request.body);
      return show(request);
    },
  });

  api.put('/me/notices/device', {
    config: stricterLimit(context, 20),
    schema: {
      tags,
      summary: "Tell this device, by its browser's push service",
      body: PushSubscription,
      response,
    },
    handler: async (request) => {
      const person = await currentPerson(request, people);
      const { endpoint, keys } = request.body;
      if (!push.mayBe(endpoint)) fail('bad-request', 'That is no address of a push service.');
      const id = createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
      const own = { id, person: person.id, keyHash: hashOf(request.key ?? ''), endpoint, ...keys };
      if (!(await store.notices.subscribe(own, registry.now()))) fail('no-key', 'This device is not known.');
      await teller.tellDaysAt(id, (await store.notices.wishesOf(person.id)) ?? NEW_WISHES);
      return show(request);
    },
  });

  api.delete('/me/notices/device', {
    schema: { tags, summary: 'Tell this device nothing any more', response },
    handler: async (request) => {
      requirePerson(request);
      await store.notices.unsubscribeKey(hashOf(request.key ?? ''));
      return show(request);
    },
  });

  api.post('/me/notices/test', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Send this device a notice now; whether its push service took it',
      response: { 200: strict({ isSent: Type.Boolean() }), default: ApiError },
    },
    handler: async (request) => {
      requirePerson(request);
      const own = await store.notices.subscriptionOf(hashOf(request.key ?? ''));
      if (own === null) return fail('not-found', 'This device is told nothing.');
      return { isSent: (await teller.test(own)) === 'taken' };
    },
  });

  api.post('/tables/:id/nudge', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary: 'Remind those who have kept the table waiting for ten minutes: once a turn, three times a day',
      params: TableParams,
      response: { 200: TableState, default: ApiError },
    },
    handler: async (request) => {
      const person = await currentPerson(request, people);
      const table = orRefuse(
        await registry.change(request.params.id, (found, now) => nudge(found, now, person)),
      );
      return stateFor(table, readerOf(table, person.id));
    },
  });
}
