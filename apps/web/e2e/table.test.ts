// At the table: saved games, undo, hints, forced moves, greyed choices, the end of a game.

import { GAME_IDS, GAMES, type GameId } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareGame, type Wish } from './setup/prepare.ts';
import { getFromStore } from './setup/store.ts';
import {
  countEvents,
  findPrepared,
  keptGame,
  legalIn,
  logOf,
  nowLine,
  putOnShelf,
  readSlips,
  sitDown,
  tableAsText,
  waitForTurn,
} from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

/** In the middle of a turn: a card has been drawn but not yet laid. */
function drawnButNotLaid(): Wish {
  for (let moves = 20; ; moves++) {
    const wish: Wish = { game: 'if-it-fits', players: 3, moves };
    if (legalIn(prepareGame(wish)).includes('draw')) return wish;
  }
}

test('a game survives a reload in mid-game and in mid-turn, and a closed tab', async () => {
  const { context, page, leave } = await visit();
  const game = prepareGame(drawnButNotLaid());
  await sitDown(page, game);
  await waitForTurn(page);
  const see = async (): Promise<[string, string]> => [await logOf(page), await tableAsText(page)];
  const before = await see();
  await page.reload();
  await waitForTurn(page);
  expect(await see()).toEqual(before);

  await page.keyboard.press('d');
  await page.waitForFunction(() => !document.querySelector('.actions')?.textContent?.includes('Draw'));
  await expect.poll(() => countEvents(page, game.key)).toBe(game.events.length + 1);
  // The log follows a few frames later.
  await expect.poll(() => logOf(page)).not.toBe(before[0]);
  const drawn = await see();
  await page.reload();
  await waitForTurn(page);
  expect(await see()).toEqual(drawn);

  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  await later.getByRole('link', { name: 'Continue' }).click();
  await waitForTurn(later);
  expect([await logOf(later), await tableAsText(later)]).toEqual(drawn);
  await leave();
});

const asked = (page: Page, question: string): Promise<void> =>
  nowLine(page).filter({ hasText: question }).waitFor();

test('a choice can be taken back until somebody shows a card; with Practice on, later too', async () => {
  const { page, leave } = await visit();
  // Seat 0 predicts first, so after its card face down nothing has been shown yet.
  const game = findPrepared(
    (seed) => prepareGame({ game: 'cat-in-the-box', players: 3, moves: 0, seed }),
    (saved) => saved.events.every(({ type }) => type !== 'moved'),
  );
  const undo = page.getByRole('button', { name: 'Undo' });
  const isGreyed = async (): Promise<boolean> => (await undo.getAttribute('aria-disabled')) === 'true';
  await sitDown(page, game);
  await waitForTurn(page);
  // Both bots lay a card face down too.
  const begun = game.events.length + 2;
  await expect.poll(() => countEvents(page, game.key)).toBe(begun);
  const start = await tableAsText(page);
  expect(await isGreyed()).toBe(true);

  const layDown = async (): Promise<void> => {
    await page.locator('main [data-rank]').first().click();
    await page.getByRole('button', { name: /^Set this/ }).click();
    await asked(page, 'How many tricks will you win?');
  };
  await layDown();
  expect(await isGreyed()).toBe(false);
  await undo.click();
  await asked(page, 'Choose a card to set aside, face down.');
  expect(await tableAsText(page)).toBe(start);
  await expect.poll(() => countEvents(page, game.key)).toBe(begun);

  await layDown();
  await page.getByRole('button', { name: /^1 trick$/ }).click();
  await asked(page, 'You lead: choose a card, then its colour.');
  const events = await countEvents(page, game.key);
  expect(await isGreyed()).toBe(true);
  await undo.click({ force: true });
  await expect.poll(() => nowLine(page).innerText()).toContain('until someone reveals a card');
  expect(await countEvents(page, game.key)).toBe(events);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Practice mode' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(isGreyed).toBe(false);
  await undo.click();
  await asked(page, 'How many tricks will you win?');
  await undo.click();
  await asked(page, 'Choose a card to set aside, face down.');
  expect(await tableAsText(page)).toBe(start);
  await leave();
});

