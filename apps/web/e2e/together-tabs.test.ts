// One person with the page open twice.

import type { TableState } from '@menagerie/protocol';
import type { CatView } from '@menagerie/rules/cat-in-the-box';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { arrive, entriesOf, expectInStep, openTable, sitDown, startGame, stateOf } from './setup/live.ts';
import { pressFor } from './setup/keys.ts';
import { putInStore } from './setup/store.ts';
import { openAnew, waitForTurn } from './setup/table.ts';
import { useBrowser } from './setup/visit.ts';

useBrowser();

test('naming yourself in one tab takes effect in another that is already open', async () => {
  const [ann, bo] = [await arrive(), await arrive()];
  const id = await openTable(ann.page, 'Ann', { game: 'cat-in-the-box', options: { players: 3 } });
  const tab = await bo.context.newPage();
  for (const page of [bo.page, tab]) await openAnew(page, `#/table/${id}`);
  await tab.getByLabel('Your name').waitFor();
  await sitDown(bo.page, 'Bo', 2);
  await sitDown(tab, 'Bo', 3);
  const { you, seats } = await stateOf(bo.page, id);
  expect(you).toBe(2);
  expect(seats.map(({ name }) => name)).toEqual([null, null, 'Bo']);
  for (const { leave } of [ann, bo]) await leave();
});

test('a tab that has fallen behind offers no move for a turn answered in the other tab', async () => {
  const [ann, bo] = [await arrive(), await arrive()];
  const id = await startGame(
    { Ann: ann.page, Bo: bo.page },
    { game: 'cat-in-the-box', options: { players: 2 } },
  );
  const visits = [ann.page, bo.page];
  const play = async (seat: number, wish: (move: string) => boolean = () => true): Promise<string> => {
    const { legal, asked } = await stateOf(visits[seat], id);
    const move = legal.find(wish) ?? legal[0];
    await callApi(visits[seat], 'POST', `tables/${id}/moves`, { move, answers: asked });
    return move;
  };
  const moverAt = ({ view }: TableState): number => (view as { toMove: number[] }).toMove[0];
  // Both lay a card face down.
  for (let i = 0; i < 2; i++) await play(moverAt(await stateOf(ann.page, id)));

  // The opponent follows in a colour that can't win, so it is the leader's turn again.
  const state = await stateOf(ann.page, id);
  const leader = moverAt(state);
  const tab = visits[leader];
  await putInStore(tab, 'settings', 'chosen', { pace: 'calm' });
  await openAnew(tab, `#/table/${id}`);
  await waitForTurn(tab);
  const { legal } = await stateOf(tab, id);
  const lead = await play(leader);
  await play(1 - leader, (move) => move[1] !== lead[1] && move[1] !== 'r');
  const later = await stateOf(tab, id);
  expect(later.asked).not.toBeNull();
  const count = (await entriesOf(tab, id)).length;
  const both = later.legal.find((move) => legal.includes(move)) ?? '';
  expect(both).not.toBe('');
  const sent: string[] = [];
  tab.on('request', (request) => void (request.url().endsWith('/moves') && sent.push(request.url())));
  await pressFor(tab, 'cat-in-the-box', both);
  await expectInStep(tab, visits[1 - leader]);
  expect(sent).toEqual([]);
  expect(await entriesOf(tab, id)).toHaveLength(count);
  for (const { leave } of [ann, bo]) await leave();
});

test('a late refusal of a move does not affect the next one', async () => {
  const [ann, bo] = [await arrive({ forgives: /409/ }), await arrive()];
  const id = await startGame(
    { Ann: ann.page, Bo: bo.page },
    { game: 'cat-in-the-box', options: { players: 2 } },
  );
  const second = await ann.context.newPage();
  await second.goto('/');
  const play = async (page: Page): Promise<void> => {
    const { legal, asked } = await stateOf(page, id);
    await callApi(page, 'POST', `tables/${id}/moves`, { move: legal[0], answers: asked });
  };
  for (const page of [second, bo.page]) await play(page);
  // Ann must lead: as the second of two she might win the trick with any move and be asked again at once.
  const isAsked = async (): Promise<boolean> => (await stateOf(second, id)).asked !== null;
  const hasLed = async (): Promise<boolean> => {
    const { tricks } = (await stateOf(second, id)).view as CatView;
    return tricks.some(({ winner, plays }) => winner === null && plays.length > 0);
  };
  while (!(await isAsked()) || (await hasLed())) await play((await isAsked()) ? second : bo.page);
  // Her page may still show an earlier turn of hers.
  await openAnew(ann.page, `#/table/${id}`);
  await waitForTurn(ann.page);
  const { legal } = await stateOf(second, id);

  // Two moves are held up on their way. Meanwhile the other tab has made another one and taken it back.
  const held: (() => Promise<void>)[] = [];
  await ann.page.route('**/moves', (route) => void held.push(() => route.continue()));
  await pressFor(ann.page, 'cat-in-the-box', legal[1]);
  await expect.poll(() => held.length).toBe(1);
  await play(second);
  await callApi(second, 'POST', `tables/${id}/asks`, { what: 'takeback' });
  await callApi(bo.page, 'POST', `tables/${id}/answers`, { agrees: true });
  await waitForTurn(ann.page);
  await pressFor(ann.page, 'cat-in-the-box', legal[1]);
  await expect.poll(() => held.length).toBe(2);
  await held[0]();
  await ann.page.getByText('Your move wasn’t accepted.').waitFor();
  expect(await ann.page.title()).not.toMatch(/^●/);
  const before = (await entriesOf(second, id)).length;
  await held[1]();
  await expect.poll(async () => (await entriesOf(second, id)).length).toBe(before + 1);
  for (const { leave } of [ann, bo]) await leave();
});
