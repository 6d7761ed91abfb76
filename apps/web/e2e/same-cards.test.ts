// Shared deals and challenges: two people, each in a separate browser.

import type { Contest, TableState } from '@menagerie/protocol';
import { createServer, openSqlite } from '@menagerie/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, settle } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { prepareGame } from './setup/prepare.ts';
import { openAnew, putOnShelf } from './setup/table.ts';
import { DESKTOP, PHONE, useBrowser, visit, type Visit } from './setup/visit.ts';

useBrowser();

const PAGE = new URL('../dist', import.meta.url).pathname;
let close: () => Promise<void>;
let address: string;

beforeAll(async () => {
  const store = await openSqlite(':memory:');
  const server = await createServer({
    page: PAGE,
    tables: {
      store,
      // Always the first choice: how well they play doesn't matter here.
      bots: { queue: 0, think: ({ legal }) => Promise.resolve(legal[0]) },
      botBeatMs: 5,
    },
  });
  address = await server.listen({ port: 0, host: 'localhost' });
  close = async () => {
    await server.close();
    await store.close();
  };
});
afterAll(() => close());

const arrive = (viewport: typeof PHONE): Promise<Visit> => visit({ baseURL: address, viewport });

async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  expect(await complaintsOf(page)).toEqual([]);
}

/** Answers with a legal move until the game is over. */
async function finish(page: Page, table: string, choose: 'first' | 'last'): Promise<void> {
  for (;;) {
    const { phase, legal, asked } = await callApi<TableState>(page, 'GET', `tables/${table}`);
    if (phase === 'over') return;
    if (asked === null) continue;
    const move = choose === 'first' ? legal[0] : legal.at(-1);
    await callApi(page, 'POST', `tables/${table}/moves`, { move, answers: asked });
  }
}

/** Waits until the result is known. */
async function playDeal(page: Page, contest: string, deal: number, choose: 'first' | 'last'): Promise<void> {
  const { id } = await callApi<TableState>(page, 'POST', `contests/${contest}/deals/${deal}/play`, {});
  await finish(page, id, choose);
  await expectNoted(page, contest, deal);
}

async function expectNoted(page: Page, contest: string, deal: number): Promise<void> {
  const outcome = async (): Promise<unknown> =>
    (await callApi<Contest>(page, 'GET', `contests/${contest}`)).you.find((one) => one.deal === deal)
      ?.outcome;
  await expect.poll(outcome).toBe('finished');
}

