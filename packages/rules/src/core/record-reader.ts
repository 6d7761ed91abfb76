// Reads a record. The text is outside input, so every line is checked: its shape, its number, its
// checksum, and against the rules. The first fault is reported; nothing here throws on invalid input.

import type { Game, Options } from './game.ts';
import { parseOptions } from './play.ts';
import {
  EVENT_SCHEMAS,
  RECORD_FORMAT,
  RECORD_VERSION,
  sumOf,
  type RecordEnd,
  type RecordEvent,
  type RecordHeader,
} from './record.ts';
import { isSame, Replay, type Step } from './replay.ts';
import { ok, type Fault, type Result } from './result.ts';
import { describeOtherRules, otherRules, type RulesVersions } from './rules-version.ts';
import { describeMismatch, fits, type Schema } from './schema.ts';

export interface RecordFault extends Fault {
  /** From 1. */
  readonly line: number;
  /** For `other-rules`. */
  readonly versions?: RulesVersions;
}

export interface GameRecord {
  readonly game: Game;
  readonly options: Options;
  readonly header: RecordHeader;
  readonly events: readonly RecordEvent[];
  /** Every event between header and end, played. */
  readonly steps: readonly Step[];
  readonly end: RecordEnd;
}

export type Read<T> = Result<T, RecordFault>;

/** Reads a whole record and replays it by the rules; deal-report.ts checks its deals. */
export function readRecord(text: string, findGame: (id: string) => Game | undefined): Read<GameRecord> {
  const events = readEvents(text);
  if (!events.ok) return events;
  const header = events.value[0];
  if (header.type !== 'opened') return refuseLine(1, 'no-header', 'a record begins with an opened line');
  const game = findGame(header.game);
  if (!game) return refuseLine(1, 'unknown-game', `there is no game called ${JSON.stringify(header.game)}`);
  const versions = otherRules(game, header.rules);
  if (versions) {
    const reason = describeOtherRules(game, versions);
    return { ok: false, error: { line: 1, code: 'other-rules', reason, versions } };
  }
  const options = parseOptions(game, header.options);
  if (!options.ok) return refuseLine(1, options.error.code, options.error.reason);
  const { players } = options.value;
  if (header.seats.length !== players) {
    return refuseLine(1, 'bad-seats', `${players} players, but ${header.seats.length} seats`);
  }
  if (header.deals && header.deals.numbers.length !== players) {
    return refuseLine(1, 'bad-numbers', `${players} players, but ${header.deals.numbers.length} numbers`);
  }
  const played = replayEvents(Replay.start(game, options.value), events.value);
  if (!played.ok) return played;
  const { end, steps } = played.value;
  if (end.secret !== undefined && !header.deals) {
    return refuseLine(events.value.length, 'no-promise', 'a secret is opened that was never promised');
  }
  return ok({ game, options: options.value, header, events: events.value, steps, end });
}

function readEvents(text: string): Read<readonly RecordEvent[]> {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (!lines.length) return refuseLine(1, 'empty', 'the record is empty');
  const events: RecordEvent[] = [];
  let sum = '';
  for (const [index, line] of lines.entries()) {
    const event = readEvent(line, index, sum);
    if (!event.ok) return event;
    events.push(event.value);
    sum = line.slice(-18, -2);
  }
  return ok(events);
}

function readEvent(line: string, index: number, previousSum: string): Read<RecordEvent> {
  const at = index + 1;
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return refuseLine(at, 'not-json', 'the line is torn: it is not JSON');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return refuseLine(at, 'not-an-event', 'the line is not an object');
  }
  const { n, sum, ...event } = data as Record<string, unknown>;
  if (index === 0 && (event['format'] !== RECORD_FORMAT || event['version'] !== RECORD_VERSION)) {
    return refuseLine(at, 'no-record', `this is not a ${RECORD_FORMAT} of version ${RECORD_VERSION}`);
  }
  if (n !== index)
    return refuseLine(at, 'wrong-number', `line ${index} is due here: lines are missing or moved`);
  const signed = /^(.*),"sum":"([0-9a-f]{16})"\}$/s.exec(line);
  if (!signed || sum !== signed[2] || sumOf(previousSum, signed[1]) !== sum) {
    return refuseLine(at, 'wrong-sum', 'the sum does not fit: this line, or one before it, was edited');
  }
  if (JSON.stringify(data) !== line) {
    return refuseLine(
      at,
      'not-plain',
      'the line has spaces, doubled keys or other marks that JSON does not need',
    );
  }
  const type = event['type'];
  if (typeof type !== 'string' || !Object.hasOwn(EVENT_SCHEMAS, type)) {
    return refuseLine(at, 'unknown-event', `there is no event of type ${JSON.stringify(type)}`);
  }
  const schema: Schema = EVENT_SCHEMAS[type as keyof typeof EVENT_SCHEMAS];
  return fits(schema, event)
    ? ok(event as RecordEvent)
    : refuseLine(at, 'bad-event', `${type}: ${describeMismatch(schema, event)}`);
}

interface Played {
  readonly steps: readonly Step[];
  readonly end: RecordEnd;
}

/** Plays all events by the rules. */
function replayEvents(start: Replay, events: readonly RecordEvent[]): Read<Played> {
  const steps: Step[] = [];
  let replay = start;
  for (const [index, event] of events.entries()) {
    const at = index + 1;
    if (event.type === 'opened') {
      if (index > 0) return refuseLine(at, 'second-header', 'the game was opened already');
    } else if (event.type === 'ended') {
      if (at !== events.length) return refuseLine(at + 1, 'after-the-end', 'nothing may follow the end');
      const reason = whyNotEnd(replay, event);
      return reason ? refuseLine(at, reason.code, reason.reason) : ok({ steps, end: event });
    } else {
      const step = replay.take(event);
      if (!step.ok) return refuseLine(at, step.error.code, step.error.reason);
      steps.push(step.value);
      replay = step.value.after;
    }
  }
  return refuseLine(events.length, 'torn', 'the record is torn: it stops here, before its end');
}

function whyNotEnd({ game, position, isScoreDue }: Replay, end: RecordEnd): Fault | null {
  if (isScoreDue) return { code: 'score-missing', reason: 'the last round must be scored first' };
  if (end.reason === 'finished' && !game.isOver(position)) {
    return { code: 'not-finished', reason: 'the game is not over by the rules' };
  }
  if (end.reason === 'stopped' && game.isOver(position)) {
    return { code: 'not-stopped', reason: 'the game was played to its end' };
  }
  const { totals, places } = game.scores(position);
  if (isSame([totals, places], [end.totals, end.places])) return null;
  const reason = `the rules give totals ${totals.join(' ')}, places ${places.join(' ')}`;
  return { code: 'wrong-result', reason };
}

export function refuseLine(line: number, code: string, reason: string): { ok: false; error: RecordFault } {
  return { ok: false, error: { line, code, reason } };
}
