// Readers of the lobby on this server: they are told what happens to its tables, and that something happened at
// their own. However many read the list, the store is asked for it a few times a second.

import type { Id, LobbyNews, TableLine } from '@menagerie/protocol';
import type { Growth, ListQuery, Store } from '../store/store.ts';
import type { Reader } from './broadcaster.ts';

export interface LobbyOptions {
  readonly store: Pick<Store, 'onGrowth' | 'list'>;
  readonly now: () => number;
}

/** Reading the lobby is the most expensive request for guests. */
const FRESH_MS = 250;
/** Pages that are kept. */
const MOST_KEPT = 100;

export class Lobby {
  /** With those whose tables are not for the reader. */
  readonly #readers = new Map<Reader, ReadonlySet<Id>>();
  readonly #store: LobbyOptions['store'];
  readonly #now: () => number;
  readonly #lists = new Map<string, { readonly at: number; readonly lines: Promise<readonly TableLine[]> }>();

  constructor({ store, now }: LobbyOptions) {
    this.#store = store;
    this.#now = now;
    store.onGrowth((growth) => this.#hear(growth));
  }

  /** As it is, or as of a moment ago if this server knows of no change since. */
  list(query: Omit<ListQuery, 'now'>): Promise<readonly TableLine[]> {
    const [key, now] = [JSON.stringify(query), this.#now()];
    const known = this.#lists.get(key);
    if (known && now - known.at < FRESH_MS) return known.lines;
    if (this.#lists.size >= MOST_KEPT) this.#lists.clear();
    const lines = this.#store.list({ ...query, now });
    this.#lists.set(key, { at: now, lines });
    lines.catch(() => this.#lists.delete(key));
    return lines;
  }

  /** Subscribes the reader to changes. Returns a function to unsubscribe. */
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
    if (growth === 'lost' || growth.lobby !== undefined || growth.goneAt !== undefined || growth.isRewritten)
      this.#lists.clear();
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
    // Whose turn it is may be delayed, depending on the table.
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
