import { expect, test } from 'vitest';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

test('the home page offers three games, and a click starts one', async () => {
  const { page, leave } = await visit();
  await page.getByRole('heading', { name: 'Trump Whales' }).waitFor();
  expect(await page.getByRole('button', { name: /^Play / }).count()).toBe(3);
  await page.getByRole('button', { name: 'Play Cat in the Box' }).click();
  await page.getByRole('heading', { name: 'Cat in the Box', level: 1 }).waitFor();
  expect(page.url()).toContain('#/play/');
  await leave();
});

test('posters show everything drawn on them, at every width', async () => {
  const { page, leave } = await visit();
  for (const width of [320, 360, 600, 768, 844, 1040, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const poster of await page.locator('article .poster:not(svg)').all()) {
      await poster.scrollIntoViewIfNeeded();
      await poster.locator('svg').first().waitFor();
      const beyond = await poster.evaluate((frame) => {
        const picture = frame.querySelector('svg') as SVGSVGElement;
        const { width, height } = picture.viewBox.baseVal;
        const seen = frame.getBoundingClientRect();
        const [a, b] = [new DOMPoint(0, 0), new DOMPoint(width, height)].map((point) =>
          point.matrixTransform(picture.getScreenCTM() as DOMMatrix),
        );
        return Math.max(seen.left - a.x, seen.top - a.y, b.x - seen.right, b.y - seen.bottom);
      });
      expect(beyond, `${width} px wide`).toBeLessThan(1);
    }
  }
  await leave();
});

test('focus returns to where a sheet was opened from, however it is closed', async () => {
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

test('an open sheet keeps the focus, by Tab and by click, and hides the page below from screen readers', async () => {
  const { page, leave } = await visit();
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  const isInside = (): Promise<boolean> =>
    sheet.evaluate((dialog) => dialog !== document.activeElement && dialog.contains(document.activeElement));
  const isOnFirst = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Close');
  expect(await isOnFirst()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect([await isInside(), await isOnFirst()]).toEqual([true, false]);
  await page.keyboard.press('Tab');
  expect(await isOnFirst()).toBe(true);
  await page.getByRole('heading', { name: 'Settings' }).click();
  expect(await isInside()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  await page.mouse.click(2, 2);
  await sheet.waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await leave();
});

test('Escape closes a sheet in browsers without close watchers, too', async () => {
  const { page, leave } = await visit();
  await page.evaluate(() => (globalThis.CloseWatcher = undefined));
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await leave();
});

test('the duration of a game is shown on the home page, and in the setup for the chosen seats', async () => {
  const { page, leave } = await visit();
  const games = page.getByRole('article');
  await games.first().waitFor();
  for (const text of await games.allInnerTexts()) {
    expect(text).toMatch(/\d\splayers\s· \d+(–\u2060\d+)?\smin\swith\sbots, \d+–\u2060\d+\swith\speople/);
  }
  await games.nth(0).getByRole('button', { name: 'Set up…' }).click();
  const sheet = page.getByRole('dialog');
  const told = sheet.getByRole('status').filter({ hasText: 'minute' });
  const minutes = async (): Promise<number> => Number(/\d+/.exec(await told.innerText())?.[0]);
  const withBots = await minutes();
  await sheet.getByLabel('Player for seat 2').selectOption({ label: 'Another person' });
  const withOther = await minutes();
  expect(withOther).toBeGreaterThan(withBots);
  await sheet.getByText('2', { exact: true }).click();
  expect(await minutes()).toBeLessThan(withOther);
  await leave();
});
