// Who sends a request: a bearer key for bots and tools, a cookie for the page. A cookie alone is not enough for
// a change that comes from another site.

import type {} from '@fastify/cookie';
import type { Person } from '@menagerie/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people/people.ts';
import { fail } from './errors.ts';

const COOKIE = 'menagerie';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: a guest. */
    person: Person | null;
    /** The key that told who it is. */
    key: string | null;
  }
}

export async function identify(request: FastifyRequest, people: People): Promise<void> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const key = /^Bearer (\S{8,100})$/i.exec(authorization)?.[1];
    request.person = key === undefined ? null : await people.byKey(key, request.address);
    if (!request.person) fail('no-key', 'Unknown key.');
    request.key = key ?? null;
    return;
  }
  const key = request.cookies[COOKIE];
  if (key === undefined || key.length > 100) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') refuseOtherSites(request);
  request.person = await people.byKey(key, request.address);
  if (request.person) request.key = key;
}

/** Of a request that carries a cookie: whether the page itself sent it. */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const isOther = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isOther || (headers.origin !== undefined && !isSameHost(headers.origin, headers.host))) {
    fail('cross-site', 'This request must come from the page itself.');
  }
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function requirePerson(request: FastifyRequest): Person {
  return request.person ?? fail('no-key', 'Authentication required. POST /api/people gives you a key.');
}

/** With the name that they have now. */
export async function currentPerson(request: FastifyRequest, people: People): Promise<Person> {
  return (await people.look(requirePerson(request).id)) ?? failAsGone();
}

export function failAsGone(): never {
  return fail('no-key', 'Your key is no longer valid.');
}

export function keepKey(reply: FastifyReply, key: string, isSecure: boolean): void {
  reply.setCookie(COOKIE, key, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    path: '/api',
    maxAge: YEAR_SECONDS,
  });
}

export function dropKey(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/api' });
}
