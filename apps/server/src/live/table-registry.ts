// The tables of this server: loads a table's log, lets the core decide, appends, and only then tells the
// readers. What it holds in memory is a copy that can be thrown away at any time.

import type { Id } from '@menagerie/protocol';
import type { Result } from '@menagerie/rules';
import { StoreError, type Growth, type Store } from '../store/store.ts';
import { refuse, refuseOtherRules, type Ruling, type Refused } from '../table/ruling.ts';
import { erase, NOBODY } from '../table/erase.ts';
import { summaryOf } from '../table/summary.ts';
import type { LogEntry } from '../table/log.ts';
import { randomId } from '../table/numbers.ts';
import { Table } from '../table/table.ts';
import type { Broadcaster } from './broadcaster.ts';
import { KeyedQueue } from './keyed-queue.ts';

/** Two servers seldom meet at one table; a third time is rare. */
const MOST_TRIES = 12;

export interface TableRegistryOptions {
  readonly store: Store;
  readonly broadcaster: Broadcaster;
  readonly now: () => number;
  /** So many tables are kept in memory. */
  readonly mostTables?: number;
}

export type Decide = (table: Table, now: number) => Ruling;

type Accepted = Extract<Ruling, { ok: true }>;

/** Hears of every change that this server made. */
export type ChangeListener = (table: Table, entries: readonly LogEntry[]) => void;

export class TableRegistry {
  readonly #store: Store;
  readonly #broadcaster: Broadcaster;
  readonly #now: () => number;
  readonly #mostTables: number;
  /** Oldest use first. */
  readonly #tables = new Map<Id, Table>();
  readonly #turns = new KeyedQueue();
  readonly #listeners: ChangeListener[] = [];
  /** Tables of which more was heard while they were being read. */
  readonly #outdated = new Set<Id>();
  /** Tables to which this server is adding entries at the moment. */
  readonly #adding = new Set<Id>();

  constructor({ store, broadcaster, now, mostTables = 5_000 }: TableRegistryOptions) {
    this.#store = store;
    this.#broadcaster = broadcaster;
    this.#now = now;
    this.#mostTables = mostTables;
    store.onGrowth((growth) => this.#hear(growth));
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  now(): number {
    return this.#now();
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The table as it stands; null if there is none. */
  async find(id: Id): Promise<Table | null> {
    return this.#tables.get(id) ?? this.#turns.run(id, () => this.#load(id));
  }

  async open(decision: Ruling): Promise<Result<Table, Refused>> {
    if (!decision.ok) return decision;
    const table = new Table(randomId());
    return this.#turns.run(table.id, async () => {
      const after = await this.#append(table, decision);
      if (!after) throw new Error('a new table was there already');
      return { ok: true, value: after };
    });
  }

  /** Decides on the newest table and writes what was accept; answers with the table after it. */
  change(id: Id, decide: Decide): Promise<Result<Table, Refused>> {
    return this.changeUnderAnyRules(id, (table, now) =>
      table.otherRules ? refuseOtherRules(table, table.otherRules) : decide(table, now),
    );
  }

  /** The same for what asks no rules, so that a table of other rules does not stay for ever. */
  changeUnderAnyRules(id: Id, decide: Decide): Promise<Result<Table, Refused>> {
    return this.#turns.run(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const table = await this.#load(id);
        if (!table) return NO_TABLE;
        const decision = decide(table, Math.max(table.lastAt, this.#now()));
        if (decision.ok && decision.value.length > 0) {
          const after = await this.#append(table, decision);
          if (after) return { ok: true, value: after };
          await this.#refresh(id);
        } else {
          // Another server may have added what this one has yet to hear of: then it is accept again.
          const newest = await this.#refresh(id);
          if (newest?.length === table.length) return decision.ok ? { ok: true, value: newest } : decision;
        }
      }
      return refuse('busy', 'Too much is going on at this table at once: try again.');
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

  /** Writes other events over entries of the log; nobody is told, but whoever reads it from now on gets the new ones. */
  rewrite(id: Id, change: (log: readonly LogEntry[]) => readonly LogEntry[]): Promise<void> {
    return this.#rewrite(id, NOBODY, change);
  }

  #rewrite(id: Id, person: Id, change: (log: readonly LogEntry[]) => readonly LogEntry[]): Promise<void> {
    return this.#turns.run(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        this.#tables.delete(id);
        const log = [...(await this.#store.read(id))];
        if (log.length === 0) return;
        const entries = change(log);
        if (entries.length === 0 && person === NOBODY) return;
        for (const entry of entries) log[entry.n] = entry;
        const { line } = summaryOf(Table.from(id, log));
        if (await this.#store.erase({ table: id, person, length: log.length, entries, line })) return;
      }
      throw new StoreError('too much is going on at this table');
    });
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
    this.#keep(after);
    this.#broadcaster.publish(moments, summary.people);
    for (const listener of this.#listeners) listener(after, entries);
    return after;
  }

  async #load(id: Id): Promise<Table | null> {
    const held = this.#tables.get(id);
    if (held) return held;
    const entries = await this.#store.read(id);
    if (entries.length === 0) return null;
    const table = Table.from(id, entries);
    this.#keep(table);
    return table;
  }

  async #refresh(id: Id): Promise<Table | null> {
    const held = this.#tables.get(id);
    if (!held) return this.#load(id);
    // From the last one that is known: if not even that is there, the table has been deleted.
    const [last, ...entries] = await this.#store.read(id, held.length - 1);
    if (last) return entries.length === 0 ? held : this.#grow(held, entries);
    this.#tables.delete(id);
    return null;
  }

  /** Takes in what others have added, and tells the readers. */
  #grow(table: Table, entries: readonly LogEntry[]): Table {
    const after = table.copy();
    const moments = entries.map((entry) => after.advance(entry));
    this.#keep(after);
    this.#broadcaster.publish(moments, summaryOf(after).people);
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
      // Either it is told of its own entries, or they are refused and it looks again anyway.
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

  /** A table that was not held here is told from the entries that were heard of. */
  #catchUp(id: Id, from: number | null): Promise<void> {
    return this.#turns.run(id, async () => {
      try {
        if (from === null || this.#tables.has(id)) await this.#refresh(id);
        else {
          const entries = await this.#store.read(id);
          if (entries.length > from) this.#grow(Table.from(id, entries.slice(0, from)), entries.slice(from));
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
