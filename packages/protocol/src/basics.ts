// Basic schemas used by the others, with limits on what clients may send.

import { Type, type Static, type TNull, type TObject, type TSchema, type TUnion } from 'typebox';
import { LONGEST_NAME, NAME_PATTERN } from './limits.ts';

/** For a table or a person: 128 random bits as base64url, unguessable. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'An unguessable id.' });
export type Id = Static<typeof Id>;

export const Name = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  pattern: NAME_PATTERN,
  description: `One to ${LONGEST_NAME} code points, none of them invisible, no space at either end.`,
});

export const Seat = Type.Integer({ minimum: 0, maximum: 7, description: 'Clockwise from 0.' });

/** A secret, a commitment or a seat's number: 32 bytes. */
export const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$', description: '32 bytes in lower-case hex.' });

export const Time = Type.Number({ description: "Milliseconds since 1970, by the server's clock." });

export const GameId = Type.String({
  pattern: '^[a-z0-9-]{1,40}$',
  description: 'Such as cat-in-the-box.',
});

/** The built-in bots, weakest first. */
export const BotLevel = Type.Union([
  Type.Literal('kitten'),
  Type.Literal('cat'),
  Type.Literal('ocelot'),
  Type.Literal('lynx'),
  Type.Literal('leopard'),
  Type.Literal('tiger'),
]);
export type BotLevel = Static<typeof BotLevel>;

export function nullable<T extends TSchema>(schema: T): TUnion<[T, TNull]> {
  return Type.Union([schema, Type.Null()]);
}

/** An object without extra fields, so that a misspelt field is an error. */
export function strict<T extends Record<string, TSchema>>(fields: T, description?: string): TObject<T> {
  return Type.Object(fields, { additionalProperties: false, ...(description ? { description } : {}) });
}

/** The facts of a game, in its own form. */
export const Facts = Type.Record(Type.String(), Type.Unknown());
