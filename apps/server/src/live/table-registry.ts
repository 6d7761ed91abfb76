// The tables of this server: loads a table's log, lets the core decide, appends, and only then tells the
// readers. What it holds in memory is a copy that can be thrown away at any time.

import type { Id } from '@menagerie/protocol';
import type { Result } from '@menagerie/rules';
import { entryOf } from '../store/rows.ts';
import { StoreError, type Erasure, type Growth, type RawTable, type Store } from '../store/store.ts';
import { accept, refuse, refuseOtherRules, type Ruling, type Refused } from '../table/ruling.ts';
import { erase, eraseUnreadable, NOBODY } from '../table/erase.ts';
import { summaryOf } from '../table/summary.ts';
import type { LogEntry } from '../table/log.ts';
import { randomId } from '../table/numbers.ts';
import { Table } from '../table/table.ts';
import { reading, UnreadableTable, unlessUnreadable, type FaultCode } from '../table/unreadable.ts';
import type { Broadcaster } from './broadcaster.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { Pace, replayTable, type PaceOptions } from './pace.ts';
import type { Pulse } from './pulse.ts';

/** So many entries are read from the store at a time. */
const PAGE = 1_000;

/** Two servers seldom meet at one table; a third time is rare. */
const MOST_TRIES = 12;

export interface TableRegistryOptions {
  readonly store: Store;
  readonly broadcaster: Broadcaster;
  readonly now: () => number;
  /** Absent: no time is ever lost. */
  readonly pulse?: Pick<Pulse, 'catchUp' | 'lostBy'>;
  /** So many tables are kept in memory. */
  readonly mostTables?: number;
  readonly pace?: PaceOptions;
}

export type Decide = (table: Table, now: number) => Ruling;

type Accepted = Extract<Ruling, { ok: true }>;

/** Hears of every change that this server made. */
export type ChangeListener = (table: Table, entries: readonly LogEntry[]) => void;

/** Hears of a table whose log cannot be read, once. */
export type FaultListener = (fault: UnreadableTable) => void;

export class TableRegistry {
  readonly #store: Store;
  readonly #broadcaster: Broadcaster;
  readonly #now: () => number;
  readonly #pulse: TableRegistryOptions['pulse'];
  readonly #mostTables: number;
  readonly #pace: PaceOptions;
  /** Oldest use first. */
  readonly #tables = new Map<Id, Table>();
  readonly #turns = new KeyedQueue();
  readonly #listeners: ChangeListener[] = [];
  #onGrowth: (table: Table) => void = () => undefined;
  /** Tables of which more was heard while they were being read. */
  readonly #outdated = new Set<Id>();
  /** Tables to which this server is adding entries at the moment. */
  readonly #adding = new Set<Id>();

  readonly #unreadable = new Map<Id, FaultCode>();
  readonly #faultListeners: FaultListener[] = [];

