// Anything made under another version of a game's rules: a save, a record and a table say so, let you download the
// data, and leave everything else alone.

import type { LogLine, Person, TableState } from '@menagerie/protocol';
import { GAMES } from '@menagerie/rules';
import { createServer, openSqlite } from '@menagerie/server';
import { keepOldTable } from '../../server/src/testing/old-table.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { OLD_RECORD, oldSave } from '../src/play/testing.ts';
import { packRecord } from '../src/replay/packed-record.ts';
import { complaintsOf } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { prepareGame } from './setup/prepare.ts';
import { getFromStore } from './setup/store.ts';
import { openAnew, putOnShelf } from './setup/table.ts';
import { PHONE, useBrowser, visit } from './setup/visit.ts';

useBrowser();

const HERE = GAMES['if-it-fits'].rulesVersion;
const SENTENCE = `follows version 1 of its rules; this page uses version ${HERE}`;
const PAGE = new URL('../dist', import.meta.url).pathname;
const OLD = 'old-table-of-version-1';

/** The text of the file that the button downloads. */
async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download game record' }).click();
  const stream = await (await download).createReadStream();
  return Buffer.concat(await stream.toArray()).toString('utf8');
}

test('a save is listed next to a good one, can be downloaded, and is deleted on request', async () => {
  const { page, leave } = await visit({ viewport: PHONE });
  const good = prepareGame({ game: 'if-it-fits', players: 2, moves: 6 });
  const old = { ...oldSave(), isOver: false };
  const finished = oldSave('old-finished');
  await putOnShelf(page, [good, old as never, finished as never], {});
  await page.reload();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: SENTENCE });
  expect(await row.count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(1);
  expect((await saved(page)).split('\n').slice(0, -2)).toEqual(OLD_RECORD.split('\n').slice(0, -2));
  expect(await complaintsOf(page)).toEqual([]);

  await openAnew(page, `#/play/${old.key}`);
  await page.getByRole('heading', { name: 'This game uses a different version of the rules' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain(SENTENCE);
  expect(await complaintsOf(page)).toEqual([]);
  expect(await getFromStore(page, 'games', old.key)).toEqual(old);

  await openAnew(page, '#/you');
  await page.getByText('played under version 1 of the rules').waitFor();

  await openAnew(page, '#/');
  await row.getByRole('button', { name: 'Delete: If It Fits' }).click();
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: 'If It Fits' }).waitFor();
  await leave();
});

test.each(['a link', 'pasted text', 'a game of this device'])(
  'a record from %s is refused by name',
  async (from) => {
    const { page, leave } = await visit();
    await putOnShelf(page, [oldSave() as never], {});
    const packed = await packRecord(OLD_RECORD, GAMES['if-it-fits']);
    await openAnew(page, from === 'a link' ? `#/replay?record=${packed}` : '#/replay');
    if (from === 'pasted text') {
      await page.getByLabel('Or paste a game record').fill(OLD_RECORD);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    }
    if (from === 'a game of this device') await page.getByRole('link', { name: SENTENCE }).click();
    await page.getByRole('alert').filter({ hasText: SENTENCE }).waitFor();
    expect(await saved(page)).toBe(OLD_RECORD);
    await leave();
  },
);

test('the link of a running table says so and offers its log, and the lists still work', async () => {
  const store = await openSqlite(':memory:');
  const bots = { think: () => new Promise<never>(() => undefined), queue: 0 };
  const server = await createServer({ page: PAGE, tables: { store, bots } });
  const baseURL = await server.listen({ port: 0, host: 'localhost' });
  onTestFinished(async () => {
    await server.close();
    await store.close();
  });
  const { page, leave } = await visit({ baseURL });
  const { person } = await callApi<{ person: Person }>(page, 'POST', 'people', { name: 'Ada', cookie: true });
  const length = await keepOldTable(store, { id: OLD, phase: 'playing', host: person, at: Date.now() });
  const good = await callApi<TableState>(page, 'POST', 'tables', {
    game: 'if-it-fits',
    options: { players: 2 },
  });

  await openAnew(page, '#/together');
  const row = page.getByRole('listitem').filter({ hasText: SENTENCE });
  await row.waitFor();
  expect(await page.locator(`[data-table="${good.id}"]`).innerText()).not.toContain('version');
  await row.getByRole('link').click();
  await page.getByRole('heading', { name: 'This game uses a different version of the rules' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain(SENTENCE);
  expect(await complaintsOf(page)).toEqual([]);
  const lines = (await saved(page)).trimEnd().split('\n');
  expect(lines).toHaveLength(length);
  expect(lines.map((line) => (JSON.parse(line) as LogLine).event.type)).toContain('moved');

  await page.getByRole('button', { name: 'Remove from my list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Play online' }).waitFor();
  await page.locator(`[data-table="${good.id}"]`).waitFor();
  expect(await row.count()).toBe(0);
  await leave();
});
