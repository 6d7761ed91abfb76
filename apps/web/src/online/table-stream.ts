// The stream of a table: every entry exactly once and in order.

import type { Entry } from '@menagerie/protocol';
import type { Api } from './api.ts';
import { LineStream, type Connection } from './line-stream.svelte.ts';

export interface TableStreamOptions {
  readonly api: Api;
  readonly table: string;
  /** The number of the first entry to read. */
  readonly from: number;
  readonly onEntry: (entry: Entry) => void;
}

export class TableStream {
  readonly #options: TableStreamOptions;
  readonly #lines: LineStream;
  #next: number;

  constructor(options: TableStreamOptions) {
    this.#options = options;
    this.#next = options.from;
    this.#lines = new LineStream({
      api: options.api,
      path: () => `tables/${options.table}/events?format=ndjson&notices=yes&from=${this.#next}`,
      onLine: (line) => this.#receive(JSON.parse(line) as Entry),
    });
  }

  get connection(): Connection {
    return this.#lines.connection;
  }

  /** The server can't save moves right now, so clocks are stopped. */
  get isStoreAway(): boolean {
    return this.#lines.isStoreAway;
  }

  close(): void {
    this.#lines.close();
  }

  /** Reconnects from the next entry, as another person. */
  reopen(): void {
    this.#lines.reopen();
  }

  #receive(entry: Entry): void {
    if (entry.n < this.#next) return;
    // The stream reconnects and requests the missing ones.
    if (entry.n > this.#next) throw new Error(`entry ${entry.n} came instead of ${this.#next}`);
    this.#next++;
    this.#options.api.noteTime(entry.at);
    this.#options.onEntry(entry);
  }
}
