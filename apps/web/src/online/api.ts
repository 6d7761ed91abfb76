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

export const addressOf = (path: string): string => new URL(`api/${path}`, document.baseURI).href;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(addressOf(path), {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const answer: unknown = isJson ? await response.json() : await response.text();
  if (response.ok) return answer as T;
  if (isJson && response.status < 500) throw new Refused((answer as ApiError).error);
  throw new Error(`the server answered ${response.status}`);
}

/** Asks again until the server has answered, or the signal says that nobody waits any more. */
export async function insist<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  for (let wait = 300; ; wait = Math.min(2 * wait, 5_000)) {
    try {
      return await request();
    } catch (error) {
      if (error instanceof Refused || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
