// A report, from one player's chat to the admin page and back: a message removed, a warning read, a ban shown.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADMIN_KEY } from './setup/admin-key.ts';
import { complaintsOf } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { arrive, startGame } from './setup/live.ts';
import { openAnew } from './setup/table.ts';
import { PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

const FOUL = 'You play like a wet sock';

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.locator('input:focus').waitFor();
  await page.keyboard.type(ADMIN_KEY);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
}

/** Fills in and submits the form with this heading. */
async function act(page: Page, button: string, why: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
  await form.locator('textarea').fill(why);
  await form.getByRole('button', { name: button }).click();
  await page.getByRole('status').waitFor();
}

test('a reported message is removed, and its author is warned and banned', async () => {
  const ann = await arrive();
  const bob = await arrive({ viewport: PHONE, forgives: /403/ });
  const id = await startGame(
    { Ann: ann.page, Bob: bob.page },
    {
      game: 'cat-in-the-box',
      options: { players: 2 },
    },
  );
  await callApi(bob.page, 'POST', `tables/${id}/words`, { text: FOUL });
  await ann.page.getByRole('button', { name: /^Chat/ }).click();
  await ann.page.getByRole('button', { name: 'Report this message from Bob' }).click();
  const sheet = ann.page.getByRole('dialog');
  await sheet.getByText('Insults or hate').click();
  await sheet.getByLabel('Anything to add?').fill('Every game');
  expect(await complaintsOf(ann.page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await sheet.getByText('The people who run this server will look at it').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  const words = ann.page.getByRole('list', { name: 'Chat messages' }).getByText(FOUL);
  await words.waitFor();

  const { page, leave } = await visit();
  await logIn(page);
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('link', { name: 'Bob: Insults or hate speech' }).click();
  await page.getByText('Every game').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Remove this message…' }).click();
  await act(page, 'Remove permanently', 'Insult');
  await words.waitFor({ state: 'detached' });

  await page.getByRole('definition').getByRole('link', { name: 'Bob' }).click();
  expect(await complaintsOf(page)).toEqual([]);
  await act(page, 'Send the warning', 'Please be kind.');
  await openAnew(bob.page, '#/together');
  const warning = bob.page.getByRole('dialog', { name: 'A warning for you' });
  await warning.getByText('Please be kind.').waitFor();
  await bob.page.keyboard.press('Escape');
  await warning.getByRole('button', { name: 'I’ve read it' }).click();
  await expect.poll(() => callApi(bob.page, 'GET', 'me/warnings')).toEqual({ warnings: [] });

  await page.getByRole('combobox').selectOption('1 week');
  await act(page, 'Ban them', 'Insults after a warning');
  await bob.page.getByRole('heading', { name: 'You’re banned from this server' }).waitFor();
  await bob.page.getByText('Insults after a warning').waitFor();
  expect(await complaintsOf(bob.page)).toEqual([]);
  await page.getByRole('link', { name: 'Audit log' }).click();
  const acts = await page.getByRole('listitem').allInnerTexts();
  for (const what of ['ban', 'warn', 'remove words']) expect(acts.join('\n')).toContain(`ADMIN_KEY: ${what}`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Admin key').waitFor();
  for (const end of [leave, ann.leave, bob.leave]) await end();
});
