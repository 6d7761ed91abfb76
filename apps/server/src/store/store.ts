// The contract of a store: what contract*.test.ts hold every store to. A store knows logs, lists and keys;
// it knows no rules and decides nothing.

import type { Id, Person, Phase, RatingKind, TableLine } from '@menagerie/protocol';
import type { LogEntry } from '../table/log.ts';
import type { Outage } from './beat.ts';

export interface Append {
  readonly table: Id;
  /** The length of the log on which the entries were accept. */
  readonly after: number;
  readonly entries: readonly LogEntry[];
  readonly summary: TableSummary;
  /** Whether the table was in the lobby until now. */
  readonly wasListed?: boolean;
}

/** What lists and the sweep know of a table: derived from its log, kept beside it. */
export interface TableSummary {
  readonly phase: Phase;
  readonly game: string;
  readonly listed: boolean;
  /** When somebody must look at the table, for a clock, a bot or a rating; null: nobody need. */
  readonly dueAt: number | null;
  /** The people and bot accounts that have a seat or are called to one. */
  readonly people: readonly Id[];
  readonly line: TableLine;
}

/** A person taken out of a table: other events are written over the entries that name them. */
export interface Erasure {
  readonly table: Id;
  readonly person: Id;
  /** The length of the log in which the person was looked for. */
  readonly length: number;
  readonly entries: readonly LogEntry[];
  readonly line: TableLine;
}

/** Tells that a table's log has grown, on whichever server. */
export interface Growth {
  readonly table: Id;
  /** The lengths of the log before and after. */
  readonly from: number;
  readonly length: number;
  readonly people: readonly Id[];
  /** What the lobby says of the table from now on, if that has changed; null: it was there and is gone. */
  readonly lobby?: TableLine | null;
  /** Entries that were there have changed: what is held of the table is no longer true. */
  readonly isRewritten?: boolean;
}

export interface ListQuery {
  readonly phases: readonly Phase[];
  readonly game?: string;
  readonly limit: number;
}

export interface GamesQuery {
  readonly person: Id;
  readonly phases: readonly Phase[];
  /** Only those that changed before this time: for paging, newest first. */
  readonly before?: number;
  /** A page is longer if its last tables changed in the same millisecond, so that none falls between two pages. */
  readonly limit: number;
}

/** Listed tables that have not begun: those named, and all of these people. */
export interface PutOffQuery {
  readonly tables: readonly Id[];
  readonly people: readonly Id[];
  /** They are due then, */
  readonly until: number;
  /** or so many milliseconds after their last change, if that is sooner. */
  readonly idle: number;
}

/** The time by the store, and when no server could write; times of outages are the store's too. */
export interface Beat {
  readonly now: number;
  /** The outage that ended with this very beat: only one server learns of it so. */
  readonly found: Outage | null;
  /** The newest outages. */
  readonly outages: readonly Outage[];
}

/** What is known of a player's strength at one game, against one kind of opponents. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
  /** How many games have told it. */
  readonly games: number;
}

/** By the ids of people, bot accounts and bots of the registry. */
export type Skills = ReadonlyMap<Id, Skill>;

export interface SkillLine extends Skill {
  readonly game: string;
  readonly kind: RatingKind;
}

export interface RateQuery {
  readonly table: Id;
  readonly game: string;
  readonly kind: RatingKind;
  readonly players: readonly Id[];
  /** Those whose meetings are counted: no two twice. */
  readonly pairs: readonly Pair[];
  /** When the game ended, and since when meetings count. */
  readonly at: number;
  readonly since: number;
}

export type Pair = readonly [Id, Id];

/** How many rated games each pair of a query has played at that game, against that kind of opponents. */
export type Meetings = readonly number[];

export interface Store {
  /** All or nothing, durable when it resolves. False: the log has another length, and nothing was written. */
  append(append: Append): Promise<boolean>;
  /** The entries from that number on; none if there is no such table. */
  read(table: Id, from?: number): Promise<readonly LogEntry[]>;
  /** All or nothing, like an append; with the last person (bots do not count) the table is deleted. */
  erase(erasure: Erasure): Promise<boolean>;

  /** Listed tables, newest change first. */
  list(query: ListQuery): Promise<readonly TableLine[]>;
  gamesOf(query: GamesQuery): Promise<readonly TableLine[]>;
  /** Every table whose log may name the person, also those that they left or took off their list. */
  tablesNaming(person: Id): Promise<readonly Id[]>;
  /** Takes the table off the person's list; when it is on no person's any more (bots do not count), it is deleted. */
  forget(table: Id, person: Id): Promise<void>;

  /** Tables that were due by `now`, each handed to one caller only, and due again at `again`. */
  claimDue(now: number, again: number, limit: number): Promise<readonly Id[]>;
  /** Nobody need look at the table until then, or ever, if its log still has that length. */
  rest(table: Id, length: number, until: number | null): Promise<void>;
  /** Notes that somebody looks after tables that wait in the lobby: they are due later. */
  putOff(query: PutOffQuery): Promise<void>;
  /** Tables with a game under way. */
  playing(): Promise<readonly Id[]>;
  /** When the newest entry of a game under way was made. */
  lastPlayed(): Promise<number | null>;
  /**
   * Notes that a server lives, and answers with the time, which is never before `notBefore`. The server's own clock
   * is for a store that has none.
   */
  beat(clock: number, notBefore?: number): Promise<Beat>;

  addPerson(person: Person, keyHash: string): Promise<void>;
  personByKey(keyHash: string): Promise<Person | null>;
  person(id: Id): Promise<Person | null>;
  savePerson(person: Person): Promise<void>;
  /** Bot accounts that offer themselves, newest first. */
  offers(game: string | undefined, limit: number): Promise<readonly Person[]>;
  addKey(person: Id, keyHash: string): Promise<void>;
  removeKey(keyHash: string): Promise<void>;
  addCode(codeHash: string, person: Id, until: number): Promise<void>;
  /** A code serves once. */
  useCode(codeHash: string, now: number): Promise<Id | null>;
  ratingsOf(person: Id): Promise<readonly SkillLine[]>;
  /**
   * Changes the ratings of all who played, read and written in one transaction with who met whom. False: the table has been rated
   * before, or is gone, and no rating was written. Either way the table is no longer due. Who is not known (any more)
   * is not kept. `change` may run twice.
   */
  updateRatings(query: RateQuery, change: (current: Skills, met: Meetings) => Skills): Promise<boolean>;
  /** With keys, codes and ratings, and the tables that are then on no person's list. */
  deletePerson(id: Id): Promise<void>;

  /** Hears of growth by other processes, and perhaps by this one; `'lost'`: some may have been missed. */
  onGrowth(listener: (growth: Growth | 'lost') => void): void;
  /** Whether it answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The store cannot write or be reached: what was asked did not happen. Only if the connection broke at the very
 * moment of an answer is that not known: read the log again before deciding anew.
 */
export class StoreError extends Error {}
