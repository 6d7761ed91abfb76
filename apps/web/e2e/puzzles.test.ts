// Puzzles: one solved, one missed, the continuation, and all of it offline.

import { parsePuzzles } from '@menagerie/bots/puzzles';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf } from './setup/axe.ts';
import { pressFor } from './setup/keys.ts';
import { useBrowser, visit } from './setup/visit.ts';

useBrowser();

const GAME = 'trump-whales';
const path = new URL(`../../../packages/bots/puzzles/${GAME}.ndjson`, import.meta.url);
const file = parsePuzzles(readFileSync(path, 'utf8'));
if (!file.ok) throw new Error(file.error.reason);
/** Where a card is played, since that takes one press. */
const isPlay = (move: string): boolean => /^([onbs]\d|5)$/.test(move);
const [found, missed] = file.value.games
  .flatMap(({ puzzles }) => puzzles)
  .filter(({ answer, others }) => isPlay(answer) && isPlay(others[0][0]));

async function answer(page: Page, id: string, move: string): Promise<string> {
  await page.goto(`/#/puzzles/${GAME}/${id}`);
  await page.locator('[data-answer="open"]').waitFor();
  await pressFor(page, GAME, move);
  const note = page.locator('[data-answer="right"], [data-answer="wrong"]');
  await note.waitFor();
  return (await note.getAttribute('data-answer')) ?? '';
}

test('one is solved, one is missed; the continuation can be stepped through, and the whole game watched', async () => {
  const { page, leave } = await visit({ hash: '#/puzzles' });
  await page.getByRole('link', { name: 'Train: Trump Whales' }).click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  expect(await answer(page, found.id, found.answer)).toBe('right');
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByText(/^2\/\d+$/).waitFor();
  expect(await answer(page, missed.id, missed.others[0][0])).toBe('wrong');
  expect(await page.getByRole('table', { name: 'Win chance with each move' }).innerText()).toContain(
    'your move',
  );
  expect(await complaintsOf(page)).toEqual([]);
  await page.goto('/#/puzzles');
  await page.getByText('1 of 2 puzzles solved').waitFor();
  await page.goto(`/#/puzzles/${GAME}`);
  await page.getByRole('button', { name: 'Retry 1 missed puzzle' }).click();
  await page.waitForURL((url) => url.hash.endsWith(missed.id));
  expect(await answer(page, missed.id, missed.answer)).toBe('right');
  await page.getByRole('button', { name: 'Watch the whole game' }).click();
  await page.waitForURL(/#\/replay\?record=/);
  await page.getByRole('button', { name: 'Next step' }).waitFor();
  await leave();
});

test('a game’s puzzles, once loaded, need no network; neither does the daily puzzle', async () => {
  // Some browsers report being online when a page is reopened, so it makes requests that fail.
  const { context, page, leave } = await visit({
    serviceWorkers: 'allow',
    forgives: /ERR_INTERNET_DISCONNECTED/,
  });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
  for (const hash of [`#/puzzles/${GAME}/${found.id}`, '#/puzzles/day']) {
    await page.goto(`/${hash}`);
    await page.locator('[data-answer="open"]').waitFor();
  }
  await context.setOffline(true);
  await page.reload();
  await page.locator('[data-answer="open"]').waitFor();
  expect(await answer(page, found.id, found.answer)).toBe('right');
  await page.reload();
  await page.goto(`/#/puzzles/${GAME}`);
  await page.getByText('1 of 1 puzzle solved').waitFor();
  await leave();
});
