// Replay: stepping through a recorded game from any perspective; records from a link, pasted text or a file; review.

import { findGame, type CatView, type Game } from '@menagerie/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf } from '../src/play/saved-game.ts';
import { prepareGame } from './setup/prepare.ts';
import { putOnShelf, sessionOf } from './setup/table.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const FINISHED = prepareGame({ game: 'cat-in-the-box', players: 3 });
const RULES = findGame('cat-in-the-box') as Game;
const SESSION = sessionOf(FINISHED);
const STEPS = SESSION.steps.filter(({ type }) => type !== 'scored');
const recordText = (): string => recordOf(SESSION);

/** The position in the replay: `3 of 120`. */
const where = (page: Page): Promise<string> => page.locator('.controls .count').innerText();
const at = (step: number): string => `${step} of ${STEPS.length}`;
const isReplay = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1, name: /^Cat in the Box\s*Replay$/ }).waitFor();

async function openKept(page: Page): Promise<void> {
  await putOnShelf(page, [FINISHED], {});
  await page.goto(`/#/replay/${FINISHED.key}`);
  await page.reload();
  await isReplay(page);
}

test('from the home page: step, jump, slide, keys and log', async () => {
  const { page, leave } = await visit();
  await putOnShelf(page, [FINISHED], {});
  await page.reload();
  await page.getByText('1 finished game').click();
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await isReplay(page);
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

  await press('Go to end');
  expect(await where(page)).toBe(at(STEPS.length));
  await press('Previous step');
  expect(await where(page)).toBe(at(STEPS.length - 1));
  await press('Go to start');
  expect(await where(page)).toBe(at(1));
  await press('Next step');
  expect(await where(page)).toBe(at(2));
  await page.getByRole('slider', { name: 'Step' }).fill('20');
  expect(await where(page)).toBe(at(21));
  await page.getByRole('slider').evaluate((slider) => (slider as HTMLElement).blur());

  for (const [key, step] of [
    ['ArrowRight', 22],
    ['ArrowLeft', 21],
    ['End', STEPS.length],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await where(page), key).toBe(at(step));
  }
  const log = page.getByRole('complementary').getByRole('list', { name: 'Game log' });
  const line = log.getByRole('listitem').nth(14);
  await line.getByRole('button').click();
  expect(await where(page)).toBe(at(15));
  expect(await line.getAttribute('aria-current')).toBe('step');

  await press('Play');
  await expect.poll(() => where(page)).not.toBe(at(15));
  await press('Pause');
  await leave();
});

test('from other perspectives, and with all cards open', async () => {
  const { page, leave } = await visit();
  await openKept(page);
  await page.getByRole('slider', { name: 'Step' }).fill('12');
  const { position } = STEPS[12];
  const ranksOf = (seat: number): number[] => [...new Set((RULES.view(position, seat) as CatView).hand)];
  const ranksShown = (): Promise<number[]> =>
    page
      .locator('main [data-hand] [data-rank]')
      .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset['rank'])));
  const sorted = (ranks: readonly number[]): number[] => [...ranks].sort((a, b) => a - b);

  expect(sorted(await ranksShown())).toEqual(sorted(ranksOf(0)));
  for (const seat of [1, 2]) {
    await page.locator('.eyes button').nth(seat).click();
    expect(sorted(await ranksShown())).toEqual(sorted(ranksOf(seat)));
  }
  // Cards laid face down are named only when all cards are open.
  const told = page.getByRole('complementary').getByRole('list', { name: 'Game log' });
  expect(await told.innerText()).toContain('Miso set a card aside');
  await page.getByRole('button', { name: 'Show all cards' }).click();
  await expect.poll(() => told.innerText()).not.toMatch(/card aside(?! \()/);
  expect(await told.innerText()).toMatch(/Miso set a card aside \(\d\)/);
  await leave();
});

test('a copied link opens the same record elsewhere, and the deals are verified', async () => {
  const { context, page, leave } = await visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKept(page);
  const logText = (one: Page): Promise<string> =>
    one.getByRole('complementary').getByRole('list', { name: 'Game log' }).innerText();
  const log = await logText(page);
  await page.getByRole('button', { name: 'Scores' }).click();
  await page.getByText('Checked: the cards were dealt as promised').waitFor();
  await page.locator('header .share').click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  // Messengers truncate long links.
  expect(link.href.length).toBeLessThan(2_000);
  await leave();

  const elsewhere = await visit({ hash: link.hash });
  await isReplay(elsewhere.page);
  // A player without a name is shown as "You" here, but not there.
  expect(log).toContain('You');
  expect(await logText(elsewhere.page)).not.toContain('You');
  await elsewhere.page.getByRole('button', { name: 'Scores' }).click();
  await elsewhere.page.getByText('Checked: the cards were dealt as promised').waitFor();
  const download = elsewhere.page.waitForEvent('download');
  await elsewhere.page.getByRole('button', { name: 'Download' }).click();
  const stream = await (await download).createReadStream();
  expect((await stream.toArray()).join('')).toBe(recordText());
  await elsewhere.leave();
});

test('a link to a game that isn’t here offers a way on', async () => {
  const { page, leave } = await visit({ hash: '#/replay/none' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('store');
  await page.locator('main a[href="#/replay"]').click();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await leave();
});

test('a record as text and as a file; a modified one gets a clear message', async () => {
  const { page, leave } = await visit({ hash: '#/replay' });
  const record = recordText();
  const lines = record.trimEnd().split('\n');
  const change = (find: (line: string) => boolean, edit: (line: string) => string): string =>
    lines.with(lines.findIndex(find), edit(lines[lines.findIndex(find)])).join('\n');
  const paste = async (text: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Or paste a game record' }).fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
  };
  const alert = page.getByRole('alert');
  for (const [text, sentence] of [
    ['', 'It’s empty.'],
    ['Dear diary', 'This isn’t a Menagerie game record'],
    [lines.slice(0, 20).join('\n'), 'before the game ends'],
    [
      change(
        (line) => line.includes('"move":"'),
        (line) => line.replace(/"move":"-\d"/, '"move":"-9"'),
      ),
      'the record was changed',
    ],
  ] as const) {
    await paste(text);
    await expect.poll(() => alert.innerText()).toContain(sentence);
  }
  await paste(record);
  await isReplay(page);

  await page.goto('/#/replay');
  await page.getByRole('textbox').waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(record),
  });
  await isReplay(page);
  await leave();
});

test('a review shows its progress, can be stopped and resumed, and judges decisions', async () => {
  const { page, leave } = await visit();
  await openKept(page);
  await page.keyboard.press('r');
  // Long enough not to finish before it is stopped.
  await page.getByText('Deep', { exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const progress = page.getByRole('progressbar');
  await progress.waitFor();
  const done = async (): Promise<number> => Number(await progress.getAttribute('value'));
  await expect.poll(done, { timeout: 20_000 }).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const goOn = page.getByRole('button', { name: 'Resume' });
  await goOn.waitFor();
  const stopped = await done();
  expect(await page.getByText(/^\d+ of \d+ reviewed$/).innerText()).toContain(`${stopped} of`);

  await page.getByText('All', { exact: true }).click();
  const rows = page.getByRole('table').last().locator('tbody tr');
  expect(await rows.count()).toBe(stopped);
  await rows.nth(2).getByRole('button').click();
  expect(await rows.nth(2).getAttribute('aria-current')).toBe('step');
  await goOn.click();
  await expect.poll(done, { timeout: 20_000 }).toBeGreaterThan(stopped);
  await leave();
});
