// axe finds nothing, on any screen, in any state, in light, dark and high contrast.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareGame, type Wish } from './setup/prepare.ts';
import { putInStore } from './setup/store.ts';
import { DESKTOP, PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

async function complaintsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

async function openWith(page: Page, wishes: readonly Wish[], hash: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const wish of wishes) {
    const game = prepareGame(wish);
    await putInStore(page, 'games', game.key, game);
  }
  await page.goto(`/${hash}`);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(500);
}

const FINISHED: Wish = { game: 'trump-whales', players: 2 };
const playing = (wish: Wish): [string, readonly Wish[]] => [`#/play/${prepareGame(wish).key}`, [wish]];
const SCREENS: readonly [string, readonly Wish[]][] = [
  ['#/', [{ game: 'cat-in-the-box', players: 3, moves: 5 }, FINISHED]],
  playing({ game: 'cat-in-the-box', players: 4, moves: 0 }),
  playing({ game: 'cat-in-the-box', players: 5, moves: 36 }),
  playing({ game: 'trump-whales', players: 4, moves: 0 }),
  playing({ game: 'trump-whales', players: 4, moves: 26 }),
  playing({ game: 'if-it-fits', players: 3, moves: 0 }),
  playing({ game: 'if-it-fits', players: 5, moves: 70 }),
  playing({ game: 'cat-in-the-box', players: 3, moves: 9, kinds: ['person', 'person', 'kitten'] }),
  playing(FINISHED),
  [`#/replay/${prepareGame(FINISHED).key}`, [FINISHED]],
  ['#/replay', []],
  ['#/learn/cat-in-the-box', []],
  ['#/learn/trump-whales', []],
  ['#/learn/if-it-fits', []],
  ['#/rules/cat-in-the-box', []],
  ['#/rules/trump-whales', []],
  ['#/rules/if-it-fits', []],
  ['#/play/nothing', []],
];

test.each(SCREENS)('%s', async (hash, wishes) => {
  for (const [viewport, colorScheme, contrast] of [
    [PHONE, 'light', 'no-preference'],
    [DESKTOP, 'dark', 'no-preference'],
    [DESKTOP, 'light', 'more'],
  ] as const) {
    const { page, leave } = await visit({ viewport, colorScheme, contrast });
    await openWith(page, wishes, hash);
    expect(await complaintsOf(page)).toEqual([]);
    await leave();
  }
});

test.each([
  ['Settings', 'button'],
  ['Set up…', 'button'],
] as const)('the sheet behind %s', async (name, role) => {
  const { page, leave } = await visit({ viewport: PHONE });
  await page.getByRole(role, { name }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await leave();
});

test('sheets and hints at the table', async () => {
  const wish: Wish = { game: 'cat-in-the-box', players: 3, moves: 8 };
  const { page, leave } = await visit();
  await openWith(page, [wish], `#/play/${prepareGame(wish).key}`);
  for (const key of ['?', 't']) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('h');
  await page.getByRole('region', { name: 'Hint' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await leave();
});
