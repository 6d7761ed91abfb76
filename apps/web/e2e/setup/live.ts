// People at an online table, each in a separate browser context.

import type { LogLine, OpenTable, TableState } from '@menagerie/protocol';
import type { GameId, View } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './call-api.ts';
import { pressFor } from './keys.ts';
import { BY_ANY_KEYS, BY_POINTER } from './players.ts';
import { openAnew, tableAsText, waitForTurn } from './table.ts';
import { hurry, visit, type Visit, type VisitOptions } from './visit.ts';

export async function arrive(options: VisitOptions = {}): Promise<Visit> {
  const visiting = await visit(options);
  await visiting.page.getByRole('heading', { level: 1 }).first().waitFor();
  await hurry(visiting.page);
  return visiting;
}

/** Takes a name, opens a table and goes there; nobody is seated yet. */
export async function openTable(page: Page, name: string, plan: OpenTable): Promise<string> {
  await callApi(page, 'POST', 'people', { name, cookie: true });
  const { id } = await callApi<TableState>(page, 'POST', 'tables', { ...plan, sit: null });
  await openAnew(page, `#/table/${id}`);
  return id;
}

/** As a guest with the link: enters a name and takes a seat. */
export async function sitDown(page: Page, name: string, seat: number): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Take seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Leave seat' }).waitFor();
}

const isTurn = (page: Page): Promise<boolean> => page.evaluate(() => document.title.startsWith('●'));

/** Closes the result of a round, if there is one. It may also be closing by itself right now. */
export async function goOn(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Next round' });
  if ((await button.count()) === 0) return false;
  await button.click({ timeout: 2_000 }).catch(() => undefined);
  return true;
}

/** Plays at random until the table is over for everyone. */
export async function playOut(game: GameId, id: string, pages: readonly Page[]): Promise<void> {
  const ENOUGH = 2_000;
  for (let turn = 0; turn < ENOUGH; turn++) {
    for (const page of pages) {
      if (!(await goOn(page)) && (await isTurn(page))) await BY_POINTER[game](page, turn);
    }
    const { phase } = await callApi<TableState>(pages[0], 'GET', `tables/${id}`);
    if (phase === 'over') return;
  }
  throw new Error('the game does not end');
}

export const stateOf = (page: Page, id: string): Promise<TableState> =>
  callApi<TableState>(page, 'GET', `tables/${id}`);

export async function entriesOf(page: Page, id: string): Promise<LogLine[]> {
  const { entries } = await callApi<{ entries: LogLine[] }>(page, 'GET', `tables/${id}/log`);
  return entries;
}

/** Without the waiting room: everyone takes a seat in this order, bots fill the rest, and the game starts. */
export async function startGame(
  people: Readonly<Record<string, Page>>,
  plan: Omit<OpenTable, 'sit'>,
): Promise<string> {
  const [[host, hostPage], ...guests] = Object.entries(people);
  await callApi(hostPage, 'POST', 'people', { name: host, cookie: true });
  const { id } = await callApi<TableState>(hostPage, 'POST', 'tables', { ...plan, sit: 0 });
  for (const [i, [name, page]] of guests.entries()) {
    await callApi(page, 'POST', 'people', { name, cookie: true });
    await callApi(page, 'PUT', `tables/${id}/seat`, { seat: i + 1 });
  }
  await callApi(hostPage, 'POST', `tables/${id}/start`, { fill: 'kitten' });
  await Promise.all(Object.values(people).map((page) => openAnew(page, `#/table/${id}`)));
  return id;
}

/** Makes a legal move at Cat in the Box by keyboard, without waiting for others to get it. */
export async function makeMove(page: Page, id: string): Promise<void> {
  await waitForTurn(page);
  const { legal } = await stateOf(page, id);
  await pressFor(page, 'cat-in-the-box', legal[0]);
}

/** By keyboard, in any language, until the table is over; the pages are in order of their seats. */
export async function playOutByKeys(game: GameId, id: string, pages: readonly Page[]): Promise<void> {
  const ENOUGH = 5_000;
  for (let turn = 0; turn < ENOUGH; turn++) {
    const { phase, view } = await stateOf(pages[0], id);
    if (phase === 'over') return;
    for (const page of (view as View).toMove.flatMap((seat) => pages[seat] ?? [])) {
      if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
      if (await isTurn(page)) await BY_KEYS[game](page, turn, id);
    }
  }
  throw new Error('the game does not end');
}

const BY_KEYS: Readonly<Record<GameId, (page: Page, turn: number, id: string) => Promise<void>>> = {
  ...BY_ANY_KEYS,
  'if-it-fits': async (page, turn, id) => {
    const { legal } = await stateOf(page, id);
    const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    // The game ends soon if all cats go to sleep.
    if (legal.some((move) => move.startsWith('sleep')))
      for (const key of ['s', ARROWS[turn % 4], 'Enter']) await page.keyboard.press(key);
    else if (legal.includes('pass')) await page.keyboard.press('n');
    else await BY_ANY_KEYS['if-it-fits'](page, turn);
  },
  'cat-in-the-box': async (page, turn, id) => {
    const { legal } = await stateOf(page, id);
    if (legal.length > 0) await pressFor(page, 'cat-in-the-box', legal[turn % legal.length]);
  },
};

/** A spectator sees the first seat from outside: card backs, and nothing addressed to its player. */
export async function expectOnlyWatched(page: Page, first: string): Promise<void> {
  await page.getByRole('group', { name: `${first}’s hand` }).waitFor();
  const text = (await page.getByRole('main').innerText()) + (await tableAsText(page));
  expect(text).toMatch(new RegExp(`${first}’s hand\\n\\d+ cards`));
  expect(text).not.toMatch(/\byour?\b/i);
}

/** The lines of the log shown in the page. */
const countLines = (page: Page): Promise<number> =>
  page.getByRole('complementary').getByRole('listitem').count();

/** Waits until everybody's page has the same log. */
export async function expectInStep(...[first, ...others]: readonly Page[]): Promise<void> {
  for (const page of others) {
    await expect.poll(async () => (await countLines(page)) - (await countLines(first))).toBe(0);
  }
}
