// People at a table of the server, each in a browser context of their own.

import type { OpenTable, TableState } from '@menagerie/protocol';
import type { GameId } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { BY_POINTER } from './players.ts';
import { openAnew } from './table.ts';
import { hurry, visit, type Visit } from './visit.ts';

export async function arrive(options: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  const visiting = await visit(options);
  await visiting.page.getByRole('heading', { level: 1 }).first().waitFor();
  await hurry(visiting.page);
  return visiting;
}

/** A request as the page makes it, with its cookie. */
export function callApi<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const given = what === null ? {} : { body: what, headers: { 'content-type': 'application/json' } };
      const response = await fetch(`/api/${where}`, { method: how, ...given });
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return (isJson ? await response.json() : await response.text()) as T;
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** Becomes somebody, opens a table and goes there; nobody sits yet. */
export async function openTable(page: Page, name: string, plan: OpenTable): Promise<string> {
  await callApi(page, 'POST', 'people', { name, cookie: true });
  const { id } = await callApi<TableState>(page, 'POST', 'tables', { ...plan, sit: null });
  await openAnew(page, `#/table/${id}`);
  return id;
}

/** As a guest with the link: a name, a seat. */
export async function sitDown(page: Page, name: string, seat: number): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Sit down at seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

const isTurn = (page: Page): Promise<boolean> => page.evaluate(() => document.title.startsWith('●'));

/** Plays, with no care for winning, until the table is over for everyone. */
export async function playOut(game: GameId, id: string, pages: readonly Page[]): Promise<void> {
  const ENOUGH = 2_000;
  for (let turn = 0; turn < ENOUGH; turn++) {
    for (const page of pages) {
      const goOn = page.getByRole('button', { name: 'Go on' });
      if ((await goOn.count()) > 0) await goOn.click();
      else if (await isTurn(page)) await BY_POINTER[game](page, turn);
    }
    const { phase } = await callApi<TableState>(pages[0], 'GET', `tables/${id}`);
    if (phase === 'over') return;
  }
  throw new Error('the game does not end');
}
