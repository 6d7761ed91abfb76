// The contract of a store: what contract*.test.ts hold every store to. A store knows logs, lists and keys;
// it knows no rules and decides nothing.

import type { Id, Mark, MarkKind, Person, Phase, RatingKind, TableLine } from '@menagerie/protocol';
import type { LogEntry } from '../table/log.ts';
import type { Outage } from './beat.ts';
import type { Contests } from './contests.ts';
import type { Puzzles } from './puzzles.ts';
import type { FriendsKept } from './friends.ts';
import type { Moderation } from './moderation.ts';
import type { Notices } from './notices.ts';

export interface Append {
  readonly table: Id;
  /** The length of the log on which the entries were decided. */
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
  /** When the table is due, for a clock, a bot or a rating; null: never. */
  readonly dueAt: number | null;
  /** The people and bot accounts that have a seat or are called to one. */
  readonly people: readonly Id[];
  readonly host: Id;
  /** Until then the lobby shows a game that is over as running; null: it does not. */
  readonly hiddenUntil: number | null;
  /** From when somebody may need a notification; null: nobody does. */
  readonly noticeAt: number | null;
  readonly line: TableLine;
}

/** A person taken out of a table: other events are written over the entries that name them. */
export interface Erasure {
  readonly table: Id;
  readonly person: Id;
  /** The length of the log in which the person was looked for. */
  readonly length: number;
  readonly entries: readonly LogEntry[];
  /** Null: it could not be read. */
  readonly line: TableLine | null;
}

/** An entry as stored; its event should be JSON. */
export interface EntryRow {
  readonly n: number;
  readonly at: number;
  readonly event: string;
}

/** A table as stored, readable or not. */
export interface RawTable {
  readonly length: number;
  readonly line: string;
  readonly entries: readonly EntryRow[];
}

/** A table's log has grown, on any server. */
export interface Growth {
  readonly table: Id;
  /** The lengths of the log before and after. */
  readonly from: number;
  readonly length: number;
  readonly people: readonly Id[];
  /** What the lobby says of the table from now on, if that has changed; null: it was there and is gone. */
  readonly lobby?: TableLine | null;
  /** The table is over, and leaves the lobby only then. */
  readonly goneAt?: number;
  /** Existing entries have changed: cached copies of the table are invalid. */
  readonly isRewritten?: boolean;
}

export interface ListQuery {
  readonly phases: readonly Phase[];
  readonly game?: string;
  readonly limit: number;
  /** How many to skip, for the next page. */
  readonly skip?: number;
  /** Games whose end is kept back until later still run; absent: nothing is kept back. */
  readonly now?: number;
}

export interface MarkQuery {
  readonly person: Id;
  readonly other: Id;
  readonly kind: MarkKind;
  readonly at: number;
  /** The limit per person. */
  readonly most: number;
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
  /** or this many milliseconds after their last change, if that is sooner. */
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
  /** The number of games it is based on. */
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

/** Where a key is kept, and since when. */
export interface NewDevice {
  readonly label: string;
  readonly at: number;
}

/** One of a person's keys; times are null if they were before keys had them, or never. */
export interface Device {
  readonly keyHash: string;
  readonly label: string;
  readonly madeAt: number | null;
  readonly usedAt: number | null;
}

/** Revoked: one key, by its hash, or all keys of a deleted person. */
export type Voided = { readonly key: string } | { readonly person: Id };

export type Pair = readonly [Id, Id];

/** How many rated games each pair of a query has played at that game, against that kind of opponents. */
export type Meetings = readonly number[];

/** Logs, lists, and which tables are due. */
export interface Tables {
  /** All or nothing, durable when it resolves. False: the log has another length, and nothing was written. */
  append(append: Append): Promise<boolean>;
  /** The entries from that number on, or the first of them; none if there is no such table. Throws UnreadableTable. */
  read(table: Id, from?: number, limit?: number): Promise<readonly LogEntry[]>;
  /** The table as stored, for when its log cannot be read. */
  readRaw(table: Id): Promise<RawTable | null>;
  /** All or nothing, like an append; with the last person (bots do not count) the table is deleted. */
  erase(erasure: Erasure): Promise<boolean>;

  /**
   * Listed tables: the newest of each host before the second newest of any, each newest change first. Lists leave out
   * what cannot be read.
   */
  list(query: ListQuery): Promise<readonly TableLine[]>;
  /** How many tables of the host the lobby shows, waiting and running. */
  countListed(host: Id): Promise<number>;
  gamesOf(query: GamesQuery): Promise<readonly TableLine[]>;
  /** Every table whose log may name the person, including those they left or took off their list. */
  tablesNaming(person: Id): Promise<readonly Id[]>;
  /** Takes the table off the person's list; when it is on no person's any more (bots do not count), it is deleted. */
  forget(table: Id, person: Id): Promise<void>;

