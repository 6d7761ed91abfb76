// Lines of JSON from the server for as long as somebody listens, however often the network goes and comes back.

import type { ApiError } from '@menagerie/protocol';
import { dateOf, retryAfterOf, type Api } from './api.ts';

/** Missing: the server answers that there is nothing to read any more. */
export type Connection = 'live' | 'connecting' | 'offline' | 'missing';

/** The server sends something every 15 seconds, if only an empty line: longer silence is a dead connection. */
const SILENCE_MS = 25_000;
const RECONNECT_MS = { first: 250, longest: 5_000 };

/** The one line that is no entry: see `Notice` of the protocol. */
const NOTICE = /^\{"store":"(away|back)"\}$/;

export interface LineStreamOptions {
  readonly api: Api;
  /** Where to read from now on, under the API. */
  readonly path: () => string;
  /** One that throws breaks the connection, and the next one is opened. */
  readonly onLine: (line: string) => void;
  /** A connection stands; what came while there was none was missed. */
  readonly onOpen?: () => void;
}

export class LineStream {
  connection = $state<Connection>('connecting');
  /** The server cannot keep moves just now, and says so: clocks stand. */
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

  /** Reads on a new connection: after a break, or as somebody else. */
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

  /** A device that slept may hold a connection that died meanwhile. */
  #checkAfterSleep(): void {
    const { device } = this.#options.api;
    if (device.isVisible() && device.now() - this.#heardAt > SILENCE_MS) this.#reconnect();
  }

  async #follow(reading: AbortController): Promise<void> {
    let end: End = { isMissing: false, retryAfter: 0 };
    try {
      end = await this.#read(reading);
    } catch {
      // Whatever it was: the next connection goes on where this one broke off.
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

  /** Until the connection ends. */
  async #read(reading: AbortController): Promise<End> {
    const { signal } = reading;
    const { api, path, onLine, onOpen } = this.#options;
    this.#expectMore(reading);
    const response = await api.device.fetch(path(), { signal, cache: 'no-store' });
    const isStream = response.headers.get('content-type')?.includes('ndjson');
    if (!response.ok || !isStream || !response.body) {
      this.isStoreAway = response.status === 503 && (await codeOf(response)) === 'store-failed';
      // Somebody may have to know why.
      if (response.status === 403) await api.read(response).catch(() => undefined);
      return { isMissing: response.status === 404, retryAfter: retryAfterOf(response) };
    }
    // The first entries may be old, and tell nothing about the clock.
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

  /** What waited for the store need not wait any longer when it is back. */
  #noteStore(isAway: boolean): void {
    this.isStoreAway = isAway;
    if (!isAway) this.#options.api.retryNow();
  }

  /** Something came: the connection is alive, and has as long again to prove it. */
  #expectMore(reading: AbortController): void {
    const { device } = this.#options.api;
    this.#heardAt = device.now();
    this.#cancelTimer();
    this.#cancelTimer = device.after(SILENCE_MS, () => reading.abort());
  }
}

/** Of an error; null if it says none. */
async function codeOf(response: Response): Promise<string | null> {
  const content = (await response.json().catch(() => null)) as Partial<ApiError> | null;
  return content?.error?.code ?? null;
}

interface End {
  /** Whether there is nothing to come back for. */
  readonly isMissing: boolean;
  readonly retryAfter: number;
}