  constructor({ store, broadcaster, now, pulse, mostTables = 5_000, pace = {} }: TableRegistryOptions) {
    this.#store = store;
    this.#pulse = pulse;
    this.#broadcaster = broadcaster;
    this.#now = now;
    this.#mostTables = mostTables;
    this.#pace = pace;
    store.onGrowth((growth) => this.#hear(growth));
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  /** For long work on a table. */
  pace(): Pace {
    return new Pace(this.#pace);
  }

  /** Hears of what other servers did at tables that are read here. */
  onGrowth(listener: (table: Table) => void): void {
    this.#onGrowth = listener;
  }

  onUnreadable(listener: FaultListener): void {
    this.#faultListeners.push(listener);
  }

  now(): number {
    return this.#now();
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Tables that were asked for and could not be read. */
  get unreadable(): number {
    return this.#unreadable.size;
  }

  /** The table as it stands; null if there is none. Like all that reads a log, it may throw UnreadableTable. */
  async find(id: Id): Promise<Table | null> {
    return this.#tables.get(id) ?? this.#turns.run(id, () => this.#load(id));
  }

  /** For work on many tables, which goes on without those that cannot be read. */
  async findReadable(id: Id): Promise<Table | null> {
    return unlessUnreadable(this.find(id));
  }

  open(decision: Ruling): Promise<Result<Table, Refused>> {
    return this.openOnce(randomId(), decision);
  }

  /** Under an id that was chosen before: whoever comes second finds the table of the first. */
  async openOnce(id: Id, decision: Ruling): Promise<Result<Table, Refused>> {
    if (!decision.ok) return decision;
    return this.#turns.run(id, async () => {
      const after = (await this.#append(new Table(id), decision)) ?? (await this.#load(id));
      if (!after) throw new Error('a new table could not be opened');
      return { ok: true, value: after };
    });
  }

  /** Decides on the newest table and writes what was decided; answers with the table after it. */
  change(id: Id, decide: Decide): Promise<Result<Table, Refused>> {
    return this.changeUnderAnyRules(id, (table, now) =>
      table.otherRules ? refuseOtherRules(table, table.otherRules) : decide(table, now),
    );
  }

  /** The same for what asks no rules, so that a table of other rules does not stay for ever. */
  changeUnderAnyRules(id: Id, decide: Decide): Promise<Result<Table, Refused>> {
    return this.#turns.run(id, async () => {
      let stuck = 0;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        await this.#pulse?.catchUp();
        const table = await this.#load(id);
        if (!table) return NO_TABLE;
        // Lost time comes first; then it is decided anew.
        const lost = this.#pulse?.lostBy(table);
        const decision = lost ? accept(lost) : decide(table, Math.max(table.lastAt, this.#now()));
        if (decision.ok && decision.value.length > 0) {
          const after = await this.#append(table, decision);
          if (after && lost) continue;
          if (after) return { ok: true, value: after };
          // Refused, though nothing was added: the store notes another length than the log has.
          const isSame = (await this.#refresh(id))?.length === table.length;
          if (isSame && ++stuck > 1) throw this.#setAside(id, new UnreadableTable('length', table.length));
        } else {
          // Another server may have added what this one has yet to hear of: then it is decided again.
          const newest = await this.#refresh(id);
          if (newest?.length === table.length) return decision.ok ? { ok: true, value: newest } : decision;
        }
      }
      return refuse('busy', 'Too many changes at this table at once. Try again.');
    });
  }

  /** Reads what other servers have added. */
  async refresh(id: Id): Promise<Table | null> {
    return this.#turns.run(id, () => this.#refresh(id));
  }

  /** Forgets what it knows of the table: the store has the truth. */
  drop(id: Id): void {
    this.#tables.delete(id);
  }

  /** Takes a person out of the log and off the lists, in turn with all other changes. */
  erase(id: Id, person: Id): Promise<void> {
    return this.#rewrite(id, person, (log) => erase(log, person));
  }

  /** Writes other events over entries of the log; nobody is notified, but whoever reads it from now on gets the new ones. */
  rewrite(id: Id, change: (log: readonly LogEntry[]) => readonly LogEntry[]): Promise<void> {
    return this.#rewrite(id, NOBODY, change);
  }

  #rewrite(id: Id, person: Id, change: (log: readonly LogEntry[]) => readonly LogEntry[]): Promise<void> {
    return this.#turns.run(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        this.#tables.delete(id);
        const raw = await this.#store.readRaw(id);
        if (!raw) return;
        const rewritten = await this.#rewritten(id, raw, person, change);
        if (rewritten.entries.length === 0 && person === NOBODY) return;
        if (await this.#store.erase({ table: id, person, length: raw.length, ...rewritten })) return;
      }
      throw new StoreError('too many changes at this table at once');
    });
  }

