// Short addresses in a browser: each opens its place in the page, and the page shares them.

import type { OpenTable, TableState } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { gather, meet, playOn } from './setup/callers.ts';
import { ADDRESS, PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

const today = new Date().toISOString().slice(0, 10);

test('an invitation’s short address leads to the table, with the secret still in the link', async () => {
  const { page, leave } = await visit({ viewport: PHONE });
  await callApi(page, 'POST', 'people', { name: 'Ada', cookie: true });
  const { id } = await callApi<TableState>(page, 'POST', 'tables', {
    game: 'cat-in-the-box',
    options: { players: 2 },
  });
  const answer = await page.goto(`${ADDRESS}/t/${id}?invitation=abc`);
  expect(answer?.status()).toBe(200);
  // One response without redirects: the first request is the only one for a document.
  expect(answer?.request().redirectedFrom()).toBe(null);
  await page.getByRole('button', { name: 'Copy link' }).first().waitFor();
  expect(page.url()).toBe(`${ADDRESS}/#/table/${id}?invitation=abc`);
  await page.goto(`${ADDRESS}/#/`);
  await page.goto(`${ADDRESS}/#/table/${id}`);
  await page.getByRole('button', { name: 'Leave seat' }).waitFor();
  await leave();
});

test.each([
  [`/d/${today}/cat-in-the-box`, `/#/day/${today}/cat-in-the-box`],
  [`/d/${today}`, `/#/day/${today}`],
  ['/p/trump-whales/0-29', '/#/puzzles/trump-whales/0-29'],
  [`/c/day-${today}-if-it-fits`, `/#/contest/day-${today}-if-it-fits`],
])('%s opens the page at %s', async (short, long) => {
  const { page, leave } = await visit({ forgives: /status of 4\d\d/ });
  await page.goto(ADDRESS + short);
  await page.waitForURL(ADDRESS + long);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await leave();
});

test('the replay of an unfinished game opens its table, and going back skips the replay', async () => {
  const { page, leave } = await visit({ viewport: PHONE, forgives: /status of 409/ });
  const bo = await meet(page, 'Bo');
  const plan: OpenTable = {
    game: 'if-it-fits',
    options: { players: 2 },
    seats: [{ type: 'open' }, { type: 'bot', level: 'kitten' }],
    sit: 0,
  };
  const id = await gather([bo], plan, true);
  await page.goto(`${ADDRESS}/r/${id}`);
  await page.waitForURL(`${ADDRESS}/#/table/${id}`);
  await page.getByText('This game isn’t over yet').waitFor();
  await page.getByRole('group', { name: 'Bo’s hand' }).waitFor();
  await page.goBack();
  expect(page.url()).toBe(`${ADDRESS}/`);
  await leave();
});

test('the table of a finished game leads to its replay', async () => {
  const { page, leave } = await visit({ viewport: PHONE });
  const [bo, cy] = [await meet(page, 'Bo'), await meet(page, 'Cy')];
  const id = await gather([bo, cy], { game: 'if-it-fits', options: { players: 2 }, sit: 0 }, true);
  await playOn([bo, cy], id);
  await page.goto(`${ADDRESS}/t/${id}`);
  await page.getByRole('button', { name: 'Replay' }).first().click();
  await page.waitForURL(`${ADDRESS}/#/replay/table/${id}`);
  await page.goto(`${ADDRESS}/r/${id}`);
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await leave();
});

test('a dead link gets a page that says so', async () => {
  const { page, leave } = await visit({ locale: 'pl', forgives: /status of 40\d/ });
  const answer = await page.goto(`${ADDRESS}/t/${'A'.repeat(22)}`);
  expect(answer?.status()).toBe(404);
  await page
    .getByRole('link', { name: 'Menagerie' })
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  await leave();
});

test.each([
  ['en', 'Copy link', 'Link copied', ''],
  ['pl', 'Kopiuj link', 'Link skopiowany', '?language=pl'],
])('a link copied at a table in %s is short', async (locale, copy, copied, query) => {
  const { page, context, leave } = await visit({ locale });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ADDRESS });
  await callApi(page, 'POST', 'people', { name: 'Ada', cookie: true });
  const { id } = await callApi<TableState>(page, 'POST', 'tables', {
    game: 'if-it-fits',
    options: { players: 2 },
  });
  await page.goto(`${ADDRESS}/t/${id}`);
  await page.getByRole('button', { name: copy }).first().click();
  await page.getByText(copied).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${ADDRESS}/t/${id}${query}`);
  await leave();
});

test('once the page is stored, a short address opens it without asking the server', async () => {
  const { page, context, leave } = await visit({
    serviceWorkers: 'allow',
    forgives: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null || (location.reload(), false));
  await context.setOffline(true);
  await page.goto(`${ADDRESS}/p/trump-whales/0-29`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(page.url()).toContain('#/p/trump-whales/0-29');
  await context.setOffline(false);
  await leave();
});
