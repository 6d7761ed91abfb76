// The reader's language: taken from the browser, changed without a reload, remembered.

import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/words/languages.ts';
import { prepareGame } from './setup/prepare.ts';
import { getFromStore } from './setup/store.ts';
import { putInStore } from './setup/store.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

test.each<[string, string, string | null]>([
  ['en-GB', 'en', 'Play Cat in the Box'],
  ['fr-CA', 'fr', null],
  ...LANGUAGES.map((language) => [language, language, null] as [string, string, null]),
  ['is-IS', 'en', 'Play Cat in the Box'],
])('a browser in %s meets the page in %s', async (locale, language, button) => {
  const { page, leave } = await visit({ locale });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
  if (button) await expect.poll(() => page.getByRole('button', { name: button }).count()).toBe(1);
  await leave();
});

test('the language changes mid-game, including the log, without a reload, and is remembered', async () => {
  const { page, leave } = await visit();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const game = prepareGame({ game: 'cat-in-the-box', players: 3, moves: 14 });
  await putInStore(page, 'games', game.key, game);
  await page.goto(`/#/play/${game.key}`);
  const log = page.getByRole('complementary').getByRole('list');
  await log.waitFor();
  const [english, count] = [await log.innerText(), await log.getByRole('listitem').count()];
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Polski').click();
  await page.waitForFunction(() => document.documentElement.lang === 'pl');
  await page.keyboard.press('Escape');
  expect(await log.innerText()).not.toBe(english);
  expect(await log.getByRole('listitem').count()).toBe(count);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(() => getFromStore(page, 'settings', 'chosen')).toMatchObject({ language: 'pl' });
  await page.reload();
  await log.waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
  await leave();
});
