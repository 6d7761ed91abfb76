// Numbers that nobody may predict or choose afterwards.

import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: ids of tables and people, keys, invitations. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

export function randomSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Randomness for a bot: nobody can reproduce it before the secret is revealed. */
export function botSeed(secret: string, turn: string): string {
  return createHash('sha256').update(`menagerie/bot-seed/1 ${secret} ${turn}`).digest('hex');
}
