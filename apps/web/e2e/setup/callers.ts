// People who play through the API only, without a page or bypassing it.

import type { OpenTable, TableState } from '@menagerie/protocol';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';

export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** A person without an open page. */
export async function meet(page: Page, name: string): Promise<Call> {
  const api = new URL('/api/', page.url());
  const ask = async (method: string, path: string, key: string | null, body: unknown): Promise<unknown> => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    };
    const given = body === undefined ? {} : { body: JSON.stringify(body) };
    return (await fetch(new URL(path, api), { method, headers, ...given })).json();
  };
  const { key } = (await ask('POST', 'people', null, { name })) as { key: string };
  return <T>(method: string, path: string, body?: unknown) => ask(method, path, key, body) as Promise<T>;
}

export const asReader =
  (page: Page): Call =>
  (method, path, body) =>
    callApi(page, method, path, body);

const FOR_EVER = 500;

/** Opens a table for the first and seats the others. */
export async function gather(
  [host, ...guests]: readonly Call[],
  plan: OpenTable,
  isStarted: boolean,
): Promise<string> {
  const { id } = await host<TableState>('POST', 'tables', plan);
  for (const guest of guests) await guest('PUT', `tables/${id}/seat`, {});
  if (isStarted) await host('POST', `tables/${id}/start`, { fill: 'kitten' });
  return id;
}

/** Everybody plays their first legal move, this many times, or to the end. */
export async function playOn(people: readonly Call[], id: string, turns = FOR_EVER): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    let isOver = false;
    let isIdle = true;
    for (const call of people) {
      const { phase, asked, legal } = await call<TableState>('GET', `tables/${id}`);
      isOver = phase === 'over';
      const move = legal.includes('draw') ? 'draw' : legal[turn % legal.length];
      if (asked === null) continue;
      await call('POST', `tables/${id}/moves`, { move, answers: asked });
      isIdle = false;
    }
    if (isOver) return;
    // Bots are to move.
    if (isIdle) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
