// The moment of paradox: it is shown, announced to screen readers, and the round is scored.

import { findGame, type Game, type Happening } from '@menagerie/rules';
import { expect, test } from 'vitest';
import type { SavedGame } from '../src/play/saved-game.ts';
import { prepareGame } from './setup/prepare.ts';
import { readSlips, sessionOf, sitDown, waitForTurn } from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

interface Brink {
  /** Just before the move. */
  readonly game: SavedGame;
  readonly move: string;
  /** The seat that will cause the paradox. */
  readonly name: string;
}

/** A game in which seat 0's next move leads to a paradox, and another round follows. */
function findBrink(): Brink {
  const rules = findGame('cat-in-the-box') as Game;
  const isParadox = ({ consequences }: Happening): boolean =>
    consequences.some(({ type }) => type === 'paradox');
  for (let i = 0; i < 100; i++) {
    const game = prepareGame({ game: 'cat-in-the-box', players: 4, seed: `paradox ${i}` });
    const at = sessionOf(game).steps.find((step) => step.seat === 0 && step.round < 3 && isParadox(step));
    if (!at?.move) continue;
    const seat = at.consequences.find(({ type }) => type === 'paradox')?.facts['seat'] as number;
    return {
      game: {
        ...game,
        key: 'brink',
        events: game.events.slice(0, at.n),
        totals: [...rules.scores(at.before.position).totals],
        isOver: false,
      },
      move: at.move,
      name: game.seats[seat].name,
    };
  }
  throw new Error('no game comes to a paradox by seat 0');
}

test('a paradox is shown and announced, and the round is scored', async () => {
  const { page, leave } = await visit();
  const { game, move, name } = findBrink();
  await sitDown(page, game, { pace: 'quick' });
  await waitForTurn(page);
  await page.evaluate(() => {
    const region = document.querySelector('[aria-live="polite"]') as Element;
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => told.push(region.textContent ?? '')).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  expect(await page.getByRole('heading', { name: 'Paradox!' }).count()).toBe(0);
  await page.locator(`main [data-rank="${move[0]}"]`).click();
  await page.locator(`main .colours [data-colour="${move[1]}"]`).click();

  await page.getByRole('heading', { name: 'Paradox!' }).waitFor();
  expect(await page.locator('main').innerText()).toContain(`${name} couldn’t play any of these cards`);
  const summary = page.getByRole('dialog', { name: /^Round \d is over$/ });
  await summary.waitFor();
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told.join('\n'));
  expect(told).toContain(`Paradox! ${name} had no colour left for`);

  const slips = await readSlips(summary);
  expect(slips.map((slip) => slip.name)).toEqual(game.seats.map((seat) => seat.name));
  for (const [seat, { lines, round, total }] of slips.entries()) {
    expect(lines.reduce((a, b) => a + b, 0)).toBe(round);
    expect(total).toBe(game.totals[seat] + round);
  }
  const guilty = summary.locator('.slip section').filter({ hasText: name });
  expect(await guilty.innerText()).toMatch(/Paradox: \d+ tricks? counts? as −1/);
  await summary.getByRole('button', { name: 'Next round' }).click();
  await page.getByText('Choose a card to set aside').first().waitFor();
  await leave();
});
