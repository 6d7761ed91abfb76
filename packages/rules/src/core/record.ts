// A record: one game as numbered JSON lines, complete enough to replay and verify. docs/records.md
// describes it for people and other languages. This file defines the format and writes it;
// record-reader.ts reads and checks it.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { DEAL_STREAM_VERSION } from './deal-stream.ts';
import { listOf, wholeNumber } from './schema.ts';

export const RECORD_FORMAT = 'menagerie-record';
export const RECORD_VERSION = 1;

const number32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const facts = v.record(v.string(), v.unknown());
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const anyInteger = v.pipe(v.number(), v.integer());

const opened = v.strictObject({
  type: v.literal('opened'),
  format: v.literal(RECORD_FORMAT),
  version: v.literal(RECORD_VERSION),
  game: shortText,
  rules: anyInteger,
  options: facts,
  seats: listOf(
    v.strictObject({
      name: shortText,
      /** The level or policy of a bot; absent for a person. */
      bot: v.optional(shortText),
    }),
    8,
  ),
  /** When the game started, in ISO 8601. */
  date: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The promise that binds the dealer; the secret is opened at the end. */
  deals: v.optional(
    v.strictObject({
      version: v.literal(DEAL_STREAM_VERSION),
      commitment: number32,
      numbers: listOf(number32, 8),
    }),
  ),
});
const dealt = v.strictObject({ type: v.literal('dealt'), round: anyInteger, deal: facts });
const moved = v.strictObject({ type: v.literal('moved'), seat: wholeNumber(0, 7), move: shortText });
const scored = v.strictObject({ type: v.literal('scored'), round: anyInteger, result: facts });
const ended = v.strictObject({
  type: v.literal('ended'),
  /** `stopped`: the players left before the end; these are the scores at that point. */
  reason: v.picklist(['finished', 'stopped']),
  totals: listOf(anyInteger, 8),
  places: listOf(anyInteger, 8),
  secret: v.optional(number32),
});

export const EVENT_SCHEMAS = { opened, dealt, moved, scored, ended };

export type RecordHeader = v.InferOutput<typeof opened>;
export type RecordEnd = v.InferOutput<typeof ended>;
export type Dealt = v.InferOutput<typeof dealt>;
export type Moved = v.InferOutput<typeof moved>;
export type Scored = v.InferOutput<typeof scored>;
/** What happens between the header and the end. */
export type PlayEvent = Dealt | Moved | Scored;
export type RecordEvent = RecordHeader | PlayEvent | RecordEnd;

/**
 * A line's checksum covers all lines before it: the first 16 hexadecimal digits of SHA-256 over the
 * previous line's checksum (empty for the first line), then the line's own text up to `,"sum"`.
 */
export function sumOf(previous: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(previous + text))).slice(0, 16);
}

/** The whole file, one event per line. */
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
