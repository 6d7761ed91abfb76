// Refuses every API request of banned people, with the reason and the end date.

import type { FastifyRequest } from 'fastify';
import type { Bans } from '../people/bans.ts';
import { HttpRefusal } from './errors.ts';

export function refusalOfBanned(bans: Bans, { person, ip }: FastifyRequest): HttpRefusal | undefined {
  const ban = bans.find(person?.id ?? null, ip);
  if (!ban) return undefined;
  const { until, reason } = ban;
  return new HttpRefusal({
    code: 'banned',
    message: `You are banned from this server until ${new Date(until).toISOString()}: ${reason}`,
    facts: { reason, until },
  });
}
