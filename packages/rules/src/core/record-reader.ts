// Reading a record: the text is outside input, so every line is checked for its shape, its place, its
// sum and against the rules, and the first that fails is named. Nothing here throws on rubbish.

import { commitmentTo, DealStream } from './deal-stream.ts';
import type { Game, JsonObject, Options, Position, Seat } from './game.ts';
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
  readonly end: RecordEnd;
}

type Read<T> = Result<T, RecordFault>;

/** Reads a whole record and replays it by the rules; the deals are checked by `checkDeals`. */
export function readRecord(text: string, findGame: (id: string) => Game | undefined): Read<GameRecord> {
  const events = readEvents(text);
  if (!events.ok) return events;
  const header = events.value[0];
  if (header.type !== 'opened') return refuse(1, 'no-header', 'a record begins with an opened line');
  const game = findGame(header.game);
  if (!game) return refuse(1, 'unknown-game', `there is no game called ${JSON.stringify(header.game)}`);
  const versions = otherRules(game, header.rules);
  if (versions) {
    const reason = describeOtherRules(game, versions);
    return { ok: false, error: { line: 1, code: 'other-rules', reason, versions } };
  }
  const options = parseOptions(game, header.options);
  if (!options.ok) return refuse(1, options.error.code, options.error.reason);
  const { players } = options.value;
  if (header.seats.length !== players) {
    return refuse(1, 'bad-seats', `${players} players, but ${header.seats.length} seats`);
  }
  if (header.deals && header.deals.numbers.length !== players) {
    return refuse(1, 'bad-numbers', `${players} players, but ${header.deals.numbers.length} numbers`);
  }
  const end = replayEvents(game, game.newGame(options.value), events.value);
  if (!end.ok) return end;
  if (end.value.secret !== undefined && !header.deals) {
    return refuse(events.value.length, 'no-promise', 'a secret is opened that was never promised');
  }
  return ok({ game, options: options.value, header, events: events.value, end: end.value });
}

/** How far the deals of a record can be trusted. */
export type DealCheck = 'matched' | 'no-promise';

/** Deals every round again from the opened secret; a promise that was not kept is a fault. */
export function checkDeals(record: GameRecord): Read<DealCheck> {
  const { game, header, events, end } = record;
  if (!header.deals) return ok('no-promise');
  const { commitment, numbers } = header.deals;
  const { secret } = end;
  const last = events.length;
  if (secret === undefined) return refuse(last, 'not-opened', 'the promised secret was never opened');
  if (commitmentTo(secret) !== commitment) {
    return refuse(last, 'wrong-secret', 'the opened secret is not the one that was promised');
  }
  const position = game.newGame(record.options);
  for (const [index, event] of events.entries()) {
    if (event.type === 'moved') playMoved(game, position, event.seat, event.move);
    if (event.type !== 'dealt') continue;
    const dealtAgain = position.clone();
    game.deal(dealtAgain, new DealStream({ secret, numbers }, event.round));
    game.begin(position, event.deal);
    if (!isSame(game.dealOf(dealtAgain), game.dealOf(position))) {
      return refuse(
        index + 1,
        'other-deal',
        `the deal of round ${event.round + 1} is not what the secret gives`,
      );
    }
  }
  return ok('matched');
}

