// Plays whole games in the page, by pointer or by keyboard alone, without trying to win.

import type { Locator, Page } from 'playwright-core';
import type { GameId } from '@menagerie/rules';
import type { SavedGame } from '../../src/play/saved-game.ts';
import { pressFor } from './keys.ts';
import { countEvents, legalIn } from './table.ts';

/** Makes a move, or at least a step towards one. `turn` counts them, for some variety. */
type Hand = (page: Page, turn: number, kept: SavedGame) => Promise<void>;
type Careless = (page: Page, turn: number) => Promise<void>;

const greyed = '[aria-disabled="true"]';

type Click = (target: Locator) => Promise<void>;

/** The first choice that isn't greyed, starting somewhere. */
const oneOf =
  (click: Click) =>
  async (page: Page, selector: string, start: number): Promise<boolean> => {
    const choices = page.locator(`main ${selector}:not(${greyed})`);
    const count = await choices.count();
    if (count === 0) return false;
    await click(choices.nth(start % count));
    return true;
  };

const buttonNamed =
  (click: Click) =>
  async (page: Page, name: string | RegExp): Promise<boolean> => {
    const button = page.locator('main').getByRole('button', { name, disabled: false });
    if ((await button.count()) === 0) return false;
    await click(button.first());
    return true;
  };

export function byPointer(click: Click): Readonly<Record<GameId, Careless>> {
  const clickOneOf = oneOf(click);
  const clickButton = buttonNamed(click);
  return {
    'cat-in-the-box': async (page, turn) => {
      if (await clickButton(page, /^(Predict|\d tricks?$)/)) return;
      const cards = page.locator(`main [data-rank]:not(${greyed})`);
      for (let i = 0; i < (await cards.count()); i++) {
        await click(cards.nth((i + turn) % (await cards.count())));
        if (await clickButton(page, /^Set this/)) return;
        if (await clickOneOf(page, '[role="group"][aria-label="Colours"] button', turn)) return;
      }
    },
    'trump-whales': async (page, turn) => {
      if (turn % 3 === 2 && (await clickOneOf(page, '[data-choice="bonus"]', 0))) {
        if (await clickOneOf(page, '[data-choice="bonus"][aria-pressed="true"]', 0)) return;
      }
      const choice = '[data-choice]:not([data-choice="bonus"])';
      const before = await page.locator(`main ${choice}:not(${greyed})`).count();
      if (!(await clickOneOf(page, choice, turn))) return;
      // A leader is named in one step; a card is raised first.
      const after = page.locator(`main ${choice}[aria-pressed="true"]`);
      if (before > 0 && (await after.count()) > 0) await click(after.first());
    },
    'if-it-fits': async (page, turn) => {
      if (turn % 5 !== 4 && (await clickButton(page, 'Draw'))) return;
      if (turn % 2 === 0 && (await clickButton(page, 'No cat'))) return;
      if (turn % 5 === 4) await clickButton(page, 'Sleeping cat');
      else await clickOneOf(page, '.hand button', turn);
      for (let i = 0; i <= turn % 3; i++) await clickButton(page, 'Next spot');
      if (await clickButton(page, /^(Place it|Send her in|Discard)$/)) return;
      await clickButton(page, 'No cat');
    },
  };
}

export const BY_POINTER = byPointer((target) => target.click());

/** Doesn't know the legal moves. */
export const BY_ANY_KEYS: Readonly<Record<'trump-whales' | 'if-it-fits', Careless>> = {
  'trump-whales': async (page, turn) => {
    if (turn % 3 === 2) await page.keyboard.press('x');
    if (turn % 5 === 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press(String((turn % 4) + 1));
  },
  'if-it-fits': async (page, turn) => {
    await page.keyboard.press('d');
    await page.keyboard.press(turn % 2 ? 'n' : 'r');
    await page.keyboard.press(String((turn % 3) + 1));
    await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][turn % 4]);
    await page.keyboard.press('Enter');
  },
};

export const BY_KEYBOARD: Readonly<Record<GameId, Hand>> = {
  ...BY_ANY_KEYS,
  /** Any legal move; then waits until it is saved, because the page is one step ahead. */
  'cat-in-the-box': async (page, turn, kept) => {
    const legal = legalIn(kept);
    if (legal.length === 0) return;
    await pressFor(page, 'cat-in-the-box', legal[turn % legal.length]);
    for (let i = 0; i < 100; i++) {
      if ((await countEvents(page, kept.key)) !== kept.events.length) return;
      await page.waitForTimeout(20);
    }
  },
};

interface Glance {
  readonly at: 'turn' | 'summary' | 'over' | 'waiting';
  readonly kept: SavedGame;
}

/** What the page shows, and what is saved of the game. */
async function glance(page: Page, key: string): Promise<Glance> {
  return page.evaluate(async (game) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('menagerie');
      request.onsuccess = () => resolve(request.result);
    });
    const reading = database.transaction('games').objectStore('games').get(game);
    await new Promise((resolve) => (reading.onsuccess = resolve));
    database.close();
    const kept = reading.result as SavedGame;
    const dialog = document.querySelector('dialog[open]');
    // The page may show the end before it is saved.
    const isEnd = kept.isOver || dialog?.querySelector('.places');
    const at = isEnd ? 'over' : dialog ? 'summary' : document.title.startsWith('●') ? 'turn' : 'waiting';
    return { at, kept } as const;
  }, key);
}

/** Plays the game in the page to its end; fails if it gets stuck. */
export async function playToTheEnd(
  page: Page,
  game: GameId,
  key: string,
  hands: Readonly<Record<GameId, Hand>>,
): Promise<void> {
  let stuck = 0;
  let before = 0;
  for (let turn = 0; ; turn++) {
    const { at, kept } = await glance(page, key);
    if (at === 'over') return;
    stuck = kept.events.length === before ? stuck + 1 : 0;
    before = kept.events.length;
    if (stuck > 250) throw new Error(`the game stands still after ${before} events: ${await describe(page)}`);
    if (at === 'turn') await hands[game](page, turn, kept);
    else if (at === 'summary' && hands === BY_KEYBOARD) await page.keyboard.press('Escape');
    else if (at === 'summary') await page.getByRole('button', { name: 'Next round' }).click();
    else await page.waitForTimeout(20);
  }
}

/** What there is to do, and where the focus is. */
function describe(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const focus = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return `"${document.querySelector('.now')?.textContent}", focus on "${focus.slice(0, 80)}"`;
  });
}
