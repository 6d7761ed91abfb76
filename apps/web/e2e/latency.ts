// npm run bench:pages [moves] [tables] [net moves] [framed moves] [taps]: the time from a key press in one page to the
// paint in another, at a table and in the lobby, against a server of its own with a store on disk; and, on a slow
// device, how long a move by a net and a first hint take, which frames take too long, and how soon after a tap on
// "Play" the table is there. Timings are noisy: compare only numbers from the same run.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableState } from '@menagerie/protocol';
import { freePort, ServerProcess } from '../../server/src/testing/server-process.ts';
import { chromium, type Browser, type Page } from 'playwright-core';
import { callApi } from './setup/call-api.ts';
import { listGames, type GameId } from '@menagerie/rules';
import { findBrowser } from './setup/find-browser.ts';
import { findSlowFrames, SLOW_MS } from './setup/frame-times.ts';
import { pressFor } from './setup/keys.ts';
import { gamesWithNets, timeNet } from './setup/net-moves.ts';
import { putInStore } from './setup/store.ts';
import { timeTaps } from './setup/tap-to-table.ts';

const [moves = 200, tables = 100, netMoves = 200, framedMoves = 20, taps = 5] = process.argv
  .slice(2)
  .map(Number);
/** Long enough for the pause after a trick, at a quick pace: earlier moves would have to wait for it. */
const SETTLE_MS = 1000;

/** Stored in the page, by the machine's clock. */
declare global {
  interface Window {
    /** When the last key was pressed. */
    pressedAt: number;
    /** When the expected change was painted; 0 until then. */
    paintedAt: number;
  }
}

/** Records key presses. */
function noteKeys(): void {
  addEventListener(
    'keydown',
    ({ timeStamp }) => void (window.pressedAt = performance.timeOrigin + timeStamp),
    { capture: true },
  );
}

/** Records the next frame after the number of these elements has grown. */
function notePaint(selector: string): void {
  const before = document.querySelectorAll(selector).length;
  window.paintedAt = 0;
  new MutationObserver((_, observer) => {
    if (document.querySelectorAll(selector).length <= before) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => (window.paintedAt = performance.timeOrigin + performance.now())),
    );
  }).observe(document.body, { childList: true, subtree: true });
}

const whenPainted = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => window.paintedAt > 0);
  return page.evaluate(() => window.paintedAt);
};

async function arrive(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(noteKeys);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await putInStore(page, 'settings', 'chosen', { pace: 'quick' });
  await callApi(page, 'POST', 'people', { name, cookie: true });
  return page;
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${hash}`);
}

/** Two-player games of Cat in the Box, one after the other. */
async function timeMoves(pages: readonly [Page, Page]): Promise<number[]> {
  const [ann, bo] = pages;
  const times: number[] = [];
  while (times.length < moves) {
    const plan = { game: 'cat-in-the-box', options: { players: 2 } };
    const { id } = await callApi<TableState>(ann, 'POST', 'tables', plan);
    await callApi(bo, 'PUT', `tables/${id}/seat`, {});
    await callApi(ann, 'POST', `tables/${id}/start`, {});
    for (const page of pages) await goTo(page, `#/table/${id}`);
    while (times.length < moves) {
      await ann.waitForTimeout(SETTLE_MS);
      for (const page of pages)
        if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
      const states = await Promise.all(pages.map((page) => callApi<TableState>(page, 'GET', `tables/${id}`)));
      if (states[0].phase === 'over') break;
      const seat = states.findIndex(({ asked }) => asked !== null);
      const [mover, witness] = [pages[seat], pages[1 - seat]];
      await mover.waitForFunction(() => document.title.startsWith('●'));
      await witness.evaluate(notePaint, 'aside li');
      await pressFor(mover, 'cat-in-the-box', states[seat].legal[0]);
      times.push((await whenPainted(witness)) - (await mover.evaluate(() => window.pressedAt)));
    }
  }
  return times;
}

/** Tables that one person opens while the other looks at the lobby. */
async function timeLobby([ann, bo]: readonly [Page, Page]): Promise<number[]> {
  const times: number[] = [];
  await goTo(ann, '#/');
  await goTo(bo, '#/together');
  await bo.getByRole('button', { name: 'Quick play: Trump Whales' }).waitFor();
  while (times.length < tables) {
    await bo.waitForTimeout(SETTLE_MS);
    await bo.evaluate(notePaint, '[data-table]');
    const begun = await ann.evaluate(async () => {
      const now = performance.timeOrigin + performance.now();
      const plan = { game: 'trump-whales', options: { players: 3 }, settings: { listed: true } };
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/tables', { method: 'POST', body: JSON.stringify(plan), headers });
      return now;
    });
    times.push((await whenPainted(bo)) - begun);
  }
  return times;
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
  console.log(`${what}: ${times.length} times, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`);
}

const folder = mkdtempSync(join(tmpdir(), 'menagerie-'));
const server = new ServerProcess(await freePort(), {
  RATE_LIMIT: '0',
  SQLITE_PATH: join(folder, 'tables.sqlite'),
});
await server.start();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const pages = [
    await arrive(browser, server.address, 'Ann'),
    await arrive(browser, server.address, 'Bo'),
  ] as const;
  if (moves > 0) report('A move, from the key to the other page', await timeMoves(pages));
  if (tables > 0) report('A table, from its opening to the lobby of another', await timeLobby(pages));
  for (const game of netMoves > 0 ? gamesWithNets() : []) {
    const timesOf = (type: 'think' | 'analyse') => timeNet(browser, server.address, game, netMoves, type);
    report(`A move by the net of ${game.id}, the processor slowed down fourfold`, await timesOf('think'));
    report(`The first hint in ${game.id}, likewise`, await timesOf('analyse'));
  }
  for (const { id } of framedMoves > 0 ? listGames() : []) {
    const frames = await findSlowFrames(browser, server.address, id as GameId, framedMoves);
    console.log(
      `${id}, slowed down fourfold, ${framedMoves} moves: ${frames.length} frames over ${SLOW_MS} ms`,
    );
    for (const { ms, what } of frames) console.log(`  ${Math.round(ms)} ms: ${what}`);
  }
  for (const { id } of taps > 0 ? listGames() : []) {
    for (const hasSlowNetwork of [false, true]) {
      const times = await timeTaps(browser, server.address, id as GameId, taps, hasSlowNetwork);
      const network = hasSlowNetwork ? ' and over a slow network' : '';
      report(`From a tap to a table of ${id}, slowed down fourfold${network}`, times);
    }
  }
} finally {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true });
}
