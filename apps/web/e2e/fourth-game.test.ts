// A game that has nothing but its rules: with one line in the page's registry it appears on the home page, and can be
// played in the plain room against plain bots, with hints, texts, a record and a replay.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDeals, findGame, readRecord, registerGame } from '@menagerie/rules';
import { createServer } from '@menagerie/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldMice } from '../../../packages/rules/src/testing/field-mice.ts';
import { complaintsOf } from './setup/axe.ts';
import { ROOT, run } from './setup/packed.ts';
import { logOf, nowLine, tableAsText, waitForTurn } from './setup/table.ts';
import { hurry, useBrowser, visit } from './setup/visit.ts';

useBrowser();
afterAll(registerGame(fieldMice));

let folder = '';
let server: Awaited<ReturnType<typeof createServer>>;
let baseURL = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'menagerie-page-'));
  const web = join(ROOT, 'apps/web');
  const config = ['--config', 'e2e/setup/field-mice.config.ts'];
  await run('npx', ['vite', 'build', ...config, '--outDir', folder, '--logLevel', 'warn'], web);
  server = await createServer({ page: folder });
  baseURL = await server.listen({ port: 0, host: 'localhost' });
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('it can be played to the end in the page', async () => {
  const { page, leave } = await visit({ baseURL, forgives: /404/ });
  await hurry(page);
  const card = page.locator('article[data-game="field-mice"]');
  await expect.poll(() => card.innerText()).toMatch(/2–\u20604\splayers/);
  expect(await card.getByRole('link').count()).toBe(0);
  await card.getByRole('button', { name: 'Play Field Mice' }).click();

  const moves = page.getByRole('group', { name: 'Your moves' });
  for (let turn = 0; turn < 5; turn++) {
    await waitForTurn(page);
    expect(await nowLine(page).innerText()).toContain('Your move');
    if (turn === 1) {
      expect(await tableAsText(page)).toMatch(/hand\s+([bch][1-8] ?){4}/);
      expect(await complaintsOf(page)).toEqual([]);
      await page.keyboard.press('h');
      await moves.locator('.main').waitFor();
    }
    const known = await page.locator('aside li').count();
    await moves.getByRole('button').first().click();
    await page.waitForFunction((n) => document.querySelectorAll('aside li').length > n, known);
  }

  const result = page.getByRole('dialog');
  await result.waitFor();
  const log = await logOf(page);
  expect(log).toContain('Round 1: the cards are dealt');
  expect(log.match(/trick-won/g)).toHaveLength(5);
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download' }).click();
  const stream = await (await download).createReadStream();
  const record = readRecord((await stream.toArray()).join(''), findGame);
  if (!record.ok) throw new Error(record.error.reason);
  expect(record.value).toMatchObject({ game: { id: 'field-mice' }, end: { reason: 'finished' } });
  expect(checkDeals(record.value)).toEqual({ ok: true, value: 'matched' });
  expect(await result.innerText()).toContain(String(Math.max(...record.value.end.totals)));
  await leave();
});
