// Numbers that nobody should be able to foresee or to choose afterwards.

import { createHash, randomBytes } from 'node:crypto';
import type { Seat } from '@menagerie/rules';

/** 128 random bits: ids of tables and people, keys, invitations. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

export function randomSecret(): string {
  return randomBytes(32).toString('hex');
}

/**
 * The number of a seat that brings none of its own. It follows from the commitment, which was published before,
 * so that the server has no choice left when it sees the numbers of the others.
 */
export function houseNumber(commitment: string, seat: Seat): string {
  return createHash('sha256').update(`menagerie/seat-number/1 ${commitment} ${seat}`).digest('hex');
}

/** The chance of a bot of the house: nobody can draw along before the secret is opened. */
export function botSeed(secret: string, turn: string): string {
  return createHash('sha256').update(`menagerie/bot-seed/1 ${secret} ${turn}`).digest('hex');
}
