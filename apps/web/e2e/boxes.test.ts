// The table of If It Fits: placing a sleeping cat by keyboard, mouse and touch, with a preview of what it would do; and
// signs that the end is near.

import type { BoxView } from '@menagerie/rules';
import { effectsOf, readPlacement, type Effect, type Placement } from '@menagerie/rules/if-it-fits';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxAfter } from '../src/games/if-it-fits/look-ahead.ts';
import { spotName } from '../src/games/if-it-fits/spots.ts';
import type { SavedGame } from '../src/play/saved-game.ts';
import { tryOut } from './setup/keys.ts';
import { prepareGame } from './setup/prepare.ts';
import {
  findPrepared,
  keptGame,
  legalIn,
  logOf,
  nowLine,
  sitDown,
  tableAsText,
  viewOf,
  waitForTurn,
} from './setup/table.ts';
import { PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

const prepared =
  (moves: number) =>
  (seed: string): SavedGame =>
    prepareGame({ game: 'if-it-fits', players: 3, moves, seed });

interface Nap {
  readonly placement: Placement;
  readonly effect: Effect;
}

/** A place that joins one box when the carton opens at the top, and where the other way up would be legal too. */
function napIn(saved: SavedGame): Nap | null {
  const view = viewOf(saved) as BoxView;
  const legal = legalIn(saved);
  for (const move of legal.filter((one) => /^sleep.*r$/.test(one))) {
    const placement = readPlacement(move);
    const ahead = placement && legal.includes(move.slice(0, -1)) ? boxAfter(view, move) : null;
    if (!placement || !ahead || ahead.box.closed) continue;
    const effects = effectsOf(view, ahead.after, {
      ...placement,
      card: placement.piece,
      turned: placement.isTurned,
    });
    if (effects.length === 1 && effects[0].isJoined && effects[0].openings > 1)
      return { placement, effect: effects[0] };
  }
  return null;
}

function findNap(): Nap & { readonly game: SavedGame } {
  const game = findPrepared(prepared(16), (saved) => napIn(saved) !== null);
  return { game, ...(napIn(game) as Nap) };
}

/** The preview's text before it is laid. */
const wordsOf = ({ effect: { box, stopped, openings } }: Nap): RegExp =>
  new RegExp(
    `Joins the box at ${spotName(box.cells[0])} \\(${box.cells.length} cards?, worth ${box.worth}\\)` +
      `[^]*Blocks ${stopped} of its ${openings} openings[^]*(Owner after this|No owner after this)`,
  );

const noteOf = (page: Page): Promise<string> => page.locator('main .note').innerText();
const spoken = (page: Page): Promise<string> => page.locator('[aria-live="polite"]').innerText();

async function expectLaid(page: Page, game: SavedGame, move: string): Promise<void> {
  await expect
    .poll(async () => (await keptGame(page, game.key)).events[game.events.length])
    .toMatchObject({ type: 'moved', seat: 0, move });
}

test('[IF-13] a sleeping cat is turned and laid by keyboard, after a preview', async () => {
  const { page, leave } = await visit();
  const nap = findNap();
  const { game, placement } = nap;
  await sitDown(page, game);
  await waitForTurn(page);
  await tryOut(page, placement.move);
  expect(await noteOf(page)).toMatch(wordsOf(nap));
  await expect.poll(() => spoken(page)).toMatch(wordsOf(nap));
  expect(await spoken(page)).toContain(`${spotName(placement)}. open at the top`);
  await page.keyboard.press('r');
  await expect.poll(() => spoken(page)).toContain(`${spotName(placement)}. open at the bottom`);
  expect(await noteOf(page)).not.toMatch(wordsOf(nap));
  // The cat's letter key turns it as well.
  await page.keyboard.press('s');
  await expect.poll(() => noteOf(page)).toMatch(wordsOf(nap));
  await page.keyboard.press('Enter');
  await expectLaid(page, game, placement.move);
  const line = `You: sleeping cat at ${spotName(placement)}, open at the top`;
  await expect.poll(() => logOf(page)).toContain(line);
  expect(await tableAsText(page)).toContain(`${spotName(placement)}: your sleeping cat, open at the top`);
  await leave();
});

const SLEEPING_CAT = 'main .actions button[aria-pressed]';

/** The point at which a piece is held so that its carton opens at the top (0.2) or at the bottom (0.8). */
async function pointAt(page: Page, spot: Placement, part: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-place="${spot.x},${spot.y}"]`).boundingBox();
  if (!box) throw new Error('the place is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height * part };
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('[IF-13] a sleeping cat is dragged by mouse: held high it opens at the top, dropped elsewhere it goes back', async () => {
  const { page, leave } = await visit();
  const nap = findNap();
  const { game, placement } = nap;
  await sitDown(page, game);
  await waitForTurn(page);
  const lift = async (): Promise<void> => {
    const { x, y } = await middleOf(page, SLEEPING_CAT);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 20);
  };
  const holdAt = async (part: number): Promise<void> => {
    const { x, y } = await pointAt(page, placement, part);
    await page.mouse.move(x, y, { steps: 3 });
  };
  const tried = page.locator('main [data-place].chosen');

  await lift();
  expect(await page.locator('main [data-place].lit').count()).toBeGreaterThan(1);
  await expect.poll(() => nowLine(page).innerText()).toMatch(/Upper half: open at the top/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await page.locator('main [data-place]').count()).toBe(0);

  // It can also be taken from the reader's own plate.
  const home = await middleOf(page, 'main .own .cats');
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await page.mouse.move(home.x - 20, home.y);
  expect(await page.locator('main [data-place].lit').count()).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await page.mouse.up();

  await lift();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  expect(await page.locator('main [data-place]').count()).toBe(0);

  await lift();
  await holdAt(0.8);
  await expect.poll(() => noteOf(page)).not.toMatch(wordsOf(nap));
  await holdAt(0.2);
  await expect.poll(() => noteOf(page)).toMatch(wordsOf(nap));
  await page.mouse.up();
  await expect.poll(() => tried.getAttribute('data-move')).toBe(placement.move);
  await expect.poll(() => spoken(page)).toMatch(wordsOf(nap));
  expect((await keptGame(page, game.key)).events.length).toBe(game.events.length);

  // Once it is there it can be dragged again, here only to turn it.
  const { x, y } = await pointAt(page, placement, 0.5);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y);
  await holdAt(0.8);
  await page.mouse.up();
  await expect.poll(() => tried.getAttribute('data-move')).toBe(placement.move.slice(0, -1));
  await page.getByRole('button', { name: 'Rotate the sleeping cat' }).click();
  await page.getByRole('button', { name: 'Place it' }).click();
  await expectLaid(page, game, placement.move);
  await leave();
});

/** A finger, as the browser reports it for a touch screen. */
const finger =
  (session: CDPSession) =>
  (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });

test('[IF-13] a sleeping cat is dragged by finger on a phone', async () => {
  const { context, page, leave } = await visit({ viewport: PHONE, hasTouch: true });
  const nap = findNap();
  const { game, placement } = nap;
  await sitDown(page, game);
  await waitForTurn(page);
  const touch = finger(await context.newCDPSession(page));
  const start = await middleOf(page, SLEEPING_CAT);
  await touch('touchStart', start);
  await touch('touchMove', { x: start.x, y: start.y - 20 });
  await page.locator('main [data-place].lit').first().waitFor();
  // The dragged piece is shown a little above the finger.
  const { x, y } = await pointAt(page, placement, 0.2);
  await touch('touchMove', { x, y: y + 60 });
  await touch('touchMove', { x, y: y + 40 });
  await expect.poll(() => noteOf(page)).toMatch(wordsOf(nap));
  await touch('touchEnd');
  await expect
    .poll(() => page.locator('main [data-place].chosen').getAttribute('data-move'))
    .toBe(placement.move);
  // The browser takes a tap right after a fast swipe for the end of that swipe.
  await page.getByRole('button', { name: 'Place it' }).click();
  await expectLaid(page, game, placement.move);
  await leave();
});

test('cards of the hand can be dragged, too', async () => {
  const { page, leave } = await visit();
  const game = findPrepared(prepared(0), (saved) => legalIn(saved).includes('start2@0,1'));
  await sitDown(page, game);
  await waitForTurn(page);
  const card = page.getByRole('button', { name: /^one mouse/ });
  await card.hover();
  await page.mouse.down();
  // So fast that the page's first event already has it over the board.
  const far = await middleOf(page, 'main .board');
  await page.mouse.move(far.x, far.y);
  await page.locator('main [data-place].lit').first().waitFor();
  // Where it doesn't fit, the reason is shown before it is dropped.
  const taken = await pointAt(page, { x: 0, y: 1 } as Placement, -0.5);
  await page.mouse.move(taken.x, taken.y, { steps: 3 });
  await expect.poll(() => nowLine(page).innerText()).toContain('There’s already a card at K6.');
  const to = await pointAt(page, { x: 0, y: 1 } as Placement, 0.5);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  // The focus has moved with the card.
  await page.keyboard.press('Enter');
  await expectLaid(page, game, 'start2@0,1');
  await leave();
});

test('a preview of a place covers no other place, even on small screens', async () => {
  const { page, leave } = await visit({ viewport: PHONE });
  const { game } = findNap();
  await sitDown(page, game);
  await waitForTurn(page);
  for (const [width, height] of [
    [360, 740],
    [320, 568],
    [844, 390],
    [640, 360],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await page.keyboard.press('ArrowUp');
    await page.locator('main .note').waitFor();
    const covered = await page.evaluate(() => {
      const board = document.querySelector('main .board')?.getBoundingClientRect();
      const isOver = (selector: string): boolean => {
        const it = document.querySelector(selector)?.getBoundingClientRect();
        return !!it && !!board && it.top < board.bottom && it.bottom > board.top && it.left < board.right;
      };
      return ['main .note', 'main .news', 'main .actions', 'main .own'].filter(isOver);
    });
    expect(covered, `${width}×${height}`).toEqual([]);
  }
  await leave();
});

/** Seat 0 starts its turn with this many cats after this many moves; everyone else has more than two. */
const withCats = (cats: number, moves: number): SavedGame =>
  findPrepared(prepared(moves), (saved) => {
    const { seats, isLastPhase } = viewOf(saved) as BoxView;
    const isCalm = !isLastPhase && seats.slice(1).every((one) => one.cats > 2);
    return isCalm && seats[0].cats === cats && legalIn(saved).includes('draw');
  });

async function sleepAnywhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sleeping cat' }).click();
  await page.getByRole('button', { name: 'Next spot' }).click();
  await page.getByRole('button', { name: 'Place it' }).click();
}

test('[IF-17] a player with one cat left is marked, and everyone is told', async () => {
  const { page, leave } = await visit();
  await sitDown(page, withCats(2, 22));
  await waitForTurn(page);
  const own = page.locator('main [data-seat="0"]');
  expect(await own.innerText()).not.toContain('last cat');
  await sleepAnywhere(page);
  await expect.poll(() => own.innerText()).toContain('last cat');
  await page.getByText('You have one cat left', { exact: true }).waitFor();
  await page.getByText('The last phase begins once anyone places their fifth cat.').waitFor();
  await expect.poll(() => logOf(page)).toContain('You have one cat left.');
  await waitForTurn(page);
  expect(await tableAsText(page)).toMatch(/You: .*last cat/);
  await leave();
});

test('[IF-17] the last phase is announced with an explanation, and blocks nothing', async () => {
  const { page, leave } = await visit();
  await sitDown(page, withCats(1, 26));
  await waitForTurn(page);
  await sleepAnywhere(page);
  const news = page.locator('main .news');
  await expect
    .poll(() => news.innerText())
    .toMatch(
      /The last phase begins\s+You placed your fifth cat\.\s+No more drawing, no sleeping cats: everyone plays out their hand\./,
    );
  await expect.poll(() => logOf(page)).toContain('You placed your fifth cat: the last phase begins.');
  await waitForTurn(page);
  await page.locator('main .hand button').first().click();
  await page.getByRole('button', { name: 'Next spot' }).click();
  await page.getByRole('button', { name: /^(Place it|Send her in)$/ }).click();
  await news.waitFor({ state: 'detached' });
  await leave();
});
