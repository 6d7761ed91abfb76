// Handling the table of Trump Whales: dragging cards and bonuses, and a trick being cleared.

import type { WhaleView } from '@menagerie/rules/trump-whales';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../src/play/saved-game.ts';
import { prepareGame } from './setup/prepare.ts';
import { countEvents, findPrepared, legalIn, nowLine, sitDown, viewOf, waitForTurn } from './setup/table.ts';
import { PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

const prepare = (seed: string) => prepareGame({ game: 'trump-whales', players: 4, moves: 16, seed });
const whales = (saved: SavedGame) => viewOf(saved) as WhaleView;

/** Picks it up and moves it there, without dropping it. */
async function carry(page: Page, from: string, onto: string): Promise<void> {
  const thing = page.locator(`main ${from}`).first();
  await thing.hover();
  const start = await thing.boundingBox();
  const goal = await page.locator(`main ${onto}`).boundingBox();
  if (!start || !goal) throw new Error('not in sight');
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y - 20, { steps: 3 });
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 5 });
}

test('a card is dragged into the trick; an illegal one says why', async () => {
  const { page, leave } = await visit({ viewport: PHONE });
  const saved = findPrepared(prepare, (one) => {
    const { phase, hand } = whales(one);
    const plays = hand.filter((card) => legalIn(one).includes(card));
    return phase === 'play' && plays.length > 0 && plays.length < hand.length;
  });
  await sitDown(page, saved);
  await waitForTurn(page);
  const before = await countEvents(page, saved.key);
  await carry(page, '[data-choice="hand"][aria-disabled="true"]', '.tw-middle');
  await expect.poll(() => nowLine(page).innerText()).toContain('were led and you have one');
  await page.mouse.up();
  await expect.poll(() => page.locator('[data-drop]').count()).toBe(0);
  expect(await nowLine(page).innerText()).toContain('were led and you have one');
  expect(await countEvents(page, saved.key)).toBe(before);

  await carry(page, '[data-choice="hand"][aria-disabled="false"]', '.tw-middle');
  await page.locator('.tw-middle[data-drop="over"]').waitFor();
  await page.mouse.up();
  await expect.poll(() => countEvents(page, saved.key)).toBeGreaterThan(before);
  await leave();
});

test('a bonus that flips the coin is dropped on the coin, not on trump', async () => {
  const { page, leave } = await visit();
  const saved = findPrepared(prepare, (one) => legalIn(one).some((move) => /^![onbs][37]$/.test(move)));
  const move = legalIn(saved).find((one) => /^![onbs][37]$/.test(one)) as string;
  await sitDown(page, saved);
  await waitForTurn(page);
  const before = await countEvents(page, saved.key);
  await carry(page, `[data-move="${move}"]`, '.trump');
  await page.locator('.trump[data-drop="shut"]').waitFor();
  await page.locator('.coin.would[data-drop="open"]').waitFor();
  await page.mouse.up();
  expect(await countEvents(page, saved.key)).toBe(before);

  await carry(page, `[data-move="${move}"]`, '.half.coin');
  await page.mouse.up();
  await expect.poll(() => countEvents(page, saved.key)).toBeGreaterThan(before);
  await leave();
});

test('a finished trick is gone when the reader leads, and can be viewed again', async () => {
  const { page, leave } = await visit();
  const saved = findPrepared(prepare, (one) => {
    const { phase, tricks } = whales(one);
    return phase === 'play' && tricks.length > 0 && tricks.at(-1)?.taken !== null;
  });
  await sitDown(page, saved);
  await waitForTurn(page);
  const cards = page.locator('main .slots .card');
  expect(await cards.count()).toBe(0);
  await page.getByRole('button', { name: 'Last trick' }).click();
  expect(await cards.count()).toBe(4);
  await leave();
});
