// npm run screenshots [parts of a name]: every screen in light and dark, on a phone and on a desktop, into
// out/screenshots, and some on a phone in the other languages. Takes the names that contain all the parts, as in
// `screenshots home phone .uk`. PAGE names another folder with the built page.

import { mkdirSync } from 'node:fs';
import { createServer, openBots, openSqlite } from '@menagerie/server';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { findBrowser } from './setup/find-browser.ts';
import { BY_POINTER } from './setup/players.ts';
import { prepareGame, prepareLastTurn, type Wish } from './setup/prepare.ts';
import * as scenes from './setup/scenes.ts';
import { putInStore } from './setup/store.ts';

interface Screen {
  readonly name: string;
  readonly hash: string;
  readonly games?: readonly Wish[];
  /** Before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Also in the other languages, so the steps must not rely on text. */
  readonly everywhere?: true;
}

const GAMES = ['cat-in-the-box', 'trump-whales', 'if-it-fits'] as const;

const nameOf = (wish: Wish): string =>
  [prepareGame(wish).key, ...Object.values(wish.options ?? {})].join('-');

const table = (wish: Wish, more: Partial<Screen> = {}): Screen => ({
  name: `table-${nameOf(wish)}`,
  hash: `#/play/${prepareGame(wish).key}`,
  games: [wish],
  ...more,
});

const press =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** Plays on until a sheet opens. */
async function playToSummary(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    if (await page.locator('dialog[open]').count()) return;
    if ((await page.title()).startsWith('●')) await BY_POINTER['cat-in-the-box'](page, turn);
    await page.waitForTimeout(60);
  }
}

/** Advances in a lesson: `>` presses the "Next" button, everything else is a key. */
const learn =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) {
      if (key === '>') await page.locator('.ways .main').click();
      else await page.keyboard.press(key);
      await page.waitForTimeout(100);
    }
  };
const LESSONS = {
  'cat-in-the-box': learn('>', '3', 'Enter', '>', '3', '>', '5', 'b', '>', 'h'),
  'trump-whales': learn('>', 'h'),
  'if-it-fits': learn('>', 'h'),
};

async function review(page: Page): Promise<void> {
  await press('End', 'r')(page);
  await page
    .getByRole('button', { name: /review/i })
    .last()
    .click();
  await page.waitForTimeout(4000);
}

/** A new game of Cat in the Box against tigers. */
async function playTigers(page: Page): Promise<void> {
  await page.locator('article .ways .main + button').first().click();
  await page.locator('dialog input[value=tiger]').click();
  await page.locator('dialog footer .main').click();
  await page.waitForTimeout(1500);
}

const hurry = (page: Page): Promise<void> => putInStore(page, 'settings', 'chosen', { pace: 'instant' });

/** Makes the last move of a game of If It Fits. */
async function countBoxes(page: Page): Promise<void> {
  const game = prepareLastTurn({ game: 'if-it-fits', players: 4 });
  await hurry(page);
  await putInStore(page, 'games', game.key, game);
  await page.goto(`/#/play/${game.key}`);
  await page.reload();
  for (let turn = 0; turn < 60 && (await page.locator('.if-table.counted').count()) === 0; turn++) {
    if ((await page.title()).startsWith('●')) await BY_POINTER['if-it-fits'](page, turn);
    await page.waitForTimeout(60);
  }
}

const FINISHED: Wish = { game: 'cat-in-the-box', players: 3 };
const TORN: Wish = { game: 'cat-in-the-box', players: 4, seed: 'rip' };
const MIDDLE: Wish = { game: 'cat-in-the-box', players: 4, moves: 24 };
const SHARED: Wish = {
  game: 'cat-in-the-box',
  players: 3,
  moves: 12,
  kinds: ['person', 'person', 'kitten'],
};
const everywhere = true;
const replay = (name: string, wish: Wish, more: Partial<Screen> = {}): Screen => ({
  name,
  hash: `#/replay/${prepareGame(wish).key}`,
  games: [wish],
  ...more,
});

