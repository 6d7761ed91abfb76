// Two people on one device: between their turns the page contains nothing of any hand.

import type { CatView } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareGame } from './setup/prepare.ts';
import { findPrepared, isLeading, keptGame, legalIn, sitDown, viewOf, waitForTurn } from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const shared = (seed: string) =>
  prepareGame({ game: 'cat-in-the-box', players: 2, moves: 10, seed, kinds: ['you', 'person'] });

async function play(page: Page, move: string): Promise<void> {
  await page.locator(`main [data-rank="${move[0]}"]`).click();
  await page.locator(`main .colours [data-colour="${move[1]}"]`).click();
}

/** Everything readable on the page: visible, audible, or in the document. */
async function everythingOn(page: Page): Promise<string> {
  const dug = await page.evaluate(() => {
    const root = document.body.cloneNode(true) as HTMLElement;
    for (const { attributes } of root.querySelectorAll('*')) {
      for (const name of ['class', 'style', 'd', 'viewBox'])
        if (attributes.getNamedItem(name)) attributes.removeNamedItem(name);
    }
    for (const drawing of root.querySelectorAll('script, style, .curtain .folds, .curtain svg'))
      drawing.remove();
    return root.innerHTML;
  });
  return `${await page.locator('body').ariaSnapshot()}\n${dug}`;
}

const HANDS = /data-rank|card aside|’s hand/;

test('a curtain between turns shows what was played, and the page behind it contains no hand', async () => {
  const { page, leave } = await visit();
  const game = findPrepared(shared, isLeading);
  await sitDown(page, game);
  const curtain = (name: string) => page.getByRole('region', { name: `${name}, it’s your turn` });

  await curtain('Ada').waitFor();
  expect(await everythingOn(page)).not.toMatch(HANDS);
  // Neither shortcuts nor Tab reach behind it.
  for (const key of ['t', 'l', 'h', 'u', '1', '?']) await page.keyboard.press(key);
  expect(await page.getByRole('dialog').count()).toBe(0);
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('.curtain'),
    );
    expect(isBehind).toBe(false);
  }

  await page.getByRole('button', { name: 'I’m Ada: show my cards' }).click();
  await waitForTurn(page);
  const hand = page.locator('main [data-hand]');
  const { hand: cards } = viewOf(game) as CatView;
  expect(await hand.locator('[data-rank]').count()).toBe(new Set(cards).size);
  await play(page, legalIn(game)[0]);

  await curtain('Miso').waitFor();
  expect(await curtain('Miso').innerText()).toMatch(/Ada: \d as (red|blue|yellow|green)/);
  expect(await everythingOn(page)).not.toMatch(HANDS);
  await page.getByRole('button', { name: 'I’m Miso: show my cards' }).click();
  await hand.waitFor();
  expect((await keptGame(page, game.key)).events.length).toBe(game.events.length + 1);
  await leave();
});

test('a person’s open panels are closed when the device is passed on', async () => {
  const { page, leave } = await visit();
  const prepare = (seed: string) =>
    prepareGame({ game: 'cat-in-the-box', players: 3, moves: 10, seed, kinds: ['you', 'kitten', 'person'] });
  const game = findPrepared(prepare, isLeading);
  await sitDown(page, game, { pace: 'calm' });
  await page.getByRole('button', { name: 'I’m Ada: show my cards' }).click();
  await waitForTurn(page);
  await play(page, legalIn(game)[0]);
  await page.keyboard.press('t');
  await page.getByRole('dialog', { name: 'Text view' }).waitFor();
  await page.getByRole('button', { name: 'I’m Pixel: show my cards' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await leave();
});
