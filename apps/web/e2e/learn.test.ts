// Lessons from start to finish by keyboard alone; the rules pages, their contents and their texts in every language.

import { GAME_IDS, type GameId } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/words/languages.ts';
import { lesson as boxes } from '../src/games/if-it-fits/lesson.ts';
import { lesson as cats } from '../src/games/cat-in-the-box/lesson.ts';
import { pointsOf, type Lesson } from '../src/lessons/lesson.ts';
import { lesson as whales } from '../src/games/trump-whales/lesson.ts';
import { pressFor } from './setup/keys.ts';
import { TITLES } from './setup/table.ts';
import { hurry, useBrowser, visit } from './setup/visit.ts';

useBrowser();

const LESSONS: Readonly<Record<GameId, Lesson>> = {
  'cat-in-the-box': cats,
  'trump-whales': whales,
  'if-it-fits': boxes,
};

/** Moves the focus on until it reaches the button. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach "${name}"`);
}

type Moment = 'asked' | 'told' | 'end' | 'busy';

/** What the lesson is waiting for, and at which step. */
function lookAt(page: Page): Promise<{ readonly moment: Moment; readonly step: number }> {
  return page.evaluate(() => {
    const has = (words: string): boolean =>
      [...document.querySelectorAll('button')].some((button) => button.textContent?.trim() === words);
    const step = document.querySelector('progress')?.value ?? 0;
    const moment = has('Play a real game') ? 'end' : has('Next') ? 'told' : has('Show me') ? 'asked' : 'busy';
    return { moment, step };
  });
}

test.each(GAME_IDS)('the lesson of %s by keyboard alone, and a real game after it', async (game) => {
  const { page, leave } = await visit({ hash: `#/learn/${game}` });
  await page.getByRole('heading', { level: 1, name: `Learn ${TITLES[game]}` }).waitFor();
  await hurry(page);
  await page.getByRole('heading', { level: 1, name: `Learn ${TITLES[game]}` }).waitFor();
  const places = pointsOf(LESSONS[game]);
  const seen = new Set<number>();
  for (let i = 0; ; i++) {
    expect(i, 'the lesson stands still').toBeLessThan(6 * places.length);
    const { moment, step } = await lookAt(page);
    seen.add(step);
    if (moment === 'end') break;
    if (moment === 'busy') {
      await page.waitForFunction(() => /Next|Show me|Play a real game/.test(document.body.innerText));
    } else if (moment === 'told') {
      await tabTo(page, 'Next');
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('h');
      await page
        .getByText(/^Try this: /)
        .first()
        .waitFor();
      await pressFor(page, game, places[step - 1].step.moves?.[0] ?? '');
    }
  }
  expect([...seen]).toEqual(places.map((_, i) => i + 1));
  expect(await page.getByRole('link', { name: 'Read the rules' }).getAttribute('href')).toBe(
    `#/rules/${game}`,
  );
  await page.getByText('Start with the kitten').waitFor();
  await tabTo(page, 'Play a real game');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/play\//);
  await page.getByRole('heading', { level: 1, name: TITLES[game] }).waitFor();
  await leave();
});

test('a lesson accepts only the move it asks for, and says so', async () => {
  const { page, leave } = await visit({ hash: '#/learn/cat-in-the-box' });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.locator('progress[value="2"]').waitFor();
  await pressFor(page, 'cat-in-the-box', '-5');
  await page.getByText('Any card would do, but make it a 3 today').first().waitFor();
  expect(await lookAt(page)).toEqual({ moment: 'asked', step: 2 });
  await leave();
});

test.each(GAME_IDS)(
  'the contents of the rules of %s lead to their parts, and the page to its lesson',
  async (game) => {
    const { page, leave } = await visit({ hash: `#/rules/${game}` });
    await page.getByRole('heading', { level: 1, name: TITLES[game] }).waitFor();
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const titles = await links.allInnerTexts();
    expect(titles.length).toBeGreaterThan(3);
    for (const title of titles.reverse()) {
      await page
        .getByRole('navigation', { name: 'Contents' })
        .getByRole('link', { name: title, exact: true })
        .click();
      const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
      await expect
        .poll(() =>
          heading.evaluate((element) => {
            const { top } = element.getBoundingClientRect();
            return element === document.activeElement && top >= 0 && top < innerHeight;
          }),
        )
        .toBe(true);
    }
    await page.getByRole('link', { name: 'Learn by playing' }).click();
    await page.getByRole('heading', { level: 1, name: `Learn ${TITLES[game]}` }).waitFor();
    await leave();
  },
);

test.each(LANGUAGES)('no text is missing from the rules in %s', async (locale) => {
  // A missing message is reported on the console, which fails the visit.
  const { page, leave } = await visit({ locale });
  for (const game of GAME_IDS) {
    await page.goto(`/#/rules/${game}`);
    await page.locator(`[data-game="${game}"] h2`).first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\brules-\w+/);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
  }
  await leave();
});
