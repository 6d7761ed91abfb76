// What has been downloaded by the time a page's first paint is complete.

import type { Browser } from 'playwright-core';
import { SLOW_NETWORK, SLOW_PHONE } from './slow-phone.ts';

/** Longer than any door takes. */
const ENOUGH_MS = 6000;

export interface Weight {
  readonly requests: number;
  readonly bytes: number;
  /** Layout shift up to then and afterwards. */
  readonly shift: number;
}

declare global {
  interface Window {
    /** When the largest text or picture was painted, in milliseconds since 1970. */
    pictureAt: number;
    shift: number;
  }
}

function notePicture(): void {
  window.pictureAt = window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.pictureAt = performance.timeOrigin + startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

export async function weighDoor(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ ...SLOW_PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loaded: { readonly at: number; readonly bytes: number }[] = [];
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  session.on('Network.loadingFinished', ({ encodedDataLength }) =>
    loaded.push({ at: Date.now(), bytes: encodedDataLength }),
  );
  await page.addInitScript(notePicture);
  await page.goto(address);
  await page.waitForTimeout(ENOUGH_MS);
  const { pictureAt, shift } = await page.evaluate(() => ({
    pictureAt: window.pictureAt,
    shift: window.shift,
  }));
  await context.close();
  const before = loaded.filter(({ at }) => at <= pictureAt);
  return {
    requests: before.length,
    bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
    shift,
  };
}
