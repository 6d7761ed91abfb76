// npm run posters, after any of these has changed: draws into apps/server/art the games' posters as the page shows
// them, for the previews of short addresses; the pieces on their tables, one by one; and screenshots of the page for
// the installation prompt.

import { writeFileSync } from 'node:fs';
import { createServer } from '@menagerie/server';
import { GAME_IDS } from '@menagerie/rules';
import { chromium } from 'playwright-core';
import { cutPieces } from './pieces/cut.ts';
import { findBrowser } from './setup/find-browser.ts';

const SIZE = { width: 520, height: 630 };
const PAGE = new URL('../dist', import.meta.url).pathname;
const ART = new URL('../../server/art/', import.meta.url).pathname;

const PUBLIC = new URL('../public/', import.meta.url).pathname;
const SCREENS = [
  ['wide', { width: 1280, height: 800 }, null],
  ['narrow', { width: 390, height: 844 }, 'Cat in the Box'],
] as const;

const server = await createServer({ page: PAGE });
const address = await server.listen({ port: 0, host: 'localhost' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
await cutPieces(browser, ART);
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', serviceWorkers: 'block' });
await page.goto(address);
for (const game of GAME_IDS) {
  await page.locator(`[data-game=${game}]`).scrollIntoViewIfNeeded();
  const poster = page.locator(`[data-game=${game}] svg.poster`).first();
  await poster.evaluate((svg) => {
    document.querySelector('#whole')?.remove();
    const whole = document.createElement('div');
    whole.id = 'whole';
    Object.assign(whole.style, { position: 'fixed', inset: '0', zIndex: '9', overflow: 'hidden' });
    whole.append(svg.cloneNode(true));
    document.body.append(whole);
  });
  writeFileSync(`${ART}${game}.png`, await page.screenshot());
}
for (const [name, size, game] of SCREENS) {
  const shown = await browser.newPage({ viewport: size, colorScheme: 'light', serviceWorkers: 'block' });
  await shown.goto(address);
  await shown.locator('svg.poster').first().waitFor();
  if (game) {
    await shown.getByRole('button', { name: `Play ${game}` }).click();
    await shown.waitForFunction(() => document.title.includes('Your turn'));
  }
  // Everything being dealt or loaded late is there by now.
  await shown.waitForTimeout(3_000);
  writeFileSync(`${PUBLIC}screenshot-${name}.jpg`, await shown.screenshot({ type: 'jpeg', quality: 80 }));
}
await browser.close();
await server.close();
