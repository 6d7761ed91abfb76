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
    schema: { tags, summary: 'Which notifications you want, and whether this device gets them', response },
    handler: show,
  });

  api.put('/me/notices', {
    config: stricterLimit(context, 10),
    schema: {
      tags,
      summary: 'Choose which notifications you want, on all your devices, and your quiet hours',
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
      summary: 'Subscribe this device to notifications',
      body: PushSubscription,
      response,
    },
    handler: async (request) => {
      const person = await currentPerson(request, people);
      const { endpoint, keys } = request.body;
      if (!push.mayBe(endpoint)) fail('bad-request', 'That is not the address of a push service.');
      const id = createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
      const own = { id, person: person.id, keyHash: hashOf(request.key ?? ''), endpoint, ...keys };
      if (!(await store.notices.subscribe(own, registry.now()))) fail('no-key', 'Unknown device.');
      await teller.tellDaysAt(id, (await store.notices.wishesOf(person.id)) ?? NEW_WISHES);
      return show(request);
    },
  });

  api.delete('/me/notices/device', {
    schema: { tags, summary: 'Unsubscribe this device from notifications', response },
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
      summary: 'Send this device a test notification; returns whether its push service accepted it',
      response: { 200: strict({ isSent: Type.Boolean() }), default: ApiError },
    },
    handler: async (request) => {
      requirePerson(request);
      const own = await store.notices.subscriptionOf(hashOf(request.key ?? ''));
      if (own === null) return fail('not-found', 'This device gets no notifications.');
      return { isSent: (await teller.test(own)) === 'taken' };
    },
  });

  api.post('/tables/:id/nudge', {
    config: stricterLimit(context, 60),
    schema: {
      tags,
      summary:
        'Nudge players who have kept the table waiting for ten minutes: once per turn, three times a day',
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
