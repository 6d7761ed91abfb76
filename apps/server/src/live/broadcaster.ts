// Who reads what on this server. It turns entries into text once for each seat, and hands every reader what it
// may see; how text travels is the readers' own affair.

import type { Id } from '@menagerie/protocol';
import type { Moment, Table } from '../table/table.ts';
import { entriesFor, entryFor, readerOf, visibleLength } from '../table/visible.ts';

/** Reads one table, or, as a listener, all tables of a person. */
export interface Reader {
  readonly person: Id | null;
  /** False: it could not take it and is to be forgotten. */
  send(table: Id, n: number, json: string): boolean;
  /** Asks it to come back, here or elsewhere. */
  end(): void;
}

interface Delayed {
  /** The next number that the reader may get. */
  n: number;
  readonly reader: Reader;
}

export class Broadcaster {
  readonly #readers = new Map<Id, Set<Reader>>();
  readonly #listeners = new Map<Id, Set<Reader>>();
  readonly #delayed = new Map<Id, Set<Delayed>>();
  #count = 0;

  /** Readers, listeners and delayed spectators. */
  get count(): number {
    return this.#count;
  }

  hasReaders(table: Id): boolean {
    return this.#readers.has(table) || this.#delayed.has(table);
  }

  /** Whether one of these people reads the table, or listens for all of theirs. */
  isFollowedBy(table: Id, people: readonly Id[]): boolean {
    const readers = [...(this.#readers.get(table) ?? [])];
    return people.some((one) => this.hasListener(one) || readers.some(({ person }) => person === one));
  }

  hasListener(person: Id): boolean {
    return this.#listeners.has(person);
  }

  /** Who reads which table, as somebody; delayed spectators are nobody here. */
  *reading(): Generator<readonly [table: Id, person: Id]> {
    for (const [table, readers] of this.#readers)
      for (const { person } of readers) if (person !== null) yield [table, person];
  }

  get listening(): readonly Id[] {
    return [...this.#listeners.keys()];
  }

  /** From now on the reader gets what comes; it has seen the first `n` entries. Answers with the way to leave. */
  read(table: Table, n: number, reader: Reader): () => void {
    return seesLater(table, reader.person)
      ? this.#add(this.#delayed, table.id, { n, reader })
      : this.#add(this.#readers, table.id, reader);
  }

  listen(person: Id, reader: Reader): () => void {
    return this.#add(this.#listeners, person, reader);
  }

  #add<T>(where: Map<Id, Set<T>>, key: Id, one: T): () => void {
    const all = where.get(key) ?? new Set();
    where.set(key, all.add(one));
    this.#count++;
    return () => this.#remove(where, key, one);
  }

  #remove<T>(where: Map<Id, Set<T>>, key: Id, one: T): void {
    const all = where.get(key);
    if (!all?.delete(one)) return;
    this.#count--;
    if (all.size === 0) where.delete(key);
  }

  /** Entries that are durable now, each with the table around it. */
  publish(moments: readonly Moment[], people: readonly Id[]): void {
    const { id } = moments[0].after;
    const readers = this.#readers.get(id);
    const listeners = people.flatMap((person) => [...(this.#listeners.get(person) ?? [])]);
    if (!readers && listeners.length === 0) return;
    for (const moment of moments) {
      const { entry, before, after } = moment;
      const texts = new Map<number, string>();
      const textFor = (person: Id | null): string => {
        const looks = readerOf(after, person);
        const key = looks.seat ?? -1;
        const text = texts.get(key) ?? JSON.stringify(entryFor(moment, looks));
        texts.set(key, text);
        return text;
      };
      for (const reader of readers ?? []) {
        if (seesLater(after, reader.person)) continue;
        if (!reader.send(id, entry.n, textFor(reader.person))) this.#remove(this.#readers, id, reader);
      }
      for (const reader of listeners) {
        const person = reader.person as Id;
        if (!reader.send(id, entry.n, textFor(person))) this.#remove(this.#listeners, person, reader);
      }
      if (before.phase === 'open' && after.phase !== 'open' && after.settings.delay > 0)
        this.#delaySpectators(after);
    }
  }

  /** The game begins: from now on those without a seat see it later. */
  #delaySpectators(table: Table): void {
    for (const reader of [...(this.#readers.get(table.id) ?? [])]) {
      if (seesLater(table, reader.person)) {
        this.#remove(this.#readers, table.id, reader);
        reader.end();
      }
    }
  }

  /** Tables with spectators who wait for what the others have seen. */
  get delayed(): readonly Id[] {
    return [...this.#delayed.keys()];
  }

  /** Gives delayed spectators what has come of age. */
  release(table: Table, now: number): void {
    for (const one of [...(this.#delayed.get(table.id) ?? [])]) {
      const until = visibleLength(table, readerOf(table, one.reader.person), now);
      if (until <= one.n) continue;
      if (sendMissed(table, one.n, until, one.reader)) one.n = until;
      else this.#remove(this.#delayed, table.id, one);
    }
  }

  /** Asks the readers of a table to come back. */
  cut(table: Id): void {
    for (const reader of [...(this.#readers.get(table) ?? [])]) reader.end();
    for (const { reader } of [...(this.#delayed.get(table) ?? [])]) reader.end();
  }

  /** Asks those who listen for all their tables to come back: they are told then how each stands. */
  cutListeners(): void {
    for (const all of [...this.#listeners.values()]) for (const reader of [...all]) reader.end();
  }
}

/** Whoever may take a seat yet is not delayed until the game begins. */
function seesLater(table: Table, person: Id | null): boolean {
  return table.settings.delay > 0 && table.phase !== 'open' && table.seatOf(person) === null;
}

function sendMissed(table: Table, from: number, until: number, reader: Reader): boolean {
  if (from >= until) return true;
  for (const entry of entriesFor(table.id, table.entries.slice(0, until), from, reader.person)) {
    if (!reader.send(table.id, entry.n, JSON.stringify(entry))) return false;
  }
  return true;
}