test.each<[GameId, number, string]>([
  ['cat-in-the-box', 12, '[data-rank]:has(.lamp)'],
  ['trump-whales', 12, '[data-choice].hinted'],
  ['if-it-fits', 20, 'button.hinted'],
])('%s: a hint gives numbers and marks the best move', async (game, moves, mark) => {
  const { page, leave } = await visit();
  await sitDown(page, prepareGame({ game, players: 3, moves }));
  await waitForTurn(page);
  expect(await page.locator(`main ${mark}`).count()).toBe(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hints = page.getByRole('region', { name: 'Hint' });
  await hints.getByRole('heading', { name: 'Your best moves' }).waitFor();
  await hints.getByRole('button', { name: 'Numbers' }).click();
  const numbers = await hints.getByRole('listitem').allInnerTexts();
  expect(numbers.length).toBeGreaterThan(0);
  for (const line of numbers) expect(line).toMatch(/\d+% to win \(± [\d.]+\) · −?[\d.]+ points/);
  expect(await page.locator(`main ${mark}`).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await hints.waitFor({ state: 'detached' });
  await leave();
});

test('a forced move is made for you if you want', async () => {
  const { page, leave } = await visit();
  const game = findPrepared(
    (seed) => prepareGame({ game: 'cat-in-the-box', players: 3, moves: 26, seed }),
    (saved) => legalIn(saved).length === 1,
  );
  await sitDown(page, game);
  await waitForTurn(page);
  expect(await countEvents(page, game.key)).toBe(game.events.length);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Play forced moves for me' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(() => getFromStore(page, 'settings', 'chosen')).toMatchObject({ onlyMove: true });
  await page.reload();
  await expect.poll(() => countEvents(page, game.key)).toBeGreaterThan(game.events.length);
  const { events } = await keptGame(page, game.key);
  expect(events[game.events.length]).toMatchObject({ type: 'moved', seat: 0, move: legalIn(game)[0] });
  await leave();
});

test.each(GAME_IDS.map((game) => [game, GAMES[game].players.max] as const))(
  '%s: the points of a finished game are explained and add up; the same people play again',
  async (game, players) => {
    const { page, leave } = await visit();
    const finished = prepareGame({ game, players });
    await sitDown(page, finished);
    const result = page.getByRole('dialog');
    await result.waitFor();
    for (const round of await result.locator('tbody button').all()) await round.click();
    const slips = await readSlips(result);
    expect(slips.length).toBeGreaterThanOrEqual(players);
    expect(slips.length % players).toBe(0);
    for (const { lines, round } of slips) expect(lines.reduce((a, b) => a + b, 0)).toBe(round);
    for (const [seat, { name }] of finished.seats.entries()) {
      const rounds = slips.filter((slip) => slip.name === name).map(({ round }) => round);
      expect(
        rounds.reduce((a, b) => a + b, 0),
        name,
      ).toBe(finished.totals[seat]);
      await expect
        .poll(() => result.locator('.places li').filter({ hasText: name }).innerText())
        .toMatch(new RegExp(`\\b${finished.totals[seat]} points?$`));
    }
    await result.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => !url.hash.endsWith(finished.key));
    const key = page.url().split('/').at(-1) as string;
    const { seats, options, isOver } = await keptGame(page, key);
    expect({ seats, options, isOver }).toEqual({
      seats: finished.seats,
      options: finished.options,
      isOver: false,
    });
    await leave();
  },
);

test('a saved game can be deleted, and only that one', async () => {
  const { page, leave } = await visit();
  const games = [
    prepareGame({ game: 'cat-in-the-box', players: 3, moves: 5 }),
    prepareGame({ game: 'trump-whales', players: 3, moves: 5 }),
  ];
  await putOnShelf(page, games, {});
  await page.reload();
  await page.getByRole('button', { name: 'Delete: Trump Whales' }).click();
  await expect.poll(() => page.getByRole('link', { name: 'Continue' }).count()).toBe(1);
  expect(await keptGame(page, games[1].key)).toBeUndefined();
  expect(await keptGame(page, games[0].key)).toEqual(games[0]);
  await leave();
});

test('a sheet that was just closed doesn’t close the next one', async () => {
  const { page, leave } = await visit();
  await sitDown(page, prepareGame({ game: 'cat-in-the-box', players: 3, moves: 8 }));
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  // The browser reports a closed dialog to the page a moment later.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    dispatchEvent(new KeyboardEvent('keydown', { key: 't' }));
  });
  await page.waitForTimeout(200);
  expect(await sheet.getByRole('heading', { level: 2 }).innerText()).toBe('Text view');
  await leave();
});
