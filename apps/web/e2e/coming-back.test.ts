// After looking something up in the rules, the lesson or the replay is as it was left.

import { expect, test } from 'vitest';
import { prepareGame } from './setup/prepare.ts';
import { putInStore } from './setup/store.ts';
import { hurry, useBrowser, visit } from './setup/visit.ts';

useBrowser();

test('a lesson is at the same step after a look at the rules, and starts over from the home page', async () => {
  const { page, leave } = await visit({ hash: '#/learn/cat-in-the-box' });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.locator('progress[value="2"]').waitFor();
  await page.evaluate(() => (location.hash = '#/rules/cat-in-the-box/playing'));
  await page.getByRole('heading', { level: 2, name: 'Playing a card' }).waitFor();
  await page.goBack();
  await page.locator('progress[value="2"]').waitFor();
  await page.evaluate(() => (location.hash = '#/rules/cat-in-the-box'));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.locator('progress[value="2"]').waitFor();
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await page.locator('progress[value="1"]').waitFor();
  await leave();
});

test('a replay is at the same move, from the same perspective', async () => {
  const { page, leave } = await visit();
  const game = prepareGame({ game: 'trump-whales', players: 3 });
  await putInStore(page, 'games', game.key, game);
  await hurry(page);
  await page.goto(`/#/replay/${game.key}`);
  const eyes = page.getByRole('group', { name: 'Perspective' }).getByRole('button').nth(2);
  await eyes.click();
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
  const told = await page.locator('.told').innerText();
  await page.evaluate(() => (location.hash = '#/rules/trump-whales/trick'));
  await page.getByRole('heading', { level: 2, name: 'Who wins a trick' }).waitFor();
  await page.goBack();
  await page.locator('.told').waitFor();
  expect(await page.locator('.told').innerText()).toBe(told);
  expect(await eyes.getAttribute('aria-pressed')).toBe('true');
  await leave();
});

test('the link of an unfinished game warns about what it reveals', async () => {
  const { page, leave } = await visit();
  const game = prepareGame({ game: 'trump-whales', players: 3, moves: 9 });
  await putInStore(page, 'games', game.key, game);
  await hurry(page);
  await page.goto(`/#/replay/${game.key}`);
  await page.getByRole('button', { name: 'Scores', exact: true }).click();
  await page.getByText('even cards nobody has seen yet').waitFor();
  expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(1);
  await leave();
});
