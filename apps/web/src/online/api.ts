// Requests to the server that the page came from. What it refuses comes as a Refused; what never got through,
// as anything else.

import type { ApiError } from '@menagerie/protocol';

export class Refused extends Error {
  readonly code: string;
  readonly facts: ApiError['error'];

  constructor(facts: ApiError['error']) {
    super(facts.message);
    this.code = facts.code;
    this.facts = facts;
  }
}

const PATIENCE_MS = 10_000;
/** A clock that is off by so much more than before was set. */
const SET_MS = 1_000;

/** Server's time minus this device's: never more than it is, and the nearer the more the server has told. */
export const serverClock = {
  ahead: null as number | null,
  /** When the page was opened, by this device's clock: another time if that was set meanwhile, or slept. */
  origin: 0,
  hear(time: number): void {
    const now = Date.now();
    const [ahead, origin] = [time - now, now - performance.now()];
    if (!Number.isFinite(ahead)) return;
    const isSame = Math.abs(origin - this.origin) < SET_MS;
    this.ahead = isSame ? Math.max(this.ahead ?? ahead, ahead) : ahead;
    this.origin = origin;
  },
};

export const addressOf = (path: string): string => new URL(`api/${path}`, document.baseURI).href;

/** When the server answered. */
export const timeOf = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '');

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(addressOf(path), {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  serverClock.hear(timeOf(response));
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const answer: unknown = isJson ? await response.json() : await response.text();
  if (response.ok) return answer as T;
  if (isJson && response.status < 500) throw new Refused((answer as ApiError).error);
  throw new Error(`the server answered ${response.status}`);
}

/** What the server refuses for the moment only. */
const FOR_NOW = ['too-fast', 'busy'];
const isFinal = (error: unknown): boolean => error instanceof Refused && !FOR_NOW.includes(error.code);

/** Asks again until the server has answered, or the signal says that nobody waits any more. */
export async function insist<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  for (let wait = 300; ; wait = Math.min(2 * wait, 5_000)) {
    try {
      return await request();
    } catch (error) {
      if (isFinal(error) || signal.aborted) throw error;
    }
    await restOrNetwork(wait);
  }
}

/** A while, or until the network is back. */
function restOrNetwork(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });
}
