// Lines of JSON from the server for as long as somebody listens, however often the network goes and comes back.

import { addressOf, serverClock, timeOf } from './api.ts';

/** Missing: the server answers that there is nothing to read any more. */
export type Connection = 'live' | 'connecting' | 'offline' | 'missing';

/** The server says something every 15 seconds, if only an empty line: longer silence is a dead connection. */
const SILENCE_MS = 25_000;
const AGAIN_MS = { least: 250, most: 5_000 };

export interface LineStreamOptions {
  /** Where to read from now on, under the API. */
  readonly path: () => string;
  readonly hear: (line: string) => void;
  /** A connection stands; what came while there was none was missed. */
  readonly onopen?: () => void;
}

export class LineStream {
  connection = $state<Connection>('connecting');
  readonly #options: LineStreamOptions;
  #reading = new AbortController();
  #again = AGAIN_MS.least;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #isClosed = false;

  constructor(options: LineStreamOptions) {
    this.#options = options;
    this.reopen();
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#look);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#reading.abort();
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#look);
  }

  /** Reads on a new connection: after a break, or as somebody else. */
  reopen(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#reading.abort();
    this.#reading = new AbortController();
    void this.#follow(this.#reading);
  }

  readonly #wake = (): void => {
    this.#again = AGAIN_MS.least;
    this.reopen();
  };

  readonly #lose = (): void => {
    this.#reading.abort();
    this.connection = 'offline';
  };

  /** A device that slept may hold a connection that died meanwhile. */
  readonly #look = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - this.#heardAt > SILENCE_MS) this.#wake();
  };

  async #follow(reading: AbortController): Promise<void> {
    let isMissing = false;
    try {
      isMissing = await this.#read(reading);
    } catch {
      // Whatever it was: the next connection goes on where this one broke off.
    }
    if (reading !== this.#reading || this.#isClosed) return;
    clearTimeout(this.#timer);
    if (isMissing) return void (this.connection = 'missing');
    this.connection = navigator.onLine ? 'connecting' : 'offline';
    this.#timer = setTimeout(() => this.reopen(), this.#again);
    this.#again = Math.min(2 * this.#again, AGAIN_MS.most);
  }

  /** Until the connection ends; whether there is nothing to come back for. */
  async #read(reading: AbortController): Promise<boolean> {
    const { signal } = reading;
    const { path, hear, onopen } = this.#options;
    this.#watch(reading);
    const response = await fetch(addressOf(path()), { signal, cache: 'no-store' });
    const isOurs = response.headers.get('content-type')?.includes('ndjson');
    if (!response.ok || !isOurs || !response.body) return response.status === 404;
    // What is told first may be long ago.
    serverClock.hear(timeOf(response));
    this.connection = 'live';
    this.#again = AGAIN_MS.least;
    onopen?.();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return false;
      this.#watch(reading);
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') hear(line);
    }
  }

  /** Something came: the connection lives, and has as long again to prove it. */
  #watch(reading: AbortController): void {
    this.#heardAt = Date.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => reading.abort(), SILENCE_MS);
  }
}
