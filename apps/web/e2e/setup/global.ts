// Before the tests of the page: find a browser and serve the built page on a free port.

import { existsSync } from 'node:fs';
import { createServer } from '@menagerie/server';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browser: string;
    address: string;
  }
}

const PAGE = new URL('../../dist', import.meta.url).pathname;

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${PAGE}/index.html`)) throw new Error('The page is not built: run "npm run build:page".');
  const server = await createServer({ page: PAGE });
  project.provide('browser', findBrowser());
  project.provide('address', await server.listen({ port: 0, host: 'localhost' }));
  return () => server.close();
}