  /** Tables that were due by `now`, each handed to one caller only, and due again at `again`. */
  claimDue(now: number, again: number, limit: number): Promise<readonly Id[]>;
  /** The table is not due until then (null: never), if its log still has that length. */
  rest(table: Id, length: number, until: number | null): Promise<void>;
  /** The table cannot be helped: if it is due, it is not before that time. */
  setAside(table: Id, until: number): Promise<void>;
  /** Records that somebody attends to waiting lobby tables: they are due later. */
  putOff(query: PutOffQuery): Promise<void>;
  /** Tables with a game under way. */
  playing(): Promise<readonly Id[]>;
  /** When the newest entry of a game under way was made. */
  lastPlayed(): Promise<number | null>;
}

/** People and bot accounts: keys, codes, ratings, mutes and blocks. */
export interface People {
  addPerson(person: Person, keyHash: string, device?: NewDevice): Promise<void>;
  personByKey(keyHash: string): Promise<Person | null>;
  person(id: Id): Promise<Person | null>;
  savePerson(person: Person): Promise<void>;
  /** Bot accounts that offer themselves, newest first. */
  offers(game: string | undefined, limit: number): Promise<readonly Person[]>;
  addKey(person: Id, keyHash: string, device?: NewDevice): Promise<void>;
  removeKey(keyHash: string): Promise<void>;
  /** Notes when the key was last used. */
  useKey(keyHash: string, at: number): Promise<void>;
  /** The last used first. */
  devicesOf(person: Id): Promise<readonly Device[]>;
  /** False: there is no such person, and nothing was written. */
  addCode(codeHash: string, person: Id, until: number): Promise<boolean>;
  /** A code serves once. */
  useCode(codeHash: string, now: number): Promise<Id | null>;
  /** Replaces the previous code. False: there is no such person. */
  putRecovery(codeHash: string, person: Id, at: number): Promise<boolean>;
  /** When the person's recovery code was created; null: there is none. */
  recoveryOf(person: Id): Promise<number | null>;
  personByRecovery(codeHash: string): Promise<Person | null>;
  ratingsOf(person: Id): Promise<readonly SkillLine[]>;
  /**
   * Changes the ratings of all who played, read and written in one transaction with who met whom. False: the table has been rated
   * before, or is gone, and no rating was written. Either way the table is no longer due. Unknown people
   * are skipped. `change` may run twice.
   */
  updateRatings(query: RateQuery, change: (current: Skills, met: Meetings) => Skills): Promise<boolean>;
  /** People the person mutes or blocks, newest first. */
  marksOf(person: Id): Promise<readonly Mark[]>;
  /** One per other person; replaces an existing one. */
  putMark(query: MarkQuery): Promise<'kept' | 'too-many' | 'no-person'>;
  removeMark(person: Id, other: Id): Promise<void>;
  /** Those among the others who have blocked the person. */
  foesOf(person: Id, others: readonly Id[]): Promise<readonly Id[]>;
  /** People the person has blocked, and people who have blocked them. */
  strangersTo(person: Id): Promise<readonly Id[]>;
  /** With keys, codes and ratings, and the tables that are then on no person's list. */
  deletePerson(id: Id): Promise<void>;
}

export interface Store extends Tables, People {
  /** Reports, warnings, bans, acts of operators and their keys. */
  readonly moderation: Moderation;
  /** Contests, their players, lists and profiles. */
  readonly contests: Contests;
  /** Push notifications. */
  readonly notices: Notices;
  /** Answers to puzzles. */
  readonly puzzles: Puzzles;
  /** Friends, and who of them is online. */
  readonly friends: FriendsKept;

  /**
   * Notes that a server lives, and answers with the time, which is never before `notBefore`. The server's own clock
   * is for a store that has none.
   */
  beat(clock: number, notBefore?: number): Promise<Beat>;

  /** Called for entries by other processes, and perhaps by this one; `'lost'`: some may have been missed. */
  onGrowth(listener: (growth: Growth | 'lost') => void): void;
  /** Called for keys revoked on any server; `'lost'`: some may have been missed. */
  onVoided(listener: (voided: Voided | 'lost') => void): void;
  /** Whether it can read and write, with room for more. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The store cannot write or be reached: the request had no effect. Only if the connection broke at the very
 * moment of an answer is that not known: read the log again before deciding anew.
 */
export class StoreError extends Error {}
