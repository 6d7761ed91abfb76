// The deal of the day in the page, with a server whose clock is controlled by the test.

import type { Contest, TableState } from '@menagerie/protocol';
import { createServer, openSqlite } from '@menagerie/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, settle } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { openAnew } from './setup/table.ts';
import { PHONE, useBrowser, visit, type Visit } from './setup/visit.ts';

useBrowser();

const PAGE = new URL('../dist', import.meta.url).pathname;
const DAY_MS = 24 * 60 * 60 * 1000;
const MORNING = Date.parse('2026-03-02T08:00:00Z');
const [DATE, GAME] = ['2026-03-02', 'cat-in-the-box'];
const RESULT = `#/day/${DATE}/${GAME}`;

let moved = 0;
let close: () => Promise<void>;
let address: string;

beforeAll(async () => {
  const began = Date.now();
  const store = await openSqlite(':memory:');
  const server = await createServer({
    page: PAGE,
    tables: {
      store,
      // Always the first choice: how well they play doesn't matter here.
      bots: { queue: 0, think: ({ legal }) => Promise.resolve(legal[0]) },
      botBeatMs: 5,
      now: () => MORNING + moved + Date.now() - began,
    },
  });
  address = await server.listen({ port: 0, host: 'localhost' });
  close = async () => {
    await server.close();
    await store.close();
  };
});
afterAll(() => close());

async function arriveAs(name: string): Promise<Visit> {
  const visiting = await visit({ baseURL: address, viewport: PHONE, hash: '#/day' });
  await visiting.page.getByLabel('Your name').fill(name);
  return visiting;
}

/** Starts today's deal in the page. */
async function begin({ page }: Visit): Promise<string> {
  await page.getByRole('button', { name: 'Play the deal of the day: Cat in the Box' }).click();
  await page.getByText('Deal of the day, 2 March').waitFor();
  return new URL(page.url()).hash.replace('#/table/', '');
}

/** Answers with the first or the last legal move until the game is over and the result is known. */
async function finish(page: Page, id: string, choose: 'first' | 'last'): Promise<TableState> {
  for (;;) {
    const state = await callApi<TableState>(page, 'GET', `tables/${id}`);
    if (state.phase === 'over') break;
    const move = choose === 'first' ? state.legal[0] : state.legal.at(-1);
    if (state.asked !== null)
      await callApi(page, 'POST', `tables/${id}/moves`, { move, answers: state.asked });
  }
  const outcome = async (): Promise<unknown> =>
    (await callApi<Contest>(page, 'GET', `contests/day-${DATE}-${GAME}`)).you.at(0)?.outcome;
  await expect.poll(outcome).toBe('finished');
  return callApi<TableState>(page, 'GET', `tables/${id}`);
}

async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  expect(await complaintsOf(page)).toEqual([]);
}

test('the same moves give the same game, results come after your own game, and tomorrow they are public', async () => {
  moved = 0;
  const [ann, bo] = [await arriveAs('Ann'), await arriveAs('Bo')];
  await expectAccessible(ann.page);
  const [first, second] = [await begin(ann), await begin(bo)];
  await expect.poll(() => bo.page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

  // Leaving and coming back continues the same game.
  await openAnew(ann.page, '#/day');
  await ann.page.getByRole('button', { name: 'Continue the deal of the day: Cat in the Box' }).click();
  await expect.poll(() => ann.page.url()).toContain(first);

  const [over, other] = [await finish(ann.page, first, 'first'), await finish(bo.page, second, 'first')];
  expect(other.result).toEqual(over.result);
  await openAnew(bo.page, RESULT);
  await bo.page.getByText('Place 1 of 2', { exact: true }).waitFor();
  await bo.page.getByText('2 players, you among them').waitFor({ state: 'attached' });

  const cy = await arriveAs('Cy');
  await openAnew(cy.page, RESULT);
  await cy.page.getByText('Play this deal first').waitFor();
  expect(await cy.page.getByText('How everyone did').count()).toBe(0);
  await openAnew(cy.page, '#/day');
  await cy.page.getByLabel('Your name').fill('Cy');
  await finish(cy.page, await begin(cy), 'last');
  await openAnew(cy.page, RESULT);
  await cy.page.getByText('Where others chose differently').waitFor();
  await cy.page.locator('[data-decision]').first().waitFor();
  expect(await cy.page.locator('[data-share-text]').innerText()).toContain(`/d/${DATE}`);
  await expectAccessible(cy.page);
  await openAnew(cy.page, '#/day');
  await cy.page.locator('[data-share-text]', { hasText: /Cat in the Box: Place \d of 3/ }).waitFor();

  moved = DAY_MS;
  await openAnew(ann.page, '#/day');
  await ann.page.getByRole('heading', { name: 'Today, 3 March' }).waitFor();
  await ann.page.getByRole('link', { name: /^Cat in the Box Place/ }).click();
  await ann.page.getByRole('button', { name: 'Show everyone’s games' }).click();
  await expect.poll(() => ann.page.getByRole('link', { name: /^Replay: / }).count()).toBe(3);
  await ann.page.getByText('Check the cards').click();
  await ann.page.locator('[data-verdict="matched"]').waitFor();
  await ann.page.getByRole('button', { name: 'Practise' }).click();
  await ann.page.getByText('Practice, 2 March').waitFor();
  for (const { leave } of [ann, bo, cy]) await leave();
});

test('without a server, practice deals are derived from the date alone, and marked as not counting', async () => {
  const hands: string[] = [];
  for (const name of ['one', 'two']) {
    const { page, context, leave } = await visit({ baseURL: address, forgives: /ERR_FAILED/ });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.route('**/api/**', (route) => route.abort());
    await openAnew(page, '#/day');
    await page.getByText('Can’t reach the server').waitFor();
    if (name === 'one') await expectAccessible(page);
    await page.getByRole('button', { name: 'Practise: Cat in the Box' }).click();
    await page.getByText('doesn’t count').waitFor();
    await page.locator('main [data-rank]').first().waitFor();
    const cards = await page
      .locator('main [data-rank]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-rank')));
    hands.push(cards.join());
    await leave();
  }
  expect(hands[1]).toBe(hands[0]);
});