  async #rewritten(
    id: Id,
    raw: RawTable,
    person: Id,
    change: (log: readonly LogEntry[]) => readonly LogEntry[],
  ): Promise<Pick<Erasure, 'entries' | 'line'>> {
    try {
      const log = raw.entries.map(entryOf);
      const entries = change(log);
      for (const entry of entries) log[entry.n] = entry;
      return { entries, line: summaryOf(await replayTable(id, log, this.pace())).line };
    } catch (error) {
      if (error instanceof UnreadableTable) return eraseUnreadable(raw, person);
      throw error;
    }
  }

  async #append(table: Table, { value: events, steps }: Accepted): Promise<Table | null> {
    const at = Math.max(table.lastAt, this.#now());
    const entries = events.map((event, i): LogEntry => ({ n: table.length + i, at, event }));
    const after = table.copy();
    const moments = entries.map((entry) => after.advance(entry, steps?.get(entry.event)));
    const summary = summaryOf(after);
    const wasListed = table.length > 0 && table.phase !== 'over' && table.settings.listed;
    const append = { table: table.id, after: table.length, entries, summary, wasListed };
    this.#adding.add(table.id);
    try {
      if (!(await this.#store.append(append))) return null;
    } catch (error) {
      // It may have been written all the same, and then nobody here has heard of it.
      void this.#catchUp(table.id, null);
      throw error;
    } finally {
      this.#adding.delete(table.id);
    }
    this.#unreadable.delete(table.id);
    this.#keep(after);
    this.#broadcaster.publish(moments, summary.people);
    for (const listener of this.#listeners) listener(after, entries);
    return after;
  }

  async #load(id: Id): Promise<Table | null> {
    const held = this.#tables.get(id);
    if (held) return held;
    return this.#reading(id, async () => {
      const entries = await this.#readAll(id);
      if (entries.length === 0) return null;
      const table = await replayTable(id, entries, this.pace());
      this.#keep(table);
      return table;
    });
  }

  async #reading<T>(id: Id, read: () => Promise<T>): Promise<T> {
    try {
      const value = await read();
      // Whether the store notes the right length shows when something is added.
      if (this.#unreadable.get(id) !== 'length') this.#unreadable.delete(id);
      return value;
    } catch (error) {
      throw error instanceof UnreadableTable ? this.#setAside(id, error) : error;
    }
  }

  #setAside(id: Id, fault: UnreadableTable): UnreadableTable {
    this.#tables.delete(id);
    if (!this.#unreadable.has(id)) for (const listener of this.#faultListeners) listener(fault);
    this.#unreadable.set(id, fault.code);
    return fault;
  }

  async #refresh(id: Id): Promise<Table | null> {
    const held = this.#tables.get(id);
    if (!held) return this.#load(id);
    // From the last one that is known: if that is not there, the table has been deleted, erased from or repaired.
    const known = JSON.stringify(held.entries.at(-1));
    const newest = await this.#reading(id, async () => {
      const [last, ...entries] = await this.#store.read(id, held.length - 1);
      if (JSON.stringify(last) !== known) return null;
      return entries.length === 0 ? held : this.#grow(held, entries);
    });
    if (newest) return newest;
    this.#tables.delete(id);
    const table = await this.#load(id);
    if (table) this.#broadcaster.cut(id);
    return table;
  }

  async #readAll(id: Id): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    for (;;) {
      const page = await this.#store.read(id, entries.length, PAGE);
      entries.push(...page);
      if (page.length < PAGE) return entries;
    }
  }

  /** Takes in what others have added, and tells the readers. */
  #grow(table: Table, entries: readonly LogEntry[]): Table {
    const after = table.copy();
    const moments = entries.map((entry) => reading(entry.n, () => after.advance(entry)));
    this.#keep(after);
    this.#broadcaster.publish(moments, summaryOf(after).people);
    this.#onGrowth(after);
    return after;
  }

  #keep(table: Table): void {
    this.#tables.delete(table.id);
    if (this.#outdated.delete(table.id)) return;
    this.#tables.set(table.id, table);
    if (this.#tables.size <= this.#mostTables) return;
    for (const id of this.#tables.keys()) {
      if (this.#tables.size <= this.#mostTables) return;
      if (!this.#broadcaster.hasReaders(id)) this.#tables.delete(id);
    }
  }

  #hear(growth: Growth | 'lost'): void {
    if (growth === 'lost') this.#broadcaster.cutListeners();
    if (growth !== 'lost' && growth.isRewritten) {
      this.#forget(growth.table);
      return this.#broadcaster.cut(growth.table);
    }
    const ids = growth === 'lost' ? [...this.#tables.keys()] : [growth.table];
    for (const id of ids) {
      const held = this.#tables.get(id);
      if (growth !== 'lost' && held && held.length >= growth.length) continue;
      // Either it hears of its own entries, or they are refused and it looks again anyway.
      if (growth !== 'lost' && this.#adding.has(id) && growth.from === (held?.length ?? 0)) continue;
      const isCalled =
        growth !== 'lost' && growth.people.some((person) => this.#broadcaster.hasListener(person));
      if (isCalled || this.#broadcaster.hasReaders(id))
        void this.#catchUp(id, growth === 'lost' ? null : growth.from);
      else this.#forget(id);
    }
  }

  /** What is being read at this moment may lack what was heard of: it serves once and is not held. */
  #forget(id: Id): void {
    this.#tables.delete(id);
    if (this.#turns.isBusy(id)) this.#outdated.add(id);
  }

  /** A table that was not held here is published from the entries that were heard of. */
  #catchUp(id: Id, from: number | null): Promise<void> {
    return this.#turns.run(id, async () => {
      try {
        if (from === null || this.#tables.has(id)) await this.#refresh(id);
        else {
          const entries = await this.#readAll(id);
          if (entries.length > from)
            this.#grow(await replayTable(id, entries.slice(0, from), this.pace()), entries.slice(from));
        }
      } catch {
        // The store cannot be reached: readers come back and resume when it can.
        this.#tables.delete(id);
        this.#broadcaster.cut(id);
      }
    });
  }
}

const NO_TABLE = refuse('no-table', 'There is no such table.');
