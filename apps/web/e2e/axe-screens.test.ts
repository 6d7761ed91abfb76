// axe finds nothing on any screen other than the tables.

import { expect, test } from 'vitest';
import { complaintsOf, expectNoComplaint, openWith, playing, type Screen } from './setup/axe.ts';
import { prepareGame, type Wish } from './setup/prepare.ts';
import { waitForTurn } from './setup/table.ts';
import { PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

const FINISHED: Wish = { game: 'trump-whales', players: 2 };
const SCREENS: readonly Screen[] = [
  ['#/', [{ game: 'cat-in-the-box', players: 3, moves: 5 }, FINISHED]],
  playing({ game: 'cat-in-the-box', players: 3, moves: 9, kinds: ['person', 'person', 'kitten'] }),
  playing(FINISHED),
  [`#/replay/${prepareGame(FINISHED).key}`, [FINISHED]],
  ['#/replay', []],
  ['#/learn', []],
  ['#/learn/cat-in-the-box', []],
  ['#/learn/trump-whales', []],
  ['#/learn/if-it-fits', []],
  ['#/learn/cat-in-the-box/quiz', []],
  ['#/rules', []],
  ['#/rules/cat-in-the-box', []],
  ['#/rules/trump-whales', []],
  ['#/rules/if-it-fits', []],
  ['#/play/nothing', []],
];

test.each(SCREENS)('%s', (...screen) => expectNoComplaint(screen, 'light on a phone', 'dark on a desktop'));

test.each([
  ['Settings', 'button'],
  ['Set up…', 'button'],
] as const)('the sheet behind %s', async (name, role) => {
  const { page, leave } = await visit({ viewport: PHONE });
  await page.getByRole(role, { name }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await leave();
});

test('sheets and hints at the table', async () => {
  const wish: Wish = { game: 'cat-in-the-box', players: 3, moves: 8 };
  const { page, leave } = await visit();
  await openWith(page, [wish], `#/play/${prepareGame(wish).key}`);
  for (const key of ['?', 't']) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await waitForTurn(page);
  await page.keyboard.press('h');
  await page.getByRole('region', { name: 'Hint' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await leave();
});