const SCREENS: readonly Screen[] = [
  { name: 'home', hash: '', everywhere },
  {
    name: 'home-continue',
    hash: '',
    games: [{ game: 'trump-whales', players: 3, moves: 9 }, FINISHED],
    everywhere,
  },
  {
    name: 'new-game',
    hash: '',
    act: (page) => page.locator('article .ways button').last().click(),
    everywhere,
  },
  {
    name: 'table-loading',
    hash: '',
    before: (page) => page.context().route(/\.net$/, () => undefined),
    act: playTigers,
    everywhere,
  },
  {
    name: 'table-failed',
    hash: '',
    before: (page) => page.context().route(/\.net$/, (route) => route.abort()),
    act: playTigers,
    everywhere,
  },
  { name: 'settings', hash: '', act: (page) => page.locator('.gear').click(), everywhere },
  {
    name: 'notice',
    hash: '',
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
    everywhere,
  },
  table({ game: 'cat-in-the-box', players: 4, moves: 0 }),
  table({ game: 'cat-in-the-box', players: 4, moves: 4 }),
  table(MIDDLE),
  table({ game: 'cat-in-the-box', players: 5, moves: 36 }, { everywhere }),
  table({ game: 'cat-in-the-box', players: 2, moves: 12, options: { layout: 'purple' } }),
  table({ game: 'trump-whales', players: 4, moves: 0 }),
  table({ game: 'trump-whales', players: 4, moves: 26 }, { everywhere }),
  table({ game: 'trump-whales', players: 2, moves: 20 }),
  table({ game: 'if-it-fits', players: 3, moves: 0 }),
  table({ game: 'if-it-fits', players: 3, moves: 40 }, { everywhere }),
  table({ game: 'if-it-fits', players: 5, moves: 80, options: { table: 'large' } }),
  table({ game: 'if-it-fits', players: 2, moves: 60 }),
  table(SHARED, { name: 'curtain', everywhere }),
  table(MIDDLE, {
    name: 'hint',
    act: async (page) => {
      await press('h')(page);
      await page.waitForTimeout(3000);
    },
    everywhere,
  }),
  table(MIDDLE, { name: 'log', act: press('l'), everywhere }),
  table(MIDDLE, { name: 'text-view', act: press('t'), everywhere }),
  table(MIDDLE, { name: 'keys', act: press('?'), everywhere }),
  table(
    { game: 'cat-in-the-box', players: 3, moves: 24 },
    { name: 'summary', before: hurry, act: playToSummary },
  ),
  table(FINISHED, {
    name: 'final-rounds',
    act: async (page) => {
      for (const each of await page.locator('dialog summary, dialog tbody button').all()) await each.click();
    },
    everywhere,
  }),
  table({ game: 'cat-in-the-box', players: 3 }),
  table({ game: 'trump-whales', players: 3 }),
  table({ game: 'if-it-fits', players: 4 }),
  { name: 'counting', hash: '', act: countBoxes },
  { name: 'replay-empty', hash: '#/replay', everywhere },
  replay('replay', FINISHED, { everywhere }),
  replay('paradox', TORN, { act: press('End'), everywhere }),
  replay('review', FINISHED, { act: review }),
  { name: 'learn', hash: '#/learn', everywhere },
  ...GAMES.flatMap((game): Screen[] => [
    { name: `learn-${game}`, hash: `#/learn/${game}`, everywhere },
    {
      name: `learn-on-${game}`,
      hash: `#/learn/${game}`,
      before: hurry,
      act: LESSONS[game],
    },
    { name: `quiz-${game}`, hash: `#/learn/${game}/quiz`, everywhere },
    { name: `rules-${game}`, hash: `#/rules/${game}`, everywhere },
  ]),
  { name: 'trouble', hash: '#/play/nothing', everywhere },
  { name: 'together-lobby', hash: '', act: scenes.lobby, everywhere },
  { name: 'together-waiting', hash: '', act: scenes.waitingRoom, everywhere },
  { name: 'together-fill', hash: '', act: scenes.startQuestion, everywhere },
  { name: 'together-live-cats', hash: '', act: scenes.liveTable('cat-in-the-box', 14), everywhere },
  { name: 'together-live-whales', hash: '', act: scenes.liveTable('trump-whales', 12), everywhere },
  { name: 'together-live-boxes', hash: '', act: scenes.liveTable('if-it-fits', 9), everywhere },
  { name: 'together-watched', hash: '', act: scenes.watchedTable('trump-whales', 8), everywhere },
  { name: 'together-watched-cats', hash: '', act: scenes.watchedTable('cat-in-the-box', 8) },
  { name: 'together-watched-boxes', hash: '', act: scenes.watchedTable('if-it-fits', 8) },
  { name: 'together-final', hash: '', act: scenes.finishedTable, everywhere },
  { name: 'together-deal', hash: '', act: scenes.checkedDeal, everywhere },
  { name: 'you', hash: '', act: scenes.ownPage, everywhere },
];

const SIZES = {
  phone: { width: 360, height: 640 },
  landscape: { width: 640, height: 360 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};
/** Sizes in between are taken only in light mode. */
const BOTH_THEMES = ['phone', 'desktop'];

const LOCALES = { uk: 'uk-UA', pl: 'pl-PL', fr: 'fr-FR', ru: 'ru-RU' };

const wanted = process.argv.slice(2);
const folder = new URL('../../../out/screenshots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const store = await openSqlite(':memory:');
const bots = openBots({ threads: 1, maxQueue: 100, maxMs: 50 });
const server = await createServer({
  page: process.env['PAGE'] ?? new URL('../dist', import.meta.url).pathname,
  tables: { store, bots },
});
const baseURL = await server.listen({ port: 0, host: 'localhost' });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function shoot(screen: Screen, name: string, looks: BrowserContextOptions): Promise<void> {
  if (!wanted.every((part) => name.includes(part))) return;
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...looks,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  page.on('pageerror', ({ message }) => console.error(`${name}: ${message}`));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const wish of screen.games ?? []) {
    const game = prepareGame(wish);
    await putInStore(page, 'games', game.key, game);
  }
  await screen.before?.(page);
  await page.goto(`/${screen.hash}`);
  await page.reload();
  await page.getByRole('heading').first().waitFor();
  await page.waitForTimeout(700);
  await screen.act?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}${name}.png` });
  await context.close();
  console.log(name);
}

for (const screen of SCREENS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (colorScheme === 'dark' && !BOTH_THEMES.includes(size)) continue;
      const name = `${screen.name}.${size}.${colorScheme}`;
      await shoot(screen, name, { viewport, colorScheme, locale: 'en-GB' });
    }
  }
  for (const [language, locale] of Object.entries(LOCALES)) {
    if (!screen.everywhere) continue;
    const name = `${screen.name}.phone.light.${language}`;
    await shoot(screen, name, { viewport: SIZES.phone, colorScheme: 'light', locale });
  }
}
await browser.close();
await server.close();
await bots.close();
await store.close();
