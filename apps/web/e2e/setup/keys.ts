// The keys for a given move, at each table.

import type { GameId } from '@menagerie/rules';
import type { Page } from 'playwright-core';

/** Makes the move given as text. At If It Fits the card must be marked by a hint. */
export function pressFor(page: Page, game: GameId, move: string): Promise<void> {
  if (game === 'cat-in-the-box') return pressForCats(page, move);
  return game === 'trump-whales' ? pressForWhales(page, move) : pressForBoxes(page, move);
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** `-3`, `=2`, `5b`. */
async function pressForCats(page: Page, move: string): Promise<void> {
  if (move.startsWith('=')) return press(page, move[1]);
  if (!move.startsWith('-')) return press(page, ...move);
  await press(page, move[1]);
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-confirm'));
  await press(page, 'Enter');
}

/** `+n3`, `!n3`, `n3`, `5`, `*s9`, `>1`. */
async function pressForWhales(page: Page, move: string): Promise<void> {
  if (move.startsWith('>')) return press(page, String(Number(move[1]) + 1));
  const keys = move.startsWith('!') ? ['x'] : [...move.replace(/^[+*]/, '')];
  for (let i = 0; i < 12; i++) {
    await press(page, keys[i % keys.length]);
    const focused = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['move']);
    if (focused === move) return press(page, 'Enter');
  }
  throw new Error(`no keys pick ${move}`);
}

const ARROWS = { left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown' } as const;

/** `draw`, `pass`, `start1@0,0`, `17@3,-2r`, `sleep@3,-1`, `cat@0.5,0`, `princess@0.5,-1`. */
async function pressForBoxes(page: Page, move: string): Promise<void> {
  if (move === 'draw') return press(page, 'd');
  if (move === 'pass') return press(page, 'n');
  await tryOut(page, move);
  await press(page, 'Enter');
}

/** At If It Fits: takes the piece, goes to the place and turns it the right way up, but doesn't lay it. */
export async function tryOut(page: Page, move: string): Promise<void> {
  const [piece, at] = move.replace(/r$/, '').split('@');
  if (piece === 'sleep') await press(page, 's');
  else if (piece !== 'cat') await press(page, String(1 + (await hintedCard(page))));
  await goToPlace(page, at);
  const tried = await page.locator('main [data-place].chosen').getAttribute('data-move');
  if (tried !== move) await press(page, 'r');
}

const hintedCard = (page: Page): Promise<number> =>
  page.locator('main .hand button').evaluateAll((cards) =>
    Math.max(
      0,
      cards.findIndex((card) => card.classList.contains('hinted')),
    ),
  );

const chosenPlace = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('main [data-place].chosen')?.dataset['place']);

async function goToPlace(page: Page, wanted: string): Promise<void> {
  const [x, y] = wanted.split(',').map(Number);
  for (let i = 0; i < 40; i++) {
    const place = await chosenPlace(page);
    if (place === wanted) return;
    const [nowX, nowY] = (place ?? '').split(',').map(Number);
    const isAside = place !== undefined && Math.abs(x - nowX) > Math.abs(y - nowY);
    // Every third step goes the other way round, to get out of dead ends.
    const goesAside = i % 3 === 2 ? !isAside && x !== nowX : isAside;
    if (goesAside) await press(page, x > nowX ? ARROWS.right : ARROWS.left);
    else await press(page, y > nowY ? ARROWS.down : ARROWS.up);
  }
  throw new Error(`the arrows do not lead to ${wanted}`);
}
