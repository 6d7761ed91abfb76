// Every error the API returns, with its HTTP status: statuses are chosen only in this table.

import { Type, type Static } from 'typebox';
import { Facts, strict } from './basics.ts';

export const STATUS = {
  'bad-request': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'no-key': 401,
  'not-yours': 403,
  'not-host': 403,
  'not-seated': 403,
  'not-invited': 403,
  'not-welcome': 403,
  'cross-site': 403,
  hidden: 403,
  banned: 403,
  'not-found': 404,
  'no-table': 404,
  'no-contest': 404,
  'bad-code': 404,
  'no-person': 404,
  'seat-taken': 409,
  'already-started': 409,
  'not-started': 409,
  'not-ready': 409,
  'not-over': 409,
  'not-open': 409,
  'game-over': 409,
  'not-your-turn': 409,
  stale: 409,
  'nothing-asked': 409,
  'already-asked': 409,
  'no-takeback': 409,
  'other-rules': 409,
  unreadable: 409,
  'not-away': 409,
  'too-many': 409,
  'too-often': 409,
  'too-many-seats': 409,
  'too-many-tables': 409,
  'not-callable': 409,
  'name-reserved': 409,
  'already-reported': 409,
  busy: 409,
  'too-large': 413,
  'wrong-type': 415,
  illegal: 422,
  'no-chat': 403,
  'too-fast': 429,
  'too-many-reports': 429,
  'went-wrong': 500,
  'store-failed': 503,
  closing: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

export const ApiError = strict({
  error: Type.Object(
    {
      code: Type.String({ description: Object.keys(STATUS).join(', ') }),
      message: Type.String({ description: 'What happened and what to do, in English.' }),
      /** For `stale`: the number of entries now, and the one to answer. */
      n: Type.Optional(Type.Integer()),
      asked: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      /** For `illegal`: which rule, why, and what is allowed. `facts` of `other-rules`: versions `made` and `here`;
       *  of `banned`: `reason` and `until`; of `hidden`: `until`; of `not-open`: `opensAt` and `closesAt`. */
      rule: Type.Optional(Type.String()),
      refusal: Type.Optional(Type.String()),
      facts: Type.Optional(Facts),
      legal: Type.Optional(Type.Array(Type.String())),
    },
    { additionalProperties: false },
  ),
});
export type ApiError = Static<typeof ApiError>;
