// Multiplayer scenes for screenshots: a lobby with people in it, a waiting room, games in progress and finished.

import type { OpenTable } from '@menagerie/protocol';
import type { GameId } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { asReader, gather, meet, playOn } from './callers.ts';

async function goTo(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await page.waitForTimeout(1500);
}

const become = (page: Page): Promise<unknown> =>
  callApi(page, 'POST', 'people', { name: 'Ann', cookie: true });

const LISTED = { listed: true, clock: { type: 'move', seconds: 60 } } as const;

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
    { type: 'bot', level: 'ocelot' },
    { type: 'open' },
  ];
  const plan: OpenTable = { game: 'cat-in-the-box', options: { players: 4 }, settings: LISTED, seats };
  const id = await gather([asReader(page), bo], plan, false);
  await bo('POST', `tables/${id}/ready`, { isReady: true });
  await goTo(page, `#/table/${id}`);
}

/** Which bots should take the empty seats? */
export async function startQuestion(page: Page): Promise<void> {
  await waitingRoom(page);
  await page.locator('footer .main').click();
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

async function playToEnd(page: Page, game: GameId): Promise<string> {
  const people = [asReader(page), await meet(page, 'Bo')];
  const id = await gather(people, { game, options: { players: 2 } }, true);
  await playOn(people, id);
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
