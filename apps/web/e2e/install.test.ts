// The offer to install the page: on a later visit, once, and dismissing it is final.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf } from './setup/axe.ts';
import { getFromStore, putInStore } from './setup/store.ts';
import { openAnew } from './setup/table.ts';
import { PHONE, useBrowser, visit, type Visit, type VisitOptions } from './setup/visit.ts';

useBrowser();

/** Visits in a browser that can install pages with a button; `prompted` counts how often it was asked to. */
async function come(options: VisitOptions = {}): Promise<Visit> {
  const visiting = await visit(options);
  await visiting.context.addInitScript(() => {
    const prompt = (): Promise<void> => {
      localStorage.setItem('prompted', String(Number(localStorage.getItem('prompted')) + 1));
      return Promise.resolve();
    };
    // As soon as the page listens; a real browser fires this once, but later.
    setInterval(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })), 100);
  });
  return visiting;
}

const visitsOf = async (page: Page): Promise<number> =>
  ((await getFromStore(page, 'settings', 'visits')) as { count?: number } | undefined)?.count ?? 0;

/** Visits again on another day; resolves once the page has decided whether to make the offer. */
async function comeAgain(page: Page): Promise<void> {
  const kept = (await getFromStore(page, 'settings', 'visits')) as object;
  const before = await visitsOf(page);
  await putInStore(page, 'settings', 'visits', { ...kept, last: 0 });
  await openAnew(page, '#/');
  await expect.poll(() => visitsOf(page)).toBe(before + 1);
}

/** A second visit, for which the first is only an entry in the store. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await putInStore(page, 'settings', 'visits', { count: 1, last: 0, isOffered: false });
  await openAnew(page, '#/');
}

const offerOn = (page: Page) => page.getByRole('status').getByText('Install Menagerie:', { exact: false });

test('the second visit offers it, with its benefits, and no later one does', async () => {
  const { page, leave } = await come({ viewport: PHONE });
  await openAnew(page, '#/');
  await expect.poll(() => visitsOf(page)).toBe(1);
  expect(await offerOn(page).count()).toBe(0);
  await comeAgain(page);
  await page.getByText('works offline and can notify you', { exact: false }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('status').getByRole('button', { name: 'Install' }).click();
  await offerOn(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('prompted'))).toBe('1');
  await comeAgain(page);
  expect(await offerOn(page).count()).toBe(0);
  await leave();
});

test('once dismissed, it isn’t offered again', async () => {
  const { page, leave } = await come();
  await comeBack(page);
  await offerOn(page).waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await offerOn(page).waitFor({ state: 'detached' });
  for (let visits = 0; visits < 2; visits++) {
    await comeAgain(page);
    expect(await offerOn(page).count()).toBe(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('prompted'))).toBeNull();
  await leave();
});

test.each(['uk', 'fr'])('in %s its text fits on a small phone', async (locale) => {
  const { page, leave } = await come({ locale, viewport: { width: 320, height: 640 } });
  await comeBack(page);
  const button = page.getByRole('status').locator('.button.main');
  await button.waitFor();
  expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const { right } = await page
    .locator('.notice')
    .evaluate((notice) => notice.getBoundingClientRect().toJSON() as DOMRect);
  expect(right).toBeLessThanOrEqual(320);
  await leave();
});

test('on an iPhone, where no button can do it, the two steps are described', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  const { page, leave } = await visit({ viewport: PHONE, userAgent });
  await comeBack(page);
  await page.getByText('tap Share, then “Add to Home Screen”', { exact: false }).waitFor();
  await leave();
});
