// axe's complaints, and the screens to check.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { prepareGame, type Wish } from './prepare.ts';
import { putInStore } from './store.ts';
import { openAnew } from './table.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

/** An address, and the games that must be saved for it. */
export type Screen = readonly [string, readonly Wish[]];

export const playing = (wish: Wish): Screen => [`#/play/${prepareGame(wish).key}`, [wish]];

/** `rules`: only these; all if absent. */
export async function complaintsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Passing checks needn't be listed, and there are no frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

const STILL_MS = 150;

/** Waits until the fonts have loaded and nothing has changed for a while. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async (stillness) => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, stillness);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, stillness);
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, STILL_MS);

export async function openWith(page: Page, wishes: readonly Wish[], hash: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const wish of wishes) {
    const game = prepareGame(wish);
    await putInStore(page, 'games', game.key, game);
  }
  await openAnew(page, hash);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('.games.waiting').waitFor({ state: 'detached' });
  await settle(page);
}

/** The rules that screen size and colours can break; the rest is the same however a page is displayed. */
const BY_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
const LOOKS = {
  'light on a phone': { viewport: PHONE, media: { colorScheme: 'light', contrast: null }, rules: undefined },
  'dark on a desktop': { viewport: DESKTOP, media: { colorScheme: 'dark', contrast: null }, rules: BY_LOOKS },
  'high contrast': { viewport: DESKTOP, media: { colorScheme: 'light', contrast: 'more' }, rules: BY_LOOKS },
} as const;
export type Look = keyof typeof LOOKS;

/** Opens the screen once and checks it in each of these modes. */
export async function expectNoComplaint([hash, wishes]: Screen, ...looks: readonly Look[]): Promise<void> {
  const { page, leave } = await visit({ viewport: LOOKS[looks[0]].viewport });
  await openWith(page, wishes, hash);
  for (const look of looks) {
    const { viewport, media, rules } = LOOKS[look];
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    await settle(page);
    expect(await complaintsOf(page, rules), look).toEqual([]);
  }
  await leave();
}
