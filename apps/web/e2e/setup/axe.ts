// What axe complains of, and screens to hold it against.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { prepareGame, type Wish } from './prepare.ts';
import { putInStore } from './store.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

/** An address, and the games that must be kept for it. */
export type Screen = readonly [string, readonly Wish[]];

export const playing = (wish: Wish): Screen => [`#/play/${prepareGame(wish).key}`, [wish]];

export async function complaintsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

export async function openWith(page: Page, wishes: readonly Wish[], hash: string): Promise<void> {
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

const LOOKS = {
  'light on a phone': { viewport: PHONE, colorScheme: 'light' },
  'dark on a desktop': { viewport: DESKTOP, colorScheme: 'dark' },
  'high contrast': { viewport: DESKTOP, contrast: 'more' },
} as const;

export async function expectNoComplaint([hash, wishes]: Screen, look: keyof typeof LOOKS): Promise<void> {
  const { page, leave } = await visit(LOOKS[look]);
  await openWith(page, wishes, hash);
  expect(await complaintsOf(page)).toEqual([]);
  await leave();
}
