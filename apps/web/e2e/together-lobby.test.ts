// The lobby and the profile page: tables appear automatically, quick play brings people together, a code signs somebody
// in on another device, and axe checks all of it.

import type { Rating } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { complaintsOf } from './setup/axe.ts';
import { callApi } from './setup/call-api.ts';
import { gather, meet, playOn } from './setup/callers.ts';
import { arrive, stateOf } from './setup/live.ts';
import { openAnew, waitForTurn } from './setup/table.ts';
import { PHONE, useBrowser, type Visit, type VisitOptions } from './setup/visit.ts';

useBrowser();

/** Opens the lobby under this name. */
async function enterLobby(name: string, options: VisitOptions = {}): Promise<Visit> {
  const visiting = await arrive(options);
  const { page } = visiting;
  await callApi(page, 'POST', 'people', { name, cookie: true });
  await openAnew(page, '#/together');
  await page.getByRole('button', { name: 'Quick play: Trump Whales' }).waitFor();
  return visiting;
}

const idAt = ({ page }: Visit): string => /#\/table\/([\w-]{22})/.exec(page.url())?.[1] ?? '';

test('a listed table for friends is visible to others, and starts', async () => {
  const [ann, bo] = await Promise.all([enterLobby('Ann'), enterLobby('Bo', { viewport: PHONE })]);
  expect(await complaintsOf(bo.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Play with friends' }).click();
  await ann.page.getByRole('dialog').getByText('If It Fits', { exact: true }).click();
  await ann.page.getByRole('button', { name: 'Create table' }).click();
  await ann.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  const id = idAt(ann);
  const row = bo.page.locator(`[data-table="${id}"]`);
  expect((await stateOf(ann.page, id)).settings.listed).toBe(false);
  expect(await row.count()).toBe(0);
  await callApi(ann.page, 'PATCH', `tables/${id}`, { settings: { listed: true } });
  await row.getByRole('button', { name: 'Join: If It Fits' }).click();
  await bo.page.getByRole('button', { name: 'I’m ready' }).click();
  for (const { page } of [ann, bo]) expect(await complaintsOf(page)).toEqual([]);

  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await ann.page.getByRole('button', { name: 'Start with bots' }).click();
  await Promise.race([ann, bo].map(({ page }) => waitForTurn(page)));
  for (const { page } of [ann, bo]) expect(await complaintsOf(page)).toEqual([]);

  // It is listed under the player's own games, and everyone can see it running.
  await openAnew(bo.page, '#/together');
  await bo.page.getByRole('heading', { name: 'Your games' }).waitFor();
  // On the reader's turn the lobby says so, also in the page title, in case they are looking elsewhere.
  while ((await stateOf(bo.page, id)).asked === null) {
    const { asked, legal } = await stateOf(ann.page, id);
    if (asked !== null)
      await callApi(ann.page, 'POST', `tables/${id}/moves`, { move: legal[0], answers: asked });
  }
  await bo.page.waitForFunction(() => document.title.startsWith('(1) Your turn'));
  await bo.page.getByText('Your turn', { exact: true }).waitFor();
  await openAnew(bo.page, '#/');
  await bo.page.getByRole('link', { name: 'your turn in 1 game' }).waitFor();
  await openAnew(bo.page, '#/you');
  await bo.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await complaintsOf(bo.page)).toEqual([]);
  for (const { leave } of [ann, bo]) await leave();
});

test('quick play brings two people to the same table', async () => {
  const [ann, bo] = await Promise.all([enterLobby('Ann'), enterLobby('Bo', { viewport: PHONE })]);
  for (const { page } of [ann, bo]) {
    await page.getByRole('button', { name: 'Quick play: Trump Whales' }).click();
    await page.getByRole('button', { name: 'Leave seat' }).waitFor();
  }
  expect(idAt(bo)).toBe(idAt(ann));
  // Somebody joining doesn't end the wait for others.
  const timer = ann.page.getByRole('timer').getByText('Bots take the free seats');
  const left = async (): Promise<number> => Number(/\d+/.exec(await timer.innerText()));
  const before = await left();
  // Nor does a reload end or restart it.
  await expect.poll(left).toBeLessThan(before);
  for (const { page } of [ann, bo]) await page.reload();
  await bo.page.getByText('You have a seat. Waiting for the host to start.').waitFor();
  expect(await left()).toBeLessThan(before);
  await ann.page.getByRole('button', { name: 'Start with bots now' }).click();
  await Promise.all([ann, bo].map(({ page }) => waitForTurn(page)));
  const { phase, seats } = await stateOf(ann.page, idAt(ann));
  expect(phase).toBe('playing');
  expect(seats.filter(({ isBot }) => !isBot).map(({ name }) => name)).toEqual(['Ann', 'Bo']);
  for (const { leave } of [ann, bo]) await leave();
});

test('a code signs this browser in as its owner, with their rating', async () => {
  const zoe = await arrive();
  await callApi(zoe.page, 'POST', 'people', { name: 'Zoe', cookie: true });
  const [ann, bo] = [await meet(zoe.page, 'Ann'), await meet(zoe.page, 'Bo')];
  const plan = { game: 'cat-in-the-box', options: { players: 2 } } as const;
  await playOn([ann, bo], await gather([ann, bo], plan, true));
  const rated = async (): Promise<Rating[]> =>
    (await ann<{ ratings: Rating[] }>('GET', 'me/ratings')).ratings;
  await expect.poll(rated).toHaveLength(1);
  const { code } = await ann<{ code: string }>('POST', 'me/codes');
  await openAnew(zoe.page, `#/you?code=${code}`);
  const sheet = zoe.page.getByRole('dialog');
  await sheet.getByText('Right now you’re Zoe here.').waitFor();
  expect(await complaintsOf(zoe.page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Yes, that’s me' }).click();

  const rating = zoe.page.getByRole('region', { name: 'Your rating' });
  await rating.getByRole('heading', { name: 'Cat in the Box' }).waitFor();
  const definitions = rating.getByRole('definition');
  await expect.poll(() => definitions.allInnerTexts()).toEqual(['Not enough games yet', 'after 1 game']);
  expect(await rating.getByRole('term').allInnerTexts()).toEqual(['People only']);
  expect(await complaintsOf(zoe.page)).toEqual([]);
  await zoe.leave();
});
