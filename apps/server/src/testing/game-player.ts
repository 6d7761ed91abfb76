// A table without a server: applies decisions one after the other, for people who are only names.

import type { OpenTable, Person, Settings, SeatPlan } from '@menagerie/protocol';
import { hex32FromWords, listLegalMoves, type Random, type Seat } from '@menagerie/rules';
import { accept, type Ruling, type Refused } from '../table/ruling.ts';
import type { LogEntry } from '../table/log.ts';
import { open, sit, start } from '../table/opening.ts';
import { act, botMove } from '../table/playing.ts';
import { Table } from '../table/table.ts';
import { idOf, NOON, samplePerson } from './store-samples.ts';

export const PEOPLE: readonly Person[] = ['ann', 'bob', 'cas', 'dot', 'eve'].map((name) =>
  samplePerson(name),
);
export const STRANGER: Person = samplePerson('stranger');

export class PlayedTable {
  table = new Table(idOf('table'));
  now = NOON;

  /** The decision must have been to do something or nothing, not to refuse. */
  take(decision: Ruling): readonly LogEntry[] {
    if (!decision.ok) throw new Error(`${decision.error.code}: ${decision.error.message}`);
    const entries = decision.value.map((event, i) => ({ n: this.table.length + i, at: this.now, event }));
    for (const entry of entries) this.table.apply(entry, decision.steps?.get(entry.event));
    return entries;
  }

  wait(milliseconds: number): void {
    this.now += milliseconds;
  }
}

/** The code with which a decision was refused; null if it was not. */
export function refusalOf(decision: Ruling): Refused['code'] | null {
  return decision.ok ? null : decision.error.code;
}

export interface Opening {
  readonly game?: string;
  readonly players?: number;
  readonly settings?: Partial<Settings>;
  /** For the last seats. */
  readonly bots?: number;
  /** Text for the secret, so that the cards are always the same. */
  readonly words?: string;
}

export const BOT: SeatPlan = { type: 'bot', level: 'kitten' };

/** Ann has opened the table and sits in seat 0; the other seats are free. */
export function openTable({
  game = 'cat-in-the-box',
  players = 3,
  settings = {},
  bots = 0,
  words = `${game} ${players}`,
}: Opening = {}): PlayedTable {
  const seats = Array.from({ length: players }, (_, seat): SeatPlan =>
    seat < players - bots ? { type: 'open' } : BOT,
  );
  const wish: OpenTable = { game, options: { players }, settings, seats };
  const play = new PlayedTable();
  const opened = open(PEOPLE[0], { ...wish, sit: null });
  if (!opened.ok) throw new Error(opened.error.message);
  const secret = hex32FromWords(words);
  play.take(accept(...opened.value.map((event) => (event.type === 'opened' ? { ...event, secret } : event))));
  play.take(sit(play.table, PEOPLE[0], { seat: 0 }));
  return play;
}

/** All sit, and the host has started. */
export function startTable(opening: Opening = {}): PlayedTable {
  const play = openTable(opening);
  const { seats } = play.table;
  for (let seat = 1; seat < seats.length - (opening.bots ?? 0); seat++)
    play.take(sit(play.table, PEOPLE[seat], { seat }));
  play.take(start(play.table, PEOPLE[0], undefined));
  return play;
}

export function legalAt({ game, position }: Table, seat: Seat): string[] {
  if (!position) return [];
  return listLegalMoves(game, position, seat).map((move) => game.formatMove(move));
}

/** The seat moves, as the person there or as the built-in bot that plays it. */
export function move(play: PlayedTable, seat: Seat, text: string): readonly LogEntry[] {
  const { table } = play;
  const { person } = table.seats[seat];
  const answers = table.asked[seat] ?? -1;
  if (person !== null && !table.botAt(seat)) return play.take(act(table, person, { move: text, answers }));
  const parsed = table.game.parseMove(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return play.take(botMove(table, seat, answers, parsed.value));
}

/** One of the seats to move makes one of its moves; false if there is none. */
export function moveAtRandom(play: PlayedTable, random: Random): boolean {
  const { movers } = play.table;
  if (movers.length === 0) return false;
  const seat = movers[random.below(movers.length)];
  const legal = legalAt(play.table, seat);
  move(play, seat, legal[random.below(legal.length)]);
  return true;
}

export function finish(play: PlayedTable, random: Random): void {
  while (moveAtRandom(play, random));
}
