// Frames that take too long while moves are made on a slow device: the processor is throttled fourfold, and animations
// are on.

import type { GameId } from '@menagerie/rules';
import type { Browser, Locator, Page } from 'playwright-core';
import { byPointer } from './players.ts';
import { prepareGame } from './prepare.ts';
import { SLOWDOWN } from './slow-phone.ts';
import { putInStore } from './store.ts';

/** Code is slow until the browser has compiled it. */
const WARM_UP = 3;
/** Of a four-player game in mid-play. */
const MOVES_BEFORE = 12;
export const SLOW_MS = 50;
/** Between what the tool does in the page and what is measured; longer than anything flies. */
const REST_MS = 450;
/** How long a mouse is over something before it is clicked. */
const HOVER_MS = 150;
/** How often to look whether it is the reader's turn: looking takes time from the page. */
const POLL_MS = 100;

interface SlowFrame {
  readonly from: number;
  readonly ms: number;
  /** What ran in it. */
  readonly what: string;
}

declare global {
  interface Window {
    slowFrames: SlowFrame[];
    /** When the tool began and ended searching the page, by turns: that takes longer than what it does. */
    searches: number[];
  }
}

interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly {
    readonly duration: number;
    readonly invoker: string;
    readonly forcedStyleAndLayoutDuration: number;
  }[];
  readonly renderStart?: number;
}

function noteFrames(): void {
  window.slowFrames = [];
  window.searches = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongFrame[]) {
      const scripts = (entry.scripts ?? []).map(
        ({ duration, invoker, forcedStyleAndLayoutDuration: forced }) =>
          `${invoker} ${Math.round(duration)} (layout ${Math.round(forced)})`,
      );
      const drawing = entry.renderStart ? entry.startTime + entry.duration - entry.renderStart : 0;
      window.slowFrames.push({
        from: entry.startTime,
        ms: entry.duration,
        what: [...scripts, `drawing ${Math.round(drawing)}`].join(', '),
      });
    }
  }).observe({ type: 'long-animation-frame' });
}

const noteSearch = (page: Page): Promise<void> =>
  page.evaluate(() => void (window.searches ??= []).push(performance.now()));

/** Like a hand: a locator's own click would search and measure the page between the events. */
async function clickByHand(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const area = await target.boundingBox();
  if (!area) throw new Error(`nothing to click: ${target.toString()}`);
  await noteSearch(page);
  await page.waitForTimeout(REST_MS);
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(REST_MS);
  await noteSearch(page);
}

const BY_HAND = byPointer(clickByHand);

/** False if the game is over: its boxes are being counted. */
async function playOne(page: Page, game: GameId, turn: number): Promise<boolean> {
  await page.waitForFunction(
    () => document.title.startsWith('●') || document.querySelector('dialog[open], .if-table.counted'),
    undefined,
    { timeout: 30_000, polling: POLL_MS },
  );
  if (await page.locator('.if-table.counted').count()) return false;
  if (await page.locator('dialog[open]').count()) {
    await page.keyboard.press('Escape');
    return true;
  }
  await noteSearch(page);
  await BY_HAND[game](page, turn);
  await noteSearch(page);
  return true;
}

/** The frames over 50 ms during this many moves, or fewer if the game ends, with what ran in them. */
export async function findSlowFrames(
  browser: Browser,
  baseURL: string,
  game: GameId,
  moves: number,
): Promise<readonly SlowFrame[]> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const saved = prepareGame({ game, players: 4, moves: MOVES_BEFORE });
  await putInStore(page, 'games', saved.key, saved);
  await putInStore(page, 'settings', 'chosen', { pace: 'quick', soundOffered: true });
  await page.goto(`/#/play/${saved.key}`);
  await page.reload();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (let turn = 0; turn < WARM_UP; turn++) await playOne(page, game, turn);
  await page.evaluate(noteFrames);
  for (let turn = 0; turn < moves; turn++) {
    if (!(await playOne(page, game, WARM_UP + turn))) break;
    await page.waitForTimeout(600);
  }
  const { slowFrames, searches } = await page.evaluate(() => ({
    slowFrames: window.slowFrames,
    searches: window.searches,
  }));
  await context.close();
  const isSearched = ({ from, ms }: SlowFrame): boolean =>
    searches.some((begin, i) => i % 2 === 0 && from + ms > begin && from < searches[i + 1]);
  return slowFrames.filter((frame) => frame.ms > SLOW_MS && !isSearched(frame));
}
