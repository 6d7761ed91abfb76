// The waiting room: an invitation, chairs, chat; and chat beside a running game.

import { expect, test } from 'vitest';
import { complaintsOf } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { gather, meet } from './setup/callers.ts';
import { arrive, openTable, startGame, stateOf } from './setup/live.ts';
import { openAnew } from './setup/table.ts';
import { PHONE, useBrowser } from './setup/visit.ts';

useBrowser();

const PLAN = { game: 'cat-in-the-box', options: { players: 4 } };

test('an invitation link shows who invites you to which game; a name and Enter take a seat', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  const bo = await meet(page, 'Bo');
  const id = await gather([bo], PLAN, false);
  await openAnew(page, `#/table/${id}`);
  await page.getByRole('heading', { name: 'Bo invites you to Cat in the Box' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  expect(await page.getByRole('link', { name: 'Learn it in two minutes' }).getAttribute('href')).toBe(
    '#/learn/cat-in-the-box',
  );
  // No QR code: they are already here.
  expect(await page.locator('.code').count()).toBe(0);
  await page.getByLabel('Your name').press('Enter');
  await expect.poll(() => page.getByLabel('Your name').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Your name').press('Enter');
  await page.locator('[data-seat="1"].own').waitFor();
  await page.locator('.talk-box .phrases button').first().click();
  await page.locator('[data-seat="1"] .said').waitFor();
  await page.locator('.talk-box .said').getByText('Ann: Hello!').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await leave();
});

test('the host seats a bot on a free chair, and frees it again', async () => {
  const { page, leave } = await arrive();
  const id = await openTable(page, 'Ann', PLAN);
  await callApi(page, 'PUT', `tables/${id}/seat`, { seat: 0 });
  await page.locator('[data-seat="0"].own').waitFor();
  const chair = page.locator('[data-seat="2"] button');
  await chair.click();
  await page.locator('dialog input[value=tiger]').check();
  expect(await complaintsOf(page)).toEqual([]);
  await page.locator('dialog footer .main').click();
  await page.locator('[data-seat="2"].taken').waitFor();
  expect((await stateOf(page, id)).seats[2].plan).toEqual({ type: 'bot', level: 'tiger' });
  await chair.click();
  await page.locator('dialog footer .button:not(.main)').first().click();
  await page.locator('[data-seat="2"]:not(.taken)').waitFor();
  expect(await page.locator('.code').count()).toBe(1);
  await leave();
});

test('the host gives the seat of an invited person to a bot, and starts', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  const bo = await meet(page, 'Bo');
  const { id: person } = await bo<{ id: string }>('GET', 'me');
  await callApi(page, 'POST', 'people', { name: 'Ann', cookie: true });
  const seats = [{ type: 'open' }, { type: 'person', person }];
  const plan = { game: 'cat-in-the-box', options: { players: 2 }, seats, sit: 0 };
  const { id } = await callApi<{ id: string }>(page, 'POST', 'tables', plan);
  await openAnew(page, `#/table/${id}`);
  await page.getByRole('button', { name: 'Player for seat 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a bot' }).click();
  await page.locator('[data-seat="1"].taken').waitFor();
  expect((await stateOf(page, id)).seats[1].plan.type).toBe('bot');
  // When Bo arrives later, there is no seat for them.
  expect(await bo('GET', 'me/games?phase=open')).toMatchObject({ games: [] });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(async () => (await stateOf(page, id)).phase).toBe('playing');
  await leave();
});

test('beside a wide table chat is in the column, with a mark for unread messages', async () => {
  const { page, leave } = await arrive();
  const id = await startGame({ Ann: page }, PLAN);
  await page.locator('.side-head .tabs').waitFor();
  await callApi(page, 'POST', `tables/${id}/words`, { phrase: 'hello' });
  await page.locator('.side-head .tabs button').last().click();
  await page.locator('aside .talk-box .said').getByText('Hello!').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await complaintsOf(page)).toEqual([]);
  await page.locator('.side-head .tabs button').first().click();
  await page.locator('aside ol.log').waitFor();
  await leave();
});
