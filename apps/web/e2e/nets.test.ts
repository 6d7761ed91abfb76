// The bots' nets are fetched when one first thinks, once, and stay on the device.

import { GAME_IDS, type GameId } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nowLine, TITLES, waitForTurn } from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const NET = /\/cat-in-the-box-[\w-]+\.net$/;
const isNet = (address: string): boolean => new URL(address).pathname.endsWith('.net');

/** Every net that the page or its threads request from the network. */
function noteNets(page: Page): string[] {
  const nets: string[] = [];
  page.context().on('request', (request) => void (isNet(request.url()) && nets.push(request.url())));
  return nets;
}

/** A new game against tigers. */
async function playTigers(page: Page, game: GameId = 'cat-in-the-box'): Promise<void> {
  await page.goto('/#/');
  const card = page.getByRole('article').filter({ hasText: TITLES[game] });
  await card.getByRole('button', { name: 'Set up…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Tiger' }).click();
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('heading', { name: TITLES[game], level: 1 }).waitFor();
}

test('the home page fetches none, and each game its own when its bots first play', async () => {
  const { page, leave } = await visit();
  const nets = noteNets(page);
  await page.getByRole('button', { name: 'Play If It Fits' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(nets).toEqual([]);
  for (const [known, game] of GAME_IDS.entries()) {
    for (let times = 0; times < 2; times++) {
      await playTigers(page, game);
      await waitForTurn(page);
      expect(nets.map((address) => new URL(address).pathname.split('/').at(-1))).toEqual(
        GAME_IDS.slice(0, known + 1).map((id) => expect.stringMatching(`^${id}-[\\w-]+\\.net$`) as string),
      );
    }
  }
  await page.reload();
  await waitForTurn(page);
  expect(nets.length).toBe(GAME_IDS.length);
  await leave();
});

/** The nets stored on the device. */
const keptNets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('nets')).keys()).map(({ url }) => url));

test('once fetched, it replaces older ones and serves new games offline', async () => {
  const { context, page, leave } = await visit({ serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
  await page.evaluate(async () => {
    await (await caches.open('nets')).put('/assets/cat-in-the-box-of-old00.net', new Response('old'));
  });
  await playTigers(page);
  await waitForTurn(page);
  expect(await keptNets(page)).toEqual([expect.stringMatching(NET)]);
  expect((await keptNets(page))[0]).not.toContain('of-old');
  await context.setOffline(true);
  await page.goto('/#/');
  await page.reload();
  await playTigers(page);
  await waitForTurn(page);
  await leave();
});

test('a slow download shows progress, without shifting the table', async () => {
  const { context, page, leave } = await visit();
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await context.route(NET, async (route) => {
    await held;
    await route.continue();
  });
  await playTigers(page);
  const mark = page.getByRole('progressbar', { name: 'The bots are getting ready' });
  const places = (): Promise<unknown> =>
    page.evaluate(() =>
      ['main', 'footer'].map(
        (name) => document.querySelector(name)?.getBoundingClientRect().toJSON() as unknown,
      ),
    );
  await mark.waitFor();
  const during = await places();
  letThrough();
  await waitForTurn(page);
  expect(await mark.count()).toBe(0);
  expect(await places()).toEqual(during);
  await leave();
});

test('a failed download is reported, and a retry works', async () => {
  const { context, page, leave } = await visit({ forgives: /ERR_FAILED/ });
  await context.route(NET, (route) => route.abort());
  await playTigers(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await nowLine(page).innerText()).toContain('couldn’t be loaded');
  await again.click();
  await again.waitFor();
  await context.unroute(NET);
  await again.click();
  await waitForTurn(page);
  expect(await again.count()).toBe(0);
  await leave();
});
