// The end of If It Fits: its boxes are counted on the table, one by one, before the result is shown.

import type { BoxView } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countSteps, type CountStep } from '../src/games/if-it-fits/counting/steps.ts';
import type { SavedGame } from '../src/play/saved-game.ts';
import { complaintsOf, settle } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { asReader, gather, meet, playOn } from './setup/callers.ts';
import { arrive } from './setup/live.ts';
import { prepareLastTurn } from './setup/prepare.ts';
import { findPrepared, keptGame, legalIn, openAnew, sitDown, viewOf, waitForTurn } from './setup/table.ts';
import { DESKTOP, PHONE, useBrowser, visit, type Visit, type VisitOptions } from './setup/visit.ts';

useBrowser();

interface Ended extends Visit {
  readonly key: string;
  readonly view: BoxView;
  readonly steps: readonly CountStep[];
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Counting the boxes' });

/** The reader only has to decline to place a cat; that is their last move. */
const almostOver = (players: number): SavedGame =>
  findPrepared(
    (seed) => prepareLastTurn({ game: 'if-it-fits', players, seed }),
    (saved) => legalIn(saved).includes('pass') && countSteps(viewOf(saved) as BoxView).length > 1,
  );

/** Makes the last move and lets the bots make theirs, so that the counting starts. */
async function endGame(players: number, options: VisitOptions): Promise<Ended> {
  const visiting = await visit(options);
  const { page } = visiting;
  const game = almostOver(players);
  await sitDown(page, game);
  await waitForTurn(page);
  await page.keyboard.press('n');
  await panelOf(page).waitFor();
  await expect.poll(async () => (await keptGame(page, game.key)).isOver).toBe(true);
  const view = viewOf(await keptGame(page, game.key)) as BoxView;
  return { ...visiting, key: game.key, view, steps: countSteps(view) };
}

/** The running totals, by seat. */
const totalsIn = async (page: Page): Promise<number[]> =>
  (await panelOf(page).locator('.totals b').allInnerTexts()).map((text) => Number(text.replace('−', '-')));

const litBox = (page: Page): Promise<string | null> => page.locator('[data-lit]').getAttribute('data-lit');

const spoken = (page: Page): Promise<string> => page.locator('[aria-live="polite"]').first().innerText();

test('every box is highlighted, explained and added in turn, with the table visible; then come the totals, then the result', async () => {
  const { page, key, view, steps, leave } = await endGame(3, {
    viewport: DESKTOP,
  });
  expect(steps.length).toBeGreaterThan(1);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  for (const [i, { box, totals }] of steps.entries()) {
    await panelOf(page)
      .getByText(`${i + 1} of ${steps.length}`)
      .waitFor();
    expect(await litBox(page)).toBe(`${box.cells[0].x},${box.cells[0].y}`);
    expect(await totalsIn(page)).toEqual(totals);
    const place = await panelOf(page).getByRole('heading').innerText();
    await expect.poll(() => spoken(page)).toContain(`${place}: `);
    await page.keyboard.press('ArrowRight');
  }
  expect(await page.locator('[data-lit]').count()).toBe(0);
  const places = panelOf(page).locator('.places strong');
  const scores = view.result?.scores.toSorted((a, b) => b - a);
  expect((await places.allInnerTexts()).map((text) => Number.parseInt(text.replace('−', '-')))).toEqual(
    scores,
  );

  // Back one box with a key, then on to the result.
  await page.keyboard.press('ArrowLeft');
  await panelOf(page).getByText(`${steps.length} of ${steps.length}`).waitFor();
  await page.keyboard.press('Enter');
  const result = page.getByRole('dialog');
  await result.getByText('How the boxes scored').click();
  expect(await result.locator('.boxes > li').count()).toBe(steps.length);
  expect(await result.innerText()).not.toContain('This round');

  // A game that was already over isn't counted again by itself.
  await openAnew(page, `#/play/${key}`);
  await result.locator('.places').waitFor();
  await page.keyboard.press('Escape');
  await result.waitFor({ state: 'detached' });
  await panelOf(page).locator('.places').waitFor();
  await panelOf(page).getByRole('button', { name: 'Count the boxes' }).click();
  await panelOf(page).getByText(`1 of ${steps.length}`).waitFor();
  await leave();
});

test('it continues by itself unless motion is reduced, and a manual step stops it', async () => {
  const { page, leave } = await endGame(2, { viewport: PHONE, reducedMotion: 'no-preference' });
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Pause' }).waitFor();
  await panel.locator('.places').waitFor();
  await page.keyboard.press('ArrowLeft');
  await panel.getByRole('button', { name: 'Continue' }).click();
  await panel.locator('.places').waitFor();
  await leave();
});

test.each([
  ['Escape', DESKTOP],
  ['Enter', PHONE],
] as const)('%s skips to the result', async (key, viewport) => {
  const { page, leave } = await endGame(4, { viewport });
  await page.keyboard.press(key);
  await page.getByRole('dialog').locator('.places').waitFor();
  await leave();
});

test('the counting covers no part of the table, whatever its size', async () => {
  const { page, leave } = await endGame(5, { viewport: PHONE });
  for (const viewport of [PHONE, { width: 320, height: 568 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    await settle(page);
    const [panel, board] = await Promise.all([
      panelOf(page).boundingBox(),
      page.locator('main .board').boundingBox(),
    ]);
    if (!panel || !board) throw new Error('there is no counting, or no table');
    expect(panel.y >= board.y + board.height - 1 || panel.x >= board.x + board.width - 1).toBe(true);
    expect(board.height).toBeGreaterThan(120);
  }
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('dialog').locator('.places').waitFor();
  await leave();
});

test('axe finds nothing in a box being counted, nor in the totals', async () => {
  const { page, steps, leave } = await endGame(5, { viewport: PHONE });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect(await complaintsOf(page), colorScheme).toEqual([]);
  }
  for (let i = 0; i < steps.length; i++) await page.keyboard.press('ArrowRight');
  await panelOf(page).locator('.places').waitFor();
  await settle(page);
  expect(await complaintsOf(page), 'totals').toEqual([]);
  await leave();
});

test('an online table is counted as well, once', async () => {
  const { page, leave } = await arrive();
  await callApi(page, 'POST', 'people', { name: 'Ann', cookie: true });
  const people = [asReader(page), await meet(page, 'Bo')];
  const id = await gather(people, { game: 'if-it-fits', options: { players: 2, table: 'small' } }, true);
  await openAnew(page, `#/table/${id}`);
  await page.getByRole('main').waitFor();
  await playOn(people, id);
  await panelOf(page)
    .getByText(/^1 of \d+$/)
    .waitFor();
  await panelOf(page).getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('dialog').locator('.places').waitFor();
  await openAnew(page, `#/table/${id}`);
  await page.getByRole('dialog').locator('.places').waitFor();
  await leave();
});
