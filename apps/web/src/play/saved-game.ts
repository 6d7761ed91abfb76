// A game as it is stored: everything needed to continue it, in this version of the page or a later one. Stored data is
// validated here before anything uses it.

import {
  commitmentTo,
  describeOtherRules,
  formatRecord,
  houseNumber,
  otherRules,
  parseOptions,
  Session,
  type DealSource,
  type Game,
  type Options,
  type Position,
  type RecordEvent,
  type RulesVersions,
} from '@menagerie/rules';
import * as v from 'valibot';
import { nameInRecord } from './no-name.ts';
import { isBot, SEAT_KINDS, type SeatPlan } from './seats.ts';

export interface SavedGame {
  readonly key: string;
  readonly game: string;
  /** The version of the rules it is played under. */
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  readonly source: DealSource;
  readonly date: string;
  readonly changed: string;
  readonly isOver: boolean;
  readonly totals: readonly number[];
  readonly events: readonly RecordEvent[];
  /** Whether hints appear automatically, until the reader hides them. */
  readonly isCoached?: boolean;
  /** Set for a day's practice deal, which ends after this many rounds at the latest. */
  readonly practice?: DayPractice;
}

export interface DayPractice {
  readonly date: string;
  readonly rounds: number | null;
}

const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const event = v.variant('type', [
  v.looseObject({ type: v.literal('opened') }),
  v.object({ type: v.literal('dealt'), round: v.number(), deal: v.record(v.string(), v.unknown()) }),
  v.object({ type: v.literal('moved'), seat: v.number(), move: v.string() }),
  v.object({ type: v.literal('scored'), round: v.number(), result: v.record(v.string(), v.unknown()) }),
]);
const saved = v.object({
  key: v.string(),
  game: v.string(),
  rules: v.optional(v.number()),
  options: v.looseObject({ players: v.number() }),
  seats: v.array(v.object({ kind: v.picklist(SEAT_KINDS), name: v.pipe(v.string(), v.minLength(1)) })),
  source: v.object({ secret: hex32, numbers: v.array(hex32) }),
  date: v.string(),
  changed: v.string(),
  isOver: v.boolean(),
  totals: v.array(v.number()),
  events: v.array(event),
  isCoached: v.optional(v.boolean()),
  practice: v.optional(
    v.object({
      date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
      rounds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
});

/** Null if it isn't a saved game. */
export function readSavedGame(data: unknown): SavedGame | null {
  if (!v.is(saved, data)) return null;
  const { seats, options, source } = data;
  const fits = seats.length === options.players && source.numbers.length === options.players;
  return fits ? { rules: UNNAMED_RULES, ...(data as unknown as Omit<SavedGame, 'rules'>) } : null;
}

/** The version of games saved before saves included it. */
const UNNAMED_RULES = 1;

export function planGame(game: Game, options: Options, seats: readonly SeatPlan[]): SavedGame {
  const now = new Date().toISOString();
  return {
    key: randomHex(8),
    game: game.id,
    rules: game.rulesVersion,
    options,
    seats,
    source: sourceFor(seats),
    date: now,
    changed: now,
    isOver: false,
    totals: seats.map(() => 0),
    events: [],
  };
}

/** Bots contribute no numbers: theirs follow from the promise, as on a server. */
function sourceFor(seats: readonly SeatPlan[]): DealSource {
  const secret = randomHex(32);
  const commitment = commitmentTo(secret);
  const numbers = seats.map((plan, seat) => (isBot(plan) ? houseNumber(commitment, seat) : randomHex(32)));
  return { secret, numbers };
}

function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Over by the rules, or because all planned rounds have been played. */
export const isGameOver = (
  game: Game,
  position: Position,
  { practice }: Pick<SavedGame, 'practice'>,
): boolean => game.isOver(position) || game.roundsScored(position) >= (practice?.rounds ?? Infinity);

export type OpenedGame =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly reason: string; readonly versions?: RulesVersions };

/** Replays a saved game into a session; `game` must have the rules it was made under. */
export function openSavedGame(one: SavedGame, game: Game | undefined): OpenedGame {
  if (!game) return { ok: false, reason: `unknown game ${one.game}` };
  const versions = otherRules(game, one.rules);
  if (versions) return { ok: false, reason: describeOtherRules(game, versions), versions };
  const options = parseOptions(game, one.options);
  if (!options.ok) return { ok: false, reason: options.error.reason };
  const plan = {
    options: options.value,
    seats: one.seats.map((seat, at) =>
      isBot(seat) ? { name: seat.name, bot: seat.kind } : { name: nameInRecord(seat.name, at) },
    ),
    source: one.source,
    date: one.date,
  };
  const session = Session.restore(game, plan, one.events);
  return session.ok ? { ok: true, session: session.value } : { ok: false, reason: session.error.reason };
}

export function recordOf(session: Session): string {
  return formatRecord(session.closedEvents());
}

/** The record of a game that can't be replayed here, in the form its own rules would read. */
export function keptRecordOf({ events, isOver, totals, source }: SavedGame): string {
  // Without its rules only the totals are known, not how ties were broken.
  const places = totals.map((own) => 1 + totals.filter((other) => other > own).length);
  const end = { totals: [...totals], places, secret: source.secret };
  return formatRecord([...events, { type: 'ended', reason: isOver ? 'finished' : 'stopped', ...end }]);
}
