// The first thing that happens to every request, before its body is read: from which address it comes, who sends
// it, and whether they have asked for too much.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people/people.ts';
import { countedAddress } from './address.ts';
import { fail } from './errors.ts';
import { identify } from './identity.ts';
import type { Limits, RateLimit } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By which it is counted: of IPv6 the first 64 bits. */
    address: string;
  }
  interface FastifyContextConfig {
    /** Besides the general limit; `none`: not even that, for what costs nothing. */
    readonly limit?: RateLimit | 'none';
  }
}

/** `people` is null where only the page is served. */
export function admitAll(server: FastifyInstance, limits: Limits, people: People | null): void {
  server.decorateRequest('address', '');
  server.decorateRequest('person', null);
  server.decorateRequest('key', null);
  server.addHook('onRequest', async (request, reply) => {
    request.address = countedAddress(request.ip);
    try {
      const isApi = request.routeOptions.url?.startsWith('/api') ?? false;
      if (people && isApi) await identify(request, people);
    } finally {
      // A wrong key is answered like any other guest's request: also with 429, when there were too many.
      takeFrom(limits, request, reply);
    }
  });
}

function takeFrom({ general }: Limits, request: FastifyRequest, reply: FastifyReply): void {
  const { limit } = request.routeOptions.config;
  if (limit === 'none') return;
  take(general, request, reply);
  if (limit) take(limit, request, reply);
}

function take(limit: RateLimit, { address, person }: FastifyRequest, reply: FastifyReply): void {
  const verdict = limit.take(address, person?.id ?? null);
  if (!verdict) return;
  const { most, left } = verdict;
  const wait = limit.secondsLeft;
  reply.header('x-ratelimit-limit', most);
  reply.header('x-ratelimit-remaining', Math.max(0, left));
  reply.header('x-ratelimit-reset', wait);
  if (left >= 0) return;
  reply.header('retry-after', wait);
  fail('too-fast', `Too many requests: wait ${wait} seconds.`);
}
