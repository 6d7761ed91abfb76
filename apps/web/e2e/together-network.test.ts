// People whose network, patience or time runs out in mid-game: nothing is lost, nothing happens twice.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { arrive, entriesOf, expectInStep, makeMove, startGame, stateOf } from './setup/live.ts';
import { pressFor } from './setup/keys.ts';
import { getFromStore } from './setup/store.ts';
import { openAnew, waitForTurn } from './setup/table.ts';
import { useBrowser, type Visit } from './setup/visit.ts';

useBrowser();

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/;

const countMoves = async (page: Page, id: string): Promise<number> =>
  (await entriesOf(page, id)).filter(({ event }) => event.type === 'moved').length;

/** Makes the move and waits until the server has it. */
async function moveAndBeHeard(page: Page, id: string): Promise<void> {
  const before = await countMoves(page, id);
  await makeMove(page, id);
  await expect.poll(() => countMoves(page, id)).toBeGreaterThan(before);
}

/** Who is to move now, and who isn't. */
async function turnOf(visits: readonly [Visit, Visit], id: string): Promise<readonly [Visit, Visit]> {
  const { asked } = await stateOf(visits[0].page, id);
  return asked === null ? [visits[1], visits[0]] : visits;
}

test('reloads, cut networks, lost answers and two tabs', async () => {
  const ann = await arrive({ forgives: CUT });
  const bo = await arrive({ forgives: CUT });
  const id = await startGame(
    { Ann: ann.page, Bo: bo.page },
    { game: 'cat-in-the-box', options: { players: 2 } },
  );
  // Each lays a card face down, and the first trick is played.
  for (let i = 0; i < 4; i++) await moveAndBeHeard((await turnOf([ann, bo], id))[0].page, id);

  // A reload in the middle of a turn: it is offered again.
  const [first, second] = await turnOf([ann, bo], id);
  await waitForTurn(first.page);
  const { asked, legal } = await stateOf(first.page, id);
  await first.page.keyboard.press(legal[0][0]);
  await first.page.reload();
  await waitForTurn(first.page);
  expect(await stateOf(first.page, id)).toMatchObject({ asked, legal });
  await moveAndBeHeard(first.page, id);

  // The network drops while the opponent moves; what was missed is there on return.
  await expectInStep(first.page, second.page);
  await first.context.setOffline(true);
  await first.page.getByText('You’re offline. We’ll reconnect').waitFor();
  await moveAndBeHeard(second.page, id);
  await first.context.setOffline(false);
  await first.page.getByText('You’re offline.').waitFor({ state: 'detached' });
  await expectInStep(first.page, second.page);

  // A move made offline is shown, waits, and is made once.
  const [mover, other] = await turnOf([ann, bo], id);
  await waitForTurn(mover.page);
  const before = await countMoves(other.page, id);
  const [move] = (await stateOf(mover.page, id)).legal;
  await mover.context.setOffline(true);
  for (const key of move) await mover.page.keyboard.press(key);
  await mover.page.getByText('Your move will be sent as soon').waitFor();
  expect(await countMoves(other.page, id)).toBe(before);
  // The other player is told inside the sheet that covers the table.
  await other.page.keyboard.press('t');
  await other.page.getByRole('dialog').waitFor();
  await mover.context.setOffline(false);
  await expect.poll(() => countMoves(other.page, id)).toBe(before + 1);
  await other.page
    .locator('dialog [aria-live]', { hasText: `${move[0]} as ` })
    .waitFor({ state: 'attached' });
  await other.page.keyboard.press('Escape');
  await mover.page.getByText('Your move will be sent').waitFor({ state: 'detached' });
  await expectInStep(mover.page, other.page);

  // The server has the move but its answer is lost: sending it again doesn't make a second move.
  const [sender, witness] = await turnOf([ann, bo], id);
  let sent = 0;
  await sender.page.route('**/moves', async (route) => {
    if (++sent > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const answer = sender.page.waitForResponse('**/moves');
  await makeMove(sender.page, id);
  expect((await answer).status()).toBe(200);
  expect(sent).toBe(2);
  await expectInStep(sender.page, witness.page);
  expect(await countMoves(witness.page, id)).toBe(before + 2);
  expect(await sender.page.getByText('Your move wasn’t accepted.').count()).toBe(0);
  await sender.page.unroute('**/moves');

  // Two tabs of the same person.
  const [keen] = await turnOf([ann, bo], id);
  const tab = await keen.context.newPage();
  await openAnew(tab, `#/table/${id}`);
  await waitForTurn(tab);
  await expectInStep(keen.page, tab);
  await moveAndBeHeard(tab, id);
  await expectInStep(tab, keen.page);
  for (let i = 0; i < 3; i++) await moveAndBeHeard((await turnOf([ann, bo], id))[0].page, id);
  await expectInStep(ann.page, bo.page, tab);

  for (const { leave } of [ann, bo]) await leave();
});

/** What happened to seat 0, in order. */
const fateOfFirst = async (page: Page, id: string): Promise<string[]> =>
  (await entriesOf(page, id)).flatMap(({ event }) => {
    if (!('seat' in event) || event.seat !== 0) return [];
    if (event.type === 'moved') return [`moved by ${event.by}`];
    if (event.type === 'away') return [`away: ${event.why}`];
    return event.type === 'returned' ? ['returned'] : [];
  });

/** Makes a move offline and closes the page before the network is back; then returns to the page, but not to the
 *  table. */
async function moveAndVanish({ context }: Visit, page: Page, id: string): Promise<Page> {
  await waitForTurn(page);
  const [move] = (await stateOf(page, id)).legal;
  await context.setOffline(true);
  await pressFor(page, 'cat-in-the-box', move);
  await page.getByText('Your move will be sent as soon').waitFor();
  await expect.poll(() => getFromStore(page, 'moves', id)).toMatchObject({ move });
  // A browser may give a closing page network access again: it must not use it in its last moment.
  await page.evaluate(() => (window.fetch = () => new Promise(() => undefined)));
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/');
  return later;
}

test('a waiting move isn’t lost with the page', async () => {
  const ann = await arrive({ forgives: CUT });
  const id = await startGame({ Ann: ann.page }, { game: 'cat-in-the-box', options: { players: 2 } });
  const back = await moveAndVanish(ann, ann.page, id);
  expect(await fateOfFirst(back, id)).toEqual([]);
  await openAnew(back, `#/table/${id}`);
  await expect.poll(() => fateOfFirst(back, id)).toEqual(['moved by player']);

  // If the turn ended meanwhile, the reader is told once.
  const late = await moveAndVanish(ann, back, id);
  const { legal, asked } = await stateOf(late, id);
  await callApi(late, 'POST', `tables/${id}/moves`, { move: legal.at(-1), answers: asked });
  await openAnew(late, `#/table/${id}`);
  const told = late.getByText('the game went on without it');
  await told.waitFor();
  await openAnew(late, `#/table/${id}`);
  await waitForTurn(late);
  expect(await told.count()).toBe(0);
  expect(await fateOfFirst(late, id)).toEqual(['moved by player', 'moved by player']);
  await ann.leave();
});

test('a player who runs out of time finds a bot in their seat and takes it back', async () => {
  const ann = await arrive();
  const bo = await arrive();
  const id = await startGame(
    { Ann: ann.page, Bo: bo.page },
    {
      game: 'cat-in-the-box',
      options: { players: 2 },
      settings: { clock: { type: 'move', seconds: 5 }, absence: 'bot' },
    },
  );
  // Bo plays on only the first time, so that the game waits for him while Ann takes her seat back.
  await moveAndBeHeard(bo.page, id);
  await ann.page.getByText('A bot is playing for you.').waitFor();
  await expect.poll(() => fateOfFirst(bo.page, id)).toContain('moved by bot');
  await ann.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect.poll(() => fateOfFirst(bo.page, id)).toContain('returned');
  await ann.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  for (const { leave } of [ann, bo]) await leave();
});

test('a player who leaves the seat to a bot can come back and play on', async () => {
  const ann = await arrive();
  const bo = await arrive();
  const id = await startGame(
    { Ann: ann.page, Bo: bo.page },
    { game: 'cat-in-the-box', options: { players: 2 } },
  );
  await waitForTurn(ann.page);
  await ann.page.getByRole('button', { name: 'Table menu' }).click();
  const menu = ann.page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Let a bot play for me' }).click();
  await menu.getByRole('button', { name: 'Let a bot play for me' }).click();
  await bo.page.getByText('Ann is away. A bot is filling in.').waitFor();
  await expect.poll(() => fateOfFirst(bo.page, id)).toEqual(['away: left', 'moved by bot']);
  await openAnew(ann.page, '#/');
  await openAnew(ann.page, `#/table/${id}`);
  await ann.page.getByRole('button', { name: 'Take my seat back' }).click();
  await bo.page.getByText('Ann is away.').waitFor({ state: 'detached' });
  while ((await stateOf(ann.page, id)).asked === null) await moveAndBeHeard(bo.page, id);
  await moveAndBeHeard(ann.page, id);
  expect(await fateOfFirst(bo.page, id)).toEqual([
    'away: left',
    'moved by bot',
    'returned',
    'moved by player',
  ]);

  // A question asked behind a sheet is announced inside it.
  await bo.page.keyboard.press('t');
  await bo.page.getByRole('dialog').waitFor();
  await callApi(ann.page, 'POST', `tables/${id}/asks`, { what: 'stop' });
  await bo.page
    .locator('dialog [aria-live]', { hasText: 'Ann wants to end the game' })
    .waitFor({ state: 'attached' });
  for (const { leave } of [ann, bo]) await leave();
});

test('a table that opens only on the second try is read once, and not at all once it has been left', async () => {
  const ann = await arrive({ forgives: CUT });
  const id = await startGame({ Ann: ann.page }, { game: 'cat-in-the-box', options: { players: 2 } });
  await ann.page.goto('/');
  const reading = new Set<object>();
  ann.page.on('request', (one) => one.url().includes(`${id}/events`) && reading.add(one));
  ann.page.on('requestfailed', (one) => reading.delete(one));
  ann.page.on('requestfinished', (one) => reading.delete(one));
  await ann.page.route('**/api/me', (route) => route.abort());
  await ann.page.goto(`/#/table/${id}`);
  const again = ann.page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await ann.page.unroute('**/api/me');
  await again.click();
  await waitForTurn(ann.page);
  await expect.poll(() => reading.size).toBe(1);
  await ann.page.evaluate(() => (location.hash = '#/'));
  await expect.poll(() => reading.size).toBe(0);
  await ann.leave();
});
