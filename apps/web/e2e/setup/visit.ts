// Opening the page as a visitor would: a fresh profile, a screen size, and a check for anything that goes wrong.

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { putInStore } from './store.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };
export const ADDRESS: string = inject('address');

let browser: Browser;

/** Call once in a test file; notifications need the full browser. */
export function useBrowser(kind: 'browser' | 'quickBrowser' = 'quickBrowser'): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject(kind), args: FLAGS });
  });
  afterAll(() => browser.close());
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Ends the visit; fails if the page reported any errors. */
  readonly leave: () => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  readonly hash?: string;
  /** Expected browser errors, such as a network cut on purpose. */
  readonly forgives?: RegExp;
}

export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { hash = '', forgives = /^$/, ...rest } = options;
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // It would cache the whole page on every visit; only offline tests need that.
    serviceWorkers: 'block',
    baseURL: ADDRESS,
    ...rest,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // Offline, the browser itself fails to fetch a newer service worker and the favicon.
    const isOwnErrand =
      /\/(sw\.js|icon\.svg)$/.test(url) && message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (message.type() === 'error' && !isOwnErrand && !forgives.test(message.text()))
      complaints.push(`${message.text()} ${url}`);
  });
  await page.goto(`/${hash}`);
  const leave = async (): Promise<void> => {
    await context.close();
    expect(complaints).toEqual([]);
  };
  return { context, page, leave };
}

/** Bots that answer at once, so that a whole game takes seconds. */
export async function hurry(page: Page): Promise<void> {
  await putInStore(page, 'settings', 'chosen', { pace: 'instant' });
  await page.reload();
}
