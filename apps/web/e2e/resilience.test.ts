// Invalid data in the store or in the address, and failing stores: a clear message, never a blank page.

import { expect, test } from 'vitest';
import { prepareGame } from './setup/prepare.ts';
import { putInStore } from './setup/store.ts';
import { openAnew } from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const ODD_ADDRESSES = [
  ['#/play/nothing', 'Game not found'],
  ['#/replay/nothing', 'Game not found'],
  ['#/replay?record=%%%', 'couldn’t be opened'],
  ['#/replay?record=rubbish', 'couldn’t be opened'],
  ['#/replay?record=', ''],
  ['#/learn/chess', ''],
  ['#/rules/chess', ''],
  ['#/rules/cat-in-the-box/nowhere', ''],
  ['#/nowhere/at/all', 'Menagerie'],
  ['#%E0%A4%A', 'Menagerie'],
] as const;

test('an invalid address shows a page that says what is wrong, and offers a way on', async () => {
  const { page, leave } = await visit();
  for (const [hash, sentence] of ODD_ADDRESSES) {
    await openAnew(page, hash);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('body').innerText(), { message: hash }).toContain(sentence);
    expect(await page.getByRole('link').or(page.getByRole('button')).count(), hash).toBeGreaterThan(0);
  }
  await leave();
});

test('invalid data in the store affects nothing else', async () => {
  const { page, leave } = await visit();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const good = prepareGame({ game: 'cat-in-the-box', players: 3, moves: 6 });
  const illegal = {
    ...good,
    key: 'illegal',
    events: [...good.events, { type: 'moved', seat: 0, move: '9g' }],
  };
  await putInStore(page, 'games', good.key, good);
  await putInStore(page, 'games', 'rubbish', { hello: 'world' });
  await putInStore(page, 'games', 'illegal', illegal);
  await putInStore(page, 'settings', 'chosen', { language: 'tlh', pace: 17, theme: null, name: ['x'] });
  await page.reload();
  await page.getByRole('heading', { name: 'Pick up where you left off' }).waitFor();
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(2);
  await page.goto('/#/play/rubbish');
  await page.getByRole('heading', { name: 'This game can’t be opened' }).waitFor();
  await page.goto('/#/play/illegal');
  await page.getByRole('heading', { name: 'This game can’t be opened' }).waitFor();
  await page.goto(`/#/play/${good.key}`);
  await page.getByRole('heading', { name: 'Cat in the Box', level: 1 }).waitFor();
  await leave();
});

test('a browser without storage can still play, and the reader is told', async () => {
  const { context, page, leave } = await visit({ hash: '#/rules/cat-in-the-box' });
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await page.goto('/');
  await page.reload();
  await page.getByText('lost when you close the page').waitFor();
  await page.getByRole('button', { name: 'Play Trump Whales' }).click();
  await page.getByRole('heading', { name: 'Trump Whales', level: 1 }).waitFor();
  await leave();
});

test('a full store is reported, and the game continues', async () => {
  const { context, page, leave } = await visit({ hash: '#/rules/cat-in-the-box' });
  await context.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.reload();
  // The notice is visible and can be dismissed inside the sheet that covers the page.
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog');
  const told = sheet.getByRole('status').getByText('lost when you close the page');
  await sheet.getByText('Dark', { exact: true }).click();
  await told.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByText('lost when you close the page').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await told.waitFor();
  await sheet.getByRole('button', { name: 'Dismiss' }).click();
  await told.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play If It Fits' }).click();
  await page.getByRole('heading', { name: 'If It Fits', level: 1 }).waitFor();
  await leave();
});