function readEvents(text: string): Read<readonly RecordEvent[]> {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (!lines.length) return refuse(1, 'empty', 'the record is empty');
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
    return refuse(at, 'not-json', 'the line is torn: it is not JSON');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return refuse(at, 'not-an-event', 'the line is not an object');
  }
  const { n, sum, ...event } = data as Record<string, unknown>;
  if (index === 0 && (event['format'] !== RECORD_FORMAT || event['version'] !== RECORD_VERSION)) {
    return refuse(at, 'no-record', `this is not a ${RECORD_FORMAT} of version ${RECORD_VERSION}`);
  }
  if (n !== index) return refuse(at, 'wrong-number', `line ${index} is due here: lines are missing or moved`);
  const signed = /^(.*),"sum":"([0-9a-f]{16})"\}$/s.exec(line);
  if (!signed || sum !== signed[2] || sumOf(previousSum, signed[1]) !== sum) {
    return refuse(at, 'wrong-sum', 'the sum does not fit: this line, or one before it, was edited');
  }
  const type = event['type'];
  if (typeof type !== 'string' || !Object.hasOwn(EVENT_SCHEMAS, type)) {
    return refuse(at, 'unknown-event', `there is no event of type ${JSON.stringify(type)}`);
  }
  const schema: Schema = EVENT_SCHEMAS[type as keyof typeof EVENT_SCHEMAS];
  return fits(schema, event)
    ? ok(event as RecordEvent)
    : refuse(at, 'bad-event', `${type}: ${describeMismatch(schema, event)}`);
}

/** Plays all events by the rules and returns the end. */
function replayEvents(game: Game, position: Position, events: readonly RecordEvent[]): Read<RecordEnd> {
  let scored = 0;
  for (const [index, event] of events.entries()) {
    const at = index + 1;
    const isScoreDue = game.roundsScored(position) > scored;
    if (isScoreDue && event.type !== 'scored') {
      return refuse(at, 'score-missing', `round ${scored + 1} has ended and must be scored first`);
    }
    switch (event.type) {
      case 'opened':
        if (index > 0) return refuse(at, 'second-header', 'the game was opened already');
        break;
      case 'dealt': {
        if (event.round !== scored) return refuse(at, 'wrong-round', `round ${scored} is due, from 0`);
        const begun = game.begin(position, event.deal);
        if (!begun.ok) return refuse(at, begun.error.code, begun.error.reason);
        if (!isSame(game.dealOf(position), event.deal)) {
          return refuse(at, 'unsorted-deal', 'the cards of a hand do not stand in order');
        }
        break;
      }
      case 'moved': {
        const reason = playMoved(game, position, event.seat, event.move);
        if (reason) return refuse(at, 'illegal-move', reason);
        break;
      }
      case 'scored': {
        if (!isScoreDue || event.round !== scored)
          return refuse(at, 'wrong-round', 'no such round has ended');
        const result = game.roundResult(position, scored++);
        if (!isSame(result, event.result)) {
          return refuse(at, 'wrong-result', `the rules give ${JSON.stringify(result)}`);
        }
        break;
      }
      case 'ended': {
        if (at !== events.length) return refuse(at + 1, 'after-the-end', 'nothing may follow the end');
        if (event.reason === 'finished' && !game.isOver(position)) {
          return refuse(at, 'not-finished', 'the game is not over by the rules');
        }
        if (event.reason === 'stopped' && game.isOver(position)) {
          return refuse(at, 'not-stopped', 'the game was played to its end');
        }
        const { totals, places } = game.scores(position);
        if (!isSame({ totals, places }, { totals: event.totals, places: event.places })) {
          return refuse(
            at,
            'wrong-result',
            `the rules give totals ${totals.join(' ')}, places ${places.join(' ')}`,
          );
        }
        return ok(event);
      }
    }
  }
  return refuse(events.length, 'torn', 'the record is torn: it stops here, before its end');
}

/** Plays the move, or says why it cannot be. */
function playMoved(game: Game, position: Position, seat: Seat, text: string): string | null {
  const move = game.parseMove(text);
  if (!move.ok) return `${JSON.stringify(text)} ${move.error.reason}`;
  const refusal = game.refusal(position, seat, move.value);
  if (refusal) return `${text} of seat ${seat} is refused by ${refusal.rule} (${refusal.code})`;
  game.play(position, seat, move.value);
  return null;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b));
}

/** The order of keys means nothing in JSON. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

function refuse(line: number, code: string, reason: string): { ok: false; error: RecordFault } {
  return { ok: false, error: { line, code, reason } };
}
