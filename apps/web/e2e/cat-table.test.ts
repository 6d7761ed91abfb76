// Handling the table of Cat in the Box: dragging, hints that the selection follows, a trick being cleared, the log.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareGame } from './setup/prepare.ts';
import { countEvents, findPrepared, isLeading, legalIn, nowLine, sitDown } from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const prepare = (seed: string) => prepareGame({ game: 'cat-in-the-box', players: 4, moves: 16, seed });
const leading = findPrepared(prepare, isLeading);

async function drag(page: Page, rank: string, onto: Locator): Promise<void> {
  const card = page.locator(`main [data-rank="${rank}"]`);
  await card.hover();
  await page.mouse.down();
  const from = await card.boundingBox();
  const to = await onto.boundingBox();
  if (!from || !to) throw new Error('not in sight');
  await page.mouse.move(from.x, from.y - 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
}

test('a card is dragged onto its cell, and elsewhere the reason is shown', async () => {
  const { page, leave } = await visit();
  await sitDown(page, leading);
  const [move] = legalIn(leading);
  const before = await countEvents(page, leading.key);
  const board = page.getByRole('group', { name: 'Research board' });
  const other = board.locator(`[aria-label$="${move[0] === '8' ? '1' : '8'}: free"]`).first();
  await drag(page, move[0], other);
  await page.locator('[data-drop="shut"]').waitFor();
  // While it is held there, and still after it is dropped.
  await expect.poll(() => nowLine(page).innerText()).toContain(`a cell numbered ${move[0]}`);
  await page.mouse.up();
  await expect.poll(() => page.locator('[data-drop]').count()).toBe(0);
  expect(await nowLine(page).innerText()).toContain(`a cell numbered ${move[0]}`);
  expect(await countEvents(page, leading.key)).toBe(before);

  await drag(page, move[0], page.locator(`main [data-colour="${move[1]}"]`));
  await page.locator('[data-drop="over"]').waitFor();
  await page.mouse.up();
  await expect.poll(() => countEvents(page, leading.key)).toBeGreaterThan(before);
  await leave();
});

test('after a hint the advised card is chosen, and the focus is on its colour', async () => {
  const { page, leave } = await visit();
  await sitDown(page, leading);
  await page.keyboard.press('h');
  await page.getByRole('region', { name: 'Hint' }).waitFor();
  await page.locator('main [data-colour]:focus').waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const advised = [...document.querySelectorAll('main .lamp')].map((lamp) => lamp.parentElement);
        const card = advised.find((one) => one?.dataset['rank']);
        const colour = advised.find((one) => one?.dataset['colour']);
        return card?.getAttribute('aria-pressed') === 'true' && colour === document.activeElement;
      }),
    )
    .toBe(true);
  await leave();
});

test('a finished trick is gone when the reader leads, and can be viewed again', async () => {
  const { page, leave } = await visit();
  await sitDown(page, leading);
  const cards = page.locator('main .trick .lies');
  await expect.poll(() => cards.count()).toBe(0);
  await page.getByRole('button', { name: 'Last trick' }).click();
  expect(await cards.count()).toBe(4);
  await leave();
});

test('the log beside the table closes, and stays closed', async () => {
  const { page, leave } = await visit();
  await sitDown(page, leading);
  const log = page.getByRole('complementary');
  await log.waitFor();
  await page.getByRole('button', { name: 'Hide the log' }).click();
  await log.waitFor({ state: 'hidden' });
  await page.reload();
  await page.locator('main [data-rank]').first().waitFor();
  expect(await log.isVisible()).toBe(false);
  await page.keyboard.press('l');
  await log.waitFor();
  await leave();
});
