// A record: one game as numbered JSON lines, complete enough to replay and to check. docs/records.md
// describes it for people and other languages. This file knows its shape and how to write it;
// record-reader.ts reads and judges.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import Type, { type Static } from 'typebox';

export const RECORD_FORMAT = 'menagerie-record';
export const RECORD_VERSION = 1;

const closed = { additionalProperties: false };
const Number32 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Facts = Type.Record(Type.String(), Type.Unknown());

const Opened = Type.Object(
  {
    type: Type.Literal('opened'),
    format: Type.Literal(RECORD_FORMAT),
    version: Type.Literal(RECORD_VERSION),
    game: Type.String({ maxLength: 40 }),
    rules: Type.Integer({ minimum: 1 }),
    options: Facts,
    seats: Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1, maxLength: 60 }),
          /** The level or policy of a bot; absent for a person. */
          bot: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
        },
        closed,
      ),
      { minItems: 1, maxItems: 8 },
    ),
    /** When the game began, in ISO 8601. */
    date: Type.Optional(Type.String({ maxLength: 40 })),
    /** The promise that binds the dealer; the secret is opened at the end. */
    deals: Type.Optional(
      Type.Object(
        { version: Type.Literal(1), commitment: Number32, numbers: Type.Array(Number32, { maxItems: 8 }) },
        closed,
      ),
    ),
  },
  closed,
);
const Dealt = Type.Object(
  { type: Type.Literal('dealt'), round: Type.Integer({ minimum: 0 }), deal: Facts },
  closed,
);
const Moved = Type.Object(
  {
    type: Type.Literal('moved'),
    seat: Type.Integer({ minimum: 0, maximum: 7 }),
    move: Type.String({ minLength: 1, maxLength: 40 }),
  },
  closed,
);
const Scored = Type.Object(
  { type: Type.Literal('scored'), round: Type.Integer({ minimum: 0 }), result: Facts },
  closed,
);
const Ended = Type.Object(
  {
    type: Type.Literal('ended'),
    /** `stopped`: the players left the game before its end; the scores are as they stood. */
    reason: Type.Union([Type.Literal('finished'), Type.Literal('stopped')]),
    totals: Type.Array(Type.Integer()),
    places: Type.Array(Type.Integer()),
    secret: Type.Optional(Number32),
  },
  closed,
);

export const EVENT_SCHEMAS = { opened: Opened, dealt: Dealt, moved: Moved, scored: Scored, ended: Ended };

export type RecordHeader = Static<typeof Opened>;
export type RecordEnd = Static<typeof Ended>;
export type RecordEvent =
  RecordHeader | Static<typeof Dealt> | Static<typeof Moved> | Static<typeof Scored> | RecordEnd;

/**
 * The sum of a line binds it to all lines before it: the first 16 hexadecimal digits of SHA-256 over
 * the sum of the line before (nothing for the first), then the line's own text up to `,"sum"`.
 */
export function sumOf(previous: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(previous + text))).slice(0, 16);
}

/** The whole file, one event a line. */
export function formatRecord(events: readonly RecordEvent[]): string {
  let sum = '';
  let text = '';
  for (const [n, event] of events.entries()) {
    const line = JSON.stringify({ n, ...event }).slice(0, -1);
    sum = sumOf(sum, line);
    text += `${line},"sum":"${sum}"}\n`;
  }
  return text;
}
