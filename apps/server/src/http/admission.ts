// The first thing that happens to every request, before its body is read: from which address it comes, who sends
// it, and whether they have asked for too much.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people/people.ts';
import { countedAddress } from './address.ts';
import { fail } from './errors.ts';
import { identify } from './identity.ts';
import type { Limits, RateLimit, Verdict } from './rate-limit.ts';

const FLOOD_MS = 1_000;
const MOST_WAITING = 2_000;

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
  const tarpit = new Tarpit();
  server.addHook('onRequest', async (request, reply) => {
    request.address = countedAddress(request.ip);
    try {
      const isApi = request.routeOptions.url?.startsWith('/api') ?? false;
      if (people && isApi) await identify(request, people);
    } finally {
      // A wrong key is answered like any other guest's request: also with 429, when there were too many.
      const verdict = takeFrom(limits, request, reply);
      if (verdict && verdict.left < 0) {
        if (verdict.isFlood) await tarpit.wait();
        fail('too-fast', 'Too many requests. Wait until the next minute.');
      }
    }
  });
}

/** The verdict of the general limit, or of the route's own if that has one. */
function takeFrom({ general }: Limits, request: FastifyRequest, reply: FastifyReply): Verdict | null {
  const { limit } = request.routeOptions.config;
  if (limit === 'none') return null;
  const verdict = take(general, request, reply);
  return limit && !(verdict && verdict.left < 0) ? take(limit, request, reply) : verdict;
}

function take(limit: RateLimit, { address, person }: FastifyRequest, reply: FastifyReply): Verdict | null {
  const verdict = limit.take(address, person?.id ?? null);
  if (!verdict) return null;
  const { most, left } = verdict;
  reply.header('x-ratelimit-limit', most);
  reply.header('x-ratelimit-remaining', Math.max(0, left));
  reply.header('x-ratelimit-reset', limit.secondsLeft);
  if (left < 0) reply.header('retry-after', limit.secondsLeft);
  return verdict;
}

/** Answers to a flood come late, so that each of its connections brings little, and others are served meanwhile. */
class Tarpit {
  #waiting = 0;

  async wait(): Promise<void> {
    if (this.#waiting >= MOST_WAITING) return;
    this.#waiting++;
    await new Promise((resolve) => setTimeout(resolve, FLOOD_MS).unref());
    this.#waiting--;
  }
}
