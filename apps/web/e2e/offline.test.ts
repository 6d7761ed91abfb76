// After the first visit everything works offline.

import { expect, test } from 'vitest';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

test('offline after one visit: every game, its lesson and rules, and another language', async () => {
  const { context, page, leave } = await visit({ serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
  await context.setOffline(true);
  await page.goto('/#/');
  await page.reload();
  for (const game of ['Cat in the Box', 'Trump Whales', 'If It Fits']) {
    await page.getByRole('button', { name: `Play ${game}` }).click();
    await page.getByRole('heading', { name: game, level: 1 }).waitFor();
    // Bots think here: eventually it is our turn.
    await page.waitForFunction(() => document.title.includes('Your turn'));
    await page.goto('/#/');
  }
  for (const hash of ['#/learn/cat-in-the-box', '#/rules/if-it-fits', '#/replay']) {
    await page.goto(`/${hash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('couldn’t be loaded').count()).toBe(0);
  }
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Українська').click();
  await page.waitForFunction(() => document.documentElement.lang === 'uk');
  await leave();
});

test('the page can be installed', async () => {
  const { page, leave } = await visit();
  const manifest = (await (await page.request.get('/menagerie.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    readonly display: string;
  };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await page.request.get(`/${src}`)).ok()).toBe(true);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  await leave();
});
