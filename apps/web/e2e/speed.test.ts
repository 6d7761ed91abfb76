// A light first load, a home page that doesn't jump, and a page that stays responsive while a tiger thinks.

import { gzipSync } from 'node:zlib';
import { GAME_IDS, GAMES } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSavedGame, recordOf } from '../src/play/saved-game.ts';
import { packRecord } from '../src/replay/packed-record.ts';
import { prepareGame } from './setup/prepare.ts';
import { findPrepared, isLeading, legalIn, putOnShelf, sitDown, waitForTurn } from './setup/table.ts';
import { PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

const MOST_SCRIPT = 80_000;
const MOST_SHIFT = 0.01;

/** The page's own requests; the service worker stores the rest in its own time. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js') && !name.endsWith('/sw.js')),
  );

test('the home page loads at most 80 kB of gzipped script before it is idle', async () => {
  const { page, context, leave } = await visit();
  await context.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.reload();
  await page.getByRole('button', { name: 'Play If It Fits' }).waitFor();
  await page.waitForLoadState('networkidle');
  const addresses = await scriptsOf(page);
  expect(addresses.length).toBeGreaterThan(0);
  let bytes = 0;
  for (const address of new Set(addresses)) {
    bytes += gzipSync(await (await page.request.get(address)).body()).length;
  }
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
  await leave();
});

const NAMES = /\/([\w.-]+)-[\w-]{8}\.js$/;
const nameOf = (address: string): string => NAMES.exec(address)?.[1] ?? address;

test('after a tap on "Play" the table is already loaded', async () => {
  const { page, leave } = await visit();
  await page.getByRole('button', { name: 'Play Cat in the Box' }).waitFor();
  // Games are loaded one after the other, so the first is there once a second one has started.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /room-[^/]*js$/.test(name)).length > 1,
  );
  const before = new Set(await scriptsOf(page));
  await page.getByRole('button', { name: 'Play Cat in the Box' }).click();
  await page.locator('[data-rank]').first().waitFor();
  const later = (await scriptsOf(page)).filter((address) => !before.has(address)).map(nameOf);
  // The rest of the other games, the bots' thread, and what comes after the table's first paint.
  const ofTable = later.filter((name) =>
    /^(start-game|Play|TableScreen|table|rules|rules-core|online)$/.test(name),
  );
  expect(ofTable).toEqual([]);
  await leave();
});

test.each(GAME_IDS)('a replay and a lesson of %s load without the rules of other games', async (game) => {
  const others = GAME_IDS.filter((id) => id !== game).map((id) => `rules-${id}`);
  const opened = openSavedGame(prepareGame({ game, players: 3 }), GAMES[game]);
  if (!opened.ok) throw new Error(opened.reason);
  const packed = await packRecord(recordOf(opened.session), GAMES[game]);
  for (const hash of [`#/replay?record=${packed}`, `#/learn/${game}`]) {
    const { page, leave } = await visit({ hash });
    await page.locator('main.table svg').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const names = (await scriptsOf(page)).map(nameOf);
    expect(names).toContain(`rules-${game}`);
    expect(names.filter((name) => others.includes(name) || name === 'quiz')).toEqual([]);
    await leave();
  }
});

/** The layout shift since the page was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive within the next two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: PHONE }],
] as const)('the home does not jump on %s, also with games to go on with', async (_name, options) => {
  const { page, leave } = await visit(options);
  await page.getByRole('button', { name: 'Play If It Fits' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  await putOnShelf(page, [prepareGame({ game: 'trump-whales', players: 3, moves: 5 })], {});
  await page.reload();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  await leave();
});

interface Answer {
  readonly isThinking: boolean;
  readonly hasOpened: boolean;
}

/** The page holds back the bots' answers until they are released, because a tiger can be faster than a frame. */
function holdAnswers(): void {
  const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage') as Required<
    Pick<PropertyDescriptor, 'set'>
  >;
  const letThrough = new Promise((resolve) => addEventListener('letthrough', resolve));
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(this: Worker, hear: (event: MessageEvent) => void) {
      set.call(this, (event: MessageEvent) => void letThrough.then(() => hear(event)));
    },
  });
}

test('the page stays responsive while a tiger thinks', async () => {
  const { page, context, leave } = await visit();
  await context.addInitScript(holdAnswers);
  const prepare = (seed: string) =>
    prepareGame({ game: 'cat-in-the-box', players: 3, moves: 10, seed, kinds: ['you', 'tiger', 'tiger'] });
  const game = findPrepared(prepare, isLeading);
  const [move] = legalIn(game);
  await sitDown(page, game);
  await waitForTurn(page);
  await page.locator(`main [data-rank="${move[0]}"]`).click();
  const answer = await page.evaluate(async (colour): Promise<Answer> => {
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const isThinking = (): boolean => document.querySelector('main .chip .dots') !== null;
    document.querySelector<HTMLElement>(`main .colours [data-colour="${colour}"]`)?.click();
    for (let i = 0; i < 100 && !isThinking(); i++) await nextFrame();
    document.querySelector<HTMLElement>('header [aria-label="Settings"]')?.click();
    const hasOpened = (): boolean => document.querySelector('dialog[open]') !== null;
    for (let i = 0; i < 10 && !hasOpened(); i++) await nextFrame();
    return { isThinking: isThinking(), hasOpened: hasOpened() };
  }, move[1]);
  expect(answer).toEqual({ isThinking: true, hasOpened: true });
  await page.evaluate(() => dispatchEvent(new Event('letthrough')));
  await page.keyboard.press('Escape');
  await waitForTurn(page);
  await leave();
});
