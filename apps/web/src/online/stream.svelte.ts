// The stream of a table: every entry once and in order, however often the network goes and comes back.

import type { Entry } from '@menagerie/protocol';
import { addressOf } from './api.ts';

export type Connection = 'live' | 'connecting' | 'offline';

const AGAIN_MS = 1_500;

export class TableStream {
  connection = $state<Connection>('connecting');
  readonly #table: string;
  readonly #take: (entry: Entry) => void;
  #next: number;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(table: string, from: number, take: (entry: Entry) => void) {
    this.#table = table;
    this.#next = from;
    this.#take = take;
    this.#open();
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#lose);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#lose);
  }

  readonly #wake = (): void => this.#open();

  readonly #lose = (): void => {
    this.connection = 'offline';
  };

  /** A new source each time, by number: the browser's own reconnecting gives up on some errors. */
  #open(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = new EventSource(addressOf(`tables/${this.#table}/events?from=${this.#next}`));
    this.#source = source;
    source.onopen = () => (this.connection = 'live');
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const entry = JSON.parse(data) as Entry;
      if (entry.n !== this.#next) return;
      this.#next++;
      this.#take(entry);
    };
    source.onerror = () => {
      source.close();
      this.connection = navigator.onLine ? 'connecting' : 'offline';
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#open(), AGAIN_MS);
    };
  }
}
