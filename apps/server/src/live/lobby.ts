// Who looks at the lobby on this server: they are told what becomes of its tables, and that something happened at
// their own. Lists are read elsewhere; this only saves looking again and again.

import type { Id, LobbyNews } from '@menagerie/protocol';
import type { Growth, Store } from '../store/store.ts';
import type { Reader } from './broadcaster.ts';

export class Lobby {
  readonly #readers = new Set<Reader>();

  constructor(store: Pick<Store, 'onGrowth'>) {
    store.onGrowth((growth) => this.#hear(growth));
  }

  /** From now on the reader hears of changes. Answers with the way to leave. */
  enter(reader: Reader): () => void {
    this.#readers.add(reader);
    return () => void this.#readers.delete(reader);
  }

  #hear(growth: Growth | 'lost'): void {
    // They come back and look again.
    if (growth === 'lost') for (const reader of [...this.#readers]) reader.end();
    else {
      if (growth.lobby !== undefined) this.#tellAll(growth.table, growth.lobby);
      this.#tellOwn(growth);
    }
  }

  #tellAll(table: Id, line: Growth['lobby']): void {
    // Whose turn it is may be told later, if the table says so.
    this.#send(table, line ? { line: { ...line, toMove: [] } } : { gone: true }, [...this.#readers]);
  }

  #tellOwn({ table, people }: Growth): void {
    const owners = [...this.#readers].filter(({ person }) => person !== null && people.includes(person));
    if (owners.length > 0) this.#send(table, { yours: true }, owners);
  }

  #send(table: Id, news: Omit<LobbyNews, 'table'>, readers: readonly Reader[]): void {
    const json = JSON.stringify(news);
    for (const reader of readers) if (!reader.send(table, 0, json)) this.#readers.delete(reader);
  }
}
