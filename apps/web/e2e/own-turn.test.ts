// On your own turn: the hint leaves the table visible, and a forced move is made automatically as soon as the setting
// is on.

import { expect, test } from 'vitest';
import { prepareGame } from './setup/prepare.ts';
import { putInStore } from './setup/store.ts';
import { DESKTOP, PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

test.each([
  ['cat-in-the-box', PHONE],
  ['trump-whales', PHONE],
  ['if-it-fits', PHONE],
  ['cat-in-the-box', DESKTOP],
] as const)('the hint at %s covers nothing of the table, %o', async (id, viewport) => {
  const { page, leave } = await visit({ viewport });
  const game = prepareGame({ game: id, players: 3, moves: 14 });
  await putInStore(page, 'games', game.key, game);
  await page.goto(`/#/play/${game.key}`);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = await page.getByRole('region', { name: 'Hint' }).boundingBox();
  const table = await page.locator('main').boundingBox();
  if (!hint || !table) throw new Error('there is no hint, or no table');
  const isBelow = hint.y >= table.y + table.height - 1;
  const isBeside = hint.x >= table.x + table.width - 1;
  expect(isBelow || isBeside).toBe(true);
  await leave();
});

/** With two players, the winner of a trick has one card to choose from. */
const ONE_MOVE = { game: 'trump-whales', players: 2, moves: 40 } as const;

test('a forced move is made at once when the setting is switched on in the middle of a turn', async () => {
  const { page, leave } = await visit();
  const game = prepareGame(ONE_MOVE);
  await putInStore(page, 'games', game.key, game);
  await page.goto(`/#/play/${game.key}`);
  await page.waitForFunction(() => document.title.startsWith('●'));
  const before = await page.locator('aside .log li').count();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /Play forced moves/ }).click();
  await page.waitForFunction((count) => document.querySelectorAll('aside .log li').length > count, before);
  await leave();
});
