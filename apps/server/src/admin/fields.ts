// What the forms of the admin page send: checked, with a sentence about what to do when it is wrong.

import type { Id } from '@menagerie/protocol';
import { cleanName } from '@menagerie/protocol/limits';
import type { FastifyRequest } from 'fastify';
import { fail } from '../http/errors.ts';
import { parseRange } from '../people/address-range.ts';

export type Fields = Readonly<Record<string, string>>;

const HOUR_MS = 60 * 60 * 1000;
export const LONGEST_WHY = 500;

/** How long a ban may last, by the words of the form. */
export const SPANS: Readonly<Record<string, number>> = {
  '1 hour': HOUR_MS,
  '1 day': 24 * HOUR_MS,
  '1 week': 7 * 24 * HOUR_MS,
  '30 days': 30 * 24 * HOUR_MS,
  '1 year': 365 * 24 * HOUR_MS,
};

/** An id, wherever it stands in a text. */
export const ID = /[A-Za-z0-9_-]{22}/;
const ONLY_ID = /^[A-Za-z0-9_-]{22}$/;

export interface Params {
  readonly id: Id;
  readonly n: number;
}
export type Query = Readonly<Record<string, string | undefined>>;

/** Of the address; where it has none, nobody asks for them. */
export function paramsOf({ params }: FastifyRequest): Params {
  const { id = '', n = '0' } = params as { readonly id?: string; readonly n?: string };
  if ((id !== '' && !ONLY_ID.test(id)) || !/^\d{1,9}$/.test(n)) fail('not-found', 'There is no such page.');
  return { id, n: Number(n) };
}

/** What is there twice is one text. */
export const queryOf = ({ query }: FastifyRequest): Query =>
  Object.fromEntries(Object.entries(query as object).map(([name, value]) => [name, String(value)]));

export function fieldsOf({ body }: FastifyRequest): Fields {
  return (body ?? {}) as Fields;
}

/** Without control characters, which no store should have to take. */
export function textField(fields: Fields, name: string, { most }: { readonly most: number }): string {
  const text = (fields[name] ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  if (text === '') fail('bad-request', `Fill in the field "${name}": go back and try again.`);
  if ([...text].length > most)
    fail('bad-request', `The field "${name}" can have at most ${most} characters.`);
  return text;
}

export const whyField = (fields: Fields): string => textField(fields, 'why', { most: LONGEST_WHY });

export function nameField(fields: Fields): string {
  return (
    cleanName(fields['name'] ?? '') ??
    fail('bad-request', 'A name has 1 to 24 visible characters. Go back and try again.')
  );
}

/** The end of a ban that begins now. */
export function untilField(fields: Fields, now: number): number {
  const span = Object.hasOwn(SPANS, fields['for'] ?? '') ? SPANS[fields['for']] : undefined;
  return span === undefined ? fail('bad-request', 'Go back and choose how long the ban lasts.') : now + span;
}

export function addressField(fields: Fields): string {
  return (
    parseRange(fields['address'] ?? '') ??
    fail(
      'bad-request',
      'That is not an address. Use one such as 203.0.113.7, or a range such as 203.0.113.0/24 or 2001:db8:1:2::/64.',
    )
  );
}
