// Streams lines of JSON from the server for as long as somebody listens, and reconnects after every interruption.

import type { ApiError } from '@menagerie/protocol';
import { dateOf, retryAfterOf, type Api } from './api.ts';

/** `missing`: the server says that there is nothing left to read. */
export type Connection = 'live' | 'connecting' | 'offline' | 'missing';

/** The server sends at least an empty line every 15 seconds: a longer silence means a dead connection. */
const SILENCE_MS = 25_000;
const RECONNECT_MS = { first: 250, longest: 5_000 };

/** The only line that isn't an entry: see `Notice` in the protocol. */
const NOTICE = /^\{"store":"(away|back)"\}$/;

export interface LineStreamOptions {
  readonly api: Api;
  /** Where to continue reading, relative to the API. */
  readonly path: () => string;
  /** If it throws, the connection is dropped and a new one is opened. */
  readonly onLine: (line: string) => void;
  /** Called on every connection: anything sent in between was missed. */
  readonly onOpen?: () => void;
}

export class LineStream {
  connection = $state<Connection>('connecting');
  /** The server says that it can't save moves right now, so clocks are stopped. */
  isStoreAway = $state(false);
  readonly #options: LineStreamOptions;
  readonly #unlisten: readonly (() => void)[];
  #reading = new AbortController();
  #pause = RECONNECT_MS.first;
  #cancelTimer: () => void = () => undefined;
  #heardAt = 0;
  #isClosed = false;

  constructor(options: LineStreamOptions) {
    this.#options = options;
    const { device } = options.api;
    this.reopen();
    this.#unlisten = [
      device.listen('online', () => this.#reconnect()),
      device.listen('offline', () => this.#disconnect()),
      device.listen('visibility', () => this.#checkAfterSleep()),
    ];
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelTimer();
    this.#reading.abort();
    for (const unlisten of this.#unlisten) unlisten();
  }

  /** Opens a new connection: after a break, or as another person. */
  reopen(): void {
    if (this.#isClosed) return;
    this.#cancelTimer();
    this.#reading.abort();
    this.#reading = new AbortController();
    void this.#follow(this.#reading);
  }

  #reconnect(): void {
    this.#pause = RECONNECT_MS.first;
    this.reopen();
  }

  #disconnect(): void {
    this.#reading.abort();
    this.connection = 'offline';
  }

  /** A connection may have died while the device slept. */
  #checkAfterSleep(): void {
    const { device } = this.#options.api;
    if (device.isVisible() && device.now() - this.#heardAt > SILENCE_MS) this.#reconnect();
  }

  async #follow(reading: AbortController): Promise<void> {
    let end: End = { isMissing: false, retryAfter: 0 };
    try {
      end = await this.#read(reading);
    } catch {
      // Whatever went wrong, the next connection continues where this one stopped.
    }
    reading.abort();
    if (reading !== this.#reading || this.#isClosed) return;
    this.#cancelTimer();
    if (end.isMissing) return void (this.connection = 'missing');
    const { device } = this.#options.api;
    this.connection = device.isOnline() ? 'connecting' : 'offline';
    this.#cancelTimer = device.after(Math.max(this.#pause, end.retryAfter), () => this.reopen());
    this.#pause = Math.min(2 * this.#pause, RECONNECT_MS.longest);
  }

  /** Resolves when the connection ends. */
  async #read(reading: AbortController): Promise<End> {
    const { signal } = reading;
    const { api, path, onLine, onOpen } = this.#options;
    this.#expectMore(reading);
    const response = await api.device.fetch(path(), { signal, cache: 'no-store' });
    const isStream = response.headers.get('content-type')?.includes('ndjson');
    if (!response.ok || !isStream || !response.body) {
      this.isStoreAway = response.status === 503 && (await codeOf(response)) === 'store-failed';
      // The refusal may need to be reported, for example a ban.
      if (response.status === 403) await api.read(response).catch(() => undefined);
      return { isMissing: response.status === 404, retryAfter: retryAfterOf(response) };
    }
    // The first entries may be old, so they say nothing about the clock.
    api.noteTime(dateOf(response));
    this.connection = 'live';
    this.#noteStore(false);
    this.#pause = RECONNECT_MS.first;
    onOpen?.();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return { isMissing: false, retryAfter: 0 };
      this.#expectMore(reading);
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const notice = NOTICE.exec(line);
        if (notice) this.#noteStore(notice[1] === 'away');
        else if (line.trim() !== '') onLine(line);
      }
    }
  }

  /** Requests that waited for the store are retried when it is back. */
  #noteStore(isAway: boolean): void {
    this.isStoreAway = isAway;
    if (!isAway) this.#options.api.retryNow();
  }

  /** Data arrived: the connection is alive, and the timeout starts again. */
  #expectMore(reading: AbortController): void {
    const { device } = this.#options.api;
    this.#heardAt = device.now();
    this.#cancelTimer();
    this.#cancelTimer = device.after(SILENCE_MS, () => reading.abort());
  }
}

/** The error's code; null if there is none. */
async function codeOf(response: Response): Promise<string | null> {
  const content = (await response.json().catch(() => null)) as Partial<ApiError> | null;
  return content?.error?.code ?? null;
}

interface End {
  /** Whether there is no point in reconnecting. */
  readonly isMissing: boolean;
  readonly retryAfter: number;
}
