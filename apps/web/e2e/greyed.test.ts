// A greyed choice gives its reason, below the table and to screen readers, and makes no move.

import { type CatView, type GameId } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../src/play/saved-game.ts';
import { prepareGame } from './setup/prepare.ts';
import { countEvents, findPrepared, legalIn, nowLine, sitDown, viewOf, waitForTurn } from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const prepared = (game: GameId, moves: number) => (seed: string) =>
  prepareGame({ game, players: 3, moves, seed });

/** A card of seat 0 and a colour it can't be. */
function forbiddenPlay(saved: SavedGame): { readonly rank: number; readonly colour: string } | null {
  const { phase, hand } = viewOf(saved) as CatView;
  const legal = legalIn(saved);
  if (phase !== 'play') return null;
  for (const rank of hand) {
    const isPlayable = legal.some((move) => move.startsWith(String(rank)));
    const colour = ['r', 'b', 'y', 'g'].find((one) => !legal.includes(`${rank}${one}`));
    if (isPlayable && colour) return { rank, colour };
  }
  return null;
}

interface Case {
  readonly game: GameId;
  readonly find: () => SavedGame;
  readonly press: (page: Page, saved: SavedGame) => Promise<void>;
  readonly reason: RegExp;
}

const greyed = '[aria-disabled="true"]';
/** Playwright would wait for the choice to become enabled. */
const PRESS = { force: true };
const CASES: readonly Case[] = [
  {
    game: 'cat-in-the-box',
    find: () => findPrepared(prepared('cat-in-the-box', 18), (saved) => forbiddenPlay(saved) !== null),
    press: async (page, saved) => {
      const play = forbiddenPlay(saved);
      await page.locator(`main [data-rank="${play?.rank}"]`).click();
      await page.locator(`main .colours [data-colour="${play?.colour}"]${greyed}`).click(PRESS);
    },
    reason: /is already taken|can’t declare|can’t lead red/,
  },
  {
    game: 'trump-whales',
    find: () =>
      findPrepared(prepared('trump-whales', 12), (saved) => {
        const { hand } = viewOf(saved) as unknown as { readonly hand: readonly string[] };
        const legal = legalIn(saved);
        return hand.some((card) => legal.includes(card)) && hand.some((card) => !legal.includes(card));
      }),
    press: (page) => page.locator(`main [data-choice="hand"]${greyed}`).first().click(PRESS),
    reason: /were led and you have one/,
  },
  {
    game: 'if-it-fits',
    find: () => findPrepared(prepared('if-it-fits', 20), (saved) => legalIn(saved).includes('draw')),
    press: (page) => page.locator(`main .hand button${greyed}`).first().click(PRESS),
    reason: /First draw a card/,
  },
];

test.each(CASES)('$game', async ({ find, press, reason }) => {
  const { page, leave } = await visit();
  const game = find();
  await sitDown(page, game);
  await waitForTurn(page);
  expect(await nowLine(page).innerText()).not.toMatch(reason);
  await press(page, game);
  await expect.poll(() => nowLine(page).innerText()).toMatch(reason);
  await expect.poll(() => page.locator('[aria-live="polite"]').innerText()).toMatch(reason);
  expect(await countEvents(page, game.key)).toBe(game.events.length);
  expect(await page.title()).toContain('Your turn');
  await leave();
});
