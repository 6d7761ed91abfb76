// From a tap on "Play" to a playable table, on a phone whose processor is throttled fourfold.

import type { GameId } from '@menagerie/rules';
import type { Browser } from 'playwright-core';
import { SLOW_NETWORK, SLOW_PHONE, SLOWDOWN } from './slow-phone.ts';
import { TITLES } from './table.ts';

/** How long a first-time visitor looks at the home page. */
const LOOK_MS = 3000;

declare global {
  interface Window {
    tappedAt: number;
    playableAt: number;
  }
}

function noteTable(): void {
  window.tappedAt = window.playableAt = 0;
  addEventListener('click', ({ timeStamp }) => (window.tappedAt = timeStamp), { capture: true, once: true });
  // Functions in here must stay anonymous: for named ones the TypeScript runner adds calls to a helper that the page
  // lacks.
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main.table :is(button, [role="button"])')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.playableAt = performance.now())));
  }).observe(document.body, { childList: true, subtree: true });
}

/** With nothing of the page cached. */
export async function timeTaps(
  browser: Browser,
  baseURL: string,
  game: GameId,
  times: number,
  hasSlowNetwork: boolean,
): Promise<number[]> {
  const found: number[] = [];
  while (found.length < times) {
    const context = await browser.newContext({
      ...SLOW_PHONE,
      baseURL,
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (hasSlowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await page.goto('/');
    const button = page.getByRole('button', { name: `Play ${TITLES[game]}` });
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOK_MS);
    await page.evaluate(noteTable);
    await button.tap();
    await page.waitForFunction(() => window.playableAt > 0);
    found.push(await page.evaluate(() => window.playableAt - window.tappedAt));
    await context.close();
  }
  return found;
}
