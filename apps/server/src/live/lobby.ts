// Who looks at the lobby on this server: they are told what becomes of its tables, and that something happened at
// their own. Lists are read elsewhere; this only saves looking again and again.

import type { Id, LobbyNews } from '@menagerie/protocol';
import type { Growth, Store } from '../store/store.ts';
import type { Reader } from './broadcaster.ts';

export interface LobbyOptions {
  readonly store: Pick<Store, 'onGrowth'>;
  readonly now: () => number;
}

export class Lobby {
  /** With those whose tables are not for the reader. */
  readonly #readers = new Map<Reader, ReadonlySet<Id>>();
  readonly #now: () => number;

  constructor({ store, now }: LobbyOptions) {
    this.#now = now;
    store.onGrowth((growth) => this.#hear(growth));
  }

  /** From now on the reader hears of changes. Answers with the way to leave. */
  enter(reader: Reader, strangers: readonly Id[] = []): () => void {
    this.#readers.set(reader, new Set(strangers));
    return () => void this.#readers.delete(reader);
  }

  /** Asks a person's streams to come back: other tables are for them now. */
  cut(people: readonly Id[]): void {
    for (const reader of [...this.#readers.keys()])
      if (reader.person !== null && people.includes(reader.person)) reader.end();
  }

  #hear(growth: Growth | 'lost'): void {
    // They come back and look again.
    if (growth === 'lost') for (const reader of [...this.#readers.keys()]) reader.end();
    else {
      if (growth.lobby !== undefined) this.#tellAll(growth.table, growth.lobby);
      if (growth.goneAt !== undefined) this.#tellGoneLater(growth.table, growth.goneAt);
      this.#tellOwn(growth);
    }
  }

  #tellAll(table: Id, line: Growth['lobby']): void {
    const host = line?.phase === 'open' ? line.host : undefined;
    const readers = [...this.#readers].flatMap(([reader, strangers]) =>
      host !== undefined && strangers.has(host) ? [] : reader,
    );
    // Whose turn it is may be told later, if the table says so.
    this.#send(table, line ? { line: { ...line, toMove: [] } } : { gone: true }, readers);
  }

  #tellGoneLater(table: Id, at: number): void {
    setTimeout(() => this.#tellAll(table, null), Math.max(0, at - this.#now())).unref();
  }

  #tellOwn({ table, people }: Growth): void {
    const owners = [...this.#readers.keys()].filter(
      ({ person }) => person !== null && people.includes(person),
    );
    if (owners.length > 0) this.#send(table, { yours: true }, owners);
  }

  #send(table: Id, news: Omit<LobbyNews, 'table'>, readers: readonly Reader[]): void {
    const json = JSON.stringify(news);
    for (const reader of readers) if (!reader.send(table, 0, json)) this.#readers.delete(reader);
  }
}
