// The stream of a table: every entry once and in order.

import type { Entry } from '@menagerie/protocol';
import { serverClock } from './api.ts';
import { LineStream, type Connection } from './line-stream.svelte.ts';

export class TableStream {
  readonly #take: (entry: Entry) => void;
  readonly #lines: LineStream;
  #next: number;

  constructor(table: string, from: number, take: (entry: Entry) => void) {
    this.#next = from;
    this.#take = take;
    this.#lines = new LineStream({
      path: () => `tables/${table}/events?format=ndjson&from=${this.#next}`,
      hear: (line) => this.#hear(JSON.parse(line) as Entry),
    });
  }

  get connection(): Connection {
    return this.#lines.connection;
  }

  close(): void {
    this.#lines.close();
  }

  /** Reads on from the next entry: as somebody else. */
  reopen(): void {
    this.#lines.reopen();
  }

  #hear(entry: Entry): void {
    if (entry.n !== this.#next) return;
    this.#next++;
    serverClock.hear(entry.at);
    this.#take(entry);
  }
}
