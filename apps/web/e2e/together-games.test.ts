// Whole games among people on phones and desktops, each in a different language.

import { expect, test } from 'vitest';
import { arrive, expectOnlyWatched, playOutByKeys, startGame, stateOf } from './setup/live.ts';
import { openAnew } from './setup/table.ts';
import { DESKTOP, PHONE, useBrowser } from './setup/visit.ts';

useBrowser();

test.each([
  { game: 'cat-in-the-box', players: 2, languages: ['en', 'fr'] },
  { game: 'if-it-fits', players: 3, languages: ['pl', 'ru', 'uk'] },
] as const)('$game for $players, people in $languages', async ({ game, players, languages }) => {
  const visits = await Promise.all(
    languages.map((locale, i) => arrive({ locale, viewport: i % 2 === 0 ? DESKTOP : PHONE })),
  );
  const pages = visits.map(({ page }) => page);
  const people = Object.fromEntries(pages.map((page, i) => [`Player ${languages[i]}`, page]));
  const id = await startGame(people, { game, options: { players } });
  const watcher = await arrive();
  await openAnew(watcher.page, `#/table/${id}`);
  await expectOnlyWatched(watcher.page, `Player ${languages[0]}`);
  await watcher.leave();
  await playOutByKeys(game, id, pages);

  const { result } = await stateOf(pages[0], id);
  const said = new Set<string>();
  for (const [i, page] of pages.entries()) {
    const places = page.locator('dialog[open] .places');
    const reopen = page.locator('footer .main');
    await places.or(reopen).first().waitFor();
    // The last key of the last move may have closed it.
    if (!(await places.isVisible())) await reopen.click();
    await places.waitFor();
    const points = (await places.locator('strong').allInnerTexts()).map((text) =>
      Number(/-?\d+/.exec(text.replace('−', '-'))),
    );
    expect(points).toEqual(result?.totals.toSorted((a, b) => b - a));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages[i]);
    said.add(await page.locator('dialog[open] h2').first().innerText());
  }
  expect(said.size).toBe(languages.length);
  for (const { leave } of visits) await leave();
});
