// Before the page's tests: finds a browser, and serves the built page and tables on a free port.

import { existsSync } from 'node:fs';
import { createServer, openBots, openSqlite } from '@menagerie/server';
import type { TestProject } from 'vitest/node';
import { ADMIN_KEY } from './admin-key.ts';
import { findBrowser, findQuickBrowser } from './find-browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browser: string;
    quickBrowser: string;
    address: string;
  }
}

/** Bots that answer quickly and leave a core to the browsers. */
const BOTS = { threads: 1, maxQueue: 100, maxMs: 100 };
const BOT_BEAT_MS = 50;

const PAGE = new URL('../../dist', import.meta.url).pathname;

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${PAGE}/index.html`)) throw new Error('The page is not built: run "npm run build:page".');
  const store = await openSqlite(':memory:');
  const bots = openBots(BOTS);
  const server = await createServer({
    page: PAGE,
    tables: { store, bots, botBeatMs: BOT_BEAT_MS, adminKey: ADMIN_KEY },
  });
  project.provide('browser', findBrowser());
  project.provide('quickBrowser', findQuickBrowser());
  project.provide('address', await server.listen({ port: 0, host: 'localhost' }));
  return async () => {
    await server.close();
    await bots.close();
    await store.close();
  };
}
