// What every route may use.

import type { FastifyInstance, FastifyBaseLogger, RawServerDefault } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from '@menagerie/rules';
import type { House } from '../house/house.ts';
import type { Hub } from '../house/hub.ts';
import type { Lobby } from '../house/lobby.ts';
import type { Presence } from '../house/presence.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Refused } from '../table/decision.ts';
import { HttpRefusal } from './errors.ts';
import type { Streams } from './stream.ts';

export interface Context {
  readonly store: Store;
  readonly house: House;
  readonly hub: Hub;
  readonly lobby: Lobby;
  readonly presence: Presence;
  readonly people: People;
  readonly streams: Streams;
  readonly isSecure: boolean;
  /** Requests a minute; 0: no limit. */
  readonly rateLimit: number;
  readonly streamLimit: number;
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

/** A stricter limit than the general one, for what costs more. */
export function slower(
  { rateLimit }: Context,
  share: number,
): { rateLimit: { max: number } } | Record<string, never> {
  return rateLimit === 0 ? {} : { rateLimit: { max: Math.max(1, Math.round(rateLimit / share)) } };
}
