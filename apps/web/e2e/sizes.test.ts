// No scrolling is needed on your turn: everything pressable is visible, on every screen size.

import type { GameId } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareGame } from './setup/prepare.ts';
import { sitDown, waitForTurn } from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const SIZES = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 640, height: 360 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** What needs scrolling, and what can't be reached without. */
function complaintsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The table adapts to its container in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}"`;
    const found: string[] = [];
    const root = document.scrollingElement as Element;
    if (root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} high`);
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    for (const element of document.querySelectorAll('main, main *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isScroller = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
      if (isScroller(overflowY) && scrollHeight > clientHeight + 1)
        found.push(`${nameOf(element)} scrolls ${scrollHeight - clientHeight} px down`);
      if (isScroller(overflowX) && scrollWidth > clientWidth + 1)
        found.push(`${nameOf(element)} scrolls ${scrollWidth - clientWidth} px aside`);
    }
    // Places on the board of If It Fits are panned, not scrolled.
    for (const button of document.querySelectorAll('main button, footer button, header button')) {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      if (width === 0 || button.closest('.layer')) continue;
      const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      if (isOut)
        found.push(
          `${nameOf(button)} is out of view: ${[left, top, right, bottom].map(Math.round).join(' ')}`,
        );
      const hit = isOut ? null : document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (hit && !button.contains(hit) && !hit.contains(button))
        found.push(`${nameOf(button)} lies under ${nameOf(hit)}`);
    }
    // In Trump Whales, the label on the winning card must not overlap other text.
    const badge = document.querySelector('.slot .badge')?.getBoundingClientRect();
    for (const words of document.querySelectorAll('.tw-trick h2, .slot .name')) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (!badge || width === 0) continue;
      const isAside = badge.right <= left || badge.left >= right;
      if (!isAside && badge.bottom > top + 1 && badge.top < bottom - 1)
        found.push(`the badge lies on ${nameOf(words)}`);
    }
    return found;
  });
}

const CASES: readonly [GameId, number, readonly number[]][] = [
  ['cat-in-the-box', 4, [0, 8]],
  ['cat-in-the-box', 5, [0, 7, 30, 44]],
  ['trump-whales', 2, [6, 22]],
  ['trump-whales', 4, [0, 6, 22, 30]],
  ['if-it-fits', 5, [0, 12, 50]],
];

test.each(CASES)('%s with %i players', async (game, players, counts) => {
  const { page, leave } = await visit();
  const complaints: string[] = [];
  for (const moves of counts) {
    await sitDown(page, prepareGame({ game, players, moves }));
    await waitForTurn(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const found = await complaintsOf(page);
      complaints.push(...found.map((one) => `${size.width}×${size.height} after ${moves} moves: ${one}`));
    }
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('a hint on a phone leaves the cards of a trick large enough for a finger', async () => {
  const { page, leave } = await visit({ viewport: SIZES[0] });
  await sitDown(page, prepareGame({ game: 'trump-whales', players: 4, moves: 22 }));
  await waitForTurn(page);
  await page.keyboard.press('h');
  await page.getByRole('region', { name: 'Hint' }).getByRole('listitem').first().waitFor();
  const spots = page.locator('main .slots .spot');
  const widths = (): Promise<number[]> =>
    spots.evaluateAll((all) => all.map((spot) => Math.round(spot.getBoundingClientRect().width)));
  expect(await spots.count()).toBe(4);
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(44);
  await leave();
});
