// Numbers that nobody should be able to foresee or to choose afterwards.

import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: ids of tables and people, keys, invitations. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

export function randomSecret(): string {
  return randomBytes(32).toString('hex');
}

/** The chance of a bot of the registry: nobody can draw along before the secret is opened. */
export function botSeed(secret: string, turn: string): string {
  return createHash('sha256').update(`menagerie/bot-seed/1 ${secret} ${turn}`).digest('hex');
}
