// A record in as few bytes as possible: who played what, the secret that determines all deals, and for each move its
// index among the legal ones. The rules supply the rest. Records whose deals were never promised or don't match, or
// that this version of the rules can't replay, have no short form.
//
//   length of the head (2 bytes) · head · secret (32) · numbers that are not the house's (32 each) · sum (4) · moves

import {
  commitmentTo,
  formatRecord,
  houseNumber,
  listLegalMoves,
  otherRules,
  parseOptions,
  readRecord,
  Session,
  type Game,
  type GameRecord,
  type Position,
  type Seat,
  type SessionPlan,
} from '@menagerie/rules';
import * as v from 'valibot';
import { bytesOfHex, DigitReader, Digits, hexOfBytes } from './mixed-radix.ts';

const NUMBER_BYTES = 32;
const SUM_BYTES = 4;
/** No game comes close, but a forged link might. */
const MOST_MOVES = 4_000;
const headSchema = v.strictTuple([
  /** The game and its rules version. */
  v.string(),
  v.number(),
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** A person's name, or a bot's name and level. */
  v.array(v.union([v.string(), v.strictTuple([v.string(), v.string()])])),
  /** When it started, in milliseconds, or null. */
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
  /** Bit mask of the seats that brought no number of their own (see `houseNumber`). */
  v.number(),
  /** The number of moves of an unfinished game; null if it was played to the end. */
  v.nullable(v.number()),
]);
type Head = v.InferOutput<typeof headSchema>;

/** Finds a game by its id; may have to load its rules. */
export type FindGame = (id: string) => Game | undefined | Promise<Game | undefined>;

/** Null if the record is of another game, or has no short form. */
export function shortenRecord(text: string, game: Game): Uint8Array<ArrayBuffer> | null {
  const read = readRecord(text, (id) => (id === game.id ? game : undefined));
  const head = read.ok ? headOf(read.value) : null;
  if (!read.ok || !head) return null;
  const { header, end } = read.value;
  const numbers = header.deals?.numbers.filter((_, seat) => !isHouse(head, seat)) ?? [];
  const told = new TextEncoder().encode(JSON.stringify(head));
  const bytes = Uint8Array.from([
    told.length >> 8,
    told.length & 0xff,
    ...told,
    ...bytesOfHex([end.secret, ...numbers, sumOf(text)].join('')),
    ...movesOf(read.value),
  ]);
  return lengthen(bytes, head, game) === text ? bytes : null;
}

/** The record, or null if the bytes don't contain one. */
export async function lengthenRecord(bytes: Uint8Array, findGame: FindGame): Promise<string | null> {
  const head = readHead(bytes.subarray(2, endOfHead(bytes)));
  const game = head && (await findGame(head[0]));
  return game ? lengthen(bytes, head, game) : null;
}

const endOfHead = (bytes: Uint8Array): number => (bytes.length < 2 ? 0 : 2 + (bytes[0] << 8) + bytes[1]);

function lengthen(bytes: Uint8Array, head: Head, game: Game): string | null {
  const [, rules, given, names, began] = head;
  const options = parseOptions(game, given);
  if (!options.ok || otherRules(game, rules) || names.length !== options.value.players) return null;

  let at = endOfHead(bytes);
  const takeHex = (count: number): string => hexOfBytes(bytes.subarray(at, (at += count)));
  const secret = takeHex(NUMBER_BYTES);
  const commitment = commitmentTo(secret);
  const numbers = names.map((_, seat) =>
    isHouse(head, seat) ? houseNumber(commitment, seat) : takeHex(NUMBER_BYTES),
  );
  const sum = takeHex(SUM_BYTES);
  if (at > bytes.length) return null;
  const plan: SessionPlan = {
    options: options.value,
    seats: names.map((one) => (typeof one === 'string' ? { name: one } : { name: one[0], bot: one[1] })),
    source: { secret, numbers },
    ...(began === null ? {} : { date: new Date(began).toISOString() }),
  };
  const text = replay(game, plan, head, new DigitReader(bytes.subarray(at)));
  return text !== null && sumOf(text) === sum ? text : null;
}

function headOf({ header, end, events }: GameRecord): Head | null {
  const { deals, date } = header;
  if (!deals || end.secret === undefined) return null;
  const house = deals.numbers.reduce(
    (mask, number, seat) => (number === houseNumber(deals.commitment, seat) ? mask | (1 << seat) : mask),
    0,
  );
  return [
    header.game,
    header.rules,
    header.options as Head[2],
    header.seats.map(({ name, bot }) => (bot === undefined ? name : [name, bot])),
    date === undefined ? null : Date.parse(date),
    house,
    end.reason === 'finished' ? null : events.filter(({ type }) => type === 'moved').length,
  ];
}

function readHead(bytes: Uint8Array): Head | null {
  try {
    const head: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return v.is(headSchema, head) ? head : null;
  } catch {
    return null;
  }
}

const isHouse = (head: Head, seat: Seat): boolean => (head[5] & (1 << seat)) !== 0;

/** The start of the last line's checksum, which covers all lines before it. */
const sumOf = (text: string): string =>
  text
    .trimEnd()
    .slice(-18, -2)
    .slice(0, 2 * SUM_BYTES);

function movesOf({ game, steps }: GameRecord): Uint8Array {
  const digits = new Digits();
  for (const { seat, event, before } of steps) {
    if (event.type !== 'moved' || seat === null) continue;
    const seats = seatsToMove(game, before.position);
    const legal = listLegalMoves(game, before.position, seat).map((move) => game.formatMove(move));
    digits.put(seats.indexOf(seat), seats.length);
    digits.put(legal.indexOf(event.move), legal.length);
  }
  return digits.toBytes();
}

/** Null if the digits lead to no valid game. */
function replay(
  game: Game,
  plan: SessionPlan,
  [, , , , , , count]: Head,
  digits: DigitReader,
): string | null {
  const session = new Session(game, plan);
  for (let moves = 0; moves !== count && !game.isOver(session.position); moves++) {
    session.dealIfDue();
    const seats = seatsToMove(game, session.position);
    if (seats.length === 0 || moves === MOST_MOVES) return null;
    const seat = seats[digits.take(seats.length)];
    const legal = listLegalMoves(game, session.position, seat);
    session.play(seat, legal[digits.take(legal.length)]);
  }
  return digits.isEmpty ? formatRecord(session.closedEvents()) : null;
}

/** The seat that usually moves first comes first, so that it takes the fewest bits. */
function seatsToMove(game: Game, position: Position): Seat[] {
  const mask = game.toMove(position);
  const seats = Array.from({ length: position.players }, (_, seat) => seat).filter(
    (seat) => mask & (1 << seat),
  );
  const next = game.nextSeat(position);
  return seats.length > 1 ? [next, ...seats.filter((seat) => seat !== next)] : seats;
}
