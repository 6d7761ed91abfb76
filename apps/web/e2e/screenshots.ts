// npm run screenshots [part of a name]: every screen in light and dark, on a phone and on a desktop, into out/screenshots.

import { mkdirSync } from 'node:fs';
import { createServer } from '@menagerie/server';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './setup/find-browser.ts';
import { prepareGame, type Wish } from './setup/prepare.ts';
import { putInStore } from './setup/store.ts';

interface Screen {
  readonly name: string;
  readonly hash: string;
  readonly games?: readonly Wish[];
  readonly act?: (page: Page) => Promise<unknown>;
}

const table = (wish: Wish, act?: Screen['act']): Screen => {
  const { key } = prepareGame(wish);
  const more = Object.values(wish.options ?? {}).join('-');
  return {
    name: `table-${key}${more ? `-${more}` : ''}`,
    hash: `#/play/${key}`,
    games: [wish],
    ...(act ? { act } : {}),
  };
};

const FINISHED: Wish = { game: 'cat-in-the-box', players: 3 };
const SCREENS: readonly Screen[] = [
  { name: 'home', hash: '' },
  {
    name: 'home-continue',
    hash: '',
    games: [{ game: 'trump-whales', players: 3, moves: 9 }, FINISHED],
  },
  { name: 'new-game', hash: '', act: (page) => page.getByRole('button', { name: 'Set up…' }).last().click() },
  { name: 'settings', hash: '', act: (page) => page.getByRole('button', { name: 'Settings' }).click() },
  table({ game: 'cat-in-the-box', players: 4, moves: 0 }),
  table({ game: 'cat-in-the-box', players: 4, moves: 4 }),
  table({ game: 'cat-in-the-box', players: 4, moves: 24 }),
  table({ game: 'cat-in-the-box', players: 5, moves: 36 }),
  table({ game: 'cat-in-the-box', players: 2, moves: 12, options: { layout: 'purple' } }),
  table({ game: 'trump-whales', players: 4, moves: 0 }),
  table({ game: 'trump-whales', players: 4, moves: 26 }),
  table({ game: 'trump-whales', players: 2, moves: 20 }),
  table({ game: 'if-it-fits', players: 3, moves: 0 }),
  table({ game: 'if-it-fits', players: 3, moves: 40 }),
  table({ game: 'if-it-fits', players: 5, moves: 110, options: { table: 'large' } }),
  table({ game: 'if-it-fits', players: 2, moves: 60 }),
  table({ game: 'cat-in-the-box', players: 3, moves: 12, kinds: ['person', 'person', 'kitten'] }),
  table({ game: 'cat-in-the-box', players: 3 }),
  table({ game: 'trump-whales', players: 3 }),
  table({ game: 'if-it-fits', players: 4 }),
  { name: 'replay-empty', hash: '#/replay' },
  { name: 'replay', hash: `#/replay/${prepareGame(FINISHED).key}`, games: [FINISHED] },
  ...(['cat-in-the-box', 'trump-whales', 'if-it-fits'] as const).flatMap((game): Screen[] => [
    { name: `learn-${game}`, hash: `#/learn/${game}` },
    { name: `rules-${game}`, hash: `#/rules/${game}` },
  ]),
  { name: 'trouble', hash: '#/play/nothing' },
];

const SIZES = {
  phone: { width: 360, height: 640 },
  landscape: { width: 640, height: 360 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};
/** The sizes in between are looked at in light only. */
const BOTH_THEMES = ['phone', 'desktop'];

const wanted = process.argv[2] ?? '';
const folder = new URL('../../../out/screenshots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const server = await createServer({ page: new URL('../dist', import.meta.url).pathname });
const baseURL = await server.listen({ port: 0, host: 'localhost' });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const screen of SCREENS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${screen.name}.${size}.${colorScheme}`;
      if (!name.includes(wanted) || (colorScheme === 'dark' && !BOTH_THEMES.includes(size))) continue;
      const context = await browser.newContext({
        viewport,
        colorScheme,
        baseURL,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => console.error(`${name}: ${message}`));
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const wish of screen.games ?? []) {
        const game = prepareGame(wish);
        await putInStore(page, 'games', game.key, game);
      }
      await page.goto(`/${screen.hash}`);
      await page.reload();
      await page.waitForTimeout(700);
      await screen.act?.(page);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}${name}.png` });
      await context.close();
      console.log(name);
    }
  }
}
await browser.close();
await server.close();