test('the cards of a solo game are shared by link, and the two games stand side by side', async () => {
  const [ann, bo] = [await arrive(DESKTOP), await arrive(PHONE)];
  const game = prepareGame({ game: 'trump-whales', players: 2 });
  await putOnShelf(ann.page, [game], {});
  await openAnew(ann.page, `#/play/${game.key}`);
  let sent = 0;
  ann.page.on('request', (request) => (sent += Number(request.url().endsWith('/api/duplicates'))));
  await ann.page.getByRole('button', { name: 'Send my cards' }).click();
  await ann.page.getByText('So far this game is only on your device').waitFor();
  await ann.page.getByLabel('Your name').fill('Ann');
  expect(sent).toBe(0);
  await ann.page.getByRole('button', { name: 'Get the link' }).click();
  await ann.page.getByRole('button', { name: 'Copy link' }).last().waitFor();
  await ann.page.getByRole('link', { name: 'Go to the page for these cards' }).click();
  await ann.page.getByText('nobody else has yet').waitFor();
  const { hash } = new URL(ann.page.url());
  const contest = hash.replace('#/contest/', '');

  await openAnew(bo.page, hash);
  await bo.page
    .getByRole('heading', { name: 'Ann invites you to play the same cards: Trump Whales' })
    .waitFor();
  await expectAccessible(bo.page);
  expect(await bo.page.getByText('Results').count()).toBe(0);
  await bo.page.getByLabel('Your name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Play these cards' }).click();
  await expect.poll(() => new URL(bo.page.url()).hash).toMatch(/^#\/table\//);
  await finish(bo.page, new URL(bo.page.url()).hash.replace('#/table/', ''), 'first');
  await expectNoted(bo.page, contest, 0);

  await openAnew(bo.page, hash);
  const both = bo.page.getByRole('group', { name: 'You and Ann, side by side' });
  await both.getByRole('row', { name: /^Total/ }).waitFor();
  const [, mine, theirs] = await both
    .getByRole('row', { name: /^Total/ })
    .locator('th, td')
    .allInnerTexts();
  const { you } = await callApi<Contest>(bo.page, 'GET', `contests/${contest}`);
  expect([mine, theirs]).toEqual([String(you[0].total), String(game.totals[0])]);
  expect(await both.locator('tr.fork').count()).toBeGreaterThan(0);
  await expectAccessible(bo.page);

  await openAnew(ann.page, hash);
  await ann.page.getByText('You and one other player').waitFor();
  await ann.page.getByRole('group', { name: 'You and Bo, side by side' }).waitFor();
  // A decision links into the replay, for both.
  await ann.page.locator('tr.fork a').first().click();
  await expect.poll(() => new URL(ann.page.url()).hash).toMatch(/^#\/replay\/table\/.+\?at=\d+$/);
  await ann.page.getByRole('heading', { level: 1 }).waitFor();
  for (const { leave } of [ann, bo]) await leave();
});

test('a challenge of four deals: its table reveals no deal that hasn’t been played yet', async () => {
  const [ann, bo] = [await arrive(PHONE), await arrive(PHONE)];
  await openAnew(ann.page, '#/challenges');
  await ann.page.getByRole('button', { name: 'New challenge' }).click();
  const sheet = ann.page.getByRole('dialog');
  await sheet.getByLabel('Your name').fill('Ann');
  await sheet.getByLabel('Title').fill('Friday club');
  await sheet.getByRole('radio', { name: 'If It Fits' }).check();
  await sheet.getByRole('radio', { name: '2', exact: true }).check();
  await sheet.getByRole('radio', { name: 'Kitten' }).check();
  await expectAccessible(ann.page);
  await sheet.getByRole('button', { name: 'Create challenge' }).click();
  await ann.page.getByRole('heading', { name: 'Friday club' }).waitFor();
  await ann.page.getByRole('button', { name: 'Play deal 1 of 4' }).waitFor();
  const { hash } = new URL(ann.page.url());
  const contest = hash.replace('#/contest/', '');

  for (const deal of [0, 1, 2, 3]) await playDeal(ann.page, contest, deal, 'first');
  await callApi(bo.page, 'POST', 'people', { name: 'Bo', cookie: true });
  await openAnew(bo.page, hash);
  await bo.page.getByText('Play your first deal').waitFor();
  expect(await bo.page.getByRole('table').count()).toBe(0);
  for (const deal of [0, 1]) await playDeal(bo.page, contest, deal, 'last');

  await openAnew(bo.page, hash);
  await bo.page.getByRole('heading', { name: '2 of 4 deals played' }).waitFor();
  await bo.page.getByRole('button', { name: 'Play deal 3 of 4' }).waitFor();
  const table = bo.page.getByRole('region', { name: 'Results in matchpoints' });
  await expect.poll(() => table.getByLabel('hidden until you’ve played it').count()).toBe(4);
  await table.getByRole('button', { name: 'Deal 1' }).click();
  await bo.page.getByRole('heading', { name: 'Deal 1', exact: true }).waitFor();
  await bo.page.getByRole('group', { name: 'You and Ann, side by side' }).waitFor();
  await expectAccessible(bo.page);

  await openAnew(ann.page, hash);
  await ann.page.getByText('You’ve played every deal.').waitFor();
  await expect.poll(() => ann.page.getByLabel('not played').count()).toBe(2);

  // Names link to profiles that are visible.
  await openAnew(ann.page, '#/you');
  await ann.page.getByRole('switch', { name: /Show my profile/ }).check();
  await ann.page.getByRole('button', { name: 'Copy link' }).waitFor();
  await openAnew(bo.page, hash);
  await table.getByRole('link', { name: 'Ann' }).click();
  await bo.page.getByRole('heading', { level: 1, name: 'Ann' }).waitFor();
  await bo.page.getByText('If It Fits games').waitFor();
  await openAnew(bo.page, hash);
  await bo.page.getByText('Set up by').getByRole('link', { name: 'Ann' }).click();
  await bo.page.getByRole('heading', { level: 1, name: 'Ann' }).waitFor();
  await expectAccessible(bo.page);
  await openAnew(bo.page, '#/lists');
  await bo.page.getByText('Nobody has played enough rated games yet.').waitFor();
  await expectAccessible(bo.page);
  for (const { leave } of [ann, bo]) await leave();
});
