// Scenes of playing together, to be looked at: a lobby with people in it, a waiting room, games under way and over.

import type { OpenTable, TableState } from '@menagerie/protocol';
import type { GameId } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Somebody who has no page open. */
async function meet(page: Page, name: string): Promise<Call> {
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

const asReader =
  (page: Page): Call =>
  (method, path, body) =>
    callApi(page, method, path, body);

async function goTo(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await page.waitForTimeout(1500);
}

const become = (page: Page): Promise<unknown> =>
  callApi(page, 'POST', 'people', { name: 'Ann', cookie: true });

const LISTED = { listed: true, clock: { type: 'move', seconds: 60 } } as const;

/** Opens a table for the first and seats the others. */
async function gather(
  [host, ...guests]: readonly Call[],
  plan: OpenTable,
  isStarted: boolean,
): Promise<string> {
  const { id } = await host<TableState>('POST', 'tables', plan);
  for (const guest of guests) await guest('PUT', `tables/${id}/seat`, {});
  if (isStarted) await host('POST', `tables/${id}/start`, { fill: 'kitten' });
  return id;
}

/** Everybody makes the first move they may, so many times, or to the end. */
async function playOn(people: readonly Call[], id: string, turns: number): Promise<void> {
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

export async function lobby(page: Page): Promise<void> {
  await become(page);
  const [bo, zoe] = [await meet(page, 'Bo'), await meet(page, 'Zoë')];
  const plan = (game: GameId, players: number): OpenTable => ({
    game,
    options: { players },
    settings: LISTED,
  });
  await gather([bo], plan('trump-whales', 4), false);
  await gather([zoe, bo], plan('if-it-fits', 5), false);
  await gather([zoe, bo], plan('cat-in-the-box', 2), true);
  await gather([bo, asReader(page)], { game: 'cat-in-the-box', options: { players: 3 } }, true);
  await goTo(page, '#/together');
}

export async function waitingRoom(page: Page): Promise<void> {
  await become(page);
  const bo = await meet(page, 'Bo');
  const seats: OpenTable['seats'] = [
    { type: 'open' },
    { type: 'open' },
    { type: 'bot', level: 'cat' },
    { type: 'open' },
  ];
  const plan: OpenTable = { game: 'cat-in-the-box', options: { players: 4 }, settings: LISTED, seats };
  const id = await gather([asReader(page), bo], plan, false);
  await bo('POST', `tables/${id}/ready`, { isReady: true });
  await goTo(page, `#/table/${id}`);
}

/** The reader plays with Bo and bots. */
export const liveTable =
  (game: GameId, turns: number) =>
  async (page: Page): Promise<void> => {
    await become(page);
    const people = [asReader(page), await meet(page, 'Bo')];
    const id = await gather(people, { game, options: { players: 4 }, settings: LISTED }, true);
    await playOn(people, id, turns);
    await people[1]('POST', `tables/${id}/words`, { phrase: 'well-played' });
    await goTo(page, `#/table/${id}`);
  };

export const watchedTable =
  (game: GameId, turns: number) =>
  async (page: Page): Promise<void> => {
    const people = [await meet(page, 'Bo'), await meet(page, 'Zoë')];
    const id = await gather(people, { game, options: { players: 3 }, settings: LISTED }, true);
    await playOn(people, id, turns);
    await goTo(page, `#/table/${id}`);
  };

const FOR_EVER = 500;

async function playToEnd(page: Page, game: GameId): Promise<string> {
  const people = [asReader(page), await meet(page, 'Bo')];
  const id = await gather(people, { game, options: { players: 2 } }, true);
  await playOn(people, id, FOR_EVER);
  return id;
}

export async function finishedTable(page: Page): Promise<void> {
  await become(page);
  await goTo(page, `#/table/${await playToEnd(page, 'cat-in-the-box')}`);
}

export async function checkedDeal(page: Page): Promise<void> {
  await finishedTable(page);
  await page.locator('dialog[open] [data-deal]').click();
  await page.waitForTimeout(1500);
}

export async function ownPage(page: Page): Promise<void> {
  await become(page);
  for (const game of ['cat-in-the-box', 'trump-whales', 'cat-in-the-box', 'if-it-fits'] as const)
    await playToEnd(page, game);
  await goTo(page, '#/you');
}
