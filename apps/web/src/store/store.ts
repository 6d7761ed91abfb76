// Where settings and games are kept between visits: IndexedDB, or just memory if the browser has no storage or it is
// full. Stored data is untrusted input: whoever reads it validates it.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { nextFrame } from '../parts/in-turn.ts';

interface Shelves extends DBSchema {
  settings: { key: string; value: unknown };
  games: { key: string; value: unknown };
  /** By table on the server: the number the reader contributed to its deals. */
  numbers: { key: string; value: unknown };
  /** By table on the server: the promise this browser saw when it first opened the table. */
  promises: { key: string; value: unknown };
  /** By table on the server: the record of a finished game. */
  records: { key: string; value: unknown };
  /** By table on the server: a move of the reader's that hasn't been sent yet. */
  moves: { key: string; value: unknown };
}
const SHELVES = ['settings', 'games', 'numbers', 'promises', 'records', 'moves'] as const;
export type Shelf = (typeof SHELVES)[number];

export interface Store {
  /** Whether data stored here outlives the page. Turns false when the disk fails. */
  readonly isLasting: boolean;
  /** Whether nothing has ever been stored here: a first visit. */
  readonly isNew: boolean;
  get(shelf: Shelf, key: string): Promise<unknown>;
  all(shelf: Shelf): Promise<readonly unknown[]>;
  put(shelf: Shelf, key: string, value: unknown): Promise<void>;
  remove(shelf: Shelf, key: string): Promise<void>;
  clear(shelf: Shelf): Promise<void>;
}

export async function openStore(onLoss: () => void): Promise<Store> {
  try {
    let isNew = false;
    const database = await openDB<Shelves>('menagerie', 3, {
      upgrade(database, oldVersion) {
        isNew = oldVersion === 0;
        for (const shelf of SHELVES) {
          if (!database.objectStoreNames.contains(shelf)) database.createObjectStore(shelf);
        }
      },
      // Another tab wants a newer version, so let it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
    });
    return new LastingStore(database, isNew, onLoss);
  } catch {
    onLoss();
    return new MemoryStore();
  }
}

class MemoryStore implements Store {
  readonly isLasting = false;
  readonly isNew = false;
  readonly #shelves: Record<Shelf, Map<string, unknown>> = {
    settings: new Map(),
    games: new Map(),
    numbers: new Map(),
    promises: new Map(),
    records: new Map(),
    moves: new Map(),
  };

  get(shelf: Shelf, key: string): Promise<unknown> {
    return Promise.resolve(this.#shelves[shelf].get(key));
  }

  all(shelf: Shelf): Promise<readonly unknown[]> {
    return Promise.resolve([...this.#shelves[shelf].values()]);
  }

  put(shelf: Shelf, key: string, value: unknown): Promise<void> {
    this.#shelves[shelf].set(key, value);
    return Promise.resolve();
  }

  remove(shelf: Shelf, key: string): Promise<void> {
    this.#shelves[shelf].delete(key);
    return Promise.resolve();
  }

  clear(shelf: Shelf): Promise<void> {
    this.#shelves[shelf].clear();
    return Promise.resolve();
  }
}

/** Everything is also kept in memory, so that a disk failure loses nothing of this visit. */
class LastingStore implements Store {
  readonly #database: IDBPDatabase<Shelves>;
  readonly #memory = new MemoryStore();
  readonly #removed = new Set<string>();
  /** How many writes wait for the next frame: copying a whole game would make the one of its move longer. */
  #due = 0;
  readonly #onLoss: () => void;
  isLasting = true;
  isNew: boolean;

  constructor(database: IDBPDatabase<Shelves>, isNew: boolean, onLoss: () => void) {
    this.#database = database;
    this.isNew = isNew;
    this.#onLoss = onLoss;
  }

  async #try<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    if (!this.isLasting) return otherwise;
    try {
      return await work();
    } catch (error) {
      // An invalid key is our own bug, not a failing disk.
      if (error instanceof DOMException && error.name === 'DataError') throw error;
      this.isLasting = false;
      this.#onLoss();
      return otherwise;
    }
  }

  async get(shelf: Shelf, key: string): Promise<unknown> {
    if (this.#removed.has(`${shelf}/${key}`)) return undefined;
    const remembered = await this.#memory.get(shelf, key);
    return remembered ?? this.#try(() => this.#database.get(shelf, key), undefined);
  }

  async all(shelf: Shelf): Promise<readonly unknown[]> {
    const remembered = await this.#memory.all(shelf);
    if (this.#due > 0) await nextFrame();
    return this.#try(() => this.#database.getAll(shelf), [...remembered]);
  }

  async put(shelf: Shelf, key: string, value: unknown): Promise<void> {
    this.#removed.delete(`${shelf}/${key}`);
    this.isNew = false;
    await this.#memory.put(shelf, key, value);
    this.#due++;
    await nextFrame();
    this.#due--;
    // Unless there is a newer one, or it has been removed.
    if ((await this.#memory.get(shelf, key)) === value)
      await this.#try<unknown>(() => this.#database.put(shelf, value, key), undefined);
  }

  async remove(shelf: Shelf, key: string): Promise<void> {
    this.#removed.add(`${shelf}/${key}`);
    await this.#memory.remove(shelf, key);
    await this.#try<unknown>(() => this.#database.delete(shelf, key), undefined);
  }
  async clear(shelf: Shelf): Promise<void> {
    await this.#memory.clear(shelf);
    await this.#try<unknown>(() => this.#database.clear(shelf), undefined);
  }
}
