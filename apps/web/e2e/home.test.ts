import { expect, test } from 'vitest';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

test('the home offers three games, and a click begins one', async () => {
  const { page, leave } = await visit();
  await page.getByRole('heading', { name: 'Trump Whales' }).waitFor();
  expect(await page.getByRole('button', { name: /^Play / }).count()).toBe(3);
  await page.getByRole('button', { name: 'Play Cat in the Box' }).click();
  await page.getByRole('heading', { name: 'Cat in the Box', level: 1 }).waitFor();
  expect(page.url()).toContain('#/play/');
  await leave();
});

test('the keyboard comes back to where a sheet was opened, however that is closed', async () => {
  const { page, leave } = await visit();
  const opener = page.getByRole('button', { name: 'Settings' });
  const sheet = page.getByRole('dialog');
  for (const closing of ['Escape', 'Enter']) {
    await opener.press('Enter');
    await sheet.getByRole('button', { name: 'Close' }).first().press(closing);
    await sheet.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  await leave();
});
