// The end of a game: the stage, the turning point that links into the replay, a picture without "you" in it; and what a
// table offers by itself: hints in a first game, and sound, once.

import { expect, test } from 'vitest';
import { prepareGame } from './setup/prepare.ts';
import { getFromStore } from './setup/store.ts';
import { keptGame, legalIn, putOnShelf, sitDown, waitForTurn } from './setup/table.ts';
import { PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

test('the turning point is found, and links to its move in the replay', async () => {
  const { page, leave } = await visit({ viewport: PHONE });
  await sitDown(page, prepareGame({ game: 'cat-in-the-box', players: 3 }));
  const result = page.getByRole('dialog');
  await result.getByRole('heading', { name: /The turning point · Round \d/ }).waitFor();
  expect(await result.locator('.turning p').innerText()).toMatch(/\d+% win chance\. Better: /);
  await result.getByRole('button', { name: 'See it' }).click();
  await page.waitForURL(/#\/replay\/.+at=\d+/);
  await page.getByRole('slider').waitFor();
  expect(Number(await page.getByRole('slider').inputValue())).toBeGreaterThan(0);
  await leave();
});

test('a result can be saved as a picture', async () => {
  const { page, leave } = await visit();
  await sitDown(page, prepareGame({ game: 'trump-whales', players: 4 }));
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('img', { name: /^Trump Whales: / }).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('menagerie-trump-whales.png');
  await page.getByRole('button', { name: 'Picture saved' }).waitFor();
  await leave();
});

test('a coached game shows hints, a tap plays one, and closing them ends coaching', async () => {
  const { page, leave } = await visit();
  const game = { ...prepareGame({ game: 'cat-in-the-box', players: 3, moves: 9 }), isCoached: true };
  await sitDown(page, game);
  await waitForTurn(page);
  const hints = page.getByRole('region', { name: 'Hint' });
  await hints.getByRole('listitem').first().getByRole('button').click();
  await expect
    .poll(async () => (await keptGame(page, game.key)).events.length)
    .toBeGreaterThan(game.events.length);
  const { events } = await keptGame(page, game.key);
  expect(legalIn(game)).toContain((events[game.events.length] as { move: string }).move);
  await hints.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await keptGame(page, game.key)).isCoached).toBe(false);
  await leave();
});

test('sound is offered once, with a sample', async () => {
  const { page, leave } = await visit();
  const game = prepareGame({ game: 'cat-in-the-box', players: 3 });
  await sitDown(page, game);
  const offer = page.getByRole('region', { name: 'Sounds' });
  await offer.getByRole('button', { name: 'Listen' }).click();
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await getFromStore(page, 'settings', 'chosen')).toMatchObject({ sound: false, soundOffered: true });
  await leave();
});

test('the home page leads newcomers to a lesson, and then to a first game', async () => {
  const { page, leave } = await visit();
  await page.getByRole('link', { name: 'Learn Cat in the Box' }).waitFor();
  await putOnShelf(page, [], { learnt: ['cat-in-the-box'], pace: 'instant' });
  await page.reload();
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await page.waitForURL(/#\/play\//);
  const key = page.url().split('/').at(-1) as string;
  await expect.poll(async () => (await keptGame(page, key)).isCoached).toBe(true);
  await page.getByRole('region', { name: 'Hint' }).waitFor();
  await leave();
});
