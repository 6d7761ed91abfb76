// Requests to the server the page came from. If the server refuses, a Refused is thrown; if the request doesn't get
// through, some other error.

import type { ApiError } from '@menagerie/protocol';
import { browserDevice, type Device } from '../device.ts';

export class Refused extends Error {
  readonly code: string;
  readonly facts: ApiError['error'];
  /** How long to wait before the next request, in milliseconds. */
  readonly retryAfter: number;

  constructor(facts: ApiError['error'], retryAfter = 0) {
    super(facts.message);
    this.code = facts.code;
    this.facts = facts;
    this.retryAfter = retryAfter;
  }
}

const TIMEOUT_MS = 10_000;
const RETRY_MS = { first: 300, longest: 5_000 };
/** If the device's clock jumps by more than this, it was set, or the device slept. */
const CLOCK_SET_MS = 1_000;
/** Refusals that may not happen again on a retry. */
const TEMPORARY = ['too-fast', 'busy'];

export class Api {
  readonly device: Device;
  /** Whether one of our servers has answered, rather than a static file host. */
  isThere = false;
  /** Called for every refusal of any request. */
  onRefused: (refused: Refused) => void = () => undefined;
  /** Server time minus device time: never overestimated, and more accurate the more responses arrive. */
  #ahead: number | null = null;
  /** The device's time when the page was opened; updated when its clock is set. */
  #origin = 0;
  /** Each ends the pause of a request that is waiting to be retried. */
  readonly #waiting = new Set<() => void>();

  constructor(device: Device) {
    this.device = device;
  }

  /** The current time by the server's clock. */
  now(): number {
    return this.device.now() + (this.#ahead ?? 0);
  }

  /** Adjusts the clock by a time that the server sent. */
  noteTime(time: number): void {
    const now = this.device.now();
    const [ahead, origin] = [time - now, now - this.device.steadyNow()];
    if (!Number.isFinite(ahead)) return;
    const isSameClock = Math.abs(origin - this.#origin) < CLOCK_SET_MS;
    this.#ahead = isSameClock ? Math.max(this.#ahead ?? ahead, ahead) : ahead;
    this.#origin = origin;
  }

  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const timeout = new AbortController();
    const cancelTimeout = this.device.after(TIMEOUT_MS, () => timeout.abort());
    try {
      const response = await this.device.fetch(path, {
        method,
        signal: timeout.signal,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return await this.read<T>(response);
    } finally {
      cancelTimeout();
    }
  }

  /** The server's response; throws if it refused. */
  async read<T>(response: Response): Promise<T> {
    this.noteTime(dateOf(response));
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const content: unknown = isJson ? await response.json() : await response.text();
    if (response.ok) {
      if (isJson || response.status === 204) this.isThere = true;
      return content as T;
    }
    if (isJson && response.status < 500) {
      const refused = new Refused((content as ApiError).error, retryAfterOf(response));
      this.onRefused(refused);
      throw refused;
    }
    throw new Error(`the server answered ${response.status}`);
  }

  /** Retries until the server gives a final answer or the signal says that nobody is waiting any more. */
  async retryUntilAnswered<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
    for (let pause = RETRY_MS.first; ; pause = Math.min(2 * pause, RETRY_MS.longest)) {
      signal.throwIfAborted();
      let retryAfter = 0;
      try {
        return await request();
      } catch (error) {
        const isFinal = error instanceof Refused && !TEMPORARY.includes(error.code);
        if (isFinal || signal.aborted) throw error;
        if (error instanceof Refused) retryAfter = error.retryAfter;
      }
      await this.#waitOrOnline(signal, Math.max(pause, retryAfter));
    }
  }

  /** The server is back: retry everything that is waiting now. */
  retryNow(): void {
    for (const goOn of [...this.#waiting]) goOn();
  }

  /** Waits this long, or until the network or the server is back or nobody is waiting. */
  #waitOrOnline(signal: AbortSignal, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        cancel();
        unlisten();
        signal.removeEventListener('abort', done);
        this.#waiting.delete(done);
        resolve();
      };
      this.#waiting.add(done);
      const cancel = this.device.after(milliseconds, done);
      const unlisten = this.device.listen('online', done);
      signal.addEventListener('abort', done);
    });
  }
}

/** When the server responded. */
export const dateOf = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '');

/** In milliseconds; 0 if the server didn't ask to wait. */
export const retryAfterOf = ({ headers }: Response): number =>
  1000 * (Number.parseInt(headers.get('retry-after') ?? '', 10) || 0);

export const api = new Api(browserDevice);
