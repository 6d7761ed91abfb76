// A store for tests that records what is put into it.

import type { Shelf, Store } from '../store/store.ts';

export class MemoryStore implements Store {
  readonly isLasting = true;
  readonly isNew = false;
  /** Every value that was put, oldest first. */
  readonly puts: unknown[] = [];
  readonly #kept = new Map<string, unknown>();

  get(shelf: Shelf, key: string): Promise<unknown> {
    return Promise.resolve(this.#kept.get(`${shelf}/${key}`));
  }

  all(shelf: Shelf): Promise<readonly unknown[]> {
    const kept = [...this.#kept].filter(([key]) => key.startsWith(`${shelf}/`));
    return Promise.resolve(kept.map(([, value]) => value));
  }

  put(shelf: Shelf, key: string, value: unknown): Promise<void> {
    this.puts.push(structuredClone(value));
    this.#kept.set(`${shelf}/${key}`, structuredClone(value));
    return Promise.resolve();
  }

  remove(shelf: Shelf, key: string): Promise<void> {
    this.#kept.delete(`${shelf}/${key}`);
    return Promise.resolve();
  }

  clear(shelf: Shelf): Promise<void> {
    for (const key of [...this.#kept.keys()]) if (key.startsWith(`${shelf}/`)) this.#kept.delete(key);
    return Promise.resolve();
  }
}
