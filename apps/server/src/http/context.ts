// What every route may use.

import type { FastifyInstance, FastifyBaseLogger, RawServerDefault } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from '@menagerie/rules';
import type { KnownContests } from '../contests/known-contests.ts';
import type { Standings } from '../contests/standings.ts';
import type { TableRegistry } from '../live/table-registry.ts';
import type { Broadcaster } from '../live/broadcaster.ts';
import type { Holdings } from '../live/holdings.ts';
import type { Lobby } from '../live/lobby.ts';
import type { Presence } from '../live/presence.ts';
import type { Push } from '../notices/push.ts';
import type { Teller } from '../notices/teller.ts';
import type { Bans } from '../people/bans.ts';
import type { Mutes } from '../people/mutes.ts';
import type { People } from '../people/people.ts';
import type { Sightings } from '../people/sightings.ts';
import type { Store } from '../store/store.ts';
import type { Refused } from '../table/ruling.ts';
import { HttpRefusal } from './errors.ts';
import type { Limits, RateLimit } from './rate-limit.ts';
import type { Streams } from './stream.ts';

export interface Context {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly broadcaster: Broadcaster;
  readonly holdings: Holdings;
  readonly lobby: Lobby;
  readonly contests: KnownContests;
  readonly standings: Standings;
  readonly push: Push;
  readonly teller: Teller;
  readonly presence: Presence;
  readonly people: People;
  readonly mutes: Mutes;
  readonly streams: Streams;
  readonly bans: Bans;
  readonly sightings: Sightings;
  readonly isSecure: boolean;
  readonly limits: Limits;
}

export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The value, or the refusal as the answer. */
export function orRefuse<T>(result: Result<T, Refused>): T {
  if (result.ok) return result.value;
  throw new HttpRefusal(result.error);
}

/** A stricter limit than the general one, for what costs more: its nth part. */
export function stricterLimit({ limits }: Context, part: number): { readonly limit: RateLimit } {
  return { limit: limits.share(part) };
}
