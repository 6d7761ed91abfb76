// Choosing how strong bots are, and the level suggested by your results.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../src/play/saved-game.ts';
import type { BotLevel } from '../src/play/seats.ts';
import { arrive, openTable, sitDown as sitAtTable, stateOf } from './setup/live.ts';
import { prepareGame } from './setup/prepare.ts';
import { getFromStore } from './setup/store.ts';
import { keptGame, openAnew, putOnShelf, sitDown } from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const GAME = 'trump-whales';
const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Trump Whales' });

/** A finished three-player game in which the reader, at seat 0, has this many points. */
function finished(own: number, level: BotLevel, minute: number): SavedGame {
  const game = prepareGame({ game: GAME, players: 3, kinds: ['you', level, level] });
  const changed = new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
  return { ...game, key: `${game.key}-${minute}`, changed, totals: [own, 20, 10] };
}

/** In the game named in the address. */
const kindsAt = async (page: Page): Promise<string[]> => {
  await page.waitForURL(/#\/play\//);
  const { seats } = await keptGame(page, page.url().split('/').at(-1) as string);
  return seats.map(({ kind }) => kind);
};

test('new players start against kittens, and learn that stronger bots follow', async () => {
  const { page, leave } = await visit();
  await card(page).getByText('Bots: Kitten, suggested').waitFor();
  await card(page).getByRole('button', { name: 'Set up…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Start with the kitten').waitFor();
  expect(await sheet.getByRole('radio', { name: 'Kitten' }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await card(page).getByRole('button', { name: 'Play Trump Whales' }).click();
  expect(new Set(await kindsAt(page))).toEqual(new Set(['you', 'kitten']));
  await leave();
});

test('a level for all bots is chosen by keyboard, and is kept next to the suggestion', async () => {
  const { page, leave } = await visit({ viewport: { width: 320, height: 640 } });
  await card(page).getByRole('button', { name: 'Set up…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Kitten' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  const lynx = sheet.getByRole('radio', { name: 'Lynx' });
  expect(await lynx.isChecked()).toBe(true);
  expect(await lynx.getAttribute('aria-describedby')).not.toBeNull();
  for (const seat of [2, 3]) {
    await sheet.getByLabel(`Player for seat ${seat}`).selectOption({ label: 'Another person' });
  }
  expect(await lynx.isChecked()).toBe(true);
  await sheet.getByLabel('Player for seat 2').selectOption({ label: 'Kitten bot' });
  await sheet.getByLabel('Player for seat 3').selectOption({ label: 'Tiger bot' });
  await sheet.getByText('Each bot plays at its own level').waitFor();
  await lynx.click();
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  expect(new Set(await kindsAt(page))).toEqual(new Set(['you', 'lynx']));
  await openAnew(page, '');
  await card(page).getByText('Bots: Lynx').waitFor();
  await card(page).getByRole('button', { name: 'Set up…' }).click();
  expect(await lynx.isChecked()).toBe(true);
  await sheet.locator('label', { hasText: 'Kitten' }).getByText('suggested').waitFor();
  await leave();
});

test('results move the suggestion, game by game', async () => {
  const { page, leave } = await visit();
  await putOnShelf(page, [finished(30, 'kitten', 0)], {});
  await openAnew(page, '');
  await card(page).getByText('Bots: Cat, suggested').waitFor();
  expect(await page.getByText('Bots: Kitten, suggested').count()).toBe(2);
  await leave();
});

test('the end of a game offers the level that is suggested now', async () => {
  const { page, leave } = await visit();
  const game = finished(30, 'kitten', 0);
  await sitDown(page, game);
  const result = page.getByRole('dialog');
  await result.getByText('Suggested from your results: Cat').waitFor();
  const before = page.url();
  await result.getByRole('button', { name: 'Next game: Cat' }).click();
  await page.waitForURL((url) => url.href !== before);
  expect(await kindsAt(page)).toEqual(['you', 'cat', 'cat']);
  expect(((await getFromStore(page, 'settings', 'chosen')) as { levels: object }).levels).toEqual({});
  await leave();
});

test('the host picks the level of the bots that take empty seats', async () => {
  const { page, leave } = await arrive();
  const id = await openTable(page, 'Ann', { game: GAME, options: { players: 2 } });
  await sitAtTable(page, 'Ann', 1);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Leopard' }).click();
  await sheet.locator('p', { hasText: 'rarely slips' }).waitFor();
  await sheet.getByRole('button', { name: 'Start with bots' }).click();
  await expect.poll(async () => (await stateOf(page, id)).phase).toBe('playing');
  expect((await stateOf(page, id)).seats[1].plan).toEqual({ type: 'bot', level: 'leopard' });
  await leave();
});
