// A game as the store keeps it: enough to go on with it, in this version of the page or a later one. What
// comes out of the store is checked here before anything believes it.

import {
  findGame,
  formatRecord,
  parseOptions,
  Session,
  type DealSource,
  type Game,
  type Options,
  type RecordEvent,
} from '@menagerie/rules';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { isBot, SEAT_KINDS, type SeatPlan } from './seats.ts';

export interface SavedGame {
  readonly key: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  readonly source: DealSource;
  readonly date: string;
  readonly changed: string;
  readonly isOver: boolean;
  readonly totals: readonly number[];
  readonly events: readonly RecordEvent[];
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
  options: v.looseObject({ players: v.number() }),
  seats: v.array(v.object({ kind: v.picklist(SEAT_KINDS), name: v.pipe(v.string(), v.minLength(1)) })),
  source: v.object({ secret: hex32, numbers: v.array(hex32) }),
  date: v.string(),
  changed: v.string(),
  isOver: v.boolean(),
  totals: v.array(v.number()),
  events: v.array(event),
});

/** Null for anything that is not a saved game. */
export function readSavedGame(data: unknown): SavedGame | null {
  if (!v.is(saved, data)) return null;
  const { seats, options, source } = data;
  const fits = seats.length === options.players && source.numbers.length === options.players;
  return fits ? (data as unknown as SavedGame) : null;
}

export function planGame(game: Game, options: Options, seats: readonly SeatPlan[]): SavedGame {
  const now = new Date().toISOString();
  return {
    key: randomHex(8),
    game: game.id,
    options,
    seats,
    source: { secret: randomHex(32), numbers: seats.map(() => randomHex(32)) },
    date: now,
    changed: now,
    isOver: false,
    totals: seats.map(() => 0),
    events: [],
  };
}

function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type OpenedGame =
  { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly reason: string };

/** The session of a saved game, replayed by the rules of today. */
export function openSavedGame(one: SavedGame): OpenedGame {
  const game = findGame(one.game);
  if (!game) return { ok: false, reason: `unknown game ${one.game}` };
  const options = parseOptions(game, one.options);
  if (!options.ok) return { ok: false, reason: options.error.reason };
  const plan = {
    options: options.value,
    seats: one.seats.map((seat) => (isBot(seat) ? { name: seat.name, bot: seat.kind } : { name: seat.name })),
    source: one.source,
    date: one.date,
  };
  const session = Session.restore(game, plan, one.events);
  return session.ok ? { ok: true, session: session.value } : { ok: false, reason: session.error.reason };
}

export function recordOf(session: Session): string {
  return formatRecord(session.closedEvents());
}

/** Newest first; what cannot be read is left alone and not shown. */
export async function listSavedGames(store: Store): Promise<readonly SavedGame[]> {
  const games = (await store.all('games')).map(readSavedGame).filter((one) => one !== null);
  return games.sort((a, b) => b.changed.localeCompare(a.changed));
}
