// Cuts each game's pieces out of a page that shows them all: one sheet per game, with the position of each piece.

import { writeFileSync } from 'node:fs';
import { GAME_IDS } from '@menagerie/rules';
import type { Browser, Page } from 'playwright-core';
import { createServer } from 'vite';

const ROOT = new URL('../../', import.meta.url).pathname;
const PORT = 8093;

/** For each piece: left, top, width and height on the sheet. */
type Places = Readonly<Record<string, readonly number[]>>;

export async function cutPieces(browser: Browser, folder: string): Promise<void> {
  const vite = await createServer({
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    server: { port: PORT },
  });
  await vite.listen();
  const places: Record<string, Places> = {};
  for (const game of GAME_IDS) {
    const page = await browser.newPage({ viewport: { width: 1220, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(`http://localhost:${PORT}/e2e/pieces/index.html#${game}`);
    const sheet = page.locator('.pieces');
    await sheet.waitFor();
    await page.evaluate(() => document.fonts.load('900 36px Nunito').then(() => document.fonts.ready));
    places[game] = await placesOn(page);
    const png = await sheet.screenshot({ omitBackground: true });
    writeFileSync(`${folder}${game}-pieces.webp`, await toWebp(page, png));
    await page.close();
  }
  writeFileSync(`${folder}pieces.json`, `${JSON.stringify(places)}\n`);
  await vite.close();
}

const placesOn = (page: Page): Promise<Places> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.pieces')?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const found = [...document.querySelectorAll<HTMLElement>('[data-piece]')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.dataset['piece'] ?? '', [x - sheet.x, y - sheet.y, width, height].map(Math.round)];
    });
    return Object.fromEntries(found) as Record<string, number[]>;
  });

async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (given) => {
    const image = new Image();
    image.src = `data:image/png;base64,${given}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    // Lossless: noise would make the pictures composed of these larger.
    return canvas.toDataURL('image/webp', 1).split(',')[1];
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}
