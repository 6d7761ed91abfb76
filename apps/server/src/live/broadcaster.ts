// Who reads what on this server. It serialises entries once per seat, and gives every reader what it
// may see; how the text is sent is up to the reader.

import type { Id } from '@menagerie/protocol';
import type { Mutes } from '../people/mutes.ts';
import type { LogEntry } from '../table/log.ts';
import type { Moment, Table } from '../table/table.ts';
import { entryFor, readerOf, visibleLength } from '../table/visible.ts';
import { Pace, replayTable } from './pace.ts';

/** Reads one table, or, as a listener, all tables of a person. */
export interface Reader {
  readonly person: Id | null;
  /** False: it could not take it and is to be forgotten. */
  send(table: Id, n: number, json: string): boolean;
  /** Asks it to come back, here or elsewhere. */
  end(): void;
}

interface Delayed {
  /** The next entry number for the reader. */
  n: number;
  readonly reader: Reader;
}

export class Broadcaster {
  readonly #mutes: Pick<Mutes, 'of'> | null;
  readonly #readers = new Map<Id, Set<Reader>>();
  readonly #listeners = new Map<Id, Set<Reader>>();
  readonly #delayed = new Map<Id, Set<Delayed>>();
  /** Tables with delayed spectators, as these have seen them; null: being worked on. */
  readonly #past = new Map<Id, Table | null>();
  #count = 0;

  constructor(mutes: Pick<Mutes, 'of'> | null = null) {
    this.#mutes = mutes;
  }

  /** Whether the entry is a message from somebody the person mutes or blocks. */
  #isUnheard({ event }: LogEntry, person: Id | null): boolean {
    return event.type === 'said' && (this.#mutes?.of(person).has(event.person) ?? false);
  }

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

  /** Identified readers by table; delayed spectators don't count. */
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
    if (all.size > 0) return;
    where.delete(key);
    if (!this.#delayed.has(key) && this.#past.get(key) !== null) this.#past.delete(key);
  }

  /** Entries that are durable now, each with the table around it. */
  publish(moments: readonly Moment[], people: readonly Id[]): void {
    const { id } = moments[0].after;
    const readers = this.#readers.get(id);
    const listeners = people.flatMap((person) => [...(this.#listeners.get(person) ?? [])]);
    if (!readers && listeners.length === 0) return;
    for (const moment of moments) {
      const { entry, before, after } = moment;
      const texts = new Map<string, string>();
      const textFor = (person: Id | null): string => {
        const looks = readerOf(after, person, this.#mutes?.of(person));
        const key = `${looks.seat} ${this.#isUnheard(entry, person)}`;
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

  /** Sends delayed spectators the entries whose delay has passed. */
  async release(table: Table, now: number, pace = new Pace()): Promise<void> {
    const { id } = table;
    const waiting = [...(this.#delayed.get(id) ?? [])];
    const first = Math.min(...waiting.map(({ n }) => n));
    const until = visibleLength(table, { person: null, seat: null }, now);
    if (first >= until || this.#past.get(id) === null) return;
    const held = this.#past.get(id);
    this.#past.set(id, null);
    try {
      const past =
        held && held.length <= first ? held : await replayTable(id, table.entries.slice(0, first), pace);
      for (const entry of table.entries.slice(past.length, until)) {
        this.#tellLater(past.advance(entry));
        await pace.step();
      }
      if (this.#delayed.has(id)) this.#past.set(id, past);
    } finally {
      if (this.#past.get(id) === null) this.#past.delete(id);
    }
  }

  /** Those without a seat all see the same. */
  #tellLater(moment: Moment): void {
    const { entry, after } = moment;
    const textFor = (mutes: ReadonlySet<Id>): string =>
      JSON.stringify(entryFor(moment, { person: null, seat: null, mutes }));
    const text = textFor(new Set());
    for (const one of [...(this.#delayed.get(after.id) ?? [])]) {
      if (one.n !== entry.n) continue;
      one.n++;
      const { person } = one.reader;
      const own = this.#isUnheard(entry, person) ? textFor(this.#mutes?.of(person) ?? new Set()) : text;
      if (!one.reader.send(after.id, entry.n, own)) this.#remove(this.#delayed, after.id, one);
    }
  }

  /** Asks the readers of a table to come back. */
  cut(table: Id): void {
    for (const reader of [...(this.#readers.get(table) ?? [])]) reader.end();
    for (const { reader } of [...(this.#delayed.get(table) ?? [])]) reader.end();
  }

  /** Makes streams of all tables reconnect, so that they get every state again. */
  cutListeners(): void {
    for (const all of [...this.#listeners.values()]) for (const reader of [...all]) reader.end();
  }
}

/** People who could still take a seat get no delay before the game begins. */
function seesLater(table: Table, person: Id | null): boolean {
  return table.settings.delay > 0 && table.phase !== 'open' && table.seatOf(person) === null;
}
